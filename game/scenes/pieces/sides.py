"""The player's partners and opponents in a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.engine.contract import CardGame


class Sides(NamedTuple):
    """The names of the player's partners and opponents, in order of their seats."""

    partners: tuple[str, ...]
    opponents: tuple[str, ...]


def sides(rules: CardGame[Any, Any], names: Sequence[str], own: int | None) -> Sides:
    """Return the partners and opponents of seat `own`; if it's None, everyone is an opponent."""
    if own is None:
        return Sides((), tuple(names))
    ours = next(team for team in rules.teams(len(names)) if own in team)
    return Sides(
        tuple(names[seat] for seat in ours if seat != own),
        tuple(name for seat, name in enumerate(names) if seat not in ours),
    )
