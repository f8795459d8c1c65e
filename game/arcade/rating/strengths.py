"""The opponents' strengths, as measured by the arena; the command `ratings` writes them.

The scale is Elo's: a player who is 100 points stronger does better than the other in 64 of 100 rounds. The
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
    """A game's strengths by spec, measured in `matches` with `rounds` rounds on average."""

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
        """Return a spec's strength; an unmeasured style has its level's. None for bots and unknown specs."""
        if not spec or spec.startswith(BOT):
            return None
        try:
            parsed = parse_spec(spec)
        except UnknownLevel:
            return None
        if parsed.agent == MIRROR:
            return None if parsed.samples is None else _interpolate(self._mirror_points(), parsed.samples)
        found = self.agents.get(parsed.agent) or self.agents.get(parsed.level)
        return None if found is None else found.value

    def closest_mirror(self, rating: float) -> str:
        """Return the spec of the mirror whose strength is closest to a rating."""
        places = self._mirror_points()
        ahead = {value: place for place, value in reversed(places)}
        strength = _interpolate(sorted(ahead.items()), rating)
        return f"{MIRROR}@{round(min(max(strength, LOWEST_MIRROR), HIGHEST_MIRROR))}"

    def _mirror_points(self) -> list[tuple[float, float]]:
        """Return mirrors' places and strengths, ascending; the levels' values if mirrors weren't measured."""
        specs = ((parse_spec(spec), found.value) for spec, found in self.agents.items())
        found = sorted(
            (float(spec.samples), value)
            for spec, value in specs
            if spec.agent == MIRROR and spec.samples is not None
        )
        if len(found) < 2:
            values = [self.agents[level.id].value for level in LEVELS]
            found = [(float(LOWEST_MIRROR * (number + 1)), value) for number, value in enumerate(values)]
        return _monotonic(found)


def _monotonic(points: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
    """Make the values ascending: replace falling ones by their mean (Ayer et al., 1955)."""
    pools: list[tuple[list[float], float]] = []
    for place, value in points:
        places, mean = [place], value
        while pools and pools[-1][1] >= mean:
            before, theirs = pools.pop()
            mean = (mean * len(places) + theirs * len(before)) / (len(places) + len(before))
            places = before + places
        pools.append((places, mean))
    return [(place, mean) for places, mean in pools for place in places]


def _interpolate(points: list[tuple[float, float]], x: float) -> float:
    """Interpolate between points, which are sorted by x; beyond the ends, return the value at the end."""
    if x <= points[0][0]:
        return points[0][1]
    for (left, low), (right, high) in pairwise(points):
        if x <= right:
            return low + (high - low) * (x - left) / (right - left)
    return points[-1][1]


def load_strengths(path: Path = _FILE) -> Mapping[str, Strengths]:
    """Load the strengths of all games; may raise OSError or Refused."""
    return gate.from_toml(gate.read_content(path, _MOST_BYTES), _RatingsFile).games


class _RatingsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    games: dict[str, Strengths]


def resolve_mirrors(players: Sequence[Player], strengths: Strengths, rating: float) -> tuple[Player, ...]:
    """Give mirrors without a strength the given rating; return all players."""
    spec = strengths.closest_mirror(rating)
    return tuple(replace(one, level=spec) if one.level == MIRROR else one for one in players)


def recorded_levels(header: Header) -> tuple[str, ...]:
    return tuple(BOT if player.level.startswith(BOT) else player.level for player in header.players)


def is_even(opponent: Opponent, strengths: Strengths, rating: float) -> bool:
    """Return whether an opponent is known to be about as strong as a rating."""
    strength = strengths.strength_of(opponent.spec)
    return strength is not None and abs(strength - rating) <= EVEN


def closest_opponent(cast: Iterable[Opponent], strengths: Strengths, rating: float) -> Opponent | None:
    """Return the opponent closest in strength to a rating; None if no strength is known."""
    known = [(strengths.strength_of(one.spec), one) for one in cast]
    near = [(abs(strength - rating), place, one) for place, (strength, one) in enumerate(known) if strength]
    return min(near)[2] if near else None
