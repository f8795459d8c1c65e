"""The in-game rules of Sixpack, for players."""

from game.cardgames.sixpack.rulebook.pages import PAGES

__all__ = ["PAGES"]
