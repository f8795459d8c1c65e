"""A game's words for its choices, for screens that list or review them."""

from __future__ import annotations

from typing import Any, Protocol


class Choices(Protocol):
    """A game's choices as words and cards. Views are those of the seat that chooses."""

    def moment(self, view: Any) -> str:
        """Return when in its round a choice is made, in a word or two."""

    def words(self, view: Any, choice: Any) -> str:
        """Return a choice in words that follow "to": `play 23`."""

    def label(self, view: Any, choice: Any) -> str:
        """Return the shortest name of a choice."""

    def cards(self, view: Any, choice: Any) -> tuple[int, ...]:
        """Return the keys of the cards that depict the choice; empty if none do."""
