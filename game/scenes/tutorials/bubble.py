"""The mascot with a speech bubble, and rings around the things it talks about."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, inf
from typing import NamedTuple

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray
from pygame import FRect

from game.tables.art import Art
from game.tables.raft.drawing import draw_bust, look_direction
from game.tables.raft.speech import draw_bubble
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.busts import BOX
from game.ui.drawing.mascots.ducks import Mood
from game.ui.drawing.palette import BONE, GOLD, INK
from game.ui.drawing.text import Typeface

Floats = NDArray[np.float64]

_EDGE = 8.0
_COLUMNS, _ROWS = 25, 21
_CARD_SHARE = 0.02
"""The area of a card, as a share of the canvas's area."""
_MEANT_PENALTY = 12.0
"""The penalty for covering the targets, which the text is about."""
_TAKEN_PENALTY = 2.5
"""The penalty for covering other things."""
_DISTANCE_PENALTY = 0.35
"""The penalty for the distance from the targets."""


def best_place(
    sizes: Sequence[tuple[float, float]], canvas: FRect, targets: Sequence[FRect], occupied: Sequence[FRect]
) -> tuple[int, FRect]:
    """Return the best area for a bubble, and the index of its size in `sizes`.

    The best area covers `targets` only if it must, and `occupied` areas as little as possible; of equally
    good ones, it's the nearest to the targets.
    """
    room = canvas.inflate(-2 * _EDGE, -2 * _EDGE)
    about = FRect(targets[0].unionall(list(targets[1:])) if targets else canvas).center
    # Covering a part of something large counts as much as covering cards of the same area.
    piece = canvas.width * canvas.height * _CARD_SHARE
    weighed = [(area, _MEANT_PENALTY) for area in targets] + [(area, _TAKEN_PENALTY) for area in occupied]
    costs = np.array([cost / max(min(area.width * area.height, piece), 1.0) for area, cost in weighed])
    across = np.array([(area.left, area.right) for area, _cost in weighed]).reshape(-1, 2)
    down = np.array([(area.top, area.bottom) for area, _cost in weighed]).reshape(-1, 2)
    least, best = inf, (0, room)
    for number, (wide, high) in enumerate(sizes):
        lefts = np.linspace(room.left, max(room.right - wide, room.left), _COLUMNS)
        tops = np.linspace(room.top, max(room.bottom - high, room.top), _ROWS)
        ways = np.hypot(lefts[:, None] + wide / 2 - about[0], tops + high / 2 - about[1])
        hidden = (_overlaps(lefts, wide, across) * costs) @ _overlaps(tops, high, down).T
        # Rounded, so that ties are resolved the same way on every machine.
        found = (hidden + _DISTANCE_PENALTY * ways / hypot(*canvas.size)).round(12)
        column, row = divmod(int(found.argmin()), _ROWS)
        if found[column, row] < least:
            least = found[column, row]
            best = number, FRect(lefts[column], tops[row], wide, high)
    return best


def _overlaps(starts: Floats, length: float, others: Floats) -> Floats:
    """Return the overlap of each interval (start, start + length) with each of `others` (start, end)."""
    ends = np.minimum(starts[:, None] + length, others[:, 1])
    shared: Floats = np.maximum(ends - np.maximum(starts[:, None], others[:, 0]), 0.0)
    return shared


_SIZES = 17.0, 16.0, 15.0, 14.0
_LEADING, _AROUND = 1.28, 16.0
_TIGHT_LEADING = 1.2
"""The leading on a small canvas."""
_TIGHT_AROUND = 10.0
"""The margin around text on a small canvas."""
_TIGHT_DUCK = 0.56
_SMALL = 576.0
_COUNT = 18.0
_CAP = 21.0
"""The height of the key beside the progress."""
_WIDTHS = 430.0, 330.0, 560.0
"""The possible widths of a bubble, on the 1280 × 720 design canvas."""
_FLAT = 690.0
"""The width of a flat bubble, with the progress beside the text."""
_FLAT_DUCK = 0.8
"""The scale of the mascot beside a flat bubble."""
_NARROW = 290.0
"""The width of a narrow bubble, with the mascot below it."""
_HIGHEST = 0.17
"""The largest share of the canvas's height for text in large letters."""
_DUCK = 96.0
_RING = 5.0


class BubbleText(Struct, frozen=True):
    """What the mascot says, the label of a key to try, and the progress, such as `3 / 9`."""

    words: str
    key: str
    count: str
    mood: Mood = Mood.GLEE


class _Shape(NamedTuple):
    """The sizes of a bubble, its mascot and its letters; `text` is the height of the text.

    In a flat bubble, the progress is in a column of width `beside` next to the text, otherwise below it. The
    mascot is on the left of the bubble, or below a narrow, `stacked` one.
    """

    wide: float
    high: float
    text: float
    size: float
    duck: float
    beside: float = 0.0
    stacked: bool = False

    @property
    def whole(self) -> tuple[float, float]:
        """The width and height with the mascot."""
        if self.stacked:
            return self.wide, self.high + self.duck * BOX[1] / BOX[0]
        return self.wide + self.duck, max(self.high, self.duck)


class Bubble(Struct, frozen=True):
    """The layout of the mascot and its bubble; `count` is the lower left corner of the progress."""

    whole: FRect
    words: FRect
    text: FRect
    count: tuple[float, float]
    duck: FRect
    size: float
    leading: float


