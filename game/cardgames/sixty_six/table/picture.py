"""All that the painted parts of the table of Sixty-six show, for one frame."""

from __future__ import annotations

from game.cardgames.sixty_six.rules.view import SixtySixView
from game.cardgames.sixty_six.table.art.cards import Deck
from game.cardgames.sixty_six.table.focus import HalfFocus
from game.cardgames.sixty_six.table.layout import TableLayout
from game.tables import picture


class Picture(picture.Picture[SixtySixView, TableLayout, HalfFocus], frozen=True, kw_only=True):
    """The picture of the table, for drawing.

    Attributes:
        question: the question, or the reason why the focus is no answer (`refused`).
        calling: the seat whose call has just come, and how far its bubble has grown.
        deck: the look of the cards that the player has set.
    """

    question: str
    refused: bool
    calling: tuple[int, float] | None
    deck: Deck
