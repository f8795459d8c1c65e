"""The picture of a pond's map: places without a table, paths, the run's standing, and the keeper's words."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from game.arcade.run.charms import RunLevel
from game.arcade.run.entries import PlaceKind
from game.language.message import Text, figure, message, plural
from game.scenes.menus.plaques import draw_wood
from game.scenes.pieces.fit import Fit
from game.scenes.run.map_places import MapSpot, path_points
from game.tables.raft.speech import BubblePlace, draw_speech
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, GOLD, INK
from game.ui.drawing.text import Typeface

_BEADS = 9
_FEATHER = 30.0
_SCORE = (164.0, 20.0, 200.0, 72.0)
_BEAK = (1086.0, 226.0)
BUBBLE = (884.0, 66.0, 330.0, 112.0)
"""The area of the keeper's speech bubble, on the 1280 × 720 design canvas."""
LETTERS = 18
"""The letter size in the bubble."""


class Stop(NamedTuple):
    """The title and sign of a place, and what may be there."""

    title: Text
    about: Text
    sign: str


STOPS = {
    PlaceKind.REST: Stop(
        message("Rest"),
        message("Mends a lost feather. If you’ve lost none, you find three shells."),
        "signs/rest",
    ),
    PlaceKind.UNKNOWN: Stop(
        message("Unknown"),
        message("Shells, a charm, the stall, a rest? Or the pike, who takes half of your shells."),
        "signs/unknown",
    ),
}
"""Places without a table, by kind."""


def stop_of_place(kind: PlaceKind, rules: RunLevel) -> Stop:
    """Return the title, sign and text of a place without a table; the text says what a rest costs."""
    if kind is not PlaceKind.REST or not rules.rest:
        return STOPS[kind]
    price = plural(
        "You need {n} shell to stay, which mends a lost feather. If you’ve lost none, you find three shells.",
        "You need {n} shells to stay, which mend a lost feather. If you’ve lost none, you find three shells.",
        rules.rest,
    )
    return STOPS[kind]._replace(about=price)


class MapPath(Enum):
    """The state of a path between two tables; the value is the size and colour of its beads."""

    WALKED = 12.0, BONE
    OPEN = 13.0, GOLD
    OTHER = 9.0, "#BFE6DF"


class RunStanding(NamedTuple):
    """The standing of a run: `most` counts feathers left and lost; `factor` multiplies the next score won."""

    feathers: int
    most: int
    score: int
    factor: int
    shells: int = 0

    @property
    def words(self) -> Text:
        return message(
            "Feathers: {feathers}. Shells: {shells}. Score: {score}. Multiplier for the next win: {factor}.",
            feathers=self.feathers,
            shells=self.shells,
            score=self.score,
            factor=self.factor,
        )


def draw_path(pen: Pen, fit: Fit, start: MapSpot, end: MapSpot, way: MapPath) -> None:
    """Draw a path of beads from one table to another."""
    wide, colour = way.value
    wide *= fit.scale
    image = paint_art(pen, "signs/bead", wide, colour=colour)
    for x, y in path_points(start, end, _BEADS):
        pen.image(image, fit.at(x, y), anchor="center")


def draw_feathers(pen: Pen, at: tuple[float, float], high: float, count: int, most: int) -> float:
    """Draw a row of `most` feathers from a point, the first `count` of them bright; return its width."""
    wide = high * 70 / 100
    for place in range(most):
        vane, quill = (BONE, "#D8923C") if place < count else ("#3D4A56", INK)
        image = paint_art(pen, "signs/feather", wide, high, vane=vane, quill=quill)
        pen.image(image, (at[0] + place * wide * 1.1, at[1]), anchor="midleft")
    return wide * (1.1 * most)


def draw_shells(pen: Pen, at: tuple[float, float], high: float, count: int) -> float:
    """Draw a shell and the number of shells, starting at a point; return their width."""
    image = paint_art(pen, "signs/shell", high)
    pen.image(image, at, anchor="midleft")
    left = at[0] + high * 1.1
    words = pen.outlined(figure(count), (left, at[1]), high * 0.72, anchor="midleft")
    return words.right - at[0]


def draw_map_header(pen: Pen, fit: Fit, title: str, line: str, standing: RunStanding) -> None:
    """Draw the map's title, the line below it, and the run's feathers, score and shells."""
    high = _FEATHER * 1.5 * fit.scale
    draw_feathers(pen, fit.at(22, 54), high, standing.feathers, standing.most)
    left = _SCORE[0] + max(standing.most - 3, 0) * _FEATHER * 1.2
    board = fit.area(left, *_SCORE[1:])
    draw_wood(pen, board, strong=False, focused=False, radius=board.height * 0.2)
    size, small = fit.letter_size(26), fit.letter_size(17)
    at = board.centerx, board.top + board.height * 0.32
    pen.outlined(figure(standing.score), at, size)
    at = board.centerx, board.top + board.height * 0.75
    words = message("next win ×{factor}", factor=standing.factor)
    room = board.width - 8
    pen.outlined(words, at, small, Typeface.BOLD, width=room, tight=True)
    draw_shells(pen, (board.right + 14 * fit.scale, board.centery), 34 * fit.scale, standing.shells)
    middle = fit.at(640, 0)[0]
    pen.outlined(title, (middle, fit.at(0, 42)[1]), fit.letter_size(38))
    at = middle, fit.at(0, 84)[1]
    pen.outlined(line, at, fit.letter_size(18), Typeface.BOLD, width=pen.area.width * 0.46)


def draw_keepers_words(pen: Pen, fit: Fit, words: str) -> None:
    if words:
        mouth = BubblePlace(fit.at(*_BEAK), fit.area(*BUBBLE))
        draw_speech(pen, words, mouth, fit.letter_size(LETTERS))
