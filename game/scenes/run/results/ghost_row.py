"""The positions of ghosts, player and par on the quay (1280 × 720 units), better results further right."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from game.arcade.par import Par

LEFT, RIGHT = 70.0, 890.0
"""The x coordinates of the ends of the row."""
_START = -138.0
"""The x coordinate at which the player's duck sets off, off-screen."""
_PITCH = 30.0
"""The smallest distance between two ghosts."""
_OWN = 94.0
"""The smallest distance between the player and a ghost."""


class GhostRow(NamedTuple):
    """The x coordinates of ghosts (worst first), player and par; the first `beaten` ghosts were beaten.

    The next `tied` ghosts have the player's result.
    """

    ghosts: tuple[float, ...]
    own: float
    par: float | None
    beaten: int
    tied: int = 0

    def duck_x(self, walked: float) -> float:
        """Return the x coordinate of the player's duck after a share of its walk."""
        return _START + (self.own - _START) * walked

    @property
    def passing_shares(self) -> tuple[float, ...]:
        """The shares of the walk at which the duck passes each beaten ghost."""
        return tuple((ghost - _START) / (self.own - _START) for ghost in self.ghosts[: self.beaten])


def ghost_row(par: Par | None, own: float) -> GhostRow:
    """Return the row for a par and the player's result; ghosts with the same result are to the right.

    If par is None, the player stands alone in the middle.
    """
    if par is None:
        return GhostRow((), (LEFT + RIGHT) / 2, None, 0)
    beaten = par.ghosts_below(own)
    ghosts = sorted(par.results)
    values = [*ghosts[:beaten], own, *ghosts[beaten:]]
    places = _spread_positions(values, beaten)
    others = (*places[:beaten], *places[beaten + 1 :])
    tied = par.ghosts_matched(own) - beaten
    return GhostRow(others, places[beaten], _interpolated(values, places, par.mean), beaten, tied)


def waiting_row(count: int) -> tuple[float, ...]:
    """Return evenly spaced positions for ghosts whose results aren't known yet."""
    return tuple(LEFT + (RIGHT - LEFT) * (place + 0.5) / count for place in range(count))


def _spread_positions(values: Sequence[float], own: int) -> list[float]:
    """Return positions for sorted values, spaced by their differences; `own` is the player's index."""
    least = [_OWN if own in (place, place + 1) else _PITCH for place in range(len(values) - 1)]
    steps = [after - before for before, after in pairwise(values)]
    free = max(RIGHT - LEFT - sum(least), 0.0)
    reach = sum(steps)
    places, gap = [0.0], free / reach if reach else 0.0
    for step, room in zip(steps, least, strict=True):
        places.append(places[-1] + room + step * gap)
    # If all results are tied, they don't fill the row, and are centred.
    shift = (LEFT + RIGHT - places[-1]) / 2
    return [place + shift for place in places]


def _interpolated(values: Sequence[float], places: Sequence[float], value: float) -> float:
    """Return the position of a value, given the positions of sorted values."""
    after = bisect_left(values, value)
    if after == 0 or values[min(after, len(values) - 1)] == value:
        return places[after]
    if after == len(values):
        return places[-1]
    low, high = values[after - 1], values[after]
    share = (value - low) / (high - low)
    return places[after - 1] + (places[after] - places[after - 1]) * share
