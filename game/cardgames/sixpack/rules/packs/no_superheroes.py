"""No Superheroes: while visible, no card has an effect (RULES.md §13)."""

from __future__ import annotations

from collections.abc import Mapping

from game.cardgames.sixpack.rules.board import Routine
from game.cardgames.sixpack.rules.packs.pack import Pack


class NoSuperheroes(Pack):
    """While one is visible, no other effect works anywhere (§13.1)."""

    disables = True


PACK = NoSuperheroes()
ROUTINES: Mapping[str, Routine] = {}
