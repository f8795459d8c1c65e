"""Drawing code and widgets of the boathouse: doors and signs outside, rooms inside."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import FRect, Surface

from game.language.message import Text, figure, message
from game.scenes.pieces import kit
from game.scenes.pieces.fit import LEAST, Fit
from game.tables.art import Art
from game.tables.raft.speech import draw_bubble
from game.ui.devices.actions import Action
from game.ui.devices.input import Input
from game.ui.drawing.artwork import paint_art, paint_document
from game.ui.drawing.draw import Pen, centred_area
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.palette import BONE, GOLD, INK, NIGHT, PAPER
from game.ui.drawing.scenery.boathouse import draw_wall, house_door, paint_boathouse
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Button, Heading

Area = tuple[float, float, float, float]
DOORS: tuple[Area, ...] = tuple(
    (220.0 + 294 * (number % 3), 148.0 + 256 * (number // 3), 252.0, 226.0) for number in range(6)
)
"""The areas of the doors, three on each of two floors, on the 1280 × 720 design canvas."""
TITLE: Area = (430.0, 66.0, 420.0, 66.0)
BACK: Area = (1116.0, 450.0, 156.0, 60.0)
"""The area of the *Back* sign outside."""
HELP: Area = (330.0, 648.0, 620.0, 64.0)
_HOST, _HOST_WIDE = (86.0, 652.0), 150.0
_SPEECH: Area = (6.0, 390.0, 158.0, 90.0)
_BEAK = (86.0, 508.0)
_DOOR = 226.0
"""The height of a door."""
_FOOTS = (24.0, 15.0)
"""The margins below the text on a door's sign: for one line of news, and for more."""
_ABOVE = 7.0
"""The least margin above the title on a door's sign, in units of the actual canvas."""
_MOST_LINES = 3
_PICTURE, _LARGE = 116.0, 132.0
_STARS = 32.0
"""The height of the sign with the number of stars."""
SIGN: Area = (28.0, 16.0, 312.0, 70.0)
"""The area of a room's sign."""
_FRAME, _RIM = "#7A4C2C", 13.0
_SLATE = "#142E2C"
_RAIL = 7.0
_JETTY, _PLANK_WIDE = ("#94602F", "#8A5A2E", "#9A6236"), 118.0
"""The colours of a jetty's planks, and a plank's width."""
SLATE_RIM = 7.0
"""The width of a slate's frame."""
_LEADING = 1.24
_COUNT, _HIGH = 34.0, 1.8
"""The height of a sign with a count, and its smallest height relative to the smallest letter size."""
_SIGN, _FOOT = 68.0, 84.0
"""The height of a wooden button, and of the area for it at the bottom of a wall."""


class HouseDoor(Button):
    """A door with a picture, and a sign with its name and current state."""

    def __init__(
        self,
        title: str,
        now: str,
        on_press: Callable[[], None],
        help: str,
        *,
        picture: str,
        colour: str,
        lit: bool = False,
        stars: int = 0,
        lines: int = 1,
    ) -> None:
        """`picture` names a drawing, `now` is the state, `lit` marks news, `stars` is a number on the door.

        The sign has room for at least `lines` lines of news.
        """
        super().__init__(title, on_press, help)
        self.now, self._picture, self._colour = now, picture, colour
        self.lit, self.stars, self._lines = lit, stars, lines

    @property
    def state_words(self) -> Text:
        return message("{room}: {news}.", room=self.text, news=self.now)

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        scale = area.height / _DOOR
        if focused:
            kit.draw_light(pen, area)
        if pen.theme.scenery:
            pen.image(_door_image(pen, area, scale, self._colour, focused), area.topleft)
        else:
            pen.plate(area, self._colour, radius=20 * scale, border=INK)
        sign = FRect(area.left + area.width * 0.05, 0.0, area.width * 0.9, 0.0)
        room_for = sign.width - 16 * scale
        size, small = max(24 * scale, LEAST), max(16 * scale, LEAST)
        lines = pen.lines(self.now, small, Typeface.BOLD, room_for)[:_MOST_LINES]
        title: tuple[str, ...] = (self.text,)
        if pen.width(self.text, LEAST, Typeface.TITLE) > room_for:
            title, size = pen.lines(self.text, small, Typeface.TITLE, room_for)[:2], small
        head, count = max(19 * scale, size / 2 + _ABOVE), max(len(lines), self._lines)
        below, step = head + (len(title) - 1) * size, small * _LEADING
        first = below + max(26 * scale, (size + small) * 0.55)
        sign.height = first + (count - 0.5) * step + _FOOTS[count > 1] * scale
        sign.bottom = area.bottom + 2 * scale
        most = (_LARGE if focused else _PICTURE) * scale
        wide = min(most, sign.top - area.top - 30 * scale, area.width * 0.62)
        at = area.centerx - 4 * scale, (area.top + sign.top) / 2 + 11 * scale
        pen.image(paint_art(pen, self._picture, wide), at, anchor="center")
        if self.stars:
            self._draw_stars(pen, at[0] + wide * 0.42, at[1] + wide * 0.42, _STARS * scale)
        kit.draw_board(pen, sign)
        write = partial(pen.outlined, width=room_for, tight=True)
        spare = (count - len(lines)) * step / 2
        for number, line in enumerate(title):
            write(line, (sign.centerx, sign.top + head + spare * 0.8 + number * size), size)
        for number, line in enumerate(lines):
            at = sign.centerx, sign.top + first + spare + number * step
            write(line, at, small, Typeface.BOLD, GOLD if self.lit else BONE)
        if focused:
            kit.mark_focus(pen, area.inflate(-4 * scale, -4 * scale))
            kit.draw_pointer(pen, (area.centerx, area.top + 8 * scale), scale)

    def _draw_stars(self, pen: Pen, x: float, y: float, high: float) -> None:
        """Draw a sign with the number of stars, centred at a point."""
        sign = centred_area((x, y), high * 2.1, high)
        pen.plate(sign, BONE, radius=high * 0.3, border=INK)
        star = paint_art(pen, "signs/star", high * 0.84)
        pen.image(star, (sign.left + high * 0.56, sign.centery), anchor="center")
        at = sign.left + high * 1.46, sign.centery
        pen.text(figure(self.stars), at, high * 0.7, Typeface.TITLE, INK, anchor="center", width=high)


