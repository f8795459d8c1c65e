"""The places without a table on a run's map, as they're shown before a visit."""

from __future__ import annotations

from typing import NamedTuple

from game.arcade.run.entries import PlaceKind
from game.language.message import Text, message


class Stop(NamedTuple):
    """The title and sign of a place, and what may be there."""

    title: Text
    about: Text
    sign: str


STOPS = {
    PlaceKind.REST: Stop(
        message("Rest"),
        message("Mends a lost feather. If you’ve lost none, you find three shells."),
        "signs/rest",
    ),
    PlaceKind.UNKNOWN: Stop(
        message("Unknown"),
        message("Shells, a charm, the stall, a rest? Or the pike, who takes half of your shells."),
        "signs/unknown",
    ),
}
"""Places without a table, by kind."""
