"""What a game provides for pictures and films: scripts that drive the program in a studio."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from game.engine.contract import Event

Pictures = Mapping[str, Callable[[], object]]
"""The script for each picture, by name; they run in order, as many continue from the picture before."""
Studio = Any
"""A `game.lab.shots.studio.ProgramStudio`, the program on a dummy screen; games may not import it."""


class FilmStrip(NamedTuple):
    """A film strip of a moment: the script that leads to it, the event that starts it, its length in seconds.

    `fits` returns whether an event of this kind is the right one, given the table that now shows it. Without
    an event, the film begins right after the script. `action` is pressed after `lead` seconds.
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
