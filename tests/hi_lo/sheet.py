"""The sheet of Hi-lo: the open card, and the last few before it."""

from __future__ import annotations

from game.language.message import message
from game.voice.narrator import Names
from game.voice.sheet import Sheet, card_group, sheet_of
from tests.hi_lo.rules import HI_LO, HiLoView
from tests.hi_lo.words import CHOICES, NARRATOR


def sheet(view: HiLoView, names: Names) -> Sheet:
    """Return the open cards, the question and the guesses."""
    groups = (
        card_group(message("Before"), "card", view.cards[-6:-1], _words, str),
        card_group(message("Open"), "card", view.cards[-1:], _words, str),
    )
    return sheet_of(groups, view, names, offer=HI_LO.choices, narrator=NARRATOR, choices=CHOICES)


def _words(card: int) -> str:
    return message("{card}.", card=card)
