"""The layout of the set-up, on a canvas of 1280 × 720."""

from __future__ import annotations

from typing import NamedTuple

from game.scenes.menus.table_setup.things import HIGH, WIDE

_LEFT = 36.0
_OPTIONS, _PITCH, _LOWEST = 138.0, 78.0, 444.0
Area = tuple[float, float, float, float]

KEYS = (484.0, 8.0)
DEAL: Area = (976.0, 530.0, 280.0, 78.0)
BACK: Area = (976.0, 616.0, 280.0, 48.0)
NOTE: Area = (28.0, 670.0, 1228.0, 42.0)
_HAND: Area = (28.0, 530.0, 928.0, 124.0)
_NARROW = 120.0
"""The smallest distance between cards in the hand, in units of the actual canvas."""
PEEK = 30.0
"""The visible width of a card that peeks out at an end."""
_NAMES, _NAME_HIGH = 2, 62.0


class Hand(NamedTuple):
    """A row of `size` cards, of which `shown` are visible from the `first` on."""

    size: int
    first: int
    shown: int

    @classmethod
    def of(cls, size: int, scale: float, first: int, looked: int | None) -> Hand:
        """Return the hand for a scale, scrolled so that the card `looked` is visible, if given."""
        shown = max(1, min(size, int(_HAND[2] * scale // _NARROW)))
        if looked is not None:
            first = max(min(first, looked), looked - shown + 1)
        return cls(size, max(0, min(first, size - shown)), shown)

    def turned(self, step: int) -> Hand:
        """Return the hand scrolled by some cards, wrapping at the ends."""
        return self._replace(first=(self.first + step) % (self.size - self.shown + 1))

    def paged(self, step: int) -> Hand:
        """Return the hand with the cards before (`step` is -1) or after (1) those in sight."""
        return self._replace(first=max(0, min(self.first + step * self.shown, self.size - self.shown)))

    @property
    def peeking(self) -> dict[int, int]:
        """The cards of which only an edge is seen, with the way to them: -1 at the left, 1 at the right."""
        ways = {self.first - 1: -1, self.first + self.shown: 1}
        return {card: way for card, way in ways.items() if 0 <= card < self.size}

    @property
    def places(self) -> list[Area]:
        """The areas of all cards; the next ones at either side peek out, and other hidden ones are empty."""
        left, top, wide, high = _HAND
        peeking = self.peeking
        before, after = (PEEK if way in peeking.values() else 0.0 for way in (-1, 1))
        pitch = (wide - before - after) / max(self.shown, 1)
        found: list[Area] = []
        for number in range(self.size):
            column = number - self.first
            if 0 <= column < self.shown:
                found.append((left + before + pitch * column, top, pitch, high))
            elif number in peeking:
                found.append((left if column < 0 else left + wide - PEEK, top, PEEK, high))
            else:
                x = left - 4 + column if column < 0 else left + wide + 4 + column - self.shown
                found.append((x, top + high / 2, 0.0, 0.0))
        return found


def names(count: int) -> list[Area]:
    """Return the areas of name fields, which replace the ready-made tables."""
    left, top, wide, _high = _HAND
    return [
        (
            left + wide / _NAMES * (number % _NAMES),
            top + _NAME_HIGH * (number // _NAMES),
            wide / _NAMES - 8,
            58.0,
        )
        for number in range(count)
    ]


def options(count: int) -> list[Area]:
    pitch = min(_PITCH, (_LOWEST - _OPTIONS) / max(count - 1, 1))
    return [(_LEFT, _OPTIONS + pitch * number, WIDE, HIGH) for number in range(count)]
