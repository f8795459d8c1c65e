"""The controls of options: pictures with a name, and the value on a tag."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from pygame import FRect

from game.language.message import message
from game.scenes.pieces.fit import LEAST, Fit
from game.scenes.pieces.kit import draw_light, mark_focus
from game.ui.drawing.artwork import draw_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, GOLD, INK
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Amount, Labelled, Opener, Pick

HIGH = 72.0
"""The height of a control on a canvas of 1280 × 720, from which the sizes of its parts are scaled."""
ROW = 100.0
"""The height of a form's row with such a control."""
_PICTURE, _TEXT = 62.0, 80.0
"""The size of a picture, and the left edge of the text beside it."""
_NAME, _VALUE, _TAG = 17.0, 18.0, 38.0
_LONG, _LINES = 15.0, 1.26
"""The letter size of a value that needs two lines, and the line height as a multiple of that size."""
_SIGN = 19.0
"""The width of the arrow at each end of a tag."""
_DRAG = 4.0
"""The distance of a drag that changes a number by one."""
_PICTURES: Final[Mapping[str, str]] = {
    "limit": "prizes/bucket",
    "ending": "setup/finish",
    "preset": "setup/pack",
    "new": "setup/surprise",
    "packs": "setup/pack",
    "rounds": "setup/rounds",
    "target": "setup/target",
    "show_points": "setup/abacus",
    "open_hands": "setup/fan",
    "deck": "setup/deck",
    "professional": "setup/deck",
    "draft": "doors/play",
    "all_pass": "doors/text",
    "over_trump": "courts/jack",
    "climb": "setup/ladder",
    "climb_after_ruff": "courts/king",
    "marriage_needs_trick": "charms/wedding_cake",
    "announce": "charms/megaphone",
    "moon": "sixty_six/moon",
    "moon_value": "charms/double_stakes",
    "both_finish": "setup/finish",
    "play": "setup/fan",
    "opening": "setup/new_column",
    "columns": "setup/columns",
    "draw": "setup/deck",
    "start": "charms/brass_bell",
    "tie": "charms/twins",
}
HOUSE_RULES, GAME = "setup/scroll", "setup/fan"
COMPANY = "rooms/friends"
_OTHER = "setup/dial"


def picture_of(option: str) -> str:
    return _PICTURES.get(option, _OTHER)


def tag_of(area: FRect) -> FRect:
    """Return the area of the value's tag in a control's area."""
    k = area.height / HIGH
    high = max(_TAG * k, LEAST * 1.5)
    return FRect(area.left + _TEXT * k, area.bottom - high, area.right - area.left - _TEXT * k, high)


def _wrapped(pen: Pen, words: str, room: float, k: float) -> tuple[Sequence[str], float]:
    """Return the lines of a value, in smaller letters if it needs several, and the letters' size."""
    size, small = max(_VALUE * k, LEAST), max(_LONG * k, LEAST)
    if pen.width(words, size, Typeface.BOLD) <= room:
        return (words,), size
    lines = pen.lines(words, small, Typeface.BOLD, room)
    if len(lines) <= 2:
        return lines, small
    return pen.lines(words, pen.tight_size, Typeface.BOLD, room), pen.tight_size


class OptionControl(Labelled):
    """The base class of an option's controls: a picture with a name, and the value on a tag.

    Attributes:
        signs: the arrows at the tag's ends, which may be empty.
    """

    picture: str = _OTHER
    signs: tuple[str, str] = "‹", "›"

    def height(self, pen: Pen, width: float) -> float:
        del width
        return ROW * Fit.of(pen.area).scale

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        k = area.height / HIGH
        picture = FRect(
            area.left + 8 * k, area.top + (area.height - _PICTURE * k) / 2, _PICTURE * k, _PICTURE * k
        )
        if focused:
            draw_light(pen, picture, 0.6)
        draw_art(pen, self.picture, picture)
        tag = tag_of(area)
        size, sign = max(_NAME * k, LEAST), _SIGN * k
        left, right = (
            max(sign, pen.width(one, 1.3 * size, Typeface.BOLD) + 8 * k) if one else 6 * k
            for one in self.signs
        )
        lines, letters = _wrapped(pen, self.shown, tag.width - left - right, k)
        missing = min(len(lines) * letters * _LINES + 8 * k - tag.height, 2 * (tag.top - area.top - size))
        tag.inflate_ip(0, max(missing, 0))
        letters = min(letters, tag.height / len(lines) / _LINES)
        above = tag.left + 6 * k, (area.top + tag.top) / 2
        room = tag.width - 8 * k
        pen.outlined(self.label, above, size, Typeface.BOLD, anchor="midleft", width=room, tight=True)
        pen.plate(tag, GOLD if focused else BONE, radius=12 * k, border=INK)
        for words, x in zip(self.signs, (tag.left + left / 2, tag.right - right * 0.6), strict=True):
            # Three dots lie at the foot of their line.
            y = tag.centery - (0.34 * size if words == "…" else 2 * k)
            pen.text(words, (x, y), size * 1.3, Typeface.BOLD, INK, anchor="center")
        x, room = (tag.left + left + tag.right - right) / 2, tag.width - left - right
        for number, line in enumerate(lines):
            y = tag.centery + (number - (len(lines) - 1) / 2) * letters * _LINES
            pen.text(line, (x, y), letters, Typeface.BOLD, INK, anchor="center", width=room, tight=True)
        if focused:
            mark_focus(pen, area.union(tag).inflate(6 * k, 0))


class OptionPick(OptionControl, Pick):
    """A choice of one of several values; a click on the left arrow steps back."""

    def handle_pointer(self, area: FRect, x: float, y: float, held: bool) -> bool:
        del y
        if held:
            return False
        tag = tag_of(area)
        return self._step(-1 if tag.left <= x < tag.left + tag.width * 0.2 else 1)


class OptionAmount(OptionControl, Amount):
    """A number to change: by one with the arrows, or by dragging across the tag."""

    _grip: tuple[float, float] | None = None
    """The x at which the current drag began, and the number at that time, or None without a drag."""

    def handle_pointer(self, area: FRect, x: float, y: float, held: bool) -> bool:
        del y
        tag, k = tag_of(area), area.height / HIGH
        if held:
            if self._grip is None:
                return False
            start, value = self._grip
            return self._set(value + round((x - start) / (_DRAG * k)) * self.step)
        self._grip = x, self.value
        if tag.left <= x < tag.left + tag.width * 0.2:
            return self._set(self.value - self.step)
        return self._set(self.value + self.step)


class OptionOpener(OptionControl, Opener):
    """A control that opens a screen for changing the value."""

    signs = "", "…"


class RatedSwitch(OptionPick):
    picture = "prizes/medal"

    def __init__(self, on: bool, on_change: Callable[[bool], None], help: str) -> None:
        names = message("Off: practice"), message("On")
        super().__init__(message("Rated"), names, int(on), lambda index: on_change(bool(index)), help)

    @property
    def state_words(self) -> str:
        return message("Rated: On.") if self.index else message("Rated: Off.")
