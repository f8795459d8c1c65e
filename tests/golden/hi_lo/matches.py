"""The golden match of Hi-lo."""

from tests.golden.scribe import Scribe
from tests.hi_lo.rules import HI_LO

MATCHES = {"three": (3, 6, ["rounds=2"])}


class Golden(Scribe):
    """Nothing is hidden but the stock: its events tell all."""

    rules = HI_LO
    matches = MATCHES
