"""Questions that no position asks: tops that make eighteen, plays that are legal, and the next step of a turn."""

from __future__ import annotations

from game.cardgames.must_be_18.rulebook.pictures import Block, Group, Groups, places
from game.cardgames.must_be_18.words.names import card_name, figures
from game.language.message import Text, message, message_in
from game.tables.book.rulebook import Answer, Question, Quiz, Task

YES, NO = message_in("an answer", "yes"), message_in("an answer", "no")
MANY, FEW = message("no: over 18"), message("no: under 18")
"""The answers to whether cards total eighteen."""
MUST_PLAY = message("no: you can play")


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
    picture = Groups((Group(tops, message("top cards")), Group(hand, message("your hand"))))
    return Question(Task(prompt, (good,), right, wrong), tuple(map(Answer, answers)), picture)


EIGHTEEN = Quiz(
    (
        _which(
            message("Three columns can only show 6, 6, 6. Which of these can four columns show?"),
            ("6 5 4 4", "6 6 4 2", "5 5 4 3"),
            "6 6 4 2",
            "6 + 6 + 4 + 2 = 18.",
            message("Add them up: one of the three makes 18, the others are off by one."),
        ),
        _which(
            message("And five columns?"),
            ("6 4 4 3 1", "5 5 4 3 2", "5 4 4 2 2"),
            "6 4 4 3 1",
            "6 + 4 + 4 + 3 + 1 = 18.",
            message("That’s not 18. With more columns, the numbers get smaller, but the total never does."),
        ),
        _which(
            message("And six?"),
            ("4 4 3 3 3 2", "6 3 3 2 2 1", "5 3 3 3 2 2"),
            "5 3 3 3 2 2",
            "5 + 3 + 3 + 3 + 2 + 2 = 18.",
            message("Add them up again: six columns average 3."),
        ),
        Question(
            Task(
                message("Four columns. What does the last one show?"),
                (card_name(4),),
                message("6 + 5 + 3 = 14, and 4 more makes 18."),
                message("The three you can see make 14."),
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
            message("A six on a six. Can you play it?"),
            YES,
            message("It changes nothing, but it’s a play, and your hand gets smaller."),
            message("Do the top cards make 18 afterwards? That’s all that matters."),
        ),
        _may(
            "6>5 6 4 2>3",
            message("A 5 on a 6, and a 3 on a 2?"),
            YES,
            message("8 for 8: one less on one column, one more on the other."),
            message("Compare what you play with what you cover: 5 and 3, 6 and 2."),
        ),
        _may(
            "6>5 6>5 4 2>3",
            message("Two 5s on two 6s, and a 3 on a 2?"),
            FEW,
            message("13 for 14: that makes 17."),
            message("5, 5 and 3 go on 6, 6 and 2. Which is more?"),
        ),
        _may(
            "6>4 6 6 +3",
            message("You couldn’t play, so you start a new column with a 3 and play a 4 on a 6?"),
            MANY,
            message("4 and 3 make 7, but they only replace a 6: that’s 19. A 4 and a 2 would have worked."),
            message("The new column counts, too. Add up all four top cards."),
        ),
        _may(
            "6>5 6>4 6>4 +5",
            message("A new column like this makes 18. May you start it with a six in your hand?"),
            MUST_PLAY,
            message("A six on a six is a play, and if you can play, you can’t start a new column."),
            message("The total is right. But you can only start a new column if you can’t play."),
            hand="6",
            other=MUST_PLAY,
        ),
    )
)
"""The quiz about legal plays."""

LAY, DRAW, OPEN, SKIP = (
    message("play cards"),
    message("draw a card"),
    message("start a column"),
    message("skip"),
)
"""The answers about the next step."""

WHAT_NOW = Quiz(
    (
        _next(
            "6 6 6",
            "5 4 2",
            message("It’s your turn, and there are cards in the stock. What do you have to do?"),
            (DRAW, OPEN, SKIP),
            DRAW,
            message(
                "You can’t play, so you draw first. You only start a new column if you still "
                "can’t play after that."
            ),
            message("A 4 and a 2 could start a new column, but first you draw a card: it might be a six."),
        ),
        _next(
            "6 6 6",
            "5 5 4 2",
            message("You drew a 5. What now?"),
            (OPEN, SKIP, DRAW),
            OPEN,
            message("Still no six, so you must start a new column: with 4 and 2, or with 5, 5 and 2."),
            message("You draw only one card, and if you can start a new column, you can’t skip."),
        ),
        _next(
            "5 4 4 5",
            "6 5 3",
            message("You’d like to keep the 5 for later. What may you do?"),
            (LAY, DRAW, SKIP),
            LAY,
            message("If you can play, you must, but you choose what: 6 and 3 on 5 and 4 would keep the 5."),
            message("If you can play, you must: no drawing, no skipping."),
        ),
        _next(
            "5 3 3 3 2 2",
            "6 4",
            message("You drew the 4, and you can’t play. What now?"),
            (OPEN, DRAW, SKIP),
            SKIP,
            message("There are never more than six columns, so you skip. The 4 stays in your hand."),
            message("There are six columns already, and you draw only one card."),
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
                "House rule: if you can play, you may draw instead. You had a six, but you "
                "drew a card: a 3. What may you do now?"
            ),
            (message("play only the 3"), message("play or skip"), message("only skip")),
            message("play or skip"),
            message("After drawing, you may play or keep your cards. Keep them, and you skip by choice."),
            message("If you draw instead of playing, you’re free to do either."),
        ),
        _next(
            "6 6 6",
            "6 5 4 3",
            message(
                "Same hand. You skip, the stock is now empty, and Bob can’t play: everyone has "
                "skipped in a row. Is the round blocked?"
            ),
            (YES, message("no: you drew")),
            message("no: you drew"),
            message(
                "Skipping by choice after drawing doesn’t count: you could still play. It’s your turn again."
            ),
            message("A round is blocked when nobody can play. You could. You just didn’t want to."),
        ),
        _next(
            "6 6 6",
            "6 4 2",
            message(
                "House rule: new columns are voluntary. You could play your six. May you start "
                "a new column with 4 and 2 instead?"
            ),
            (YES, NO),
            YES,
            message("With this rule, you may start a new column instead of any play, and before any draw."),
            message(
                "Normally you couldn’t. But with this house rule, new columns aren’t just for "
                "players who are stuck."
            ),
        ),
        Question(
            Task(
                message("The even deck has twelve cards of each number. Can five columns show this?"),
                (YES,),
                message(
                    "Three twos are no problem with that deck: that’s the twentieth way. The usual "
                    "deck has only two."
                ),
                message("6 + 6 + 2 + 2 + 2 = 18, and that deck has twelve twos."),
            ),
            tuple(map(Answer, (YES, NO))),
            Groups((Group("6 6 2 2 2"),)),
        ),
    )
)
"""The quiz about options (RULES.md §7)."""
