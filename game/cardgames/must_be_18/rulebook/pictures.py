"""Pictures for rulebook pages: tops with the cards laid on them, and hands."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Final

from msgspec import Meta, Struct
from pygame import FRect

from game.cardgames.must_be_18.rules.deck import CARDS, FACES, NUMBERS, TOTAL, Deck
from game.cardgames.must_be_18.sheet import named_picture
from game.cardgames.must_be_18.table.art.cards import DeckFaces, Shade
from game.language.message import Text, message
from game.tables.art import Art
from game.tables.book import groups
from game.tables.book.rulebook import NO_WORDS
from game.tables.table import TableServices
from game.ui.drawing.artwork import draw_plus
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import LEAST_LETTERS, Pen, centred_area
from game.ui.drawing.palette import CORAL, GOLD, MINT, MIST
from game.ui.drawing.text import Typeface
from game.voice.sheet import group_words

_DECK: Final[Deck] = "generations"
_NUMBERS: Final = tuple(map(str, FACES))
_LINE: Final = 1.65
"""The height of a line of text above or below cards, as a multiple of the titles' font size."""
_STEP: Final = 1.12
"""The distance between cards, in card widths."""
_OVERLAP: Final = 0.4
"""How far a covered top sticks out from under its cover, in card heights, so that its number is visible."""
_SMALL_OVERLAP: Final = 0.62
"""How far a covered top sticks out if cards are small, in card heights; their numbers are larger."""
_SMALL_PX: Final = 50
"""The width in pixels below which cards are small."""
_WIDEST: Final = 118.0
_GROUP_GAP: Final = 0.8
"""The distance between groups, in card widths."""
_TITLE_SIZE: Final = 16
"""The least font size of titles, in units."""
_TITLE_SHARE: Final = 0.105
"""The font size of titles, as a share of the picture's height."""
_SUM: Final = 1.12
"""The font size of a sum, as a multiple of the titles' font size."""


class ShownColumn(Struct, frozen=True):
    """A column in a picture: its top, the number covered by the top, and whether the column is new."""

    top: int
    covered: int | None = None
    new: bool = False

    @property
    def description(self) -> str:
        if self.new:
            return message("new column {card}", card=self.top)
        if self.covered is None:
            return str(self.top)
        return message("{cards} on {tops}", cards=self.top, tops=self.covered)


def parse_columns(text: str) -> tuple[ShownColumn, ...]:
    """Parse columns: `6` is a top, `6>5` a six covered by a five, `+4` a new column."""
    return tuple([_parse_column(word) for word in text.split()])


def _parse_column(word: str) -> ShownColumn:
    if word.startswith("+") and word[1:] in _NUMBERS:
        return ShownColumn(int(word[1:]), new=True)
    covered, _, laid = word.rpartition(">")
    if laid not in _NUMBERS or covered not in ("", *_NUMBERS):
        raise ValueError(f"cards: expected columns such as 6, 6>5 and +4, got {word!r}")
    return ShownColumn(int(laid), int(covered) if covered else None)


class MustBe18Group(Struct, frozen=True, forbid_unknown_fields=True):
    """Columns or hand cards in a picture, as text for `parse_columns`; if `total`, their sum is below."""

    cards: Annotated[str, Meta(pattern=r"\S")]
    title: Text = NO_WORDS
    total: bool = False
    dim: bool = False

    @property
    def places(self) -> tuple[ShownColumn, ...]:
        return parse_columns(self.cards)

    @property
    def tops(self) -> tuple[int, ...]:
        return tuple([place.top for place in self.places])

    @property
    def description(self) -> str:
        return group_words(self.title, [place.description for place in self.places])

    @property
    def pictures(self) -> tuple[str, ...]:
        seen = Counter[int]()
        return tuple([named_picture(top, _next_card(top, seen)) for top in self.tops])

    @property
    def breadth(self) -> float:
        return 1 + _STEP * (len(self.places) - 1)


class MustBe18Groups(groups.Groups[MustBe18Group], frozen=True):
    """A picture of groups in a line."""

    @property
    def _breadth(self) -> float:
        return sum(group.breadth + _GROUP_GAP for group in self.groups) - _GROUP_GAP

    @property
    def _covers(self) -> bool:
        return any(place.covered for group in self.groups for place in group.places)

    def highest(self, width: float) -> float:
        lines = any(group.title for group in self.groups) + any(group.total for group in self.groups)
        cards = min(width / self._breadth, _WIDEST) * CARD_RATIO * (1 + _OVERLAP * self._covers)
        return cards + lines * groups.LARGEST_LABEL * _LINE

    def __call__(self, pen: Pen, art: Art, services: TableServices, area: FRect) -> None:
        size = min(max(area.height * _TITLE_SHARE, _TITLE_SIZE), groups.LARGEST_LABEL)
        over = size * _LINE if any(group.title for group in self.groups) else 0.0
        below = size * _LINE if any(group.total for group in self.groups) else 0.0
        covers, breadth = self._covers, self._breadth
        for lap in (_OVERLAP, _SMALL_OVERLAP):
            high = CARD_RATIO * (1 + lap * covers)
            width = min((area.height - over - below) / high, area.width / breadth, _WIDEST)
            if pen.screen.scale.px(width) >= _SMALL_PX:
                break
        # If cards are small, their words need the room.
        rooms = [max(group.breadth * width, _words_width(pen, group, size)) for group in self.groups]
        gap = _GROUP_GAP * width
        spare = area.width - sum(rooms) - gap * (len(rooms) - 1)
        left, share = area.left + max(spare, 0.0) / 2, min(1.0, 1 + spare / sum(rooms))
        top = area.centery - (width * high + over + below) / 2 + over
        for group, room in zip(self.groups, rooms, strict=True):
            box = FRect(left, top, room * share, width * high)
            _draw_group(pen, art, group, box, width, lap, size)
            left += box.width + gap


