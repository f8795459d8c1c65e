"""Neutral: the pack without an effect, of which any number may be in a game (RULES.md §2)."""

from __future__ import annotations

from collections.abc import Mapping

from game.cardgames.sixpack.rules.packs.pack import Pack, Routine
from game.language.message import message


class Neutral(Pack):
    """Its cards do what their numbers say, and nothing else."""

    title = message("Neutral")
    effect = message("No effect: it goes where its number sends it.")


PACK = Neutral()
ROUTINES: Mapping[str, Routine] = {}
