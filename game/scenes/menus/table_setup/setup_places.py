"""The layout of the set-up, on a canvas of 1280 × 720."""

from __future__ import annotations

from typing import NamedTuple

from game.scenes.pieces.boathouse import Area

RAFT: Area = (272.0, 134.0, 736.0, 338.0)
RIM = 0.065
"""The width of the raft's rim, as a share of its height."""
HEADS: Area = (30.0, 12.0, 276.0, 56.0)
KEYS: Area = (1010.0, 8.0, 256.0, 26.0)
DEAL: Area = (962.0, 518.0, 292.0, 92.0)
BACK: Area = (962.0, 618.0, 292.0, 48.0)
HAND_NAME = 34.0, 502.0
NOTE: Area = (28.0, 674.0, 1228.0, 40.0)
_CLOTH: Area = (335.0, 182.0, 610.0, 176.0)
_LOW: Area = (340.0, 173.0, 600.0, 233.0)
"""The areas for options on the raft's cloth: for two rows, and for more, which reach the player's duck."""
_BETWEEN, _CLOSE, _APART = 14.0, 8.0, 124.0
_NEAR: Area = (580.0, 360.0, 120.0, 144.0)
_FAR_TOP, _FAR_HIGH, _FAR_WIDE = 10.0, 162.0, 146.0
_BESIDE: dict[int, tuple[Area, ...]] = {
    0: (),
    1: ((46.0, 232.0, 178.0, 184.0),),
    2: ((60.0, 328.0, 158.0, 160.0), (18.0, 164.0, 158.0, 160.0)),
}
"""The areas of the chairs on the left, from near to far, by the number of chairs there."""
_FEW, _MIDDLE, _ACROSS, _PITCH = 6, 640.0, 690.0, 190.0
_HAND: Area = (28.0, 516.0, 914.0, 150.0)
_NARROW = 120.0
"""The smallest distance between cards in the hand, in units of the actual canvas."""
PEEK = 30.0
"""The visible width of a card that peeks out at either end of the hand."""


class Hand(NamedTuple):
    """A row of `size` cards, of which `shown` are visible, starting with the index `first`."""

    size: int
    first: int
    shown: int

    @classmethod
    def of(cls, size: int, scale: float, first: int, focused: int | None) -> Hand:
        """Return the hand for a scale, scrolled so that the card `focused` (an index or None) is visible."""
        shown = max(1, min(size, int(_HAND[2] * scale // _NARROW)))
        if focused is not None:
            first = max(min(first, focused), focused - shown + 1)
        return cls(size, max(0, min(first, size - shown)), shown)

    def scroll(self, step: int) -> Hand:
        """Return the hand scrolled by `step` cards, wrapping at the ends."""
        return self._replace(first=(self.first + step) % (self.size - self.shown + 1))

    def scroll_page(self, step: int) -> Hand:
        """Return the hand scrolled to the cards before (`step` is -1) or after (1) the visible ones."""
        return self._replace(first=max(0, min(self.first + step * self.shown, self.size - self.shown)))

    @property
    def peeking(self) -> dict[int, int]:
        """The indices of cards that only show an edge, each with its side: -1 for left, 1 for right."""
        ways = {self.first - 1: -1, self.first + self.shown: 1}
        return {card: way for card, way in ways.items() if 0 <= card < self.size}

    @property
    def places(self) -> list[Area]:
        """The areas of all cards; one more card peeks out on each side, and other hidden ones are empty."""
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


def friends(count: int) -> list[Area]:
    """Return the areas of the boards for friends, which replace the ready-made tables."""
    left, top, wide, high = _HAND
    pitch = (wide + _BETWEEN) / count
    return [(left + pitch * number, top, pitch - _BETWEEN, high) for number in range(count)]


def options(count: int) -> list[Area]:
    """Return the areas of options on the cloth, in two columns; the first column is filled first."""
    rows = max(-(-count // 2), 2)
    left, top, wide, high = _CLOTH if rows == 2 else _LOW
    below = _BETWEEN if rows == 2 else _CLOSE
    down = (high + below) / rows
    found = []
    for number in range(count):
        column, row = divmod(number, rows)
        gap = _BETWEEN if row < 2 else _APART
        across = (wide + gap) / 2
        found.append((left + across * column, top + down * row, across - gap, down - below))
    return found


def chairs(count: int) -> list[Area]:
    """Return the areas of chairs around the raft, clockwise from the one at the near side."""
    beside = _BESIDE[0 if count <= 3 else 1 if count <= _FEW else 2]
    far = count - 1 - 2 * len(beside)
    pitch = min(_PITCH, _ACROSS / max(far, 1))
    wide = min(_FAR_WIDE, pitch)
    left = _MIDDLE - wide / 2
    across = [(left + (number - (far - 1) / 2) * pitch, _FAR_TOP, wide, _FAR_HIGH) for number in range(far)]
    right = [(2 * _MIDDLE - x - wide, y, wide, high) for x, y, wide, high in reversed(beside)]
    return [_NEAR, *beside, *across, *right][:count]
