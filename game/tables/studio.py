"""What a game provides for pictures of itself: the steps to each, from a studio that shows the program."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from game.engine.contract import Event

Pictures = Mapping[str, Callable[[], object]]
"""The steps to each picture, by its name; in their order, as many go on from the picture before."""
Studio = Any
"""The program on a dummy screen, `game.lab.shots.studio.ProgramStudio`, which no game may import."""


class FilmStrip(NamedTuple):
    """A film of a moment of a match: steps to it, the event with which it comes, and seconds before that.

    `fits` says whether an event of this kind is the one, given the table, which has just begun to show it.
    Without an event, the film begins right after the steps, and `action` comes after its lead.
    """

    start: Callable[[Studio], None]
    event: type[Event] | None
    seconds: float
    lead: float = 0.0
    fits: Callable[[Any, Any], bool] = lambda _event, _table: True
    frames: int = 12
    action: str = ""


Films = Mapping[str, FilmStrip]
"""The films of a game, by name."""
