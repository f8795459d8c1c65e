"""The keys on the pages of the rules: a list of all keys, and pictures of what each control does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import FRect

from game.language.message import capital, join_items, message, sentence
from game.scenes.context import Context
from game.scenes.keys import KeyLine, button_at_a_table, key_description
from game.scenes.pieces.boathouse import draw_centred, draw_slate_within
from game.scenes.pieces.fit import LEAST
from game.scenes.pieces.kit import draw_cap, width_of_cap
from game.tables.book.rulebook import Control
from game.ui.devices.actions import Device
from game.ui.drawing.artwork import draw_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, INK, MINT, PAPER
from game.ui.drawing.text import Typeface
from game.ui.forms.prompts import ARROW_SIGNS, ARROWS, PAD_COLOURS, buttons_label, prompt_label

_EDGE = 5.0
"""The margin above and below the lines on the paper."""
KEYS_GAP = 8.0
"""The gap below the paper."""
_KEY_WIDE = 260.0
"""The smallest width of a column of keys."""
_KEY_HIGH, _KEY_HIGHEST = 26.0, 54.0
"""The line height below which keys get more columns, and the largest line height."""
_FEW = 8
"""The number of controls up to which two rows are enough."""
_TILE_GAP, _PADDING = 6.0, 14.0
"""The gap between tiles, and their margin, including the frame."""
_LETTERS, _LEADING = (18.0, 17.0, 16.0, 15.0), 1.2
_WORDS, _BESIDE = 0.3, 0.27
"""The words' share of a tile's height, and a picture's share of a low tile's width."""
_LOW_TILE = 130.0
"""The height below which a tile is low."""
_CAP, _LOW_CAP, _CAP_GAP = 25.0, 22.0, 5.0
"""The height of a keycap, usually and on low tiles, and the gap between keycaps."""
_MOUSE, _MOUSE_SHAPE = 1.36, 40 / 56
"""The height of a mouse as a multiple of a keycap's, and its width as a share of its own height."""
_MOST_CAPS = 4
"""The largest number of keys shown for a control; if it has more, only the first and the last are shown."""


