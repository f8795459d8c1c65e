"""The things of 6 takes! by name."""

from __future__ import annotations

from game.language.message import Text, figure, plural, plural_in
from game.voice.narrator import grammatical
from game.voice.words import spelled


def ducks(count: int) -> Text:
    """A number of ducks, as it is said: two ducks."""
    return plural("{n} duck", "{n} ducks", count, n=spelled(count))


def ducks_figure(count: int) -> Text:
    """A number of ducks, as it is written: 2 ducks."""
    return plural_in("in figures", "{n} duck", "{n} ducks", count)


def cards(count: int) -> Text:
    """A number of cards, as it is said: two cards."""
    return plural("{n} card", "{n} cards", count, n=spelled(count))


def ducks_in_figures(amount: float, places: int) -> Text:
    """An amount of ducks, in figures with so many decimals: 3 ducks, −0.4 ducks."""
    shown, n = figure(amount, places), grammatical(amount, places)
    if places:
        return plural_in("with decimals", "{n} ducks", "{n} ducks", n, n=shown)
    return plural("{n} duck", "{n} ducks", n, n=shown)
