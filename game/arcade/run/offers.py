"""The charms on offer: drawn from the run's seed, rare ones seldom, and only those that can still be used."""

from __future__ import annotations

from game.arcade.run.charm_list import CHARMS, FIRST_CHARMS
from game.arcade.run.charms import CHANCES, OFFERED, Charm
from game.arcade.run.course import KEEPER
from game.arcade.run.entries import Node, Pay, PlaceKind
from game.arcade.run.state import Run
from game.engine.chance import draw, seed_of


def offered(run: Run) -> tuple[str, ...]:
    """Return the charms on offer, other ones than the last time."""
    if run.classic:
        seed = seed_of(run.seed, "charms", len(run.played), run.redraws)
        return tuple(draw(FIRST_CHARMS, OFFERED, seed)[0])
    useful = [charm for charm in CHARMS.values() if is_useful(charm, run)]
    lots = [charm.id for charm in useful for _ in range(CHANCES[charm.rarity])]
    found, _ = draw(lots, len(lots), seed_of(run.seed, "offers", run.offers))
    return tuple(sorted(dict.fromkeys(found), key=run.shown.__contains__)[:OFFERED])


def is_useful(charm: Charm, run: Run) -> bool:
    """Return whether a charm can still be used on the way to the last keeper, and isn't there already."""
    ahead, effects = run.ahead, charm.effects
    if charm.lasting and charm.id in run.rack:
        return False
    if charm.game and all(node.game != charm.game for node in ahead):
        return False
    if effects.haggle:
        return any(_may_be_stall(node) for node in ahead)
    if effects.mends:
        return any(node.kind is not PlaceKind.TABLE for node in ahead)
    if effects.any_table:
        return any(node.column < KEEPER for node in ahead)
    return True


def _may_be_stall(node: Node) -> bool:
    return node.kind is PlaceKind.UNKNOWN or (node.pays is Pay.STALL and bool(node.to))
