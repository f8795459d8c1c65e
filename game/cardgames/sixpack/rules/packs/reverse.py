"""Reverse (RULES.md §7).

While an odd number of them is visible: high to low, onto the closest number above, 1 claims (§7.1).
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
