"""The code that a phone's camera reads."""

from __future__ import annotations

import segno


def modules(text: str) -> tuple[tuple[bool, ...], ...]:
    """Return the dark squares of a text's code, row by row, without the quiet zone around it."""
    return tuple([tuple(map(bool, row)) for row in segno.make(text, error="m").matrix])
