"""QR codes for phone cameras."""

from __future__ import annotations

import segno


def qr_modules(text: str) -> tuple[tuple[bool, ...], ...]:
    """Return the modules of a text's QR code, row by row: True for dark ones. The quiet zone isn't included."""
    return tuple([tuple(map(bool, row)) for row in segno.make(text, error="m").matrix])
