"""Rulebook pictures that several games use: rows of card groups, coloured words, and art files."""

from __future__ import annotations

from abc import abstractmethod
from typing import Annotated, Final, Generic, Literal, Protocol, TypeVar

from msgspec import Meta, Struct
from pygame import FRect

from game.language.message import Text, capital, sentence, sentences
from game.tables.art import Art
from game.tables.book.rulebook import Pictures
from game.tables.table import TableServices
from game.ui.drawing.artwork import draw_art, load
from game.ui.drawing.draw import LEAST_LETTERS, Pen
from game.ui.drawing.palette import BONE, CORAL, GOLD, MINT
from game.ui.drawing.text import Typeface

LARGEST_LABEL: Final = 21.0
"""The largest letter size of labels in pictures, in units: that of the sentences around them."""


class Describable(Protocol):
    """A part of a picture that has a description."""

    @property
    def description(self) -> str:
        """What the picture shows, for readers who can't see it."""

    @property
    def pictures(self) -> tuple[str, ...]:
        """The names of the face-up cards' pictures."""


GroupT = TypeVar("GroupT", bound=Describable)


class Groups(Struct, Generic[GroupT], frozen=True, forbid_unknown_fields=True):
    """A row of card groups, which a game's subclass draws."""

    groups: Annotated[tuple[GroupT, ...], Meta(min_length=1)]

    def __post_init__(self) -> None:
        # Computing the description validates the cards: those it rejects can't be drawn, either.
        _ = self.description

    @property
    def description(self) -> str:
        return sentences(*[group.description for group in self.groups])

    @property
    def pictures(self) -> Pictures:
        return tuple([group.pictures for group in self.groups if group.pictures])

    @abstractmethod
    def highest(self, width: float) -> float:
        """Return the greatest height that the picture fills in an area of this width, in units."""


class ArtPicture(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture from `assets/art`, by the name of its file, without words."""

    name: str

    def __post_init__(self) -> None:
        load(self.name)

    def __call__(self, pen: Pen, art: Art, services: TableServices, area: FRect) -> None:
        draw_art(pen, self.name, area)


_COLOURS: Final = {"gold": GOLD, "bone": BONE, "mint": MINT, "coral": CORAL}


class ColouredWords(Struct, frozen=True, forbid_unknown_fields=True):
    text: Text
    colour: Literal["gold", "bone", "mint", "coral"]


class WordLines(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture of a few coloured words, in a column, or in a row if a column would make them too small."""

    words: Annotated[tuple[ColouredWords, ...], Meta(min_length=1)]

    @property
    def description(self) -> str:
        return sentences(*[sentence(capital(line.text)) for line in self.words])

    def __call__(self, pen: Pen, art: Art, services: TableServices, area: FRect) -> None:
        count = len(self.words)
        widest = max(pen.width(line.text, 100, Typeface.TITLE) / 100 for line in self.words)
        size = min(area.height / count * 0.68, area.width * 0.8 / widest)
        across, down = 0.0, size * 1.42
        beside = min(area.height * 0.68, area.width / count * 0.8 / widest)
        if size < LEAST_LETTERS and size < beside:
            size, across, down = beside, area.width / count, 0.0
        for place, line in enumerate(self.words):
            off = place - (count - 1) / 2
            at = area.centerx + off * across, area.centery + off * down
            pen.outlined(line.text, at, size, colour=_COLOURS[line.colour])
