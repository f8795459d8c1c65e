"""A row for an item that may be taken several times, with its count."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from game.language.message import Text, message, plural, sentences
from game.ui.devices.actions import Action
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, DIM, INK, MINT, MIST
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Pressable, Uses

_BOX = 22.0


class Tally(Pressable):
    """A row with the number of times an item is taken, up to a limit; confirm changes the number."""

    def __init__(
        self,
        label: str,
        count: int,
        most: int,
        on_press: Callable[[], None],
        help: str = "",
        note: str = "",
    ) -> None:
        """`note` is a word on the right, such as the name of the opponent who wants the item."""
        self.label, self.count, self.most, self.on_press = label, count, most, on_press
        self.help, self.note = help, note

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        row = area.inflate(0, -6)
        taken = self.count > 0
        pen.panel(row, alpha=0.6 if focused or taken else 0.36, radius=12, border=BONE if focused else None)
        box = FRect(row.left + 12, row.centery - _BOX / 2, _BOX, _BOX)
        if taken:
            pen.plate(box, MINT, radius=6, border=INK)
            if self.most == 1:
                low = (box.left + 9, box.bottom - 6)
                pen.line((box.left + 5, box.centery), low, INK, 3)
                pen.line(low, (box.right - 5, box.top + 6), INK, 3)
            else:
                pen.text(str(self.count), box.center, 15, Typeface.BOLD, INK, anchor="center")
        else:
            pen.panel(box, alpha=0.5, radius=6, border=DIM)
        note = pen.text(
            self.note,
            (row.right - 12, row.centery),
            15,
            Typeface.BOLD,
            MIST,
            anchor="midright",
            width=row.width / 3,
        )
        left = box.right + 12
        colour = BONE if focused or taken else MIST
        at = (left, row.centery)
        pen.text(self.label, at, 16, Typeface.BOLD, colour, anchor="midleft", width=note.left - left - 8)

    @property
    def stated(self) -> str:
        note = message("{note}.", note=self.note) if self.note else ""
        return sentences(message("{label}: {value}.", label=self.label, value=self._how()), note)

    def _how(self) -> Text:
        if not self.count:
            return message("not chosen")
        if self.most == 1:
            return message("chosen")
        return plural("chosen once", "chosen {n} times", self.count)

    @property
    def uses(self) -> Uses:
        return ((Action.CONFIRM, message("take or put back")),)
