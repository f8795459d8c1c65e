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
        message("Whoever played it takes those five, and the sixth card starts the new row."),
        EXAMPLES["sixth"],
    ),
    Entry(
        message("Near and far"),
        _cards(22, 24, 77),
        message("A card goes to the row ending closest below it."),
        message("Revealed cards are placed lowest first, so a row may be full by the time yours gets there."),
        EXAMPLES["nearest"],
    ),
    Entry(
        message("Too low"),
        _cards(3, 8, 26, 44, 62),
        message("Too low for every row? Take any row you like."),
        message(
            "You choose when your card’s turn comes, not before. Cards you take never return to your hand."
        ),
        EXAMPLES["too_low"],
    ),
    Entry(
        message("The last card"),
        _cards(35, 0),
        message("The last card in your hand plays itself."),
        message("On the tenth turn, your last card plays itself, so think ahead on the ninth."),
        EXAMPLES["last_card"],
    ),
    Entry(
        message("Who wins?"),
        _cards(55, 66, 67),
        message("Over the limit, you’re out. The last one left wins."),
        message(
            "The longer you last, the better your place. If several go out together, fewer "
            "ducks rank higher. Equal totals share the place."
        ),
        ENDINGS,
    ),
    Entry(
        message("Who picks?"),
        _cards(17, 34, 51, 68),
        message("In a draft, the cards lie face up and you take turns picking."),
        message(
            "Pick clockwise, one card at a time, until everyone has ten. The very last "
            "card is picked automatically."
        ),
        DRAFT,
    ),
)
