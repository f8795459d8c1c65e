"""Charms that grant a tool of the table."""

from __future__ import annotations

from game.arcade.run.charms.charm import Charm, Effects, Moment, Tool
from game.language.message import message

MONOCLE = Charm(
    "monocle",
    message("Monocle"),
    message("Three hints at this table."),
    Moment.TABLE,
    Effects(tools={Tool.HINT: 3}),
)
RIPPLE = Charm(
    "ripple",
    message("Ripple"),
    message("Undo your last choice, once."),
    Moment.TABLE,
    Effects(tools={Tool.UNDO: 1}),
)
SECOND_WIND = Charm(
    "second_wind",
    message("Second wind"),
    message("Replay this table with the very same deal, even after it’s over."),
    Moment.TABLE,
    Effects(tools={Tool.AGAIN: 1}),
)
WEATHER_VANE = Charm(
    "weather_vane",
    message("Weather vane"),
    message("Three times, see what your strongest opponent would play in your place."),
    Moment.TABLE,
    Effects(tools={Tool.VANE: 3}),
)
SPYGLASS = Charm(
    "spyglass",
    message("Spyglass"),
    message("At a Sixty-six table, all hands are face up until your next turn."),
    Moment.TABLE,
    Effects(tools={Tool.SIGHT: 1}),
    game="sixty_six",
)

TOOLS = (MONOCLE, RIPPLE, SECOND_WIND, WEATHER_VANE, SPYGLASS)
