"""The in-game rules of You Must Be 18!, for players."""

from game.cardgames.must_be_18.rulebook.pages import PAGES

__all__ = ["PAGES"]
