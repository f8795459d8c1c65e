"""The feel of keys, buttons and sticks: thresholds and times, as the player sets them."""

from __future__ import annotations

from msgspec import Struct

BACK = 0.2
"""A stick is released this share of its range below the point at which it is pressed."""


class Repeat(Struct, frozen=True):
    """The repeats of a held direction, in seconds: the wait before the first, and the interval."""

    delay: float
    every: float


REPEATS = {"normal": Repeat(0.35, 0.09), "slow": Repeat(0.8, 0.3), "off": None}
"""The repeats by their names in the settings; None: a held direction acts once."""

HOLD = 0.5
"""Seconds for which confirming inputs must be held, if the player has chosen that."""


class Feel(Struct, frozen=True):
    """The feel of all devices.

    Attributes:
        dead_zone: the share of its range at which a stick or trigger is pressed.
        repeat: the repeats of held directions; None: no repeats.
        hold: the seconds for which a confirming key, button or click must be held; 0: it acts immediately.
    """

    dead_zone: float = 0.6
    repeat: Repeat | None = REPEATS["normal"]
    hold: float = 0.0
