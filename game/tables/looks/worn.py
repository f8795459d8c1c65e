"""The player's cosmetic choices: the duck's colour, a hat, a felt, and card backs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import Struct

from game.language.message import Text, message_in
from game.ui.drawing.cards import card_back_painter
from game.ui.drawing.mascots.ducks import Duck
from game.ui.drawing.sprites import Painter


class Plume(Struct, frozen=True):
    """A colour of the player's duck, with its name."""

    name: Text
    duck: Duck


PLUMES: Mapping[str, Plume] = {
    "sun": Plume(message_in("colour of a duck", "Sunny"), Duck()),
    "sky": Plume(message_in("colour of a duck", "Sky"), Duck("#8FD3FF", "#4E9FE6")),
    "rose": Plume(message_in("colour of a duck", "Rosy"), Duck("#FF9AA8", "#D8315B", "#FFC23D")),
    "mint": Plume(message_in("colour of a duck", "Minty"), Duck("#9BE8B4", "#3FA56F")),
    "violet": Plume(message_in("colour of a duck", "Violet"), Duck("#C9A6FF", "#7A4BE0")),
    "snow": Plume(message_in("colour of a duck", "Snowy"), Duck("#F7FAFF", "#B9C7DE")),
}
"""The colours of the player's duck, by the ids that settings save; the first is the default."""

DEFAULT_PLUME = next(iter(PLUMES))


class Looks(NamedTuple):
    """The ids of the chosen card back, felt, hat and duck colour; empty for the default."""

    back: str = ""
    felt: str = ""
    hat: str = ""
    duck: str = ""


BACKS: Mapping[str, Painter] = {
    name: card_back_painter(name) for name in ("waves", "koi", "lilies", "moonlight")
}
"""The painters of card backs, by the ids that settings save."""
