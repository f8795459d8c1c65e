"""The art of every table: text, card sprites and ducks, shared so that nothing is rendered twice."""

from __future__ import annotations

from msgspec import Struct, field

from game.ui.drawing.duck_art import DuckArt
from game.ui.drawing.sprites import Sprites
from game.ui.drawing.text import Fonts


class Art(Struct, frozen=True):
    """The caches of text, sprites and ducks."""

    fonts: Fonts = field(default_factory=Fonts)
    sprites: Sprites = field(default_factory=Sprites)
    ducks: DuckArt = field(default_factory=DuckArt)
