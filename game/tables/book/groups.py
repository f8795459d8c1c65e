"""Groups of cards in a line, as pictures of a rules book show them, in words."""

from __future__ import annotations

from typing import Annotated, Generic, Protocol, TypeVar

from msgspec import Meta, Struct

from game.language.message import sentences


class Describable(Protocol):
    """A part of a picture that can be told."""

    @property
    def told(self) -> str:
        """All of it in words."""


GroupT = TypeVar("GroupT", bound=Describable)


class Groups(Struct, Generic[GroupT], frozen=True, forbid_unknown_fields=True):
    """Groups in a line; a game's own class draws them."""

    groups: Annotated[tuple[GroupT, ...], Meta(min_length=1)]

    def __post_init__(self) -> None:
        # Cards that cannot be told cannot be drawn, either.
        _ = self.told

    @property
    def told(self) -> str:
        return sentences(*[group.told for group in self.groups])
