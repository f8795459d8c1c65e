"""The people at a table, as the table shows them."""

from __future__ import annotations

from msgspec import Struct, field

from game.audio.voices import DuckVoice
from game.ui.drawing.mascots.ducks import Duck


class Person(Struct, frozen=True):
    """A player's name, face, remarks by occasion (a few lines each), voice, and style of play if any."""

    name: str
    duck: Duck = field(default_factory=Duck)
    says: dict[str, tuple[str, ...]] = field(default_factory=dict)
    voice: DuckVoice = DuckVoice()
    style: str = ""
