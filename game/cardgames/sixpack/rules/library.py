"""The packs' modules, found by their ids: the packs, and the routines of their steps."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from game.cardgames.sixpack.rules.packs import NEUTRAL, SPECIAL
from game.cardgames.sixpack.rules.packs.pack import Pack, Routine

_MODULES = {pack: import_module(f"game.cardgames.sixpack.rules.packs.{pack}") for pack in (NEUTRAL, *SPECIAL)}

PACKS: Mapping[str, Pack] = {pack: module.PACK for pack, module in _MODULES.items()}
"""Every pack by its id, in the order in which effects come that come at the same moment (RULES.md §6.3)."""

ROUTINES: Mapping[str, Routine] = {
    kind: routine for module in _MODULES.values() for kind, routine in module.ROUTINES.items()
}
"""The routines of the packs' own kinds of steps."""
