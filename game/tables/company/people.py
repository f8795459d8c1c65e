"""The players as a table shows them, and the colours of players who share one machine."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field

from game.audio.voices import DuckVoice
from game.language.message import Language, Text, capital, message_in, translate
from game.storage.settings import has_own_name
from game.ui.drawing.mascots.ducks import Duck


class Person(Struct, frozen=True):
    """A player: name, duck, lines by occasion, voice, and style of play, which may be empty."""

    name: str
    duck: Duck = field(default_factory=Duck)
    says: dict[str, tuple[str, ...]] = field(default_factory=dict)
    voice: DuckVoice = DuckVoice()
    style: str = ""


class Colour(Struct, frozen=True):
    """A player's colour: its name, a pale shade for text and plates, a deep one for cloth, and a duck."""

    name: Text
    pale: str
    deep: str
    duck: Duck


COLOURS = (
    Colour(message_in("colour of a player", "blue"), "#8FD3FF", "#2464A8", Duck("#8FD3FF", "#4E9FE6")),
    Colour(message_in("colour of a player", "red"), "#FF9AA8", "#9C2445", Duck("#FF9AA8", "#D8315B")),
    Colour(message_in("colour of a player", "green"), "#9BE8B4", "#1B6B4C", Duck("#9BE8B4", "#3FA56F")),
    Colour(message_in("colour of a player", "violet"), "#C9A6FF", "#4B2C9A", Duck("#C9A6FF", "#7A4BE0")),
)


def name_or_colour(name: str, number: int) -> str:
    return name if has_own_name(name) else capital(COLOURS[number].name)


def colour_names(language: Language) -> list[str]:
    """Return the names that players have by default, in the order of `COLOURS`."""
    return [translate(capital(colour.name), language) for colour in COLOURS]


def free_name(taken: Sequence[str], number: int, language: Language) -> str:
    """Return a player name that isn't taken: the name of the colour `number`, or of the next free colour."""
    names = colour_names(language)
    return next(name for name in (*names[number:], *names) if name not in taken)


MAX_LOCAL_PLAYERS = len(COLOURS)
"""The maximum number of players at one machine."""