def _door_image(pen: Pen, area: FRect, scale: float, colour: str, ajar: bool) -> Surface:
    drawn = partial(house_door, area.width / scale, area.height / scale, colour, ajar=ajar)
    return paint_document(pen, ("house_door", colour, ajar), area.size, drawn)


class WoodenSign(Button):
    """A wooden button with a keycap, if it has a key, at its left end."""

    def __init__(
        self, text: str, on_press: Callable[[], None], help: str, devices: Input, key: Action | None = None
    ) -> None:
        super().__init__(text, on_press, help, apart=True)
        self._devices, self._key = devices, key
        self.keyed = key is not None

    def height(self, pen: Pen, width: float) -> float:
        del width
        return _FOOT * Fit.of(pen.area).scale

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        scale = Fit.of(pen.area).scale
        board = FRect(area)
        board.height = min(area.height, _SIGN * scale)
        board.bottom = area.bottom
        kit.draw_focusable_board(pen, board, focused, scale)
        left, middle = board.left + 12 * scale, board.centery - 3 * scale
        if self._key is not None:
            high = max(27 * scale, 21.0)
            wide = kit.keycap_width(pen, self._devices, self._key, high)
            kit.draw_keycap(pen, self._devices, self._key, (left + wide / 2, middle), high)
            left += wide
        wide = board.right - 12 * scale - left
        size = max(26 * scale, LEAST)
        pen.outlined(self.text, (left + wide / 2, middle), size, width=wide - 8 * scale, tight=True)
        if focused:
            kit.draw_pointer(pen, (board.centerx, board.top + 2 * scale), 0.72 * scale)


class CountSign(Heading):
    """A heading with a group's name, and the number of its items that the player has won."""

    shortened = False
    """Whether the number is in its short form, as on a neighbour without room."""

    def __init__(self, text: str, won: int, count: int, help: str = "") -> None:
        super().__init__(text, help)
        self._won = message("{done} of {all}", done=won, all=count)
        self._short = f"{figure(won)}/{figure(count)}"

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        del focused
        unit = area.height / _COUNT
        # On a low canvas it's higher than its area, to keep the text readable.
        area = area.inflate(0, max(0.0, LEAST * _HIGH - area.height))
        kit.draw_board(pen, area)
        middle, edge = area.centery - 2 * unit, 12 * unit
        left, right = area.left + edge, area.right - edge
        small, size = max(17 * unit, LEAST), max(21 * unit, LEAST)
        words = self._short if self.shortened or not self.fits(pen, area) else self._won
        won = pen.outlined(words, (right, middle), small, Typeface.BOLD, anchor="midright")
        at, room = (left, middle), won.left - left - edge
        pen.outlined(self.text, at, size, colour=GOLD, anchor="midleft", width=room, tight=True)

    def fits(self, pen: Pen, area: FRect) -> bool:
        """Return whether an area has room for the number in words."""
        unit = area.height / _COUNT
        free = area.width - 36 * unit - pen.width(self._won, max(17 * unit, LEAST), Typeface.BOLD)
        return pen.width(self.text, pen.tight_size, Typeface.TITLE) <= free


