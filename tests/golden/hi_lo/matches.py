"""The golden match of Hi-lo."""

from tests.golden.scribe import Scribe
from tests.hi_lo.rules import HI_LO

MATCHES = {"three": (3, 6, ["rounds=2"])}


class Golden(Scribe):
    """Records events only, because nothing but the stock is hidden."""

    rules = HI_LO
    matches = MATCHES
