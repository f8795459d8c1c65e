"""Pictures of the deck: its numbers, the stock after the deal, and the possible tops."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Final

from msgspec import Struct
from pygame import FRect

from game.cardgames.must_be_18.rules.deck import (
    CARDS,
    FACES,
    HAND_SIZE,
    NUMBERS,
    SIZE,
    TOTAL,
    Deck,
    count_numbers,
)
from game.cardgames.must_be_18.table.art.cards import DeckFaces
from game.language.message import Text, message, parts, plural, plural_in, sentence, sentences
from game.tables.art import Art
from game.tables.table import TableServices
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, DIM, MIST
from game.ui.drawing.text import Typeface

_LINE: Final = 26.0
"""The height of a line of text above or below cards, in units."""
_WIDEST: Final = 118.0
_WORDS_SIZE, _LARGEST, _SHARE = 16.0, 20.0, 0.075
"""The least and greatest font size, and in between the size as a share of the picture's height."""
_PILE_STEP: Final = 0.02
"""The distance between the cards of a pile, in card heights."""
_EDGE_PX: Final = 2.4
"""The least height of a card's visible edge, in pixels; in a flat pile, one edge stands for several cards."""
_SEATS: Final = range(2, 7)
_VISIBLE: Final = 0.86
"""The visible part of a card under the next one in its line, in card widths."""
_GROUP_STEP: Final = 1.5
"""The distance from the last card of a group of tops to the first of the next, in card widths."""
_LINE_STEP: Final = 1.12
"""The distance between lines, in card heights."""
_GROUPS_PER_LINE: Final = ((8, 7), (8, 5), (4, 5), (4, 4))
"""Candidate numbers of groups per line, for four and five tops; the pair with the largest cards is used."""


def top_combinations(columns: int, deck: Deck) -> tuple[tuple[int, ...], ...]:
    """Return all combinations of tops for this number of columns: numbers in the deck that total 18."""
    found = combinations_with_replacement(reversed(FACES), columns)
    return tuple([tops for tops in found if sum(tops) == TOTAL and _in_deck(tops, deck)])


def _in_deck(tops: tuple[int, ...], deck: Deck) -> bool:
    return all(count <= available for count, available in zip(count_numbers(tops), CARDS[deck], strict=True))


