"""The in-game rules of 6 takes!, for players."""

from game.cardgames.six_takes.rulebook.pages import PAGES

__all__ = ["PAGES"]
