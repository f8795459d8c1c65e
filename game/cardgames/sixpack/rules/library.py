"""All packs, found by their ids, and the routines of their steps."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from game.cardgames.sixpack.rules.pack import NEUTRAL, SPECIAL, Pack, Routine
from game.language.message import message


class Neutral(Pack):
    """The pack without an effect, of which any number may be in a game (RULES.md §2)."""

    title = message("Neutral")
    effect = message("No effect: it goes where its number sends it.")


_MODULES = {pack: import_module(f"game.cardgames.sixpack.rules.packs.{pack}") for pack in SPECIAL}

PACKS: Mapping[str, Pack] = {
    NEUTRAL: Neutral(),
    **{pack: module.PACK for pack, module in _MODULES.items()},
}
"""Every pack by its id, in the order in which effects come that come at the same moment (RULES.md §6.3)."""

ROUTINES: Mapping[str, Routine[Any]] = {
    kind: routine for module in _MODULES.values() for kind, routine in module.ROUTINES.items()
}
"""The routines of the packs' own kinds of steps."""
