"""The rating's history, drawn as a curve on a sail."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import pairwise

from pygame import FRect, Surface

from game.language.message import Text, figure, message
from game.scenes.cast import duck_of
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import draw_board
from game.scenes.player_rating import PlayerRating
from game.scenes.records.plot import rating_plot
from game.storage.levels.tables import Opponent
from game.tables.art import Art
from game.tables.raft.drawing import draw_tag
from game.ui.drawing.artwork import picture
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, GOLD, INK, MINT
from game.ui.drawing.svg import render
from game.ui.drawing.text import Typeface

MOST = 30
"""The largest number of points on the curve; longer histories are thinned out."""
_SAIL = (650.0, 15.0, 620.0, 410.0)
_MAST, _BOOM = (1238.0, 6.0, 20.0, 446.0), (640.0, 428.0, 622.0, 22.0)
_EDGE = (590.0, 8.0), (430.0, 60.0), (150.0, 226.0), (20.0, 396.0)
"""The control points of the sail's outer edge, a cubic Bézier curve from top to bottom."""
_EDGE_STEPS = 200
"""The number of lines that approximate the edge."""
_RIGHT, _BOTTOM = 1132.0, 388.0
_STARTS, _TOPS = range(724, 1000, 12), range(150, 300, 10)
_MARGIN = 16.0
_LOWEST = 350.0
"""The lowest y of a point with room for text below."""
_RED, _CLOTH, _SEAM, _MARK = "#D8315B", "#FFF3D6", "#CEAC78", "#7A4A2E"
_VALUE, _MARGIN_AT, _ROOM = (750.0, 134.0), (750.0, 182.0), 224.0
_FACE = 646.0, 26.0
"""The x of an evenly matched opponent's face, and its distance below the text above."""

Point = tuple[float, float]


def thin_out(values: Sequence[float], most: int = MOST) -> tuple[float, ...]:
    """Return at most `most` of the values, evenly sampled, with the first and the last."""
    if len(values) <= most:
        return tuple(values)
    return tuple(values[round(place * (len(values) - 1) / (most - 1))] for place in range(most))


@cache
def edge_height(x: float) -> float:
    """Return the y of the sail's outer edge at an x, on the 1280 × 720 design canvas."""
    points = _edge_points()
    for (right, high), (left, low) in pairwise(points):
        if left <= x <= right:
            return high + (low - high) * (right - x) / max(right - left, 0.001)
    return points[0][1] if x > points[0][0] else points[-1][1]


def _edge_at(y: float) -> float:
    """Return the x of the sail's outer edge at a height, on the 1280 × 720 design canvas."""
    return next((x for x in range(690, 1220, 8) if edge_height(x) < y), 1220)


@cache
def _edge_points() -> tuple[Point, ...]:
    return tuple(_on_edge(step / _EDGE_STEPS) for step in range(_EDGE_STEPS + 1))


def _on_edge(t: float) -> Point:
    weights = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
    pairs = tuple(zip(weights, _EDGE, strict=True))
    x, y = (sum(weight * point[axis] for weight, point in pairs) for axis in (0, 1))
    return x + _SAIL[0], y + _SAIL[1]


@lru_cache(maxsize=8)
def curve_points(shares: tuple[float, ...]) -> tuple[Point, ...]:
    """Return a curve's points, given their heights from 0 to 1; the curve is as large as fits the sail."""
    best: tuple[float, tuple[Point, ...]] = (-1.0, ())
    for left in _STARTS:
        for top in _TOPS:
            area = (_RIGHT - left) * (_BOTTOM - top)
            if area <= best[0]:
                continue
            step = (_RIGHT - left) / max(len(shares) - 1, 1)
            points = tuple(
                (left + number * step, _BOTTOM - share * (_BOTTOM - top))
                for number, share in enumerate(shares)
            )
            if all(y >= edge_height(round(x)) + _MARGIN for x, y in points):
                best = area, points
    return best[1]


