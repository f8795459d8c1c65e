"""A look as a row: its picture, its name, whether it's worn, and how to earn it."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from game.arcade.wardrobe import Piece
from game.language.message import Day, Text, message, sentences
from game.scenes.awards.previews import draw_preview
from game.tables.art import Art
from game.ui.devices.actions import Action
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, INK, MINT, MIST
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import CHOOSE, Uses, Widget

_HIGH, _TITLE, _WORDS = 98.0, 17.0, 14.0
_SIGN = 22.0


class PieceTile(Widget):
    """A look to choose.

    Attributes:
        locked: whether it isn't earned yet.
        worn: whether it's in use.
    """

    high = _HIGH

    def __init__(
        self,
        piece: Piece,
        art: Art,
        *,
        when: str = "",
        done: int = 0,
        worn: bool = False,
        press: Callable[[], None] | None = None,
    ) -> None:
        """Show a look.

        Args:
            when: the day on which it was earned, as `Context.day` shows it; empty: not yet.
            done: the progress.
        """
        self.piece, self.worn = piece, worn
        self.locked = bool(piece.id) and not when
        self._art, self._when, self._done, self._press = art, when, done, press

    @property
    def title(self) -> str:
        return self.piece.title

    @property
    def standing(self) -> Text | str:
        """How to earn it and the progress, or when it was earned."""
        if self.locked:
            steps = self.piece.needed > 1
            far = message("{done} of {needed} so far.", done=self._done, needed=self.piece.needed)
            return sentences(self.piece.how, far if steps else "")
        if not self._when:
            return self.piece.about
        known = isinstance(self._when, Day)
        return message("Earned on {day}.", day=self._when) if known else message("Earned.")

    @property
    def stated(self) -> str:
        title = message("{title}.", title=self.piece.title)
        state = message("In use.") if self.worn else message("Locked.") if self.locked else ""
        return sentences(title, state, self.standing)

    @property
    def answer(self) -> str:
        return ""

    def act(self, action: Action) -> bool:
        if action is Action.CONFIRM and self._press is not None:
            self._press()
            return True
        return False

    @property
    def uses(self) -> Uses:
        return () if self._press is None else ((Action.CONFIRM, CHOOSE),)

    def point(self, area: FRect, x: float, y: float, held: bool) -> bool:
        del area, x, y
        if held or self._press is None:
            return False
        self._press()
        return True

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        box = area.inflate(-4, -6)
        pen.panel(box, alpha=0.74 if focused else 0.5, radius=12, border=BONE if focused else None)
        side = box.height - 12
        picture = FRect(box.left + 8, box.top + 6, side, side)
        draw_preview(pen, self._art, self.piece, picture, locked=self.locked)
        left, right = picture.right + 12, box.right - 10
        if self.worn:
            sign = paint_art(pen, "signs/tick", _SIGN)
            pen.image(sign, (right, box.top + 6), anchor="topright")
            right -= _SIGN + 6
        colour = MIST if self.locked else MINT if self.worn else BONE
        at = left, box.top + 7
        pen.text(
            self.piece.title, at, _TITLE, Typeface.BOLD, colour, outline=INK, width=right - left, tight=True
        )
        below = FRect(left, box.top + 31, box.right - 10 - left, box.bottom - box.top - 35)
        colour = BONE if self.locked else MIST
        pen.paragraph(self.standing, below, _WORDS, Typeface.TEXT, colour, leading=1.25)
