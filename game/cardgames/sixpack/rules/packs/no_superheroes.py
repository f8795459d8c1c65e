"""No Superheroes: while visible, no card has an effect (RULES.md §13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.cardgames.sixpack.rules.pack import Pack, Routine
from game.language.message import message

if TYPE_CHECKING:
    from game.cardgames.sixpack.rules.board import Board


class NoSuperheroes(Pack):
    """While one is visible, no other effect works anywhere (§13.1)."""

    title = message("No Superheroes")
    effect = message("While it’s on top of a pile, no other card anywhere has an effect.")

    disables = True


PACK = NoSuperheroes()
ROUTINES: Mapping[str, Routine[Board]] = {}
