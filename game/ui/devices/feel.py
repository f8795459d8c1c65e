"""The feel of keys, buttons and sticks: how far, how long and how often, as a player sets it."""

from __future__ import annotations

from msgspec import Struct

BACK = 0.2
"""A stick is let go once it is nearer to the middle than it was pressed at, by this share of its way."""


class Repeat(Struct, frozen=True):
    """The repeats of a held direction, in seconds: the wait before the first, and from each to the next."""

    delay: float
    every: float


REPEATS = {"normal": Repeat(0.35, 0.09), "slow": Repeat(0.8, 0.3), "off": None}
"""The repeats by the names that the settings have for them; None: a held direction acts once."""

HOLD = 0.5
"""Seconds for which what confirms must be held, by a player who wants that."""


class Feel(Struct, frozen=True):
    """The feel of all devices.

    Attributes:
        dead_zone: the share of its way that a stick or trigger must go to be pressed.
        repeat: how held directions repeat; None: not at all.
        hold: the seconds for which a key, button or click that confirms must be held; 0: it acts at once.
    """

    dead_zone: float = 0.6
    repeat: Repeat | None = REPEATS["normal"]
    hold: float = 0.0
