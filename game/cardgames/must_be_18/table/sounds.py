"""The sounds that only You Must Be 18! has."""

from __future__ import annotations

from enum import StrEnum


class MustBe18Sound(StrEnum):
    """Sounds of the columns; a value is the name of its file in `assets/sounds/`."""

    COLUMN = "column"
    EIGHTEEN = "eighteen"
    DRAW = "draw"
    SKIP = "skip"
