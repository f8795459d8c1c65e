"""Pictures for rulebook pages: groups of cards, and small tables of words."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct
from pygame import FRect

from game.cardgames.six_takes.rules.game import HIGHEST_CARD
from game.cardgames.six_takes.table.art.cards import draw_card
from game.language.message import Text, parts, sentence, sentences
from game.tables.art import Art
from game.tables.book import groups
from game.tables.book.rulebook import NO_WORDS
from game.tables.table import TableServices
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import LEAST_LETTERS, Pen
from game.ui.drawing.palette import BONE, MINT, MIST
from game.ui.drawing.text import Typeface
from game.voice.sheet import group_words

_STEP: Final = 1.1
"""The distance between cards, in card widths."""
_LAPPED: Final = 0.42
"""The distance between overlapping cards, in card widths."""
_GROUP_GAP: Final = 0.7
"""The distance between groups, in card widths."""
_WIDEST: Final = 118.0
_NARROWEST: Final = 8.0
_MIN_LABELLED: Final = 20.0
"""The least width of cards with labels; smaller pictures leave the labels out."""
_MIN_LABEL: Final = 16.0
"""The least font size of labels below cards, in units."""
_LABEL_LINE: Final = 1.7
"""The height of a label below cards, as a multiple of its font size."""
_LABEL_SHARE, _LABEL_WIDTH = 0.12, 0.05
"""The largest font size of labels below cards, as a share of the picture's height and of its width."""
_ROW_SHARE: Final = 0.62
"""The font size in a table, as a share of a row's height."""
_MAX_TABLE_FONT: Final = 0.15
"""The greatest font size in a table, as a share of the picture's height."""
_MIN_LINE_SPACING: Final = 1.2
"""The least line spacing, as a multiple of the font size."""


class SixTakesGroup(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards side by side or overlapping, with a label below; 0 is a card face down."""

    cards: Annotated[tuple[Annotated[int, Meta(ge=0, le=HIGHEST_CARD)], ...], Meta(min_length=1)]
    label: Text = NO_WORDS
    lapped: bool = False

    @property
    def breadth(self) -> float:
        return 1 + self._card_step * (len(self.cards) - 1)

    @property
    def description(self) -> str:
        return group_words(self.label, self.pictures)

    @property
    def pictures(self) -> tuple[str, ...]:
        return tuple([str(card) for card in self.cards if card])

    @property
    def _card_step(self) -> float:
        return _LAPPED if self.lapped else _STEP

    def card_areas(self, left: float, top: float, width: float) -> list[FRect]:
        high = width * CARD_RATIO
        return [
            FRect(left + self._card_step * place * width, top, width, high)
            for place in range(len(self.cards))
        ]


class SixTakesGroups(groups.Groups[SixTakesGroup], frozen=True):
    """A picture of groups of cards side by side."""

    def highest(self, width: float) -> float:
        breadth = sum(group.breadth + _GROUP_GAP for group in self.groups) - _GROUP_GAP
        label = groups.LARGEST_LABEL * _LABEL_LINE if any(group.label for group in self.groups) else 0.0
        return min(width / breadth, _WIDEST) * CARD_RATIO + label

    def __call__(self, pen: Pen, art: Art, services: TableServices, area: FRect) -> None:
        size = min(area.height * _LABEL_SHARE, area.width * _LABEL_WIDTH)
        size = min(max(size, _MIN_LABEL), groups.LARGEST_LABEL)
        below = size * _LABEL_LINE if any(group.label for group in self.groups) else 0.0
        labels = [pen.width(group.label, size, Typeface.BOLD) + 8 for group in self.groups]
        width, rooms = self._fit_cards(area.width, (area.height - below) / CARD_RATIO, labels)
        if below and width < _MIN_LABELLED:
            size = below = 0.0
            width, rooms = self._fit_cards(area.width, area.height / CARD_RATIO, [0.0] * len(labels))
        gap = _GROUP_GAP * width
        left = area.centerx - (sum(rooms) + gap * (len(rooms) - 1)) / 2
        top = area.centery - (width * CARD_RATIO + below) / 2
        for group, room in zip(self.groups, rooms, strict=True):
            areas = group.card_areas(left + (room - group.breadth * width) / 2, top, width)
            for card, card_area in zip(group.cards, areas, strict=True):
                draw_card(pen, art, card, card_area)
            if size:
                at = (left + room / 2, areas[0].bottom + size * 0.2)
                pen.outlined(group.label, at, size, Typeface.BOLD, anchor="midtop")
            left += room + gap

    def _fit_cards(self, room: float, width: float, labels: list[float]) -> tuple[float, list[float]]:
        """Return the card width, at most `width`, at which the groups fit into `room`, and each group's width."""
        width = min(width, _WIDEST)
        while True:
            rooms = [
                max(group.breadth * width, label) for group, label in zip(self.groups, labels, strict=True)
            ]
            if sum(rooms) + _GROUP_GAP * width * (len(rooms) - 1) <= room or width < _NARROWEST:
                return width, rooms
            width *= 0.97


class LineTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture of a small table whose first column stands out."""

    rows: Annotated[tuple[Annotated[tuple[Text, ...], Meta(min_length=1)], ...], Meta(min_length=1)]

    def __post_init__(self) -> None:
        if len({*map(len, self.rows)}) != 1:
            raise ValueError("rows: expected rows of the same length")

    @property
    def description(self) -> str:
        return sentences(*[sentence(parts(", ", row)) for row in self.rows])

    def __call__(self, pen: Pen, art: Art, services: TableServices, area: FRect) -> None:
        size = max(
            min(area.height / len(self.rows) * _ROW_SHARE, area.height * _MAX_TABLE_FONT), LEAST_LETTERS
        )
        high = min(size / _ROW_SHARE, max(area.height / len(self.rows), size * _MIN_LINE_SPACING))
        gap = size * 1.6
        while True:
            widths = [
                max(pen.width(words, size, Typeface.BOLD) for words in column)
                for column in zip(*self.rows, strict=True)
            ]
            broad = sum(widths) + gap * (len(widths) - 1)
            if broad <= area.width or size < 8:
                break
            size, gap = size * 0.94, gap * 0.94
        top = area.centery - high * len(self.rows) / 2
        for number, row in enumerate(self.rows):
            left = area.centerx - broad / 2
            for place, (words, width) in enumerate(zip(row, widths, strict=True)):
                colour = MINT if place == 0 else BONE if place == 1 else MIST
                at = (left, top + high * (number + 0.5))
                pen.text(words, at, size, Typeface.BOLD, colour, anchor="midleft")
                left += width + gap
