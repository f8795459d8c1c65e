"""Questions that no position asks: tops that make eighteen, plays that are legal, and the next step of a turn."""

from __future__ import annotations

from game.cardgames.must_be_18.rulebook.pictures import Block, Group, Groups, places
from game.cardgames.must_be_18.words.names import card_name, figures
from game.language.message import Text, message, message_in
from game.tables.book.rulebook import Answer, Question, Quiz, Task

YES, NO = message_in("an answer", "yes"), message_in("an answer", "no")
MANY, FEW = message("no: too many"), message("no: too few")
"""The answers to whether cards total eighteen."""
MUST_PLAY = message("no: a play is there")


def _which(prompt: Text, texts: tuple[str, ...], good: str, right: str, wrong: Text) -> Question:
    """A question to be answered by a picture of tops."""
    named = {text: figures(place.top for place in places(text)) for text in texts}
    answers = tuple(Answer(words, Block(text)) for text, words in named.items())
    return Question(Task(prompt, (named[good],), right, wrong), answers)


def _may(
    laid: str, prompt: Text, good: Text, right: Text, wrong: Text, *, hand: str = "", other: Text = FEW
) -> Question:
    """A question about cards laid; a hand may be shown, too."""
    groups = (
        (Group(laid, message("the table")), Group(hand, message("your hand"))) if hand else (Group(laid),)
    )
    answers = tuple(Answer(words) for words in (YES, MANY, other))
    return Question(Task(prompt, (good,), right, wrong), answers, Groups(groups))


def _next(
    tops: str, hand: str, prompt: Text, answers: tuple[Text, ...], good: Text, right: Text, wrong: Text
) -> Question:
    """A question about the next step of a hand on these tops."""
    picture = Groups((Group(tops, message("the tops")), Group(hand, message("your hand"))))
    return Question(Task(prompt, (good,), right, wrong), tuple(map(Answer, answers)), picture)


EIGHTEEN = Quiz(
    (
        _which(
            message("Three columns can only show 6, 6, 6. Which of these tops can four columns show?"),
            ("6 5 4 4", "6 6 4 2", "5 5 4 3"),
            "6 6 4 2",
            "6 + 6 + 4 + 2 = 18.",
            message("Add them up: one of the three makes 18, the others one more or one less."),
        ),
        _which(
            message("And five columns?"),
            ("6 4 4 3 1", "5 5 4 3 2", "5 4 4 2 2"),
            "6 4 4 3 1",
            "6 + 4 + 4 + 3 + 1 = 18.",
            message("Not 18. With more columns the numbers get smaller, the total never does."),
        ),
        _which(
            message("And six?"),
            ("4 4 3 3 3 2", "6 3 3 2 2 1", "5 3 3 3 2 2"),
            "5 3 3 3 2 2",
            "5 + 3 + 3 + 3 + 2 + 2 = 18.",
            message("Count again: six columns show 3 on average."),
        ),
        Question(
            Task(
                message("Four columns. What does the last one show?"),
                (card_name(4),),
                message("6 + 5 + 3 = 14, and 4 more are 18."),
                message("The three that you see make 14."),
            ),
            tuple(map(Answer, map(card_name, (3, 4, 5)))),
            Groups((Group("6 5 3", message("three of four")),)),
        ),
    )
)
"""The quiz about tops that make eighteen."""

MAY_IT = Quiz(
    (
        _may(
            "6>6 6 6",
            message("A six on a six. May it be laid?"),
            YES,
            message("It changes nothing, but it is a play, and your hand is smaller."),
            message("Are the tops 18 afterwards? That is all that is asked."),
        ),
        _may(
            "6>5 6 4 2>3",
            message("A 5 on a 6, and a 3 on a 2?"),
            YES,
            message("8 for 8: one less on one column, one more on the other."),
            message("Compare what is laid with what is covered: 5 and 3, 6 and 2."),
        ),
        _may(
            "6>5 6>5 4 2>3",
            message("Two 5s on two 6s, and a 3 on a 2?"),
            FEW,
            message("13 for 14: that makes 17."),
            message("5, 5 and 3 are laid on 6, 6 and 2. Which side is more?"),
        ),
        _may(
            "6>4 6 6 +3",
            message("You could not play, so you open a column with a 3, and lay a 4 on a 6?"),
            MANY,
            message("4 and 3 are 7, but they replace only a 6: 19. A 2 would have been right."),
            message("The new column counts, too. Add up all four tops."),
        ),
        _may(
            "6>5 6>4 6>4 +5",
            message("Opening a column like this makes 18. May you, with a six in your hand?"),
            MUST_PLAY,
            message("A six on a six is a play, and who can play may not open a column."),
            message("The sum is right. But a column may be opened only by those who cannot play."),
            hand="6",
            other=MUST_PLAY,
        ),
    )
)
"""The quiz about legal plays."""

