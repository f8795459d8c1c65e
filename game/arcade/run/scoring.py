"""The score of a table: par points and combos, times streak, times pond.

Par points measure all games alike: par is worth 100, and each spread of the ghosts above it 50 more, or below
it 50 less, from 0 to 250. The spread is at least the game's usual one, so that a single point is never worth
a fortune.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, pstdev

from game.arcade.run.charms import Effects
from game.arcade.run.combos import run_scoring_of

PAR_POINTS = 100
"""The points for par."""
A_SPREAD = 50
"""The points for a spread above par."""
_LEAST, _MOST = 0, 250
LONGEST_STREAK = 6
"""The longest streak that counts as a factor."""


def par_points(game: str, result: float, ghosts: Sequence[float]) -> int:
    """Return the points for a result compared with the deal's ghosts; those of par without ghosts."""
    if not ghosts:
        return PAR_POINTS
    spread = max(pstdev(ghosts), run_scoring_of(game).spread)
    return round(min(max(PAR_POINTS + A_SPREAD * (result - fmean(ghosts)) / spread, _LEAST), _MOST))


def factor(streak: int, pond: int, effects: Effects) -> int:
    """Return the factor of a table's points.

    The streak includes the table if it was won; else it's 0.
    """
    return min(max(streak + effects.streak, 1), LONGEST_STREAK) * pond * (1 + effects.stakes)


def table_points(par: int, combos: int, effects: Effects) -> int:
    """Return the points of a table before the factor."""
    return max(par, effects.least_points) + combos * (1 + effects.combos)
