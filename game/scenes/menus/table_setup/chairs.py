"""The widgets of the set-up's table: chairs, ready-made tables, and the switch for rated matches."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect

from game.arcade.medals import Medal
from game.language.message import message, sentences
from game.scenes.match_mode.par_words import LEAVING, METALS
from game.scenes.pieces.badges import badge_image
from game.scenes.pieces.fit import LEAST
from game.tables.art import Art
from game.ui.devices.actions import Action
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.busts import BOX, Wings
from game.ui.drawing.mascots.ducks import Duck
from game.ui.drawing.palette import BONE, INK, MINT, MIST
from game.ui.drawing.scenery.noticeboard import draw_plank
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import CHANGE, Button, Uses, Widget, draw_plate

_APART = 0.8
"""The distance between faces, in their widths."""
_LEAF, _LEAF_LIT = "#2A7F56", "#37A06C"
PRACTICE = message("Practice: ask for hints and undo moves. It doesn’t count in your records.")
COUNTS = message("It counts in your records, so there are no hints and no taking back moves.")
AMONG_FRIENDS = message("Matches among friends don’t count.")


class Chair(Button):
    """A place at the table: a duck, the player, or empty."""

    def __init__(
        self,
        words: str,
        help: str,
        duck: Duck | None,
        name: str,
        under: str,
        on_press: Callable[[], None],
        art: Art,
        *,
        own: bool = False,
    ) -> None:
        """`words` and `help` are read out; `name` and `under` stand below the duck, if there is one."""
        super().__init__(words, on_press, help)
        self.name, self.under, self.duck, self.own = name, under, duck, own
        self._art = art

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        small = max(area.height * 0.12, LEAST)
        if self.duck is None:
            self._draw_leaf(pen, area, focused)
            return
        tag = FRect(0, 0, area.width, small * 1.5)
        tag.midbottom = (area.centerx, area.bottom - (small * 1.6 if self.under else 0))
        high = tag.centery - area.top
        width = min(high * BOX[0] / BOX[1], area.width)
        bust = self._art.ducks.bust(self.duck, pen.screen.scale.px(width), (0.0, 0.4), Wings.DOWN)
        if focused:
            pen.panel(area.inflate(6, 6), alpha=0.5, radius=area.width * 0.12, border=BONE)
        pen.image(bust, (area.centerx, tag.centery), anchor="midbottom")
        wide = min(pen.width(self.name, small, Typeface.BOLD) + small, area.width)
        plate = FRect(0, 0, wide, tag.height)
        plate.center = tag.center
        pen.plate(plate, MINT if self.own else BONE, radius=small * 0.5, border=INK)
        pen.text(self.name, plate.center, small, Typeface.BOLD, INK, anchor="center")
        if self.under:
            at = (area.centerx, area.bottom)
            pen.text(self.under, at, small, Typeface.BOLD, BONE, outline=INK, anchor="midbottom")

    def _draw_leaf(self, pen: Pen, area: FRect, focused: bool) -> None:
        leaf = FRect(0, 0, area.height * 0.6, area.height * 0.46)
        leaf.center = area.center
        edge = BONE if focused else INK
        pen.plate(leaf, _LEAF_LIT if focused else _LEAF, radius=leaf.height / 2, border=edge)
        pen.text("+", leaf.center, leaf.height * 0.8, Typeface.TITLE, BONE, outline=INK, anchor="center")


class Chip(Button):
    """A ready-made table with the faces of its company and its medal; a dot marks the chosen one."""

    def __init__(
        self,
        text: str,
        on_press: Callable[[], None],
        help: str,
        ducks: Sequence[Duck],
        art: Art,
        *,
        laid: bool,
        medal: Medal | None = None,
    ) -> None:
        """`medal` is the best that the player has won there."""
        super().__init__(text, on_press, help)
        self.laid, self.ducks, self._art = laid, tuple(ducks), art
        self.medal = medal

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        draw_plate(pen, area, strong=False, focused=focused, radius=area.height * 0.3)
        size = max(area.height * 0.42, LEAST)
        left = area.left + area.height * 0.32
        if self.laid:
            dot = FRect(left, area.centery - size * 0.3, size * 0.6, size * 0.6)
            pen.plate(dot, MINT, radius=size * 0.3, border=INK)
        if self.laid or pen.width(self.text, size, Typeface.BOLD) < area.right - left - size * 0.9 - 6:
            left += size * 0.9
        end = area.right if self.medal is None else self._draw_medal(pen, area, left, size)
        room = end - left - 6
        at = (left, area.centery)
        words = pen.text(self.text, at, size, Typeface.BOLD, BONE, anchor="midleft", width=room, tight=True)
        face = area.height * 0.72
        image = pen.screen.scale.px(face)
        fit = int((end - words.right - face - 12) / (face * _APART)) + 1
        for number, duck in enumerate(self.ducks[: max(fit, 0)]):
            x = end - 8 - face * (0.5 + _APART * number)
            pen.image(self._art.ducks.face(duck, image), (x, area.centery), anchor="center")

    @property
    def stated(self) -> str:
        return message("{table}, chosen.", table=self.text) if self.laid else super().stated

    def _draw_medal(self, pen: Pen, area: FRect, left: float, size: float) -> float:
        """Draw the medal, and its metal as a word if there's room; return the left edge."""
        if self.medal is None:
            return area.right
        wide, small = area.height * 0.7, max(size * 0.8, LEAST)
        end, word = area.right - area.height * 0.2, METALS[self.medal]
        room = end - left - wide - pen.width(self.text, size, Typeface.BOLD) - 16
        if pen.width(word, small, Typeface.BOLD) <= room:
            box = pen.text(word, (end, area.centery), small, Typeface.BOLD, BONE, anchor="midright")
            end = box.left - 3
        pen.image(badge_image(pen, self.medal, wide), (end, area.centery), anchor="midright")
        return end - wide