def draw_key_list(pen: Pen, lines: Sequence[KeyLine], area: FRect) -> None:
    """Draw lines with keys on a paper, in columns."""
    pen.plate(area, PAPER, radius=12, border=INK)
    most = max(int(area.width / _KEY_WIDE), 1)
    room = area.height - 2 * _EDGE
    columns = next((one for one in range(1, most) if -(-len(lines) // one) * _KEY_HIGH <= room), most)
    rows = -(-len(lines) // columns)
    wide, high = area.width / columns, min(room / max(rows, 1), _KEY_HIGHEST)
    top = area.centery - high * rows / 2
    for number, line in enumerate(lines):
        column, row = divmod(number, rows)
        line.draw(pen, FRect(area.left + wide * column, top + high * row, wide, high), False)


def control_words(context: Context, control: Control) -> str:
    """Return a control's keys on the device in use and what they do, as a sentence to read aloud."""
    names = [key_description(context, action, {})[0] for action in control.actions]
    keys = [name for name in names if name]
    if not keys:
        return sentence(capital(control.text))
    return sentence(message("{key}: {action}", key=join_items(keys), action=control.text))


def draw_controls(pen: Pen, context: Context, controls: Sequence[Control], area: FRect) -> None:
    """Draw a tile for each control, in two or three rows, with its picture, its keys and its words."""
    rows = 2 if len(controls) <= _FEW else 3
    columns = -(-len(controls) // rows)
    wide, high = (area.width + _TILE_GAP) / columns, (area.height + _TILE_GAP) / rows
    tiles: list[_TileAreas] = []
    for number in range(len(controls)):
        row, column = divmod(number, columns)
        count = min(len(controls) - row * columns, columns)
        left = area.centerx + (column - count / 2) * wide + _TILE_GAP / 2
        total_width = FRect(left, area.top + row * high, wide - _TILE_GAP, high - _TILE_GAP)
        tiles.append((_low_tile_areas if total_width.height < _LOW_TILE else _high_tile_areas)(total_width))
    texts = [control.text for control in controls]
    # Words that don't fit beside a picture take its place.
    rooms = [
        tile.words if _fits(pen, _LETTERS[-1], text, tile.words) else tile.words.union(tile.picture)
        for text, tile in zip(texts, tiles, strict=True)
    ]
    sizes = (
        size for size in _LETTERS if all(_fits(pen, size, *one) for one in zip(texts, rooms, strict=True))
    )
    size = next(sizes, LEAST)
    for control, tile, words in zip(controls, tiles, rooms, strict=True):
        draw_slate_within(pen, tile.area)
        if words is tile.words:
            control.draw(pen, context.art, context.table_services(), tile.picture)
        draw_centred(pen, words, control.text, size, BONE, leading=_LEADING)
        _draw_caps(pen, _caps_of(context, control), control.click, tile.caps)


class _TileAreas(NamedTuple):
    """The areas of a tile: the whole, its picture, its words, and its keys."""

    area: FRect
    picture: FRect
    words: FRect
    caps: FRect


def _high_tile_areas(area: FRect) -> _TileAreas:
    """Return the areas of a tile with the words below the picture, and the keys between them."""
    inside = area.inflate(-2 * _PADDING, -2 * _PADDING)
    high = inside.height * _WORDS
    picture = FRect(inside.left, inside.top, inside.width, inside.height - high - _CAP - 2 * _CAP_GAP)
    words = FRect(inside.left, inside.bottom - high, inside.width, high)
    return _TileAreas(area, picture, words, FRect(inside.left, picture.bottom + _CAP_GAP, inside.width, _CAP))


def _low_tile_areas(area: FRect) -> _TileAreas:
    """Return the areas of a tile with the words beside the picture, and the keys below both."""
    inside = area.inflate(-1.5 * _PADDING, -1.4 * _PADDING)
    caps = FRect(inside.left, inside.bottom - _LOW_CAP, inside.width, _LOW_CAP)
    upper = FRect(inside.left, inside.top, inside.width, caps.top - inside.top)
    picture = FRect(upper.left, upper.top, upper.width * _BESIDE, upper.height)
    left = picture.right + _CAP_GAP
    return _TileAreas(area, picture, FRect(left, upper.top, upper.right - left, upper.height), caps)


def _fits(pen: Pen, size: float, text: str, room: FRect) -> bool:
    lines = pen.lines(text, size, Typeface.BOLD, room.width)
    wide = max(pen.width(line, size, Typeface.BOLD) for line in lines)
    return wide <= room.width and len(lines) * size * _LEADING <= room.height


class _Cap(NamedTuple):
    """The name of a key, or of a gamepad button with its colour."""

    name: str
    colour: str | None = None


def _caps_of(context: Context, control: Control) -> tuple[list[_Cap], list[_Cap]]:
    """Return the keys and the gamepad buttons of a control; the gamepad's arrows are left out."""
    bindings = context.input.bindings
    names = [prompt_label(bindings, action, Device.KEYBOARD) for action in control.actions]
    keys = [_Cap(name) for name in names if name]
    if len(keys) > _MOST_CAPS:
        keys = [keys[0], _Cap("…"), keys[-1]]
    found = [button_at_a_table(bindings, action) for action in control.actions if action not in ARROWS]
    buttons = [button for button in found if button is not None]
    if len(buttons) == 1:
        return keys, [_Cap(buttons_label(buttons), PAD_COLOURS.get(buttons[0], MINT))]
    return keys, [_Cap(buttons_label(buttons), MINT)] if buttons else []


def _draw_caps(pen: Pen, caps: tuple[list[_Cap], list[_Cap]], click: bool, area: FRect) -> None:
    """Draw keys, a mouse if `click`, and gamepad buttons in a row in the middle of an area.

    Arrows are left out if there's no room for them.
    """
    keys, buttons = caps
    high = area.height
    mouse = FRect(0, area.centery - _MOUSE * high / 2, _MOUSE * high * _MOUSE_SHAPE, _MOUSE * high)

    def total_width() -> float:
        shown = (*keys, *buttons)
        gaps = _CAP_GAP * (len(keys) - 1) + 2 * _CAP_GAP * (click + len(buttons))
        return sum(width_of_cap(pen, cap.name, high) for cap in shown) + gaps + mouse.width * click

    if total_width() > area.width:
        keys = [cap for cap in keys if cap.name not in ARROW_SIGNS.values()]
    place = FRect(area.centerx - total_width() / 2, area.top, 0, high)
    for cap in keys:
        place.left = _draw_cap(pen, cap, place) + _CAP_GAP
    place.left += _CAP_GAP
    if click:
        mouse.left = place.left
        draw_art(pen, "signs/mouse", mouse)
        place.left = mouse.right + 2 * _CAP_GAP
    for cap in buttons:
        place.left = _draw_cap(pen, cap, place) + 2 * _CAP_GAP


def _draw_cap(pen: Pen, cap: _Cap, place: FRect) -> float:
    """Draw a cap at the left end of a place, as high as the place; return the cap's right edge."""
    wide = width_of_cap(pen, cap.name, place.height)
    draw_cap(pen, cap.name, (place.left + wide / 2, place.centery), place.height, cap.colour)
    return place.left + wide
