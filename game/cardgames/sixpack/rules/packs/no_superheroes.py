"""No Superheroes: while visible, no card has an effect (RULES.md §13)."""

from __future__ import annotations

from collections.abc import Mapping

from game.cardgames.sixpack.rules.packs.pack import Pack, Routine
from game.language.message import message


class NoSuperheroes(Pack):
    """While one is visible, no other effect works anywhere (§13.1)."""

    title = message("No Superheroes")
    effect = message("While on top of a pile, no other card has an effect, wherever it is.")
    details = message(
        "Cards on piles, in hands and still waiting all lose their effects, but two of these do"
        " not cancel each other. Super Numbers have their first number then, and Seethroughs "
        "the one printed on them. It is looked at when cards are chosen, when they are "
        "revealed, and before each card is handled."
    )
    shout = message("No effects!")

    disables = True


PACK = NoSuperheroes()
ROUTINES: Mapping[str, Routine] = {}
