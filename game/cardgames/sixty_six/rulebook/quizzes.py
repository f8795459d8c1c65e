"""Questions that no position asks: the scoring of a hand, and the score that two cards show."""

from __future__ import annotations

from game.cardgames.sixty_six.rulebook.pictures import Lines, Scores
from game.cardgames.sixty_six.rules.score_cards import SIX, picture
from game.cardgames.sixty_six.words.names import score_figure, signed
from game.tables.book.rulebook import Answer, Question, Quiz, Task
from game.ui.drawing.palette import BONE, GOLD


def picture_words(score: int) -> str:
    """The two cards at a score in words, without its number."""
    lower, upper = picture(score).lower, picture(score).upper
    below, above = ("black six", "red four") if lower.pips == SIX else ("red four", "black six")
    seen = len(lower.visible)
    pips = {0: "no pip", 1: "one pip"}.get(seen, f"{seen} pips")
    if upper.face_up:
        return f"the whole {above}, and {pips} of the {below} beneath it"
    return f"{pips} of the {below}, the {above} face down on it"


def _scored(
    call: str, outcome: str, prompt: str, changes: tuple[int, ...], good: int, right: str, wrong: str
) -> Question:
    """A question about the change of a score; call and outcome are its picture."""
    return Question(
        Task(prompt, (signed(good),), right, wrong),
        tuple(Answer(signed(change)) for change in changes),
        Lines(((call, GOLD), (outcome, BONE))),
    )


def _shown(prompt: str, scores: tuple[int, ...], good: int, right: str, wrong: str) -> Question:
    """A question to be answered by a picture."""
    answers = tuple(Answer(picture_words(score), Scores((score,), numbers=False)) for score in scores)
    return Question(Task(prompt, (picture_words(good),), right, wrong), answers)


MADE_OR_SET = Quiz(
    (
        _scored(
            "bid 2",
            "65 points",
            "You have bid 2, and your side has 65 points in the end. What does the hand score for you?",
            (1, 2, -2),
            -2,
            "A 2 promises 66. One point short is set, and costs the bid.",
            "Two ticks are 66 points, and this is one point less. What does a bid cost that is not made?",
        ),
        _scored(
            "bid 2",
            "105 points",
            "The next hand: again your bid is 2, and now you have 105 points.",
            (2, 3, -2),
            3,
            "Three times 33 is 99: all ticks count, also those beyond the bid.",
            "The bid is made. How often does 33 go into 105?",
        ),
        _scored(
            "no bid",
            "35 points",
            "The other side had not bid. It has 35 points.",
            (0, 1, -1),
            1,
            "Who has not bid cannot be set: every whole 33 scores.",
            "Who has not bid has promised nothing, and scores each whole 33.",
        ),
        _scored(
            "Moon",
            "5 tricks of 6",
            "You have bid the Moon, alone against two. Five tricks and 110 points are yours, the last trick is "
            "not.",
            (-5, 3, 5),
            -5,
            "In a Moon only the tricks count. One lost trick costs five.",
            "A Moon promises every trick, and points do not help.",
        ),
        _scored(
            "their Moon",
            "70 points for you",
            "Now the others bid the Moon and lost it. Your side has 70 points in the end. What do you score?",
            (0, 2, 5),
            2,
            "A lost Moon is played out, and you score your ticks as ever: 70 points are two.",
            "The bidders lose 5, but that is not what you win. How often does 33 go into 70?",
        ),
        _scored(
            "bid 4",
            "all tricks, 120 points",
            "You have bid 4 and won every trick, but nobody had a marriage. What does that score?",
            (3, 4, -4),
            -4,
            "A 4 promises 4 × 33 = 132 points, and the cards have only 120. Without a marriage there is no 4.",
            "All cards together are worth 120. How many points does a 4 promise?",
        ),
    )
)
"""The quiz about the scoring of bids."""

SCORE_CARDS = Quiz(
    (
        _shown(
            "Up to six, the black six shows the score. Which picture says 4?",
            (2, 8, 4),
            4,
            "Four pips of the six can be seen, the red four hides the others.",
            "Count the pips of the six that can be seen.",
        ),
        _shown(
            "Beyond six the red four helps. Which picture says 8?",
            (8, 6, -8),
            8,
            "The whole six, and two pips of the four: eight.",
            "It takes all pips of the six, and two of the four.",
        ),
        _shown(
            "Below nothing it is the other way round: the red four counts first. Which picture says minus 3?",
            (3, -3, -7),
            -3,
            "Red is below zero: three pips of the four.",
            "Three pips of the red four, and none of the six.",
        ),
        Question(
            Task(
                "And which score is this?",
                (score_figure(-7),),
                "The whole four, and three pips of the six beneath it: minus 7.",
                "The red four lies on top, so it is below zero. Add up all pips that you see.",
            ),
            tuple(Answer(score_figure(score)) for score in (7, -3, -7)),
            Scores((-7,), numbers=False),
        ),
    )
)
"""The quiz about scores on the two cards."""