LAY, DRAW, OPEN, SKIP = (
    message("lay something"),
    message("draw a card"),
    message("open a column"),
    message("skip"),
)
"""The answers about the next step."""

WHAT_NOW = Quiz(
    (
        _next(
            "6 6 6",
            "5 4 2",
            message("Your turn, and there are cards in the stock. What do you have to do?"),
            (DRAW, OPEN, SKIP),
            DRAW,
            message("You cannot play, so you draw first. Only who cannot play after that opens a column."),
            message("A 4 and a 2 could open a column, but first you draw a card: it may be a six."),
        ),
        _next(
            "6 6 6",
            "5 5 4 2",
            message("You have drawn a 5. And now?"),
            (OPEN, SKIP, DRAW),
            OPEN,
            message("Still no six, so you must open a column: with 4 and 2, or with 5, 5 and 2."),
            message("One card is all you draw, and who can open a column may not skip."),
        ),
        _next(
            "5 4 4 5",
            "6 5 3",
            message("You would like to keep the 5 for later. What may you do?"),
            (LAY, DRAW, SKIP),
            LAY,
            message("Who can play must, but what is up to you: 6 and 3 on 5 and 4 would keep the 5."),
            message("Who can play must; there is no drawing and no skipping then."),
        ),
        _next(
            "5 3 3 3 2 2",
            "6 4",
            message("You have drawn the 4, and cannot play. And now?"),
            (OPEN, DRAW, SKIP),
            SKIP,
            message("Six columns are the most, so you skip. The 4 stays in your hand."),
            message("There are six columns already, and one card is all you draw."),
        ),
    )
)
"""The quiz about the steps of a turn."""

HOUSE_RULES = Quiz(
    (
        _next(
            "6 6 6",
            "6 5 4 3",
            message(
                "House rule: who can play may draw instead. You had a six, but have drawn a card: a 3. What may you do now?"
            ),
            (message("lay the 3 only"), message("lay or skip"), message("skip only")),
            message("lay or skip"),
            message("Having drawn, you may play or keep the card. To keep it is a free skip."),
            message("After drawing instead of playing, you are free to do either."),
        ),
        _next(
            "6 6 6",
            "6 5 4 3",
            message(
                "The same hand. You skip, the stock is empty now, and Bob can lay nothing: all have skipped in a row. Is the "
                "round blocked?"
            ),
            (YES, message("no: you have drawn")),
            message("no: you have drawn"),
            message(
                "A free skip after drawing does not count: you could lay something yet. It is your turn again."
            ),
            message("A round is blocked if nobody can lay anything. You could, but did not want to."),
        ),
        _next(
            "6 6 6",
            "6 4 2",
            message(
                "House rule: new columns are voluntary. You could lay your six. May you open a column with 4 and 2 instead?"
            ),
            (YES, NO),
            YES,
            message("By this rule a column may be opened instead of any play, and before any draw."),
            message(
                "Usually you could not. But by this house rule new columns are not only for those who are stuck."
            ),
        ),
        Question(
            Task(
                message(
                    "With the even deck there are twelve cards of each number. Can five columns show this?"
                ),
                (YES,),
                message(
                    "Three twos are no trouble with that deck: a twentieth way. The usual deck has only two."
                ),
                message("6 + 6 + 2 + 2 + 2 = 18, and that deck has twelve twos."),
            ),
            tuple(map(Answer, (YES, NO))),
            Groups((Group("6 6 2 2 2"),)),
        ),
    )
)
"""The quiz about options (RULES.md §7)."""
