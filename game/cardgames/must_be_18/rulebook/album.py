"""The entries of the album: every rule with a picture, its text, and a hand to play."""

from __future__ import annotations

from game.cardgames.must_be_18.rulebook.examples import EXAMPLES
from game.cardgames.must_be_18.rulebook.pictures import Sign, columns
from game.cardgames.must_be_18.rulebook.quizzes import EIGHTEEN, HOUSE_RULES, MAY_IT, WHAT_NOW
from game.tables.book.rulebook import Entry


def _entry(example: str, title: str, cards: str, effect: str, detail: str) -> Entry:
    return Entry(title, columns(cards), effect, detail, EXAMPLES[example])


ALBUM = (
    _entry(
        "begin",
        "Three sixes",
        "6 6 6",
        "A round begins with three sixes.",
        "Whoever is first and holds them must lay them as three columns. Who has fewer is passed over and does not "
        "draw.",
    ),
    _entry(
        "six_on_six",
        "Six on six",
        "6>6 6>6 6",
        "A card on its equal is a play.",
        "One card may go on each column, so with three columns up to three in a turn. How many you lay is up to you.",
    ),
    _entry(
        "equal_sums",
        "Equal sums",
        "6>5 2>3",
        "Cover tops by as many cards of the same sum.",
        "Then the total is still 18. On which of the tops each card lies makes no difference to the sum.",
    ),
    _entry(
        "last_cards",
        "Last cards",
        "5>4 5>4 1>3",
        "Who has no card left ends the round at once.",
        "Nobody else has another turn. All others score what is left in their hands.",
    ),
    _entry(
        "draw",
        "Draw a card",
        "4>2 4>6",
        "Who cannot play draws a card.",
        "If there is a play now, it has to be made: with the drawn card, and with as many others as you like.",
    ),
    _entry(
        "open",
        "A new column",
        "6>4 +2",
        "Who still cannot play opens a column.",
        "One card lies beside the others as a new column, and at least one top has to be covered as well. Who can do "
        "so must.",
    ),
    _entry(
        "sixth",
        "Six at most",
        "4 3 +1",
        "There are never more than six columns.",
        "A column that is there stays. On six columns who cannot play draws, and then skips.",
    ),
    _entry(
        "blocked",
        "Blocked",
        "4>3 4>5",
        "When nobody can lay anything, the round is over.",
        "The stock is empty, and all players have skipped, one after the other: everybody scores what they hold.",
    ),
    Entry(
        "Eighteen?",
        Sign("18?"),
        "Which tops come to 18?",
        "There are eight ways with four columns, and nineteen with five (twenty with the even deck). Nobody needs to "
        "know them: add up, or watch the counter.",
        EIGHTEEN,
    ),
    Entry(
        "Allowed?",
        columns("6>5 6>5"),
        "May this be laid?",
        "The tops have to be 18 afterwards, and a column may only be opened by those who cannot play.",
        MAY_IT,
    ),
    Entry(
        "What now?",
        Sign("?"),
        "Play, draw, open a column, or skip?",
        "In this order: who can do one thing does not come to the next.",
        WHAT_NOW,
    ),
    Entry(
        "House rules",
        columns("6>4 6 6 +2"),
        "May draw, may open, may skip.",
        "Options of a match can leave more to the players. Then some things that are a must may be left undone.",
        HOUSE_RULES,
    ),
)
