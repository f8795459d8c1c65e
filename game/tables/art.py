"""The caches that all tables share, so that no text, card or duck is rendered twice."""

from __future__ import annotations

from msgspec.structs import replace

from game.language.message import Language
from game.tables.looks.felts import FELTS, Felt
from game.tables.looks.worn import BACKS, DEFAULT_PLUME, PLUMES, Looks
from game.ui.drawing.allowance import Allowance
from game.ui.drawing.easel import Easel
from game.ui.drawing.mascots.busts import DuckArt
from game.ui.drawing.mascots.ducks import HATS, Duck, Extra, Mood
from game.ui.drawing.sprites import Painter, Sprites
from game.ui.drawing.text import Fonts
from game.ui.drawing.theme import Theme


class Art:
    """The caches of text, sprites and ducks, and the player's cosmetic choices (`worn`)."""

    def __init__(self) -> None:
        self.allowance = Allowance()
        self.fonts = Fonts(self.allowance)
        self.easel = Easel(self.allowance)
        self.sprites = Sprites(allowance=self.allowance, easel=self.easel)
        self.ducks = DuckArt(allowance=self.allowance)
        self.worn = Looks()

    @property
    def felt(self) -> Felt | None:
        """The felt on all tables; None if each game uses its own cloth."""
        return FELTS.get(self.worn.felt)

    @property
    def back(self) -> Painter | None:
        """The painter of card backs in all games; None if each game uses its own."""
        return BACKS.get(self.worn.back)

    @property
    def own_duck(self) -> Duck:
        """The player's duck at a table, bareheaded unless the player chose a hat."""
        return replace(self._plume, extra=self._hat or Extra.NONE)

    def mascot(self, mood: Mood = Mood.GLEE) -> Duck:
        """Return the mascot, in its cap unless the player chose another hat."""
        return replace(self._plume, mood=mood, extra=self._hat or Extra.CAP)

    @property
    def _plume(self) -> Duck:
        return PLUMES.get(self.worn.duck, PLUMES[DEFAULT_PLUME]).duck

    @property
    def _hat(self) -> Extra | None:
        return Extra(self.worn.hat) if self.worn.hat in HATS else None

    def set_language(self, language: Language) -> None:
        """Change the language of all text, and drop the sprites, as some contain text."""
        self.fonts.language = language
        self.sprites.clear()

    def set_theme(self, theme: Theme) -> None:
        """Change the theme, and drop the sprites, as some contain text."""
        self.fonts.theme = theme
        self.sprites.clear()
