"""The picture of a run that is over: its six ponds, with the score above them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.arcade.run.state import PlayedTable
from game.language.message import Text, figure, message, message_in, sentences
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import draw_board
from game.scenes.run.map.table import MapTable, PlaceState
from game.scenes.run.map_picture import draw_feathers
from game.storage.levels.run_tables import PONDS
from game.tables.art import Art
from game.tables.painting.emblem import Emblem
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen, centred_area
from game.ui.drawing.mascots.ducks import Duck
from game.ui.drawing.palette import BONE, GOLD, INK
from game.ui.drawing.scenery.meadow import Bay, paint_meadow
from game.ui.drawing.text import Typeface

_FIRST, _PITCH, _Y = 116.0, 209.6, 320.0
"""The x of the first pond's centre, the distance to the next, and the y of all."""
_BAYS = tuple(Bay(_FIRST + number * _PITCH, _Y, 88.0, 116.0) for number in range(PONDS))
_STOP = (164.0, 150.0)
_WORDS = 424.0
"""The y of the text below a pond's tag."""
_BEADS = 4


class PondResult(NamedTuple):
    """A pond with the tables played there; `passed` if its keeper was beaten."""

    number: int
    keeper: str
    duck: Duck
    emblem: Emblem
    tables: tuple[PlayedTable, ...]
    passed: bool

    @property
    def score(self) -> int:
        return sum(one.score for one in self.tables)

    @property
    def words(self) -> Text:
        """How many of the pond's tables were won, in a few words, such as "2 of 3 won"."""
        won, count = sum(one.met for one in self.tables), len(self.tables)
        if won == count:
            return message_in("the tables of a pond", "all won")
        if not won:
            return message_in("the tables of a pond", "none won")
        return message("{n} of {all} won", n=won, all=count)


class PondButton(MapTable):
    """A pond that was reached, with its keeper and the points scored there."""

    def __init__(
        self, pond: PondResult, art: Art, on_press: Callable[[], None], *, best: bool, here: bool
    ) -> None:
        name = message("Pond {n}: {keeper}", n=pond.number, keeper=pond.keeper)
        points = message("{score} points, {words}.", score=pond.score, words=pond.words)
        state = PlaceState.WON if pond.passed else PlaceState.LOST
        super().__init__(
            name,
            sentences(points, message("Press to see its tables.")),
            figure(pond.score),
            pond.emblem,
            art,
            on_press,
            state=state,
            here=here,
            keeper=pond.duck,
            best=best,
            verb=message("look"),
        )
        self.pond = pond


def pond_area(number: int) -> tuple[float, float, float, float]:
    """Return the area of a pond, numbered from 1, on a canvas of 1280 × 720."""
    bay = _BAYS[number - 1]
    return bay.x - _STOP[0] / 2, bay.y - 58, *_STOP


def draw_water(pen: Pen, bay: Bay, number: int) -> None:
    """Draw the country around a pond, numbered from 0, with a single large bay."""
    pen.scenery(paint_meadow, (bay,), number)


def draw_ponds(pen: Pen, fit: Fit, ponds: Sequence[PondResult], last: int) -> None:
    """Draw all ponds on the meadow of pond `last` (from 0), the path between them, and their results."""
    pen.scenery(paint_meadow, _BAYS, last)
    reached = len(ponds)
    for number in range(1, PONDS):
        start, end = _BAYS[number - 1].x + _STOP[0] / 2, _BAYS[number].x - _STOP[0] / 2
        colour = BONE if number < reached else "#8FB8BE"
        bead = paint_art(pen, "signs/bead", 11 * fit.scale, colour=colour)
        for step in range(_BEADS):
            at = fit.at(start + (step + 0.5) * (end - start) / _BEADS, _Y + 8)
            pen.image(bead, at, anchor="center")
    size_of = fit.letter_size(18)
    for number in range(1, PONDS + 1):
        x = _BAYS[number - 1].x
        if number <= reached:
            words, y = ponds[number - 1].words, _WORDS
        else:
            words, y = message("not reached"), _Y + 46
            at = fit.at(x, _Y)
            pen.outlined(figure(number), at, fit.letter_size(60))
        room = (_PITCH - 20) * fit.scale
        pen.outlined(words, fit.at(x, y), size_of, Typeface.BOLD, width=room, tight=True)


def draw_score(pen: Pen, fit: Fit, title: str, score: int, feathers: tuple[int, int], record: str) -> None:
    """Draw the title, the score, the feathers left and lost, and a rosette for a record."""
    at = fit.at(640, 30)
    room = 560 * fit.scale
    pen.outlined(title, at, fit.letter_size(30), width=room, tight=True)
    words, size = figure(score), max(96 * fit.scale, 30.0)
    pen.outlined(words, fit.at(640, 100), size, Typeface.TITLE, GOLD)
    left, most = feathers
    high = 54 * fit.scale
    board = fit.area(26, 22, 34 + 54 * 0.77 * most, 78)
    draw_board(pen, board)
    draw_feathers(pen, (board.left + 17 * fit.scale, board.centery - 3 * fit.scale), high, left, most)
    if record:
        rosette = paint_art(pen, "prizes/rosette", 112 * fit.scale)
        pen.image(rosette, fit.at(1010, 76), anchor="center")
        size = fit.letter_size(18)
        tag = centred_area(fit.at(1010, 150), pen.width(record, size, Typeface.BOLD) + size, size * 1.6)
        pen.plate(tag, GOLD, radius=size * 0.5, border=INK)
        pen.text(record, tag.center, size, Typeface.BOLD, INK, anchor="center", width=tag.width)
