"""A second card game for tests: 6 takes! under another name, in which ducks are points that one wants.

It has an option of several values that matters only beside another one, and takes three or four seats.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import SimpleNamespace
from typing import Annotated, Literal

import pytest
from msgspec import Meta

from game.cardgames.registry import GAMES, Entry
from game.cardgames.six_takes.rules.game import SixTakes
from game.cardgames.six_takes.rules.options import SixTakesOptions

NAME = "toy"
_ROOMS = ("players.agents", "words.choices", "table.art.emblem", "words.narrator", "rulebook", "table.table")


class ToyOptions(SixTakesOptions, frozen=True):
    """As in 6 takes!, and toys."""

    kind: Annotated[
        Literal["plain", "own"],
        Meta(
            title="Kind",
            description="Which toys.",
            extra={
                "labels": {"plain": "Plain", "own": "Own choice"},
                "effects": {"own": "Those that you pick."},
            },
        ),
    ] = "plain"
    toys: Annotated[
        tuple[str, ...],
        Meta(
            max_length=5,
            title="Own toys",
            description="One for each player and one for all.",
            extra={
                "values": ("brick", "kite", "top", "veto", "sticky", "sheriff", "carousel"),
                "labels": {"kite": "Kite", "sticky": "Sticky"},
                "effects": {"kite": "It flies.", "sticky": "It sticks."},
                "often": {"kite": 2, "top": 1, "veto": 1, "sticky": 1, "sheriff": 1, "carousel": 1},
                "when": {"kind": "own"},
                "needed": {3: 4, 4: 5},
            },
        ),
    ] = ("brick",)


class Toy(SixTakes):
    """The rules."""

    id = NAME
    title = "Toy"
    unit = ("point", "points")
    more_is_better = True
    seat_counts = range(3, 5)
    options = ToyOptions


TOY = Toy()


def register(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be the toy beside the games there are, until the test is over."""
    monkeypatch.setitem(GAMES, NAME, Entry(Toy.title, "TOY", "A toy for tests"))
    modules = {name: import_module(f"game.cardgames.six_takes.{name}") for name in _ROOMS}
    for name, module in (("rules.game", SimpleNamespace(TOY=TOY)), *modules.items()):
        monkeypatch.setitem(sys.modules, f"game.cardgames.{NAME}.{name}", module)
