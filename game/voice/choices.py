"""A card game's words for its choices, for screens that look back on them."""

from __future__ import annotations

from typing import Any, Protocol


class Choices(Protocol):
    """A game's choices by name and picture. Views are those of the seat that chooses."""

    def moment(self, view: Any) -> str:
        """When in its round a choice is made, in a word or two."""

    def words(self, view: Any, choice: Any) -> str:
        """A choice in words that follow "to": `play 23`."""

    def label(self, view: Any, choice: Any) -> str:
        """A choice, as short as can be."""

    def cards(self, view: Any, choice: Any) -> tuple[int, ...]:
        """The cards (by key) that show the choice, if cards can."""
