"""Reverse: an odd number of visible ones turns play round (RULES.md §7)."""

from __future__ import annotations

from collections.abc import Mapping

from game.cardgames.sixpack.rules.packs.pack import Pack, Routine
from game.language.message import message


class Reverse(Pack):
    """While an odd number is visible: high to low, on the closest number above, 1 claims, hands go (§7.1)."""

    title = message("Reverse")
    effect = message("While an odd number of these are on top of piles, the order is reversed.")
    details = message(
        "The Reverse cards on top of piles are counted again before each card lands. "
        "If their number is odd, high cards go first, cards go on the closest number "
        "above, and the 1 claims instead of the 6. Claiming then gets you the cards "
        "without a handprint, and those with a handprint leave the game."
    )
    shout = message("Reverse!")
    most = 2

    reverses = True


PACK = Reverse()
ROUTINES: Mapping[str, Routine] = {}
