"""A page of the rules on its slate: text, keys, pictures and cards, as large as they fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from pygame import FRect

from game.scenes.context import Context
from game.scenes.keys import KeyLine
from game.scenes.pieces.boathouse import draw_slate
from game.scenes.rulebook.controls import KEYS_GAP, draw_key_list
from game.tables.book.groups import Groups
from game.tables.book.rulebook import Cards, Keys, Page, Picture, RuleText
from game.tables.table import Table
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, MIST
from game.ui.drawing.text import Typeface

_CAPTION, _ABOVE = 44.0, 7.0
"""The height of the space below a picture for its caption, and the gap above the caption."""
_BELOW = 17.0
"""The height of the space below a picture without a caption."""
_UNDER_CARDS = 74.0
"""The height of the space below cards, for their words and caption."""
_SHRUNK, _GROWN = 0.6, 1.4
"""The smallest and the largest scale of a page's pictures."""
_MEDIUM, _SLIGHTLY = 18.0, 1.25
"""The letter size above which a page's pictures must be able to grow, and to what scale."""
_KEYS = 0.84
"""The largest height of the paper that lists the keys, as a share of the page's height."""
_WIDE, _NARROW = (-64.0, -44.0), (-48.0, -26.0)
"""The change of width and height from a page's frame to its text, on usual and on low pages."""
_LOW = 360.0
"""The height below which a page is low."""
SLATE, _LETTERS = 980.0, 21.0
"""The width of a page's slate, and the largest letters on it; both are larger on a wide canvas."""


class _Typography(NamedTuple):
    """The typography of a page: letter size, leading, and the gap below a block."""

    size: float
    leading: float
    gap: float


_TYPOGRAPHIES = (
    *(_Typography(half / 2, 1.4, half / 2) for half in range(48, 29, -1)),
    *(
        _Typography(half / 2, leading, gap)
        for half in range(30, 25, -1)
        for leading, gap in ((1.3, 10), (1.25, 7), (1.2, 5))
    ),
)
"""The typographies to try until a page fits: smaller letters, but from 15 units on, tighter lines first."""


class PageSlate(NamedTuple):
    """A page in the area `frame`; `table` draws its cards, and its list of keys, if any, has `key_lines`."""

    frame: FRect
    context: Context
    page: Page
    table: Table[Any] | None
    key_lines: Sequence[KeyLine]

    @property
    def _inside(self) -> FRect:
        """The area of the text."""
        return self.frame.inflate(*(_NARROW if self.frame.height < _LOW else _WIDE))

    def draw(self, pen: Pen) -> None:
        inside, blocks = self._inside, self.page.blocks
        draw_slate(pen, self.frame)
        typography, grown = self._fit(pen)
        y = inside.top + max(0.0, inside.height - self._height(pen, typography, grown)) * 0.45
        for number, block in enumerate(blocks):
            if isinstance(block, RuleText):
                place = FRect(inside.left, y, inside.width, inside.bottom - y)
                face, leading = Typeface.TEXT, typography.leading
                y += pen.paragraph(block.text, place, typography.size, face, BONE, leading=leading, least=1.0)
                y += typography.gap
            elif isinstance(block, Keys):
                below = sum(self._block_height(pen, one, typography) for one in blocks[number + 1 :])
                high = min(inside.height * _KEYS, inside.bottom - y - below + typography.gap - KEYS_GAP)
                draw_key_list(pen, self.key_lines, FRect(inside.left, y, inside.width, high))
                y += high + KEYS_GAP
            elif isinstance(block, Picture):
                y += self._draw_picture(pen, block, y, grown)
            else:
                y += self._draw_cards(pen, block, y)

    def _fit(self, pen: Pen) -> tuple[_Typography, float]:
        """Return the typography and the scale of the pictures with which the page fits its slate."""
        inside = self._inside
        largest = _LETTERS * max(inside.width / (SLATE + _WIDE[0]), 1.0)

        def fits(one: _Typography) -> bool:
            if one.size > largest:
                return False
            # Letters only get large if pictures do, too.
            grown = _SLIGHTLY if one.size > _MEDIUM else 1.0
            return self._height(pen, one, grown) <= inside.height

        typography = next(filter(fits, _TYPOGRAPHIES), _TYPOGRAPHIES[-1])
        # Pictures grow first if there's spare height, and shrink if there isn't enough.
        shares = sum(block.share for block in self.page.blocks if isinstance(block, Picture))
        spare = inside.height - self._height(pen, typography)
        grown = min(max(1 + spare / (shares * inside.height), _SHRUNK), _GROWN) if shares else 1.0
        return typography, grown

    def _height(self, pen: Pen, typography: _Typography, grown: float = 1.0) -> float:
        blocks = self.page.blocks
        heights = sum(self._block_height(pen, block, typography, grown) for block in blocks)
        return heights - typography.gap * isinstance(blocks[-1], RuleText)

    def _block_height(
        self, pen: Pen, block: RuleText | Cards | Picture | Keys, typography: _Typography, grown: float = 1.0
    ) -> float:
        if isinstance(block, RuleText):
            lines = len(pen.lines(block.text, typography.size, Typeface.TEXT, self._inside.width))
            return lines * typography.size * typography.leading + typography.gap
        if isinstance(block, Keys):
            return self._inside.height * _KEYS + typography.gap
        if isinstance(block, Picture):
            return self._picture_height(block, grown) + (_CAPTION if block.caption else _BELOW)
        return self._card_width(block) * CARD_RATIO + _UNDER_CARDS

    def _picture_height(self, block: Picture, grown: float) -> float:
        """Return a picture's height in units: its share, `grown`, or less if it wouldn't fill that."""
        high = block.share * grown * self._inside.height
        return min(high, block.draw.highest(self._inside.width)) if isinstance(block.draw, Groups) else high

    def _draw_picture(self, pen: Pen, block: Picture, y: float, grown: float) -> float:
        """Draw a picture with its caption; return the height of both."""
        inside, height = self._inside, self._picture_height(block, grown)
        place = FRect(inside.left, y + 4, inside.width, height - 4)
        block.draw(pen, self.context.art, self.context.table_services(), place)
        if not block.caption:
            return height + _BELOW
        self._draw_caption(pen, block.caption, place.bottom + _ABOVE)
        return height + _CAPTION

    def _card_width(self, block: Cards) -> float:
        return min(140.0, self._inside.width / len(block.cards) - 18, self._inside.height * 0.28)

    def _draw_cards(self, pen: Pen, block: Cards, y: float) -> float:
        """Draw cards with their words and caption; return the height of all."""
        width = self._card_width(block)
        step = width + 22
        x = self._inside.centerx - step * (len(block.cards) - 1) / 2 - width / 2
        for place, card in enumerate(block.cards):
            box = FRect(x + place * step, y, width, width * CARD_RATIO)
            if self.table is not None:
                self.table.draw_card(pen, self.table.view, card, box)
            under = block.under[place] if place < len(block.under) else ""
            if under:
                at = box.centerx, box.bottom + 6
                pen.text(under, at, self._caption_size, Typeface.BOLD, BONE, anchor="midtop")
        self._draw_caption(pen, block.caption, y + width * CARD_RATIO + 30)
        return width * CARD_RATIO + _UNDER_CARDS

    @property
    def _caption_size(self) -> float:
        return min(max(self._inside.height * 0.037, 15.0), 19.0)

    def _draw_caption(self, pen: Pen, words: str, y: float) -> None:
        at, room = (self._inside.centerx, y), self._inside.width
        pen.text(words, at, self._caption_size, Typeface.TEXT, MIST, anchor="midtop", width=room)