def draw_sail(pen: Pen, fit: Fit, art: Art, rating: PlayerRating | None, cast: Sequence[Opponent]) -> None:
    """Draw the sail with the curve, or why there's none, and the rating on the wall beside it."""
    area = fit.area(*_SAIL)
    pen.image(_sail_image(pen, area), area.topleft)
    for beam in (_MAST, _BOOM):
        draw_board(pen, fit.area(*beam))
    if rating is None or len(rating.course) < 2:
        words = message("The curve starts with your second rated match.")
        if rating is None:
            words = message("There’s no rating in this game.")
        room = fit.area(930.0, 250.0, 280.0, 130.0)
        pen.paragraph(words, room, fit.letter_size(20), Typeface.BOLD, INK, align="center")
    else:
        _draw_curve(pen, fit, rating, cast)
    if rating is not None and rating.course:
        _draw_rating(pen, fit, art, rating, cast)


def _draw_curve(pen: Pen, fit: Fit, rating: PlayerRating, cast: Sequence[Opponent]) -> None:
    plot = rating_plot(rating, cast)
    shown = thin_out([one.value for one in rating.course])
    points = curve_points(tuple(plot.height_share(value) for value in shown))
    low, high = min(shown), max(shown)
    at_low, at_high = points[shown.index(low)][1], points[shown.index(high)][1]
    per_point = (at_low - at_high) / (high - low) if high > low else 0.0
    for mark in range(plot.least, plot.most + 1, plot.mark):
        y = at_low - (mark - low) * per_point
        if per_point and edge_height(1150) + 20 < y < 404:
            left = _edge_at(y - 6)
            pen.line(fit.at(left, y), fit.at(1228, y), _SEAM, 2 * fit.scale)
            pen.text(
                figure(mark),
                fit.at(1228, y - 2),
                fit.letter_size(15),
                Typeface.BOLD,
                _MARK,
                anchor="bottomright",
            )
    spots = [fit.at(*point) for point in points]
    for thick, colour in ((9.0, INK), (5.0, _RED)):
        for start, end in pairwise(spots):
            pen.line(start, end, colour, thick * fit.scale)
    wide = 16.0 if len(spots) <= MOST // 2 else 11.0
    for spot in spots[:-1]:
        pen.disc(spot, wide * fit.scale, _RED)
    pen.disc(spots[-1], 36 * fit.scale, MINT)
    # The text keeps clear of the curve.
    (_x, before), (x, y) = points[-2:]
    below = y - before > 0 and y < _LOWEST
    at = fit.at(x - 6, y + 36 if below else y - 34)
    draw_tag(pen, message("You"), at, fit.letter_size(17), colour=MINT)


def _draw_rating(pen: Pen, fit: Fit, art: Art, rating: PlayerRating, cast: Sequence[Opponent]) -> None:
    """Draw the rating, its margin, and any evenly matched opponent."""
    now, k = rating.course[-1], fit.scale
    pen.outlined(figure(round(now.value)), fit.at(*_VALUE), 76 * k, Typeface.TITLE, GOLD)
    words = message("your rating, give or take {margin}", margin=figure(round(now.margin)))
    under = _draw_words(pen, fit, words, _MARGIN_AT, _ROOM, "midtop")
    even = rating.nearest_opponent(cast)
    if even is not None:
        face = art.ducks.face(duck_of(even), pen.screen.scale.px(46 * k))
        at = fit.at(_FACE[0], 0)[0], under.bottom + _FACE[1] * k
        pen.image(face, at, anchor="center")
        at = _FACE[0] + 28, (at[1] - fit.top) / k
        room = _edge_at(at[1] + _MARGIN) - _MARGIN - at[0]
        _draw_words(pen, fit, message("a match for {name}", name=even.name), at, room, "midleft")


def _draw_words(pen: Pen, fit: Fit, words: Text, at: Point, room: float, anchor: str) -> FRect:
    put, size, wide = fit.at(*at), fit.letter_size(17), room * fit.scale
    return pen.outlined(words, put, size, Typeface.BOLD, anchor=anchor, width=wide, tight=True)


def _sail_image(pen: Pen, area: FRect) -> Surface:
    size, plain = (pen.screen.scale.px(area.width), pen.screen.scale.px(area.height)), not pen.theme.scenery

    def make() -> Surface:
        drawn = picture("records/sail", "sail", cloth=_CLOTH, ink=BONE) if plain else picture("records/sail")
        return render(drawn, *size).premul_alpha()

    return pen.shapes.easel.get(("sail", size, plain), make)
