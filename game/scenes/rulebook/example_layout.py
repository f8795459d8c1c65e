"""The layout of an album entry and its table: side by side, or each on the whole canvas."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace
from pygame import FRect

_HEAD, _FOOT = 72.0, 16.0
_GAP = 12.0
_LEAST = (853.0, 480.0)
"""The smallest canvas of a table, in units; with less room, the table is scaled down."""
_NOTHING = FRect(0, 0, 0, 0)
_EDGE = 6.0
"""The margin around the text over a table that fills the canvas."""
_ARROW, _BACK = 46.0, (116.0, 46.0)
"""The sizes of an arrow and of the *Back* board."""
_BUTTON, _LOW_BUTTON = (172.0, 58.0), (146.0, 40.0)
"""The sizes of the button beside the text: below a table, and over one that fills the canvas."""
_TITLE = 340.0
"""The width of the title's board."""
_OVER = 24.0
"""How far the lowest text overlaps a table that fills the canvas."""
_QUIZ = 16.0
"""The margin around a quiz that fills the canvas."""
_LOW = 56.0
"""The smallest height of the text over a table that fills the canvas."""
COLUMNS = (0.23, 0.27, 0.31, 0.36)
"""The possible shares of the width for an entry; the smallest in which it fits is used."""
ABOUT = (-32.0, -30.0)
"""The change of width and height from an entry's column to its content."""


class Layout(Struct, frozen=True):
    """The areas of the screen, in units; those for the entry or for the table may be empty."""

    back: FRect
    previous: FRect
    next: FRect
    about: FRect
    stage: FRect
    words: FRect
    button: FRect

    @classmethod
    def side_by_side(cls, width: float, height: float, share: float = COLUMNS[0], low: float = 0.0) -> Layout:
        """Return the layout with the entry on the left and the example's table on the right.

        `share` is the entry's share of the width; the text below the table is at least `low` units high.
        """
        edge = max(12.0, width * 0.02)
        bottom = height - _FOOT
        column = min(max(width * share, 190.0), max(320.0, width * COLUMNS[0]))
        low = max(min(max((bottom - _HEAD) * 0.2, 90.0), 120.0), low)
        left = edge + column + _GAP
        words = FRect(left, bottom - low, width - edge - left, low)
        stage = FRect(left, _HEAD, words.width, words.top - _GAP - _HEAD)
        return cls(
            back=FRect(edge, 12, *_BACK),
            previous=FRect(width / 2 - _TITLE / 2 - _GAP - _ARROW, 12, _ARROW, _ARROW),
            next=FRect(width / 2 + _TITLE / 2 + _GAP, 12, _ARROW, _ARROW),
            about=FRect(edge, _HEAD, column, bottom - _HEAD),
            stage=stage,
            words=words,
            button=_button(words, *_BUTTON),
        )

    @classmethod
    def entry_alone(cls, width: float, height: float) -> Layout:
        """Return the layout of the entry alone, with the button that opens its table."""
        both = cls.side_by_side(width, height)
        left = both.about.left
        about = FRect(left, _HEAD, width - 2 * left, both.about.height - both.button.height - _GAP)
        button = both.button.copy()
        button.bottomright = about.right, about.bottom + _GAP + button.height
        return replace(both, about=about, stage=_NOTHING, words=_NOTHING, button=button)

    @classmethod
    def table_alone(cls, width: float, height: float, low: float) -> Layout:
        """Return the layout of the table alone, whose size doesn't depend on `low`, the text's height."""
        low = max(low, _LOW)
        words = FRect(_EDGE, height - _EDGE - low, width - 2 * _EDGE, low)
        return cls(
            back=FRect(words.left + 12, words.centery - 19, 96, 38),
            previous=_NOTHING,
            next=_NOTHING,
            about=_NOTHING,
            stage=FRect(0, 0, width, height - _EDGE - _LOW + _OVER),
            words=words,
            button=_button(words, *_LOW_BUTTON),
        )

    @property
    def quiz(self) -> FRect:
        """The area of a quiz that fills the canvas, over the text, without the slate's frame."""
        return FRect(_QUIZ, _QUIZ, self.stage.width - 2 * _QUIZ, self.words.top - 2 * _QUIZ)

    @property
    def title(self) -> FRect:
        """The area of the title's board, between the arrows."""
        left = self.previous.right + _GAP
        return FRect(left, self.previous.top, self.next.left - _GAP - left, self.previous.height)

    @property
    def shrink(self) -> float:
        """The scale of the table in its area, at most 1."""
        return min(1.0, self.stage.width / _LEAST[0], self.stage.height / _LEAST[1])


def _button(words: FRect, width: float, height: float) -> FRect:
    """Return the area of a button at the right end of the text's area."""
    return FRect(words.right - 14 - width, words.centery - height / 2, width, height)