class WoodenArrow(Button):
    """A wooden button for the previous or next page, with the key that turns pages."""

    def __init__(
        self, words: str, on_press: Callable[[], None], step: int, devices: Input | None = None
    ) -> None:
        """`devices` selects the keycap; without it, none is shown."""
        super().__init__(words, on_press)
        self._step, self._devices = step, devices

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        unit = area.height / 60
        draw_arrow(pen, area, self._step)
        if self._devices is not None:
            high = max(24 * unit, 20.0)
            key = kit.page_action(self._devices, self._step)
            kit.draw_keycap(pen, self._devices, key, (area.centerx, area.bottom), high)
        if focused:
            kit.mark_focus(pen, area.inflate(-8 * unit, -8 * unit))


def draw_arrow(pen: Pen, area: FRect, step: int, *, gold: bool = False) -> None:
    """Draw a board with an arrow that points back (`step` is -1) or forward (1)."""
    unit = area.height / 60
    kit.draw_board(pen, area, gold=gold)
    sign, colour = "‹" if step < 0 else "›", INK if gold else BONE
    at, edge = (area.centerx, area.centery - 6 * unit), None if gold else INK
    pen.outlined(sign, at, max(40 * unit, LEAST), colour=colour, outline=edge)


def draw_beads(
    pen: Pen, current: int, count: int, middle: tuple[float, float], room: float, high: float
) -> None:
    """Draw a row of beads, one for each step or sheet: a large golden one of size `high` for the current."""
    pitch = min(2 * high, room / count)
    for number in range(count):
        x, here = middle[0] + (number - (count - 1) / 2) * pitch, number == current
        colour = GOLD if here else INK if number < current else kit.BAND
        pen.disc((x, middle[1]), high if here else high * 0.66, colour)


def draw_boathouse(pen: Pen, fit: Fit, art: Art, title: str, speech: str, help: str) -> None:
    """Draw the house from outside, without doors: the title, the host with a bubble, and the help."""
    pen.scenery(paint_boathouse)
    draw_title_board(pen, fit.area(*TITLE), title, 42 * fit.scale, 380 * fit.scale)
    draw_host(pen, fit, art, _HOST, _HOST_WIDE, Wings.UP)
    draw_host_words(pen, fit, fit.area(*_SPEECH), fit.at(*_BEAK), speech)
    draw_note(pen, fit, fit.area(*HELP), help)


def draw_room(pen: Pen, fit: Fit, title: str, picture: str) -> None:
    """Draw a room from inside, with a sign that has a title and a picture."""
    draw_wall(pen, bunting=True)
    sign = fit.area(*SIGN)
    kit.draw_board(pen, sign)
    image = paint_art(pen, picture, 54 * fit.scale)
    pen.image(image, (sign.left + 44 * fit.scale, sign.centery - 3 * fit.scale), anchor="center")
    left = sign.left + 80 * fit.scale
    wide = sign.right - 24 * fit.scale - left
    at = left + wide / 2, sign.centery - 3 * fit.scale
    size_of = max(40 * fit.scale, LEAST)
    pen.outlined(title, at, size_of, width=wide, tight=True)


def draw_slate(pen: Pen, slate: FRect) -> None:
    """Draw a slate to write on, in a wooden frame around its area."""
    for grown, colour, thick in ((12, INK, 3.0), (9, _FRAME, 9.0), (0, INK, 3.0)):
        pen.outline(slate.inflate(grown, grown), colour, thick, radius=14)
    pen.panel(slate, alpha=1.0, radius=12, colour=_SLATE if pen.theme.scenery else NIGHT)


def draw_slate_within(pen: Pen, area: FRect) -> None:
    """Draw a slate that fills an area, frame included."""
    draw_slate(pen, area.inflate(-2 * SLATE_RIM, -2 * SLATE_RIM))


def draw_jetty(pen: Pen, jetty: FRect) -> None:
    """Draw a jetty along an edge of the canvas, its planks side by side, with a rail at its upper edge."""
    if not pen.theme.scenery:
        pen.panel(jetty, alpha=1.0, radius=0.0, edged=False, colour=NIGHT)
        return
    for number in range(round(jetty.width / _PLANK_WIDE) + 1):
        left = jetty.left + number * _PLANK_WIDE
        middle, colour = left + _PLANK_WIDE / 2, _JETTY[number % len(_JETTY)]
        pen.line((middle, jetty.top), (middle, jetty.bottom), colour, _PLANK_WIDE + 1)
        if number:
            pen.line((left, jetty.top), (left, jetty.bottom), INK, 2.0)
    pen.plate(FRect(jetty.left, jetty.top, jetty.width, _RAIL), INK, radius=0.0)
    pen.plate(FRect(jetty.left, jetty.top, jetty.width, _RAIL - 2), _FRAME, radius=0.0)


