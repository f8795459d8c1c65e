"""Neutral: the pack without an effect, of which any number may be in a game (RULES.md §2)."""

from __future__ import annotations

from collections.abc import Mapping

from game.cardgames.sixpack.rules.packs.pack import Pack, Routine
from game.language.message import message


class Neutral(Pack):
    """Its cards do what their numbers say, and nothing else."""

    title = message("Neutral")
    effect = message("No effect: it goes where its number sends it.")
    details = message(
        "It is placed on the closest number below it, or above it while play is reversed. If it"
        " fits nowhere it returns to your hand when a pile has its number, or else claims any "
        "pile. Any number of Neutral packs may be in the game."
    )
    shout = message("Quack!")


PACK = Neutral()
ROUTINES: Mapping[str, Routine] = {}
