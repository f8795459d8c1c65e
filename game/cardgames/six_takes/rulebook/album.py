"""The entries of the album: every rule with a picture, its text, and a turn to play."""

from __future__ import annotations

from game.cardgames.six_takes.rulebook.examples import EXAMPLES
from game.cardgames.six_takes.rulebook.pictures import Group, Groups
from game.cardgames.six_takes.rulebook.quizzes import DRAFT, ENDINGS
from game.tables.book.rulebook import Entry


def _cards(*cards: int) -> Groups:
    return Groups((Group(cards, lapped=True),))


ALBUM = (
    Entry(
        "The sixth card",
        _cards(12, 18, 25, 31, 36, 38),
        "Five cards fill a row, and the sixth takes them.",
        "Its player takes the five, and the card itself starts the row anew.",
        EXAMPLES["sixth"],
    ),
    Entry(
        "Close and far",
        _cards(22, 24, 77),
        "A card goes to the closest end below it.",
        "The lowest of all revealed cards is placed first. So a row may be full by the time your card gets there.",
        EXAMPLES["nearest"],
    ),
    Entry(
        "Too low",
        _cards(3, 8, 26, 44, 62),
        "Too low for every row: take one, whichever you like.",
        "You choose when the card's turn comes, not before. What you take never comes back into your hand.",
        EXAMPLES["too_low"],
    ),
    Entry(
        "The last card",
        _cards(35, 0),
        "The last card of a hand plays itself.",
        "In the tenth turn nobody is asked: think of that in the ninth.",
        EXAMPLES["last_card"],
    ),
    Entry(
        "Who wins?",
        _cards(55, 66, 67),
        "Over the limit is out; the last one left wins.",
        "Who goes out later is ahead; of those who go out together, who has fewer ducks. Equal totals share the place.",
        ENDINGS,
    ),
    Entry(
        "Who picks?",
        _cards(17, 34, 51, 68),
        "In a draft the cards lie open, and you pick in turn.",
        "Clockwise, one card at a time, until each has ten. The very last card goes to its picker by itself.",
        DRAFT,
    ),
)
