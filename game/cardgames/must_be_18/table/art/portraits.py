"""The members of the family tree: ducks of six generations, two or three portraits of each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.cardgames.must_be_18.table.art.elder_portraits import (
    father,
    forefather,
    foremother,
    grandfather,
    grandmother,
    mother,
)
from game.cardgames.must_be_18.table.art.families import Family
from game.cardgames.must_be_18.table.art.young_portraits import (
    boy,
    girl,
    hatched,
    lad,
    lass,
    peeping,
    swaddled,
)

Portrait = Callable[[Family], str]
"""Draws a member of a family as SVG: the head's centre at (0, 0), the shoulders' end at y = 38."""

PORTRAITS: Final[dict[int, tuple[Portrait, ...]]] = {
    1: (forefather, foremother),
    2: (grandmother, grandfather),
    3: (mother, father),
    4: (lad, lass),
    5: (girl, boy),
    6: (hatched, swaddled, peeping),
}
"""Those of each generation; the sixth, of which a deck has most, has one more."""
