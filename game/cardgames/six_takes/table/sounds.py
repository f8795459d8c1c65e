"""The sounds that only 6 takes! has."""

from __future__ import annotations

from enum import StrEnum


class SixTakesSound(StrEnum):
    """Sounds of rows that fill up and are taken; a value is the name of its file in `assets/sounds/`."""

    FIFTH = "fifth"
    SIXTH = "sixth"
    ROW_TAKEN = "row_taken"
    BIG_ROW = "big_row"
