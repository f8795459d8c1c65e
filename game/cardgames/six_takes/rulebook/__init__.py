"""The in-game rules of 6 takes!: what their files in `levels/rulebook/` refer to."""

from __future__ import annotations

from functools import cache, partial

from game.cardgames.six_takes.rulebook.pictures import LineTable, SixTakesGroups
from game.cardgames.six_takes.rulebook.position import position
from game.cardgames.six_takes.rules.game import HIGHEST_CARD, SIX_TAKES
from game.cardgames.six_takes.words.choices import CHOICES
from game.cardgames.six_takes.words.names import ducks_figure
from game.language.message import Text, capital, listed, message, parts
from game.tables.book.binder import Binder
from game.tables.book.files import load_book
from game.voice.words import YOU


def _players(names: tuple[str, ...]) -> list[str]:
    return [YOU if name == YOU else name for name in names]


def _together(names: tuple[str, ...]) -> Text:
    return listed(_players(names))


def _in_order(names: tuple[str, ...]) -> Text:
    return capital(parts(", ", _players(names)))


def _round_again(names: tuple[str, ...]) -> Text:
    return message("{names}, and round again", names=_in_order(names))


BINDER = Binder(
    SIX_TAKES,
    CHOICES,
    position,
    {"groups": SixTakesGroups, "lines": LineTable},
    {"ducks": ducks_figure, "together": _together, "in_order": _in_order, "round_again": _round_again},
    cards=range(1, HIGHEST_CARD + 1),
)


book = cache(partial(load_book, BINDER))
"""Load the rulebook. Raises BadLevel if its files can't be used."""
