"""All that the painted parts of a table show, for one frame."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

from msgspec import Struct
from pygame import FRect

from game.ai.agent import Decision
from game.tables.focus import Focus, Spot
from game.tables.people import Person

ViewT = TypeVar("ViewT")
LayoutT = TypeVar("LayoutT")
FocusT = TypeVar("FocusT", bound=Focus)


class Picture(Struct, Generic[ViewT, LayoutT, FocusT], frozen=True, kw_only=True):
    """What is drawn; a game's own adds what only its table has.

    Attributes:
        areas: everything that the focus may move over now.
        words: what there is to say of the focus.
        moods: how players feel, by seat.
        preview: whether there is to be shown and said what the focused thing would do.
        asking: whether the own seat has a choice to make.
        advice: what an agent expects of the choices, while that is shown.
    """

    view: ViewT
    people: tuple[Person, ...]
    layout: LayoutT
    focus: FocusT
    areas: Mapping[Spot, FRect]
    words: str
    moods: Mapping[int, str]
    preview: bool
    asking: bool
    advice: Decision | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names."""
        return tuple(person.name for person in self.people)

    def focused(self, zone: str, key: int = 0) -> bool:
        """Whether this is what the player looks at."""
        live = self.asking or self.focus.browsing
        return live and self.focus.spot == Spot(zone, key)

    def offered(self, zone: str, key: int = 0) -> bool:
        """Whether this may be chosen now, on the table itself."""
        return self.asking and not self.focus.browsing and Spot(zone, key) in self.areas
