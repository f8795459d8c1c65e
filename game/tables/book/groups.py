"""Groups of cards in a line, as pictures of a rules book show them, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from msgspec import Struct

from game.language.message import Text, capital, listed, message, sentences


class Told(Protocol):
    """A part of a picture that can be told."""

    @property
    def told(self) -> str:
        """All of it in words."""


GroupT = TypeVar("GroupT", bound=Told)


class Groups(Struct, Generic[GroupT], frozen=True):
    """Groups in a line; a game's own class draws them."""

    groups: tuple[GroupT, ...]

    @property
    def told(self) -> str:
        """All groups in words."""
        return sentences(*[group.told for group in self.groups])


def told_group(title: str, cards: Sequence[object]) -> Text:
    """A group's title, if it has one, and its cards in words, if some are open."""
    if not cards:
        return message("{title}.", title=capital(title))
    if title:
        return message("{title}: {cards}.", title=capital(title), cards=listed(cards))
    return message("{cards}.", cards=capital(listed(cards)))