class RatedSwitch(Widget):
    """The switch for rated matches; its help says what its current value means."""

    def __init__(self, on: bool, on_change: Callable[[bool], None], *, shared: bool) -> None:
        """Create it; a match `shared` by several people is never rated."""
        self.on, self._on_change, self._shared = on, on_change, shared

    @property
    def title(self) -> str:
        return message("Rated")

    @property
    def help(self) -> str:  # type: ignore[override]
        return sentences(COUNTS, LEAVING) if self.on else AMONG_FRIENDS if self._shared else PRACTICE

    @property
    def stated(self) -> str:
        return message("Rated: On.") if self.on else message("Rated: Off.")

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        draw_plank(pen, area, focused=focused, radius=12)
        rail = FRect(0, 0, area.height * 0.86, area.height * 0.46)
        rail.midleft = (area.left + area.height * 0.24, area.centery)
        pen.plate(rail, MINT if self.on else "#14303F", radius=rail.height / 2, border=INK)
        knob = FRect(0, 0, rail.height * 0.9, rail.height * 0.9)
        knob.center = (rail.right - rail.height / 2 if self.on else rail.left + rail.height / 2, rail.centery)
        pen.plate(knob, BONE, radius=knob.height / 2, border=INK)
        left, room = rail.right + area.height * 0.26, area.right - rail.right - area.height * 0.36
        size, small = max(area.height * 0.34, LEAST), max(area.height * 0.26, LEAST)
        middle = area.centery - size * 0.04
        words = message("Rated: on") if self.on else message("Rated: off")
        pen.text(words, (left, middle), size, Typeface.TITLE, BONE, anchor="bottomleft", width=room)
        words = message("counts; no hints, no undo") if self.on else message("practice with hints and undo")
        words = AMONG_FRIENDS if self._shared else words
        pen.text(words, (left, middle), small, Typeface.BOLD, MIST, width=room)

    @property
    def uses(self) -> Uses:
        return ((Action.CONFIRM, CHANGE),)

    def _turn(self) -> bool:
        self.on = not self.on
        self._on_change(self.on)
        return True

    def act(self, action: Action) -> bool:
        return self._turn() if action in (Action.CONFIRM, Action.LEFT, Action.RIGHT) else False

    def point(self, area: FRect, x: float, y: float, held: bool) -> bool:
        del area, x, y
        return False if held else self._turn()
