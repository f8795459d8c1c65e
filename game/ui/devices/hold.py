"""Timing of held input: the repeats of held keys, and the holding of keys, buttons or clicks to confirm."""

from __future__ import annotations

import math
from dataclasses import dataclass

from msgspec import Struct

from game.ui.devices.actions import ActionPressed, PointerPressed

_CLICK = "click"
_STRAY_DISTANCE = 24.0
"""The distance in units beyond which a moved click counts as a new hold."""

Point = tuple[float, float]


class HoldProgress(Struct, frozen=True):
    """The progress of a hold, from 0 to 1, and the pointer's position in units (None if a key is held)."""

    share: float
    at: Point | None


@dataclass(slots=True)
class _HeldInput:
    source: str
    press: ActionPressed | None
    since: float
    at: Point


class Hold:
    """The one input that is being held to confirm, if any; times are in seconds."""

    def __init__(self) -> None:
        self._held: _HeldInput | None = None

    @property
    def active(self) -> bool:
        return self._held is not None

    @property
    def clicking(self) -> bool:
        """Whether the pointer's button is being held and doesn't count as a press yet."""
        return self._held is not None and self._held.source == _CLICK

    def press(self, source: str, press: ActionPressed, now: float) -> None:
        self._held = _HeldInput(source, press, now, (0.0, 0.0))

    def click(self, at: Point, now: float) -> None:
        """Start holding the pointer's button at a point, in units."""
        self._held = _HeldInput(_CLICK, None, now, at)

    def move(self, at: Point, now: float) -> None:
        """Move the pointer; if it strays, its hold starts again."""
        if self._held is not None and self.clicking and math.dist(at, self._held.at) > _STRAY_DISTANCE:
            self.click(at, now)

    def end(self, source: str = _CLICK) -> None:
        if self._held is not None and self._held.source == source:
            self._held = None

    def clear(self) -> None:
        self._held = None

    def take_due(self, now: float, seconds: float, pointer: Point) -> list[ActionPressed | PointerPressed]:
        """Return the input held for `seconds`, if any, and end its hold; a click counts at `pointer`."""
        held = self._held
        if held is None or now - held.since < seconds:
            return []
        self._held = None
        return [held.press or PointerPressed(*pointer)]

    def progress(self, now: float, seconds: float, pointer: Point) -> HoldProgress | None:
        if self._held is None:
            return None
        share = min(1.0, (now - self._held.since) / seconds) if seconds else 1.0
        return HoldProgress(share, pointer if self.clicking else None)


RELEASE_MARGIN = 0.2
"""How far below its pressing point a stick is released, as a share of its range."""


class Repeat(Struct, frozen=True):
    """The timing of repeats in seconds: the delay before the first, and the interval."""

    delay: float
    every: float


REPEATS = {"normal": Repeat(0.35, 0.09), "slow": Repeat(0.8, 0.3), "off": None}
"""The timings of repeats, by their names in the settings; None means no repeats."""

HOLD = 0.5
"""The seconds for which confirming input must be held, if the player chose that."""


class InputSettings(Struct, frozen=True):
    """The player's timing and sensitivity settings for all devices.

    Attributes:
        dead_zone: the share of its range from which a stick or trigger counts as pressed.
        repeat: the repeats of held directions; None means no repeats.
        hold: the seconds for which confirming input must be held; with 0, it acts immediately.
    """

    dead_zone: float = 0.6
    repeat: Repeat | None = REPEATS["normal"]
    hold: float = 0.0
