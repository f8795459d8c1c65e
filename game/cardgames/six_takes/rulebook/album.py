"""The entries of the album: every rule with a picture, its text, and a turn to play."""

from __future__ import annotations

from game.cardgames.six_takes.rulebook.examples import EXAMPLES
from game.cardgames.six_takes.rulebook.pictures import Group, Groups
from game.cardgames.six_takes.rulebook.quizzes import DRAFT, ENDINGS
from game.language.message import message
from game.tables.book.rulebook import Entry


def _cards(*cards: int) -> Groups:
    return Groups((Group(cards, lapped=True),))


ALBUM = (
    Entry(
        message("The sixth card"),
        _cards(12, 18, 25, 31, 36, 38),
        message("Five cards fill a row, and the sixth takes them."),
        message("Its player takes the five, and the card itself starts the row anew."),
        EXAMPLES["sixth"],
    ),
    Entry(
        message("Close and far"),
        _cards(22, 24, 77),
        message("A card goes to the closest end below it."),
        message(
            "The lowest of all revealed cards is placed first. So a row may be full by the time your card gets there."
        ),
        EXAMPLES["nearest"],
    ),
    Entry(
        message("Too low"),
        _cards(3, 8, 26, 44, 62),
        message("Too low for every row: take one, whichever you like."),
        message(
            "You choose when the card's turn comes, not before. What you take never comes back into your hand."
        ),
        EXAMPLES["too_low"],
    ),
    Entry(
        message("The last card"),
        _cards(35, 0),
        message("The last card of a hand plays itself."),
        message("In the tenth turn nobody is asked: think of that in the ninth."),
        EXAMPLES["last_card"],
    ),
    Entry(
        message("Who wins?"),
        _cards(55, 66, 67),
        message("Over the limit is out; the last one left wins."),
        message(
            "Who goes out later is ahead; of those who go out together, who has fewer ducks. Equal totals share the place."
        ),
        ENDINGS,
    ),
    Entry(
        message("Who picks?"),
        _cards(17, 34, 51, 68),
        message("In a draft the cards lie open, and you pick in turn."),
        message(
            "Clockwise, one card at a time, until each has ten. The very last card goes to its picker by itself."
        ),
        DRAFT,
    ),
)
