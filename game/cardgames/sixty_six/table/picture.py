"""All that the painted parts of the table of Sixty-six show, for one frame."""

from __future__ import annotations

from game.cardgames.sixty_six.rules.view import SixtySixView
from game.cardgames.sixty_six.table.art.cards import Deck
from game.cardgames.sixty_six.table.focus import HalfFocus
from game.cardgames.sixty_six.table.layout import TableLayout
from game.tables.focus import Spot
from game.tables.painting import picture


class Picture(picture.Picture[SixtySixView, TableLayout, HalfFocus], frozen=True, kw_only=True):
    """The picture of the table, for drawing.

    Attributes:
        seen: the view as far as the cards that move have come: numbers, names and coins show this one.
        question: the question, or the reason why the focus is no answer (`refused`).
        calling: the seat whose call has just come, and how far its bubble has grown.
        hovered: the thing under the pointer that tells more about itself.
        deck: the look of the cards that the player has set.
    """

    seen: SixtySixView
    question: str
    refused: bool
    calling: tuple[int, float] | None
    hovered: Spot | None
    deck: Deck
