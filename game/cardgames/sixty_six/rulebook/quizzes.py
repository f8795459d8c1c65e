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
        return message("no pips of the black six, with the red four face down on top")
    if six_below:
        return plural(
            "one pip of the black six, with the red four face down on top",
            "{n} pips of the black six, with the red four face down on top",
            seen,
        )
    return plural(
        "one pip of the red four, with the black six face down on top",
        "{n} pips of the red four, with the black six face down on top",
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
            message("You’ve bid 2, and your team ends up with 65 points. What do you score for the hand?"),
            (1, 2, -2),
            -2,
            message("A 2 promises 66. One point short, and you’re set: minus 2."),
            message(
                "Two ticks are 66 points, and this is one point less. What does it cost you "
                "when your bid is set?"
            ),
        ),
        _scored(
            message("bid {bid}", bid=2),
            points(105),
            message("The next hand: you’ve bid 2 again, and this time you have 105 points."),
            (2, 3, -2),
            3,
            message("Three times 33 is 99. All your ticks count, even those beyond the bid."),
            message("The bid is made. How many times does 33 go into 105?"),
        ),
        _scored(
            message("no bid"),
            points(35),
            message("The other team didn’t bid. It has 35 points."),
            (0, 1, -1),
            1,
            message("A team that didn’t bid can’t be set: every full 33 scores."),
            message("It promised nothing, so it scores a tick for every full 33."),
        ),
        _scored(
            message("Moon"),
            message("5 of 6 tricks"),
            message(
                "You’ve bid the Moon, alone against two. You’ve won five tricks and 110 "
                "points, but not the last trick."
            ),
            (-5, 3, 5),
            -5,
            message("In a Moon, only tricks count. One lost trick costs you five."),
            message("A Moon promises every trick. Points don’t help."),
        ),
        _scored(
            message("their Moon"),
            message("70 points for you"),
            message(
                "Now the other team bid the Moon and was set. Your team ends up with 70 "
                "points. What do you score?"
            ),
            (0, 2, 5),
            2,
            message("A Moon that’s set is played out, and you score your ticks as usual: 70 points are two."),
            message("The bidders lose 5, but you don’t win those. How many times does 33 go into 70?"),
        ),
        _scored(
            message("bid {bid}", bid=4),
            message("all tricks, 120 points"),
            message("You’ve bid 4 and won every trick, but nobody had a marriage. What does that score?"),
            (3, 4, -4),
            -4,
            message(
                "A 4 promises 4 × 33 = 132 points, and the cards have only 120. You can’t make "
                "a 4 without a marriage."
            ),
            message("All the cards together are worth 120. How many points does a 4 promise?"),
        ),
    )
)
"""The quiz about the scoring of bids."""

SCORE_CARDS = Quiz(
    (
        _shown(
            message("Up to six, the black six shows the score. Which picture shows 4?"),
            (2, 8, 4),
            4,
            message("You can see four pips of the six. The red four hides the others."),
            message("Count the pips you can see on the six."),
        ),
        _shown(
            message("Beyond six, the red four helps. Which picture shows 8?"),
            (8, 6, -8),
            8,
            message("The whole six, and two pips of the four: eight."),
            message("You need all the pips of the six, and two of the four."),
        ),
        _shown(
            message(
                "Below zero, it’s the other way round: the red four counts first. Which "
                "picture shows minus 3?"
            ),
            (3, -3, -7),
            -3,
            message("Red means below zero: three pips of the four."),
            message("Three pips of the red four, and none of the six."),
        ),
        Question(
            Task(
                message("And what score is this?"),
                (score_figure(-7),),
                message("The whole four, and three pips of the six beneath it: minus 7."),
                message("The red four is on top, so the score is below zero. Add up all the pips you see."),
            ),
            tuple(Answer(score_figure(score)) for score in (7, -3, -7)),
            Scores((-7,), numbers=False),
        ),
    )
)
"""The quiz about scores on the two cards."""
