"""Calculator: adds its number to the card above it (RULES.md §21)."""

from __future__ import annotations

from collections.abc import Mapping

from game.cardgames.sixpack.rules.board import Routine
from game.cardgames.sixpack.rules.packs.pack import Pack


class Calculator(Pack):
    """It may be laid with another card (§21.1), and adds to it there and on piles (§21.2, §21.3)."""

    lifts = True


PACK = Calculator()
ROUTINES: Mapping[str, Routine] = {}
