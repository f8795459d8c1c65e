"""The sounds that only Sixty-six has."""

from __future__ import annotations

from enum import StrEnum


class SixtySixSound(StrEnum):
    """Sounds of the auction and the hands; a value is the name of its file in `assets/sounds/`."""

    BID = "bid"
    TRUMP = "trump"
    MARRIAGE = "marriage"
    MOON = "moon"
    TRICK = "trick"
    SET = "set"
