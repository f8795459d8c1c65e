"""The words of the table of 6 takes! for the spot in focus."""

from __future__ import annotations

from game.cardgames.six_takes.rules.view import SixTakesView
from game.cardgames.six_takes.sheet import sheet
from game.cardgames.six_takes.table.focus import RowFocus, chosen, column_of, row_of
from game.cardgames.six_takes.words.narrator import NARRATOR
from game.language.message import Text, message, sentences
from game.tables.advice import Advice
from game.voice.words import NO_FOCUS


def words_of(view: SixTakesView, focus: RowFocus, advice: Advice | None) -> str:
    """The focused card or row; with a hint, also the prospect of the choice that it makes."""
    spot = focus.spot
    if spot is None:
        return ""
    words = sheet(view, ()).words_of(spot.zone, spot.key)
    if column_of(spot) is not None:
        return words
    expected = _expected(view, focus, advice)
    if expected and row_of(spot) is None:
        # The reason tells where a hand card goes.
        words = _card(spot.key)
    return sentences(words, expected)


def _expected(view: SixTakesView, focus: RowFocus, advice: Advice | None) -> str:
    choice = chosen(view, focus)
    if advice is None or choice is None:
        return ""
    return NARRATOR.expected(view, advice, choice, figures=advice.figures)


def price_words(view: SixTakesView, focus: RowFocus) -> str:
    """The ducks of the focused card or row."""
    spot = focus.spot
    if spot is None:
        return NO_FOCUS
    row, column = row_of(spot), column_of(spot)
    if row is None:
        return _card(spot.key)
    return NARRATOR.row_price(view, row) if column is None else _card(view.rows[row][column])


def _card(card: int) -> Text:
    """A card and its ducks, as a sentence."""
    return message("{card}.", card=NARRATOR.card(card))
