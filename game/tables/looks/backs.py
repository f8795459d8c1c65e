"""Backs of cards that players earn; each takes the place of every game's own."""

from __future__ import annotations

from collections.abc import Mapping

from game.ui.drawing.cards import back_painter
from game.ui.drawing.sprites import Painter

BACKS: Mapping[str, Painter] = {name: back_painter(name) for name in ("waves", "koi", "lilies", "moonlight")}
"""The painters of backs, by the ids of the looks."""
