"""All packs by their ids, and the routines of their steps."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from game.cardgames.sixpack.rules.pack import NEUTRAL, SPECIAL, Pack, Routine
from game.language.message import message

PACKS: Mapping[str, Pack] = {
    NEUTRAL: Pack(message("Neutral"), message("No effect. Its number decides where it goes.")),
    **{pack: import_module(f"game.cardgames.sixpack.rules.packs.{pack}").PACK for pack in SPECIAL},
}
"""Every pack by its id, in the order in which simultaneous effects happen (RULES.md §6.3)."""

ROUTINES: Mapping[str, Routine[Any]] = {
    kind: routine for pack in PACKS.values() for kind, routine in pack.routines.items()
}
"""The routines of the packs' own kinds of steps."""