def _words_width(pen: Pen, group: MustBe18Group, size: float) -> float:
    below = pen.width(_sum_words(group.tops), size * _SUM, Typeface.TITLE) if group.total else 0.0
    return max(pen.width(group.title, size, Typeface.BOLD), below) + 4


def _draw_group(
    pen: Pen, art: Art, group: MustBe18Group, area: FRect, width: float, lap: float, size: float
) -> None:
    """Draw a group in the middle of its area, with its tops in a line at the bottom.

    Args:
        width: the width of a card.
        lap: how far a covered top sticks out, in card heights.
        size: the font size of the title.
    """
    faces, seen = DeckFaces(art, _DECK), Counter[int]()
    shade = Shade.DIM if group.dim else Shade.PLAIN
    high = width * CARD_RATIO
    left = area.centerx - group.breadth * width / 2
    if group.title:
        at = (area.centerx, area.top - 6)
        pen.outlined(group.title, at, size, Typeface.BOLD, anchor="midbottom", width=area.width)
    for step, place in enumerate(group.places):
        spot = FRect(left + step * width * _STEP, area.bottom - high, width, high)
        if place.covered is not None:
            faces.draw(pen, _next_card(place.covered, seen), spot.move(0, -high * lap))
        faces.draw(pen, _next_card(place.top, seen), spot, shade)
        if place.new:
            _mark_new(pen, spot)
    if group.total:
        colour = MINT if sum(group.tops) == TOTAL else CORAL
        at = (area.centerx, area.bottom + 6)
        words = _sum_words(group.tops)
        pen.outlined(words, at, size * _SUM, colour=colour, anchor="midtop", width=area.width)


def _mark_new(pen: Pen, card: FRect) -> None:
    """Draw the plus sign of a new column in the corner of its card."""
    sign = max(card.width * 0.36, 16.0)
    draw_plus(pen, (card.right - sign * 0.45, card.top + sign * 0.45), sign)


def _sum_words(tops: tuple[int, ...]) -> str:
    return f"{' + '.join(map(str, tops))} = {sum(tops)}"


def _next_card(number: int, seen: Counter[int]) -> int:
    """Return a card with this number that differs from those returned before, if possible."""
    card = NUMBERS[_DECK].index(number) + seen[number] % CARDS[_DECK][number - 1]
    seen[number] += 1
    return card


class BlockedTops(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture of tops in two lines, as text for `parse_columns`; if `stock`, it includes an empty stock."""

    cards: Annotated[str, Meta(pattern=r"\S")]
    stock: bool = False

    def __post_init__(self) -> None:
        parse_columns(self.cards)

    def __call__(self, pen: Pen, art: Art, services: TableServices, area: FRect) -> None:
        faces, seen = DeckFaces(art, _DECK), Counter[int]()
        shown: list[ShownColumn | None] = [*parse_columns(self.cards), *[None] * self.stock]
        across = -(-len(shown) // 2)
        breadth, high = 1 + _STEP * (across - 1), CARD_RATIO * (1 + _STEP)
        width = min(area.width / breadth, area.height / high, _WIDEST)
        for place, column in enumerate(shown):
            line, step = divmod(place, across)
            count = across if line == 0 else len(shown) - across
            x = area.centerx + (step - (count - 1) / 2) * width * _STEP
            y = area.centery + (line - 0.5) * width * CARD_RATIO * _STEP
            spot = centred_area((x, y), width, width * CARD_RATIO)
            if column is None:
                pen.panel(spot, alpha=0.3, radius=width * 0.1, border=MIST)
                pen.text(
                    "0", spot.center, max(width * 0.5, LEAST_LETTERS), Typeface.TITLE, MIST, anchor="center"
                )
                continue
            faces.draw(pen, _next_card(column.top, seen), spot)
            if column.new:
                _mark_new(pen, spot)


class LetterSign(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture of a few letters, as large as possible."""

    sign: Annotated[str, Meta(pattern=r"\S")]

    def __call__(self, pen: Pen, art: Art, services: TableServices, area: FRect) -> None:
        size = min(area.height * 0.6, area.width * 0.8 * 100 / pen.width(self.sign, 100, Typeface.TITLE))
        pen.outlined(self.sign, area.center, size, colour=GOLD)
