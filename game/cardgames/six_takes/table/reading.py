"""The words of the table of 6 takes! for the spot in focus."""

from __future__ import annotations

from game.cardgames.six_takes.rules.view import SixTakesView
from game.cardgames.six_takes.table.focus import RowFocus, column_of, row_of
from game.cardgames.six_takes.words.narrator import NARRATOR
from game.language.message import Text, message
from game.voice.words import NO_FOCUS


def price_words(view: SixTakesView, focus: RowFocus) -> str:
    """Return the ducks of the focused card or row."""
    spot = focus.spot
    if spot is None:
        return NO_FOCUS
    row, column = row_of(spot), column_of(spot)
    if row is None:
        return card_words(spot.key)
    return NARRATOR.row_price(view, row) if column is None else card_words(view.rows[row][column])


def card_words(card: int) -> Text:
    """Return a card and its ducks, as a sentence."""
    return message("{card}.", card=NARRATOR.card(card))
