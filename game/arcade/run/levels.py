"""The levels of a run: each has one more rule than the one before. Winning a run unlocks the next."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from game.arcade.run.charms import ROOM
from game.language.message import Text, message


class RunLevel(Struct, frozen=True):
    """The figures of a level.

    Attributes:
        rule: the rule that it adds.
        feathers: those at the beginning.
        dearer: the shells that everything at the stall costs more.
        hooks: the number of charms that fit on the rack.
        toll: the feathers that losing a keeper's table costs.
        rest: the shells that a rest costs.
    """

    rule: Text
    feathers: int = 3
    dearer: int = 0
    hooks: int = ROOM
    toll: int = 1
    rest: int = 0


def _harder() -> tuple[RunLevel, ...]:
    calm = RunLevel(message("The usual rules."))
    lean = replace(calm, rule=message("You start with two feathers."), feathers=2)
    dear = replace(lean, rule=message("Everything at the stall costs two shells more."), dearer=2)
    short = replace(dear, rule=message("Your rack has five hooks."), hooks=ROOM - 1)
    stern = replace(short, rule=message("Losing to a keeper costs two feathers."), toll=2)
    tired = replace(stern, rule=message("A rest costs four shells."), rest=4)
    return calm, lean, dear, short, stern, tired


RUN_LEVELS = _harder()
"""The levels, the easiest first; each keeps the rules of those before it."""
