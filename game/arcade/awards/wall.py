"""All awards, and those just won."""

from __future__ import annotations

from collections.abc import Collection

from game.arcade.awards import arcade, games, house
from game.arcade.awards.award import Award, Facts

AWARDS: tuple[Award, ...] = (*house.AWARDS, *games.AWARDS, *arcade.AWARDS)


def closest(facts: Facts, won: Collection[str]) -> Award | None:
    """Return the award of which most is done, of those that aren't won; None if none is begun."""
    left = [award for award in AWARDS if award.id not in won and 0 < award.progress(facts) < award.needed]
    return max(left, key=lambda award: award.progress(facts) / award.needed, default=None)


def fresh(facts: Facts, kept: Collection[str]) -> tuple[Award, ...]:
    """Return the awards that are won but not among those kept, by id."""
    return tuple(award for award in AWARDS if award.id not in kept and award.won(facts))