class NumberPiles(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture of a deck: a pile for each number, whose height shows how many cards have it."""

    deck: Deck

    @property
    def description(self) -> str:
        """The number of cards of each number, in words."""
        counts = zip(FACES, CARDS[self.deck], strict=True)
        return sentences(
            *[message("{number}: {cards}.", number=face, cards=_card_count(count)) for face, count in counts]
        )

    def __call__(self, pen: Pen, art: Art, services: TableServices, area: FRect) -> None:
        numbers, counts = NUMBERS[self.deck], CARDS[self.deck]
        piles = [
            (numbers.index(number) + number % 2, count, _card_count(count))
            for number, count in zip(FACES, counts, strict=True)
        ]
        _draw_piles(pen, DeckFaces(art, self.deck), piles, area)


class StockSizes(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture of the stock after the deal, for each number of players."""

    @property
    def piles(self) -> tuple[tuple[int, Text], ...]:
        """For each number of players, the stock's size and its label."""
        left = [(seats, SIZE - HAND_SIZE * seats) for seats in _SEATS]
        return tuple(
            [
                (count, plural("{n} player: {left}", "{n} players: {left}", seats, left=count))
                for seats, count in left
            ]
        )

    @property
    def description(self) -> str:
        return sentences(*[sentence(words) for _count, words in self.piles])

    def __call__(self, pen: Pen, art: Art, services: TableServices, area: FRect) -> None:
        _draw_piles(pen, DeckFaces(art, "generations"), [(None, *pile) for pile in self.piles], area)


def _card_count(count: int) -> Text:
    return plural_in("in figures", "{n} card", "{n} cards", count)


def _draw_piles(
    pen: Pen, faces: DeckFaces, piles: Sequence[tuple[int | None, int, Text]], area: FRect
) -> None:
    """Draw piles in a line, each given by its top card (None for a back), size and label."""
    tallest = 1 + _PILE_STEP * (max(count for _top, count, _words in piles) - 1)
    width = min((area.height - _LINE) / CARD_RATIO / tallest, area.width / len(piles) / 1.3, _WIDEST)
    size = _words_size(area)
    widest = max(pen.width(words, size, Typeface.BOLD) for _top, _count, words in piles) + 18
    high, across = width * CARD_RATIO, min(area.width / len(piles), max(width * 1.6, widest))
    foot = area.centery + (high * tallest - _LINE) / 2
    stride = max(1, round(_EDGE_PX / max(pen.screen.scale.ppu * high * _PILE_STEP, 0.1)))
    for number, (top, count, words) in enumerate(piles):
        middle = area.centerx + (number - (len(piles) - 1) / 2) * across
        spot = FRect(middle - width / 2, foot - high, width, high)
        if not count:
            pen.panel(spot, alpha=0.3, radius=width * 0.1, border=MIST)
        for place in range(count - 1):
            if place % stride == 0:
                edge = (BONE, DIM)[place // stride % 2]
                pen.plate(spot, edge, radius=width * 0.1)
            spot = spot.move(0, -high * _PILE_STEP)
        if count:
            faces.draw(pen, top, spot)
        at = (middle, foot + 6)
        pen.text(words, at, size, Typeface.BOLD, BONE, anchor="midtop", width=across - 6)


def _words_size(area: FRect) -> float:
    return min(max(area.height * _SHARE, _WORDS_SIZE), _LARGEST)


class _Grid(Struct, frozen=True):
    """All combinations of tops for a number of columns, in lines of `across` groups."""

    tops: tuple[tuple[int, ...], ...]
    across: int
    title: Text

    @property
    def description(self) -> str:
        combinations = parts(", ", [parts(" ", tops) for tops in self.tops])
        return message("{title}: {ways}.", title=self.title, ways=combinations)

    @property
    def columns(self) -> int:
        return len(self.tops[0])

    @property
    def breadth(self) -> float:
        line = 1 + _VISIBLE * (self.columns - 1)
        return line * self.across + (_GROUP_STEP - 1) * (self.across - 1)

    @property
    def rows(self) -> int:
        return -(-len(self.tops) // self.across)

    def card_areas(self, left: float, top: float, width: float) -> Iterator[tuple[int, FRect]]:
        """Yield each card's number and area; the grid begins at (`left`, `top`), with cards `width` wide."""
        step = (1 + _VISIBLE * (self.columns - 1) + _GROUP_STEP - 1) * width
        high = width * CARD_RATIO
        for place, tops in enumerate(self.tops):
            row, line = divmod(place, self.across)
            for column, number in enumerate(tops):
                x = left + line * step + column * _VISIBLE * width
                yield number, FRect(x, top + row * high * _LINE_STEP, width, high)


class TopCombinations(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture of all tops that four and five columns can show, with a title above each grid."""

    deck: Deck

    @property
    def description(self) -> str:
        return sentences(*[grid.description for grid in self.grids(_GROUPS_PER_LINE[0])])

    def grids(self, across: tuple[int, int]) -> tuple[_Grid, ...]:
        """Return the grids for four and five columns, with this many groups per line."""
        tops = top_combinations(4, self.deck), top_combinations(5, self.deck)
        titles = (
            plural("Four columns: {n} way", "Four columns: {n} ways", len(tops[0])),
            plural("Five columns: {n} way", "Five columns: {n} ways", len(tops[1])),
        )
        return tuple([_Grid(*row) for row in zip(tops, across, titles, strict=True)])

    def __call__(self, pen: Pen, art: Art, services: TableServices, area: FRect) -> None:
        faces, numbers = DeckFaces(art, self.deck), NUMBERS[self.deck]
        grids = max(map(self.grids, _GROUPS_PER_LINE), key=lambda grids: _card_width(grids, area))
        width = _card_width(grids, area)
        high = width * CARD_RATIO * _LINE_STEP
        size, line = _words_size(area), _title_height(area)
        top = area.centery - (sum(grid.rows for grid in grids) * high + line * len(grids)) / 2
        for grid in grids:
            left = area.centerx - grid.breadth * width / 2
            at = area.centerx, top
            pen.text(grid.title, at, size, Typeface.BOLD, BONE, anchor="midtop")
            top += line
            for number, spot in grid.card_areas(left, top, width):
                faces.draw(pen, numbers.index(number) + number % 2, spot)
            top += grid.rows * high


def _title_height(area: FRect) -> float:
    """Return the height of a grid's title and the gap below it."""
    return _words_size(area) * 1.45


def _card_width(grids: tuple[_Grid, ...], area: FRect) -> float:
    """Return the greatest card width at which all grids fit, one below the other."""
    rows = sum(grid.rows for grid in grids)
    high = (area.height - _title_height(area) * len(grids)) / (rows * CARD_RATIO * _LINE_STEP)
    return min(high, area.width / max(grid.breadth for grid in grids))
