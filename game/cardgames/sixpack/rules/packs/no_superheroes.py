"""No Superheroes: while visible, no card has an effect (RULES.md §13)."""

from __future__ import annotations

from collections.abc import Mapping

from game.cardgames.sixpack.rules.packs.pack import Pack, Routine
from game.language.message import message


class NoSuperheroes(Pack):
    """While one is visible, no other effect works anywhere (§13.1)."""

    title = message("No Superheroes")
    effect = message("While it’s on top of a pile, no other card anywhere has an effect.")
    details = message(
        "Cards on piles, in hands and still waiting all lose their effects, but two of "
        "these don’t switch each other off. Super Numbers then have their first "
        "number, and Seethroughs the one printed on them. This is checked when cards "
        "are chosen, when they’re revealed, and before each card lands."
    )
    shout = message("No effects!")

    disables = True


PACK = NoSuperheroes()
ROUTINES: Mapping[str, Routine] = {}
