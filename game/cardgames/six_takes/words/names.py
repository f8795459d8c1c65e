"""Numbers of ducks and cards, in words and in figures."""

from __future__ import annotations

from game.language.message import Text, plural, plural_in
from game.voice.words import number_word


def duck_count_words(count: int) -> Text:
    """Return a number of ducks in words, such as "two ducks"."""
    return plural("{n} duck", "{n} ducks", count, n=number_word(count))


def ducks_figure(count: int) -> Text:
    """Return a number of ducks in figures, such as "2 ducks"."""
    return plural_in("in figures", "{n} duck", "{n} ducks", count)
