"""Reverse: an odd number of visible ones turns play round (RULES.md §7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.cardgames.sixpack.rules.pack import Pack, Routine
from game.language.message import message

if TYPE_CHECKING:
    from game.cardgames.sixpack.rules.board import Board


class Reverse(Pack):
    """While an odd number is visible: high to low, on the closest number above, 1 claims, hands go (§7.1)."""

    title = message("Reverse")
    effect = message("While an odd number of these are on top of piles, the order is reversed.")
    most = 2

    reverses = True


PACK = Reverse()
ROUTINES: Mapping[str, Routine[Board]] = {}
