"""Questions that no position asks: the scoring of a hand, and the score that two cards show."""

from __future__ import annotations

from game.cardgames.sixty_six.rulebook.pictures import Lines, Scores
from game.cardgames.sixty_six.rules.score_cards import SIX, picture
from game.cardgames.sixty_six.words.names import points, score_figure, signed
from game.language.message import Text, message, plural
from game.tables.book.rulebook import Answer, Question, Quiz, Task
from game.ui.drawing.palette import BONE, GOLD


def picture_words(score: int) -> Text:
    """The two cards at a score in words, without its number."""
    lower, upper = picture(score).lower, picture(score).upper
    seen, six_below = len(lower.visible), lower.pips == SIX
    if upper.face_up:
        if six_below:
            return plural(
                "the whole red four, and one pip of the black six beneath it",
                "the whole red four, and {n} pips of the black six beneath it",
                seen,
            )
        return plural(
            "the whole black six, and one pip of the red four beneath it",
            "the whole black six, and {n} pips of the red four beneath it",
            seen,
        )
    if not seen:
        return message("no pip of the black six, the red four face down on it")
    if six_below:
        return plural(
            "one pip of the black six, the red four face down on it",
            "{n} pips of the black six, the red four face down on it",
            seen,
        )
    return plural(
        "one pip of the red four, the black six face down on it",
        "{n} pips of the red four, the black six face down on it",
        seen,
    )


def _scored(
    call: Text, outcome: Text, prompt: Text, changes: tuple[int, ...], good: int, right: Text, wrong: Text
) -> Question:
    """A question about the change of a score; call and outcome are its picture."""
    return Question(
        Task(prompt, (signed(good),), right, wrong),
        tuple(Answer(signed(change)) for change in changes),
        Lines(((call, GOLD), (outcome, BONE))),
    )


def _shown(prompt: Text, scores: tuple[int, ...], good: int, right: Text, wrong: Text) -> Question:
    """A question to be answered by a picture."""
    answers = tuple(Answer(picture_words(score), Scores((score,), numbers=False)) for score in scores)
    return Question(Task(prompt, (picture_words(good),), right, wrong), answers)


MADE_OR_SET = Quiz(
    (
        _scored(
            message("bid {bid}", bid=2),
            points(65),
            message(
                "You have bid 2, and your side has 65 points in the end. What does the hand score for you?"
            ),
            (1, 2, -2),
            -2,
            message("A 2 promises 66. One point short is set, and costs the bid."),
            message(
                "Two ticks are 66 points, and this is one point less. What does a bid cost that is not made?"
            ),
        ),
        _scored(
            message("bid {bid}", bid=2),
            points(105),
            message("The next hand: again your bid is 2, and now you have 105 points."),
            (2, 3, -2),
            3,
            message("Three times 33 is 99: all ticks count, also those beyond the bid."),
            message("The bid is made. How often does 33 go into 105?"),
        ),
        _scored(
            message("no bid"),
            points(35),
            message("The other side had not bid. It has 35 points."),
            (0, 1, -1),
            1,
            message("Who has not bid cannot be set: every whole 33 scores."),
            message("Who has not bid has promised nothing, and scores each whole 33."),
        ),
        _scored(
            message("Moon"),
            message("5 tricks of 6"),
            message(
                "You have bid the Moon, alone against two. Five tricks and 110 points are yours, the last trick is "
                "not."
            ),
            (-5, 3, 5),
            -5,
            message("In a Moon only the tricks count. One lost trick costs five."),
            message("A Moon promises every trick, and points do not help."),
        ),
        _scored(
            message("their Moon"),
            message("70 points for you"),
            message(
                "Now the others bid the Moon and lost it. Your side has 70 points in the end. What do you score?"
            ),
            (0, 2, 5),
            2,
            message("A lost Moon is played out, and you score your ticks as ever: 70 points are two."),
            message("The bidders lose 5, but that is not what you win. How often does 33 go into 70?"),
        ),
        _scored(
            message("bid {bid}", bid=4),
            message("all tricks, 120 points"),
            message("You have bid 4 and won every trick, but nobody had a marriage. What does that score?"),
            (3, 4, -4),
            -4,
            message(
                "A 4 promises 4 × 33 = 132 points, and the cards have only 120. Without a marriage there is no 4."
            ),
            message("All cards together are worth 120. How many points does a 4 promise?"),
        ),
    )
)
"""The quiz about the scoring of bids."""

SCORE_CARDS = Quiz(
    (
        _shown(
            message("Up to six, the black six shows the score. Which picture says 4?"),
            (2, 8, 4),
            4,
            message("Four pips of the six can be seen, the red four hides the others."),
            message("Count the pips of the six that can be seen."),
        ),
        _shown(
            message("Beyond six the red four helps. Which picture says 8?"),
            (8, 6, -8),
            8,
            message("The whole six, and two pips of the four: eight."),
            message("It takes all pips of the six, and two of the four."),
        ),
        _shown(
            message(
                "Below nothing it is the other way round: the red four counts first. Which picture says minus 3?"
            ),
            (3, -3, -7),
            -3,
            message("Red is below zero: three pips of the four."),
            message("Three pips of the red four, and none of the six."),
        ),
        Question(
            Task(
                message("And which score is this?"),
                (score_figure(-7),),
                message("The whole four, and three pips of the six beneath it: minus 7."),
                message("The red four lies on top, so it is below zero. Add up all pips that you see."),
            ),
            tuple(Answer(score_figure(score)) for score in (7, -3, -7)),
            Scores((-7,), numbers=False),
        ),
    )
)
"""The quiz about scores on the two cards."""