def draw_title_board(pen: Pen, board: FRect, title: str, size: float, wide: float) -> None:
    kit.draw_board(pen, board)
    at = board.centerx, board.centery - board.height * 0.04
    letters = max(size, LEAST)
    pen.outlined(title, at, letters, width=wide, tight=True)


def draw_host(pen: Pen, fit: Fit, art: Art, foot: tuple[float, float], wide: float, wings: Wings) -> None:
    """Draw the boathouse's host; `foot` and `wide` are its foot and width on the 1280 × 720 design canvas."""
    duck = art.mascot()
    image = art.ducks.bust(duck, pen.screen.scale.px(wide * fit.scale), (0.5, -0.5), wings)
    pen.image(image, fit.at(*foot), anchor="midbottom")


def draw_host_words(
    pen: Pen, fit: Fit, room_for: FRect, beak: tuple[float, float], words: str, size: float = 19
) -> None:
    """Draw the host's bubble in an area, extending it downwards if the text needs that."""
    bubble, wide, edge = FRect(room_for), room_for.width - 32 * fit.scale, 10 * fit.scale
    bubble.height = max(bubble.height, _text_height(pen, words, LEAST, wide) + edge)
    draw_bubble(pen, bubble, beak, 22 * fit.scale, colour=PAPER)
    draw_centred(pen, bubble.inflate(wide - bubble.width, -edge), words, fit.letter_size(size))


def draw_centred(
    pen: Pen, inside: FRect, words: str, size: float, colour: str = INK, *, leading: float = _LEADING
) -> None:
    """Draw text in the middle of an area, shrunk if it doesn't fit."""
    while size > LEAST and _text_height(pen, words, size, inside.width, leading) > inside.height:
        size = max(size - 1, LEAST)
    lines = pen.lines(words, size, Typeface.BOLD, inside.width)
    for number, line in enumerate(lines):
        y = inside.centery + (number - (len(lines) - 1) / 2) * size * leading
        pen.text(line, (inside.centerx, y), size, Typeface.BOLD, colour, anchor="center", width=inside.width)


def _text_height(pen: Pen, words: str, size: float, width: float, leading: float = _LEADING) -> float:
    return len(pen.lines(words, size, Typeface.BOLD, width)) * size * leading


def draw_note(pen: Pen, fit: Fit, paper: FRect, words: str) -> None:
    """Draw a note on paper, unless it's empty, extending it upwards if the text needs that."""
    if not words:
        return
    paper, wide, edge = FRect(paper), paper.width - 24 * fit.scale, 10 * fit.scale
    missing = _text_height(pen, words, LEAST, wide) + edge - paper.height
    if missing > 0:
        paper.top, paper.height = paper.top - missing, paper.height + missing
    draw_sheet(pen, paper, fit.scale)
    draw_centred(pen, paper.inflate(-24 * fit.scale, -edge), words, fit.letter_size(19))


def draw_sheet(pen: Pen, paper: FRect, scale: float = 1.0) -> None:
    """Draw a sheet of paper to write on."""
    pen.plate(paper.move(0, 4 * scale), INK, radius=10 * scale)
    pen.plate(paper, PAPER, radius=10 * scale, border=INK)


def draw_frame(pen: Pen, fit: Fit, window: FRect, words: str) -> None:
    """Draw the frame of a window, with `words` on a tag at its upper edge, unless they're empty."""
    scale = fit.scale
    rim = _RIM * scale
    for grown, colour, thick in ((2 * rim, INK, 3.0), (2 * rim - 5, _FRAME, rim), (4, INK, 4.0)):
        frame = window.inflate(grown, grown)
        pen.outline(frame, colour, thick, radius=12 * scale)
    if words:
        size = fit.letter_size(18)
        wide = min(pen.width(words, size, Typeface.BOLD) + 26 * scale, window.width - 40 * scale)
        tag = centred_area((window.centerx, window.top - rim * 0.7), wide, size * 1.5)
        pen.plate(tag, GOLD, radius=9 * scale, border=INK)
        room_for = tag.width - 12 * scale
        pen.text(words, tag.center, size, Typeface.BOLD, INK, anchor="center", width=room_for, tight=True)
