"""All that the painted parts of the table of Sixpack show."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from pygame import FRect

from game.ai.agent import Decision
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.table.focus import Focus, Spot, Zone
from game.cardgames.sixpack.table.layout import TableLayout
from game.cardgames.sixpack.table.pickers import Picker
from game.cardgames.sixpack.table.turn_log import Log
from game.tables.people import Person


class Picture(Struct, frozen=True):
    """What the panels show.

    Attributes:
        window: the picker that is open, if one is; `areas` are those of what may be focused now.
        words: what the focus is on, and would do.
        moods: how players feel, by seat; `acting` is whose card does something.
        turned: how far play is turned round, 0 to 1.
        preview: whether is shown where a focused card would go.
        asking: whether the own seat has a choice to make.
        advice: what an agent expects of the choices, while that is shown.
    """

    view: SixpackView
    people: tuple[Person, ...]
    layout: TableLayout
    log: Log
    focus: Focus
    window: Picker | None
    areas: Mapping[Spot, FRect]
    words: str
    moods: Mapping[int, str]
    acting: int | None
    turned: float
    preview: bool
    asking: bool
    advice: Decision | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names."""
        return tuple(person.name for person in self.people)

    def focused(self, zone: Zone, key: int) -> bool:
        """Whether this is what the player looks at."""
        spot = self.focus.spot
        live = self.asking or self.focus.browsing
        return live and spot is not None and (spot.zone, spot.key) == (zone, key)

    def offered(self, zone: Zone, key: int) -> bool:
        """Whether this may be chosen now, on the table itself."""
        return self.asking and not self.focus.browsing and Spot(zone, key) in self.areas
