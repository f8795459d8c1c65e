"""Reverse: an odd number of visible ones turns play round (RULES.md §7).

While an odd number is visible: high to low, on the closest number above, 1 claims, hands go (§7.1).
"""

from __future__ import annotations

from game.cardgames.sixpack.rules.pack import Pack
from game.language.message import message

PACK = Pack(
    message("Reverse"),
    message("While an odd number of these are on top of piles, the order is reversed."),
    most=2,
    reverses=True,
)
