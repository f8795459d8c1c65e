"""The table of 6 takes! as data: rows, cards of a draft, players and the viewer's hand, in words."""

from __future__ import annotations

from enum import StrEnum
from functools import partial

from game.cardgames.six_takes.rules.events import PlayCard
from game.cardgames.six_takes.rules.game import ROW_SIZE, SIX_TAKES, row_for
from game.cardgames.six_takes.rules.view import SixTakesView
from game.cardgames.six_takes.words.choices import CHOICES
from game.cardgames.six_takes.words.narrator import NARRATOR
from game.language.message import capital, message, sentence
from game.voice.narrator import Names
from game.voice.sheet import Group, Sheet, Thing, card_group, player_group, sheet_of

PLACES = ROW_SIZE + 1
"""The number of keys reserved for the places of each row."""


class Zone(StrEnum):
    """The zones of the table. A spot's key is a card, a row, or a place in a row (`place_key`)."""

    HAND = "hand"
    POOL = "pool"
    ROW = "row"
    PLACE = "place"


def place_key(row: int, column: int) -> int:
    return row * PLACES + column


def picture_name(_view: SixTakesView, card: int) -> str:
    return str(card)


def sheet(view: SixTakesView, names: Names) -> Sheet:
    words = partial(NARRATOR.focus_card, view)
    groups = [_row_group(view, row) for row in range(len(view.rows))]
    if view.pool:
        groups.append(card_group(message("Cards to pick from"), Zone.POOL, view.pool, words, str))

    def player_words(seat: int) -> str:
        return sentence(capital(NARRATOR.seat(view, seat, names)))

    groups.append(player_group(range(view.seats), player_words, partial(NARRATOR.seat_points, view)))
    groups.append(card_group(message("Your hand"), Zone.HAND, view.hand, words, str))
    return sheet_of(
        tuple(groups),
        view,
        names,
        offer=SIX_TAKES.choices,
        narrator=NARRATOR,
        choices=CHOICES,
        onto=partial(_target_cards, view),
    )


def _target_cards(view: SixTakesView, choice: object) -> tuple[int, ...]:
    """Return the card that a card to play would now go after, as a tuple; empty if there is none."""
    if not isinstance(choice, PlayCard) or not all(view.rows):
        return ()
    row = row_for(choice.card, view.rows)
    return () if row is None else view.rows[row][-1:]


def _row_group(view: SixTakesView, row: int) -> Group:
    """Return a row's cards as a group, whose `whole` describes the row."""
    words = partial(NARRATOR.row_card, view, row)
    things = [
        Thing(Zone.PLACE, place_key(row, column), partial(words, column), str(card), card)
        for column, card in enumerate(view.rows[row])
    ]
    whole = Thing(Zone.ROW, row, partial(NARRATOR.row, view, row))
    return Group(message("Row {row}", row=row + 1), tuple(things), whole, folded=True, places=PLACES)
