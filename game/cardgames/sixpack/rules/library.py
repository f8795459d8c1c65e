"""The packs' modules, found by their ids: the packs, and the routines of their steps."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from game.cardgames.sixpack.rules import neutral
from game.cardgames.sixpack.rules.pack import NEUTRAL, SPECIAL, Pack, Routine

_MODULES = {
    NEUTRAL: neutral,
    **{pack: import_module(f"game.cardgames.sixpack.rules.packs.{pack}") for pack in SPECIAL},
}

PACKS: Mapping[str, Pack] = {pack: module.PACK for pack, module in _MODULES.items()}
"""Every pack by its id, in the order in which effects come that come at the same moment (RULES.md §6.3)."""

ROUTINES: Mapping[str, Routine[Any]] = {
    kind: routine for module in _MODULES.values() for kind, routine in module.ROUTINES.items()
}
"""The routines of the packs' own kinds of steps."""
