"""The table of Hi-lo: a plain one."""

from __future__ import annotations

from game.language.message import message
from game.tables.plain import Pile, PlainTable
from tests.hi_lo.rules import HI_LO, HiLoView
from tests.hi_lo.words import CHOICES, NARRATOR


class HiLoTable(PlainTable[HiLoView]):
    """The open card, and the last few before it."""

    rules, choices, narrator = HI_LO, CHOICES, NARRATOR

    def piles(self) -> tuple[Pile, ...]:
        cards = self.view.cards
        return Pile(message("Before"), cards[-6:-1]), Pile(message("Open"), cards[-1:])

    def face(self, card: int) -> str:
        return str(card)
