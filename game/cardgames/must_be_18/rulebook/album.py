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
            "The first player with three sixes must play them as three columns. If you "
            "have fewer, you skip and don’t draw."
        ),
    ),
    _entry(
        "six_on_six",
        message("Six on six"),
        "6>6 6>6 6",
        message("A card on its equal is legal."),
        message(
            "You can play one card on each column, so with three columns that’s up to "
            "three a turn. How many you play is up to you."
        ),
    ),
    _entry(
        "equal_sums",
        message("Equal sums"),
        "6>5 2>3",
        message("Cover some tops with the same number of cards, adding up to the same total."),
        message("The total is still 18. It doesn’t matter which card covers which."),
    ),
    _entry(
        "last_cards",
        message("Last cards"),
        "5>4 5>4 1>3",
        message("Run out of cards, and the round ends at once."),
        message("Nobody gets another turn. Everyone else scores what’s left in their hand."),
    ),
    _entry(
        "draw",
        message("Draw a card"),
        "4>2 4>6",
        message("If you can’t play, draw a card."),
        message("If you can play now, you must: the drawn card, plus as many others as you like."),
    ),
    _entry(
        "open",
        message("A new column"),
        "6>4 +2",
        message("If you still can’t play, start a new column."),
        message(
            "Play one card beside the other columns as a new one, and cover at least one "
            "top card as well. If you can, you must."
        ),
    ),
    _entry(
        "sixth",
        message("Six at most"),
        "4 3 +1",
        message("There are never more than six columns."),
        message(
            "Columns never go away. If you can’t play on six columns, you draw. If that "
            "doesn’t help, you skip."
        ),
    ),
    _entry(
        "blocked",
        message("Blocked"),
        "4>3 4>5",
        message("When nobody can play anything, the round is over."),
        message(
            "The stock is empty, and all players have skipped, one after another. Each "
            "player scores what’s left in their hand."
        ),
    ),
    Entry(
        message("Eighteen?"),
        Sign("18?"),
        message("Which top cards make 18?"),
        message(
            "There are eight ways with four columns, and nineteen with five (twenty with "
            "the even deck). No need to learn them: add up, or watch the counter."
        ),
        EIGHTEEN,
    ),
    Entry(
        message("Allowed?"),
        columns("6>5 6>5"),
        message("Can you play this?"),
        message(
            "The top cards have to make 18 afterwards, and you can only start a new column if you can’t play."
        ),
        MAY_IT,
    ),
    Entry(
        message("What now?"),
        Sign("?"),
        message("Play, draw, start a new column or skip?"),
        message("Always in this order: if you can do one, you don’t get to the next."),
        WHAT_NOW,
    ),
    Entry(
        message("House rules"),
        columns("6>4 6 6 +2"),
        message("You may draw, start columns or skip."),
        message("A match can give you more freedom. Some musts become mays."),
        HOUSE_RULES,
    ),
)
