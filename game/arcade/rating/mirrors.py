"""The mirror and other even matches: opponents who are as strong as the player."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.ai.spec import MIRROR
from game.arcade.rating.strengths import EVEN, Strengths
from game.engine.journal import Player

if TYPE_CHECKING:
    from game.storage.levels.tables import Opponent


def settled(players: Sequence[Player], strengths: Strengths, rating: float) -> tuple[Player, ...]:
    """The players, of whom the mirrors without a strength are as strong as a rating from now on."""
    spec = strengths.mirror(rating)
    return tuple(replace(one, level=spec) if one.level == MIRROR else one for one in players)


def is_even(opponent: Opponent, strengths: Strengths, rating: float) -> bool:
    """Whether an opponent is known to be about as strong as a rating."""
    strength = strengths.of(opponent.spec)
    return strength is not None and abs(strength - rating) <= EVEN


def even_match(cast: Iterable[Opponent], strengths: Strengths, rating: float) -> Opponent | None:
    """The opponent whose strength is nearest to a rating, the first of those that are as near."""
    known = [(strengths.of(one.spec), one) for one in cast]
    near = [(abs(strength - rating), place, one) for place, (strength, one) in enumerate(known) if strength]
    return min(near)[2] if near else None
