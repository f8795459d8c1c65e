"""QR codes for phone cameras."""

from __future__ import annotations

import segno


def qr_modules(text: str) -> tuple[tuple[bool, ...], ...]:
    """Return the modules of a text's QR code, row by row (True: dark), without the quiet zone."""
    return tuple([tuple(map(bool, row)) for row in segno.make(text, error="m").matrix])
