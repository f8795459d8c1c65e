"""The easel with the selected puzzle's position, its question, and the stars to win."""

from __future__ import annotations

from collections.abc import Mapping

from pygame import FRect

from game.arcade.puzzles.puzzle import Puzzle
from game.language.message import message
from game.scenes.pieces.boathouse import Area, draw_centred, draw_frame, draw_note, draw_sheet
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import BAND
from game.scenes.puzzles import places
from game.scenes.puzzles.boards import EMPTY, draw_stars
from game.scenes.puzzles.positions import PuzzlePictures
from game.storage.history.puzzle_tries import MOST_STARS
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import INK

_TITLE: Area = (780.0, 16.0, 484.0, 56.0)
_PAPER: Area = (782.0, 424.0, 480.0, 156.0)
_PRIZE = 62.0
"""The height of the part of the paper that shows the stars to win."""
_LEGS = (846.0, 1198.0)
_LEG, _WOOD = 20.0, "#8A5530"
_STAR = 36.0


def draw_easel(
    pen: Pen, fit: Fit, puzzle: Puzzle | None, positions: PuzzlePictures, task: str, won: Mapping[str, int]
) -> None:
    """Draw a puzzle on the easel, or a message if the game has none."""
    scale = fit.scale
    for x in _LEGS:
        top, foot = fit.at(x, 84), (fit.at(x, 0)[0], pen.area.bottom)
        pen.line(top, foot, INK, (_LEG + 8) * scale)
        pen.line(top, foot, _WOOD, _LEG * scale)
    if puzzle is not None:
        title = fit.area(*_TITLE)
        size = fit.letter_size(40)
        pen.outlined(puzzle.title, title.center, size, width=title.width, tight=True)
        window = fit.area(*places.WINDOW)
        picture = positions.large_picture(puzzle)
        if picture is None:
            pen.plate(window, EMPTY, radius=0)
        else:
            pen.image(picture, window.topleft)
        draw_frame(pen, fit, window, "")
        _draw_paper(pen, fit, task, won.get(puzzle.id, 0))
    else:
        draw_note(pen, fit, fit.area(*_PAPER), task)


def _draw_paper(pen: Pen, fit: Fit, task: str, won: int) -> None:
    """Draw the paper with a puzzle's question, the stars won, and how stars are awarded."""
    scale, paper = fit.scale, fit.area(*_PAPER)
    draw_sheet(pen, paper, scale)
    inside = paper.inflate(-32 * scale, -12 * scale)
    prize = FRect(inside.left, inside.bottom - _PRIZE * scale, inside.width, _PRIZE * scale)
    draw_centred(
        pen, FRect(inside.topleft, (inside.width, inside.height - prize.height)), task, fit.letter_size(21)
    )
    pen.line(prize.topleft, prize.topright, BAND, 2 * scale)
    apart = (_STAR + 2) * scale
    draw_stars(pen, (prize.left + MOST_STARS / 2 * apart, prize.centery), apart, _STAR * scale, won)
    words = message("Three on the first try, two on the second, then one.")
    left = prize.left + (MOST_STARS * (_STAR + 2) + 12) * scale
    draw_centred(pen, FRect(left, prize.top, prize.right - left, prize.height), words, fit.letter_size(17))
