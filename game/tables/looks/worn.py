"""The looks that the player has chosen."""

from __future__ import annotations

from typing import NamedTuple


class Worn(NamedTuple):
    """The ids of the looks that are chosen; an empty or unknown one leaves all as it was made.

    Attributes:
        back: of all games' cards.
        felt: of all games' tables.
        hat: of the mascot, and of the player's own duck.
        duck: the colour of both.
    """

    back: str = ""
    felt: str = ""
    hat: str = ""
    duck: str = ""
