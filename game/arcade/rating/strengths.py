"""The opponents' strengths, as measured by the arena; the command `ratings` writes them.

The scale is Elo's: of two players 100 points apart, the stronger one does better in 64 of 100 rounds. The
mean of the four levels is 1500.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from game.ai.levels import LEVELS
from game.ai.spec import BOT, HIGHEST_MIRROR, LOWEST_MIRROR, MIRROR, UnknownLevel, parse_spec
from game.engine.journal import Header, Player
from game.files import gate
from game.storage.places import ASSETS

if TYPE_CHECKING:
    from game.storage.levels.tables import Opponent


MEAN = 1500.0
"""The mean strength of the four levels."""
EVEN = 35.0
"""Players within this difference are about even: the stronger one wins 55 of 100 rounds."""

_FILE = ASSETS / "ratings.toml"
_MOST_BYTES = 65_536


class Strength(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An agent's strength, and half its 95 % confidence interval if known."""

    value: Annotated[float, Meta(ge=0, le=10_000)]
    margin: Annotated[float, Meta(ge=0, le=10_000)] | None = None


class Strengths(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's strengths by spec, measured in `matches` matches of `rounds` rounds on average."""

    rounds: Annotated[float, Meta(ge=1, le=1_000)]
    matches: Annotated[int, Meta(ge=1)]
    agents: dict[str, Strength]

    def __post_init__(self) -> None:
        missing = [level.id for level in LEVELS if level.id not in self.agents]
        if missing:
            raise ValueError(f"agents: expected all levels, there's no {missing[0]}")
        for spec in self.agents:
            try:
                parse_spec(spec)
            except UnknownLevel as error:
                raise ValueError(f"agents: {error}") from None

    def strength_of(self, spec: str) -> float | None:
        """Return a spec's strength (an unmeasured style has its level's); None for bots and unknown specs."""
        if not spec or spec.startswith(BOT):
            return None
        try:
            parsed = parse_spec(spec)
        except UnknownLevel:
            return None
        if parsed.agent == MIRROR:
            return None if parsed.samples is None else _interpolate(self._mirror_points(), parsed.samples)
        measured = self.agents.get(parsed.agent) or self.agents.get(parsed.level)
        return None if measured is None else measured.value

    def closest_mirror(self, rating: float) -> str:
        """Return the spec of the mirror whose strength is closest to a rating."""
        points = self._mirror_points()
        number_by_strength = {value: number for number, value in reversed(points)}
        strength = _interpolate(sorted(number_by_strength.items()), rating)
        return f"{MIRROR}@{round(min(max(strength, LOWEST_MIRROR), HIGHEST_MIRROR))}"

    def _mirror_points(self) -> list[tuple[float, float]]:
        """Return mirrors' numbers and strengths, ascending; if too few were measured, use the levels'."""
        specs = ((parse_spec(spec), points.value) for spec, points in self.agents.items())
        points = sorted(
            (float(spec.samples), value)
            for spec, value in specs
            if spec.agent == MIRROR and spec.samples is not None
        )
        if len(points) < 2:
            values = [self.agents[level.id].value for level in LEVELS]
            points = [(float(LOWEST_MIRROR * (number + 1)), value) for number, value in enumerate(values)]
        return _monotonic(points)


def _monotonic(points: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
    """Make the values ascending, by averaging neighbours that descend (Ayer et al., 1955)."""
    pools: list[tuple[list[float], float]] = []
    for x, value in points:
        xs, mean = [x], value
        while pools and pools[-1][1] >= mean:
            earlier_xs, earlier_mean = pools.pop()
            mean = (mean * len(xs) + earlier_mean * len(earlier_xs)) / (len(xs) + len(earlier_xs))
            xs = earlier_xs + xs
        pools.append((xs, mean))
    return [(x, mean) for xs, mean in pools for x in xs]


def _interpolate(points: list[tuple[float, float]], x: float) -> float:
    """Interpolate between points that are sorted by x; beyond the ends, return the value at the end."""
    if x <= points[0][0]:
        return points[0][1]
    for (left, low), (right, high) in pairwise(points):
        if x <= right:
            return low + (high - low) * (x - left) / (right - left)
    return points[-1][1]


def load_strengths(path: Path = _FILE) -> Mapping[str, Strengths]:
    """Load the strengths of all games; may raise OSError or BadContent."""
    return gate.from_toml(gate.read_content(path, _MOST_BYTES), _RatingsFile).games


class _RatingsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    games: dict[str, Strengths]


def resolve_mirrors(players: Sequence[Player], strengths: Strengths, rating: float) -> tuple[Player, ...]:
    """Return the players; mirrors without a strength get the one that is closest to a rating."""
    spec = strengths.closest_mirror(rating)
    return tuple(replace(player, level=spec) if player.level == MIRROR else player for player in players)


def recorded_levels(header: Header) -> tuple[str, ...]:
    return tuple(BOT if player.level.startswith(BOT) else player.level for player in header.players)


def is_evenly_matched(opponent: Opponent, strengths: Strengths, rating: float) -> bool:
    """Return whether an opponent is known to be about as strong as a rating."""
    strength = strengths.strength_of(opponent.spec)
    return strength is not None and abs(strength - rating) <= EVEN


def closest_opponent(cast: Iterable[Opponent], strengths: Strengths, rating: float) -> Opponent | None:
    """Return the opponent closest in strength to a rating; None if no strength is known."""
    known = [(strength, duck) for duck in cast if (strength := strengths.strength_of(duck.spec))]
    return min(known, key=lambda pair: abs(pair[0] - rating))[1] if known else None
