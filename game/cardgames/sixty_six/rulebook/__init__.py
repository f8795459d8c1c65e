"""The in-game rules of Sixty-six, for players."""

from game.cardgames.sixty_six.rulebook.pages import PAGES

__all__ = ["PAGES"]