def bubble_layout(pen: Pen, said: BubbleText, targets: Sequence[FRect], occupied: Sequence[FRect]) -> Bubble:
    """Return the layout of a bubble near its `targets` that covers as little of `occupied` as possible."""
    canvas = pen.area
    scale = min(max(canvas.height / 720, 0.7), 1.0)
    tight = canvas.height < _SMALL
    leading, around = (_TIGHT_LEADING, _TIGHT_AROUND) if tight else (_LEADING, _AROUND)
    duck = _DUCK * (_TIGHT_DUCK if tight else scale)
    shapes = [_shape(pen, said, wide * scale, leading, around, duck) for wide in _WIDTHS]
    progress = pen.width(said.count, 15, Typeface.BOLD)
    progress += pen.width(said.key, 15, Typeface.BOLD) + 34 if said.key else 0.0
    shapes.append(_flat_shape(pen, said, _FLAT * scale, leading, around, progress, duck))
    narrow = _shape(pen, said, _NARROW * scale, leading, around, duck * _FLAT_DUCK)
    shapes += [one._replace(stacked=True, duck=duck * _FLAT_DUCK) for one in (shapes[1], narrow)]
    number, whole = best_place([shape.whole for shape in shapes], canvas, targets, occupied)
    wide, high, text, size, duck, beside, stacked = shapes[number]
    bubble = FRect(whole.right - wide, whole.top, wide, high)
    bust = FRect(whole.left, 0, duck, duck * BOX[1] / BOX[0])
    bust.bottom = min(max(bubble.bottom, whole.top + bust.height), canvas.bottom - 2)
    if stacked:
        # At the outer side, over the water.
        on_left = whole.centerx < canvas.centerx
        bust.bottomleft = whole.left if on_left else whole.right - duck, whole.bottom
    gap = beside + around if beside else 0.0
    inside = FRect(bubble.left + around, bubble.top + around * 0.7, wide - 2 * around - gap, text)
    count = inside.left, bubble.bottom - 5
    if beside:
        inside.centery = bubble.centery
        count = bubble.right - around - beside, bubble.bottom - 9
    return Bubble(whole, bubble, inside, count, bust, size, leading)


def _shape(pen: Pen, said: BubbleText, wide: float, leading: float, around: float, duck: float) -> _Shape:
    """Return the shape of a bubble `wide` units wide, with the largest letters that keep it low."""
    size, text = _fitted_letters(pen, said, wide - 2 * around, leading)
    return _Shape(wide, text + _COUNT + around * 1.5, text, size, duck)


def _flat_shape(
    pen: Pen, said: BubbleText, wide: float, leading: float, around: float, beside: float, duck: float
) -> _Shape:
    """Return the shape of a wide bubble that's as low as possible, with the progress beside the text."""
    size, text = _fitted_letters(pen, said, wide - 3 * around - beside, leading)
    return _Shape(wide, max(text + around, _COUNT + 12), text, size, duck * _FLAT_DUCK, beside)


def _fitted_letters(pen: Pen, said: BubbleText, wide: float, leading: float) -> tuple[float, float]:
    """Return the largest letter size that keeps text low enough, or the smallest, and the text's height."""
    for size in _SIZES:
        text = len(pen.lines(said.words, size, Typeface.BOLD, wide)) * size * leading
        if text <= pen.area.height * _HIGHEST:
            break
    return size, text


def draw_rings(pen: Pen, targets: Sequence[FRect], *, to_do: bool) -> None:
    """Draw rings around areas, golden if the player should choose there now."""
    for area in _merged_areas(targets):
        ring = area.inflate(2 * _RING, 2 * _RING)
        pen.outline(ring.inflate(3, 3), INK, 2.0, 14.0)
        pen.outline(ring, GOLD if to_do else BONE, 3.5, 12.0)


def _merged_areas(areas: Sequence[FRect]) -> list[FRect]:
    """Merge areas that overlap, such as the cards of a hand, and return the result."""
    found: list[FRect] = []
    for area in areas:
        touching = [one for one in found if one.colliderect(area)]
        found = [one for one in found if one not in touching] + [area.unionall(touching)]
    return found


def draw_mascot(pen: Pen, art: Art, bubble: Bubble, said: BubbleText, targets: Sequence[FRect]) -> FRect:
    """Draw the mascot, looking at the first target, and its bubble; return the bubble's area."""
    duck = art.mascot(said.mood)
    target = targets[0].center if targets else bubble.words.center
    draw_bust(pen, art, bubble.duck, duck, look_direction(bubble.duck, target))
    below = bubble.duck.top >= bubble.words.bottom - 1
    tip = bubble.duck.centerx + bubble.duck.width * 0.3, bubble.duck.top + bubble.duck.height * 0.5
    if below:
        tip = bubble.duck.centerx, bubble.duck.top + bubble.duck.height * 0.1
    draw_bubble(pen, bubble.words, tip, bubble.size)
    pen.paragraph(said.words, bubble.text, bubble.size, Typeface.BOLD, INK, leading=bubble.leading, least=1.0)
    count = pen.text(said.count, bubble.count, 15, Typeface.BOLD, INK, anchor="bottomleft")
    if said.key:
        cap = FRect(0, 0, pen.width(said.key, 15, Typeface.BOLD) + 18, _CAP)
        cap.midleft = count.right + 16, count.centery
        pen.plate(cap, INK, radius=6)
        pen.text(said.key, cap.center, 15, Typeface.BOLD, BONE, anchor="center")
    return bubble.words
