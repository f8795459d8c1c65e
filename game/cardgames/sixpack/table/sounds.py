"""The sounds that only Sixpack has."""

from __future__ import annotations

from enum import StrEnum


class SixpackSound(StrEnum):
    """Sounds of the packs' effects; a value is the name of its file in `assets/sounds/`."""

    PUFF = "puff"
    CLAIM = "claim"
    REVERSAL = "reversal"
    VETO = "veto"
    THEFT = "theft"
    BITE = "bite"
    CAROUSEL = "carousel"
    GLASS = "glass"
    PILE_DRIVER = "pile_driver"
    CALCULATOR = "calculator"
    COPYCAT = "copycat"
    LATE_ARRIVAL = "late_arrival"
    SHERIFF = "sheriff"
    SUPER_NUMBERS = "super_numbers"
