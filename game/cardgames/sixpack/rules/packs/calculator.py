"""Calculator: adds its number to the card above it (RULES.md §21)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.cardgames.sixpack.rules.pack import Pack, Routine
from game.language.message import message

if TYPE_CHECKING:
    from game.cardgames.sixpack.rules.board import Board


class Calculator(Pack):
    """It may be laid with another card (§21.1), and adds to it there and on piles (§21.2, §21.3)."""

    title = message("Calculator")
    effect = message(
        "Adds its number to the card on top of it, up to 6. Reversed order: subtracts, down to 1."
    )
    most = 2

    lifts = True


PACK = Calculator()
ROUTINES: Mapping[str, Routine[Board]] = {}
