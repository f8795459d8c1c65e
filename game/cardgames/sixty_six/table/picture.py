"""All that the painted parts of the table of Sixty-six show, for one frame."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from pygame import FRect

from game.ai.agent import Decision
from game.cardgames.sixty_six.rules.view import SixtySixView
from game.cardgames.sixty_six.table.art.cards import Deck
from game.cardgames.sixty_six.table.focus import Focus, Spot, Zone
from game.cardgames.sixty_six.table.layout import TableLayout
from game.tables.people import Person


class Picture(Struct, frozen=True):
    """What is drawn.

    Attributes:
        areas: everything that the focus may move over now.
        words: what there is to say of the focus.
        question: what is asked, or why the focus is no answer (`refused`).
        moods: how players feel, by seat.
        calling: the seat whose call has just come, and how far its bubble has grown.
        deck: how the player likes the cards.
        preview: whether there is to be said what the focus is on and would do.
        asking: whether the own seat has a choice to make.
        advice: what an agent expects of the choices, while that is shown.
    """

    view: SixtySixView
    people: tuple[Person, ...]
    layout: TableLayout
    focus: Focus
    areas: Mapping[Spot, FRect]
    words: str
    question: str
    refused: bool
    moods: Mapping[int, str]
    calling: tuple[int, float] | None
    deck: Deck
    preview: bool
    asking: bool
    advice: Decision | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names."""
        return tuple(person.name for person in self.people)

    def focused(self, zone: Zone, key: int = 0) -> bool:
        """Whether this is what the player looks at."""
        live = self.asking or self.focus.browsing
        return live and self.focus.spot == Spot(zone, key)
