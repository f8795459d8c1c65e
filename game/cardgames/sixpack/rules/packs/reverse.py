"""Reverse: an odd number of visible ones turns everything round (RULES.md §7)."""

from __future__ import annotations

from collections.abc import Mapping

from game.cardgames.sixpack.rules.board import Routine
from game.cardgames.sixpack.rules.packs.pack import Pack


class Reverse(Pack):
    """While an odd number is visible: high to low, on the closest number above, 1 claims, hands go (§7.1)."""

    reverses = True


PACK = Reverse()
ROUTINES: Mapping[str, Routine] = {}
