"""The art of every table: text, card sprites and ducks, shared so that nothing is rendered twice."""

from __future__ import annotations

from game.language.message import Language
from game.ui.drawing.allowance import Allowance
from game.ui.drawing.mascots.duck_art import DuckArt
from game.ui.drawing.sprites import Sprites
from game.ui.drawing.text import Fonts
from game.ui.drawing.theme import Theme


class Art:
    """The caches of text, sprites and ducks.

    Attributes:
        allowance: the paintings that sprites and ducks may still make in this frame.
    """

    def __init__(self) -> None:
        self.allowance = Allowance()
        self.fonts = Fonts()
        self.sprites = Sprites(allowance=self.allowance)
        self.ducks = DuckArt(allowance=self.allowance)

    def speak(self, language: Language) -> None:
        """Write all words in a language from now on; sprites with words on them are painted anew."""
        self.fonts.language = language
        self.sprites = Sprites(allowance=self.allowance)

    def dress(self, theme: Theme) -> None:
        """Draw in a theme from now on; sprites with words on them are painted anew."""
        self.fonts.theme = theme
        self.sprites = Sprites(allowance=self.allowance)
