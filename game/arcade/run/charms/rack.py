"""All charms, those that are offered, and the rack that holds those taken."""

from __future__ import annotations

from collections.abc import Sequence

from game.arcade.run.charms.charm import Charm
from game.arcade.run.charms.stakes import STAKES
from game.arcade.run.charms.tools import TOOLS
from game.arcade.run.charms.ways import WAYS
from game.engine.chance import draw, seed_of

CHARMS: dict[str, Charm] = {charm.id: charm for charm in (*TOOLS, *STAKES, *WAYS)}
"""All charms by their ids."""
OFFERED = 3
"""So many different charms are offered after a table."""
ROOM = 6
"""So many charms have room on the rack."""


def offered(seed: int, tables: int, redraws: int, without: Sequence[str] = ()) -> tuple[str, ...]:
    """The charms that are offered after so many tables of a run; others for each redraw."""
    pool = [charm for charm in CHARMS if charm not in without]
    found, _ = draw(pool, OFFERED, seed_of(seed, "charms", tables, redraws))
    return tuple(found)
