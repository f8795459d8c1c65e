"""The easel with the selected puzzle's position, its question, and the stars to win."""

from __future__ import annotations

from collections.abc import Mapping

from pygame import FRect

from game.arcade.puzzles.puzzle import Puzzle
from game.language.message import Text, message
from game.scenes.pieces.boathouse import Area, draw_frame, draw_note
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import draw_board
from game.scenes.puzzles import places
from game.scenes.puzzles.positions import PuzzlePictures
from game.scenes.puzzles.things import EMPTY, draw_stars
from game.scenes.puzzles.words import stars_to_win
from game.storage.history.puzzle_tries import MOST_STARS
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import INK
from game.ui.drawing.text import Typeface

_TITLE: Area = (780.0, 22.0, 484.0, 56.0)
_PAPER: Area = (786.0, 428.0, 472.0, 104.0)
_PRIZE: Area = (786.0, 546.0, 472.0, 70.0)
_LEGS = (846.0, 1198.0)
_LEG, _WOOD = 20.0, "#8A5530"
_STAR = 32.0


def to_win(won: int) -> Text:
    """Return how many stars of a puzzle are left to win, in words."""
    if won >= MOST_STARS:
        return message("every star won")
    return stars_to_win(MOST_STARS - won)


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
        size = fit.letters(40)
        pen.outlined(puzzle.title, title.center, size, width=title.width, tight=True)
        window = fit.area(*places.WINDOW)
        picture = positions.large(puzzle)
        if picture is None:
            pen.plate(window, EMPTY, radius=0)
        else:
            pen.image(picture, window.topleft)
        draw_frame(pen, fit, window, "")
        _draw_prize(pen, fit, fit.area(*_PRIZE), won.get(puzzle.id, 0))
    draw_note(pen, fit, fit.area(*_PAPER), task)


def _draw_prize(pen: Pen, fit: Fit, board: FRect, won: int) -> None:
    """Draw the stars of a puzzle, and what each is awarded for."""
    scale = fit.scale
    draw_board(pen, board)
    middle, left = board.centery - 3 * scale, board.left + 12 * scale
    apart = (_STAR + 2) * scale
    draw_stars(pen, (left + MOST_STARS / 2 * apart, middle), apart, _STAR * scale, won)
    left += (MOST_STARS * (_STAR + 2) + 10) * scale
    words = message("Three on the first try, two on the second, then one.")
    room, size = board.right - 12 * scale - left, fit.letters(18)
    lines = pen.lines(words, size, Typeface.BOLD, room)
    for number, line in enumerate(lines):
        y = middle + (number - (len(lines) - 1) / 2) * size * 1.15
        pen.outlined(line, (left, y), size, Typeface.BOLD, anchor="midleft", width=room)
