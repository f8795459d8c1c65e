"""A second card game for tests: 6 takes! under another name, where ducks are points to collect.

It has an option of several values that matters only together with another one, and takes three or four seats.
"""

from typing import Annotated, Literal

import pytest
from msgspec import Meta

from game.cardgames.built_in import BuiltInKit
from game.cardgames.registry import GAMES
from game.cardgames.six_takes.rules.game import SixTakes
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.cardgames.six_takes.words.narrator import SixTakesNarrator
from game.voice.narrator import PointNarrator

NAME = "toy"


class ToyOptions(SixTakesOptions, frozen=True):
    """The options of 6 takes!, and toys."""

    kind: Annotated[
        Literal["plain", "own"],
        Meta(
            title="Kind",
            description="Which toys.",
            extra={
                "common": True,
                "values": {"plain": ("Plain", ""), "own": ("Own choice", "Those that you pick.")},
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
                "common": True,
                "values": {
                    "brick": ("", ""),
                    "kite": ("Kite", "It flies."),
                    "top": ("", ""),
                    "veto": ("", ""),
                    "sticky": ("Sticky", "It sticks."),
                    "sheriff": ("", ""),
                    "carousel": ("", ""),
                },
                "often": {"kite": 2, "top": 1, "veto": 1, "sticky": 1, "sheriff": 1, "carousel": 1},
                "when": {"kind": "own"},
                "needed": {3: 4, 4: 5},
            },
        ),
    ] = ("brick",)


class Toy(SixTakes):
    id = NAME
    title = "Toy"
    unit = ("point", "points")
    more_is_better = True
    seat_counts = range(3, 5)
    options = ToyOptions


TOY = Toy()


class ToyNarrator(PointNarrator, SixTakesNarrator):
    """The texts of 6 takes!, except for the points."""


class ToyKit(BuiltInKit):
    def __init__(self) -> None:
        super().__init__("six_takes", "Toy", "A toy for tests", "SixTakes")
        self.id = NAME

    def rules(self) -> Toy:
        return TOY

    def narrator(self) -> ToyNarrator:
        return ToyNarrator()


def register(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, NAME, ToyKit())
