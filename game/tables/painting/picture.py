"""All that the painted parts of a table show, for one frame."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

from msgspec import Struct
from pygame import FRect

from game.tables.advice import Advice
from game.tables.animation.moments import Point
from game.tables.company.people import Person
from game.tables.focus import Focus, Spot

ViewT = TypeVar("ViewT")
LayoutT = TypeVar("LayoutT")
FocusT = TypeVar("FocusT", bound=Focus)


class Picture(Struct, Generic[ViewT, LayoutT, FocusT], frozen=True, kw_only=True):
    """The picture of a table, for drawing; a game's own class adds the things that only its table has.

    Attributes:
        areas: the spots that the focus may move over now, with their areas in units.
        words: the words of the focus.
        moods: the players' moods, by seat.
        centre: the point that all players look at during an event; they look at the table otherwise.
        pulse: the strength with which targets shine, 0 to 1.
        gazes: by seat, the point that its player looks at, where that is not the one of all players.
        preview: whether the effect of the focused thing is to be shown and said.
        asking: whether the own seat has a choice to make.
        advice: an agent's prospects for the choices, while they are shown.
    """

    view: ViewT
    people: tuple[Person, ...]
    layout: LayoutT
    focus: FocusT
    areas: Mapping[Spot, FRect]
    words: str
    moods: Mapping[int, str]
    centre: Point | None
    pulse: float
    preview: bool
    asking: bool
    advice: Advice | None = None
    gazes: Mapping[int, tuple[float, float]] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names."""
        return tuple(person.name for person in self.people)

    def focused(self, zone: str, key: int = 0) -> bool:
        """Whether the focus is on this thing."""
        live = self.asking or self.focus.browsing
        return live and self.focus.spot == Spot(zone, key)

    def offered(self, zone: str, key: int = 0) -> bool:
        """Whether this may be chosen now, on the table itself."""
        return self.asking and not self.focus.browsing and Spot(zone, key) in self.areas
