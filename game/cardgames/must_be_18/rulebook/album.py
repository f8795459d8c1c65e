"""The entries of the album: every rule with a picture, its text, and a hand to play."""

from __future__ import annotations

from game.cardgames.must_be_18.rulebook.examples import EXAMPLES
from game.cardgames.must_be_18.rulebook.pictures import Sign, columns
from game.cardgames.must_be_18.rulebook.quizzes import EIGHTEEN, HOUSE_RULES, MAY_IT, WHAT_NOW
from game.language.message import Text, message
from game.tables.book.rulebook import Entry


def _entry(example: str, title: Text, cards: str, effect: Text, detail: Text) -> Entry:
    return Entry(title, columns(cards), effect, detail, EXAMPLES[example])


ALBUM = (
    _entry(
        "begin",
        message("Three sixes"),
        "6 6 6",
        message("A round begins with three sixes."),
        message(
            "Whoever is first and holds them must lay them as three columns. Who has fewer is passed over and does not "
            "draw."
        ),
    ),
    _entry(
        "six_on_six",
        message("Six on six"),
        "6>6 6>6 6",
        message("A card on its equal is a play."),
        message(
            "One card may go on each column, so with three columns up to three in a turn. How many you lay is up to you."
        ),
    ),
    _entry(
        "equal_sums",
        message("Equal sums"),
        "6>5 2>3",
        message("Cover tops by as many cards of the same sum."),
        message(
            "Then the total is still 18. On which of the tops each card lies makes no difference to the sum."
        ),
    ),
    _entry(
        "last_cards",
        message("Last cards"),
        "5>4 5>4 1>3",
        message("Who has no card left ends the round at once."),
        message("Nobody else has another turn. All others score what is left in their hands."),
    ),
    _entry(
        "draw",
        message("Draw a card"),
        "4>2 4>6",
        message("Who cannot play draws a card."),
        message(
            "If there is a play now, it has to be made: with the drawn card, and with as many others as you like."
        ),
    ),
    _entry(
        "open",
        message("A new column"),
        "6>4 +2",
        message("Who still cannot play opens a column."),
        message(
            "One card lies beside the others as a new column, and at least one top has to be covered as well. Who can do "
            "so must."
        ),
    ),
    _entry(
        "sixth",
        message("Six at most"),
        "4 3 +1",
        message("There are never more than six columns."),
        message("A column that is there stays. On six columns who cannot play draws, and then skips."),
    ),
    _entry(
        "blocked",
        message("Blocked"),
        "4>3 4>5",
        message("When nobody can lay anything, the round is over."),
        message(
            "The stock is empty, and all players have skipped, one after the other: everybody scores what they hold."
        ),
    ),
    Entry(
        message("Eighteen?"),
        Sign("18?"),
        message("Which tops come to 18?"),
        message(
            "There are eight ways with four columns, and nineteen with five (twenty with the even deck). Nobody needs to "
            "know them: add up, or watch the counter."
        ),
        EIGHTEEN,
    ),
    Entry(
        message("Allowed?"),
        columns("6>5 6>5"),
        message("May this be laid?"),
        message(
            "The tops have to be 18 afterwards, and a column may only be opened by those who cannot play."
        ),
        MAY_IT,
    ),
    Entry(
        message("What now?"),
        Sign("?"),
        message("Play, draw, open a column, or skip?"),
        message("In this order: who can do one thing does not come to the next."),
        WHAT_NOW,
    ),
    Entry(
        message("House rules"),
        columns("6>4 6 6 +2"),
        message("May draw, may open, may skip."),
        message(
            "Options of a match can leave more to the players. Then some things that are a must may be left undone."
        ),
        HOUSE_RULES,
    ),
)
