"""All that the painted parts of the table of You Must Be 18! show, for one frame."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from pygame import FRect

from game.ai.agent import Decision
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.table.art.card_sprites import Faces
from game.cardgames.must_be_18.table.focus import Focus, Spot, Zone
from game.cardgames.must_be_18.table.layout import TableLayout
from game.cardgames.must_be_18.table.selection import Draft
from game.tables.people import Person


class Picture(Struct, frozen=True):
    """What is drawn.

    Attributes:
        areas: everything that the focus may move over now.
        words: what there is to say of the focus.
        tops: those that the counter shows; `legal` whether they may be laid, `wrong` whether they may not.
        message: what the counter says of them; `last` what was laid last.
        beat: how strongly the counter throbs, 1 to 0.
        moods: how players feel, by seat.
        asking: whether the own seat has a choice to make.
        advice: what an agent expects of the choices, while that is shown; `faded` how far it has come.
    """

    view: MustBe18View
    people: tuple[Person, ...]
    layout: TableLayout
    draft: Draft
    focus: Focus
    areas: Mapping[Spot, FRect]
    faces: Faces
    words: str
    tops: tuple[int, ...]
    legal: bool
    wrong: bool
    message: str
    last: str
    beat: float
    moods: Mapping[int, str]
    asking: bool
    advice: Decision | None = None
    faded: float = 1.0

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names."""
        return tuple(person.name for person in self.people)

    def focused(self, zone: Zone, key: int = 0) -> bool:
        """Whether this is what the player looks at."""
        live = self.asking or self.focus.browsing
        return live and self.focus.spot == Spot(zone, key)
