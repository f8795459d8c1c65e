"""The boards on the shelves of the puzzle room, which show positions and stars."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from game.arcade.puzzles.puzzle import Puzzle
from game.language.message import Text, figure, message, sentences
from game.scenes.pieces.fit import LEAST, Fit
from game.scenes.pieces.kit import draw_light, draw_pointer, mark_focus
from game.scenes.puzzles import words
from game.scenes.puzzles.positions import PuzzlePictures
from game.storage.history.puzzle_tries import MOST_STARS
from game.ui.drawing.artwork import draw_star
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, GOLD, INK
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Button

WIDE, HIGH, RIM = 130.0, 97.0, 7.0
"""The size of a board with its frame, and the width of the frame."""
EMPTY = "#5A3A26"
"""The colour of a star that isn't won, and of a picture that isn't painted yet."""
_BELOW = 34.0
"""The height of a shelf's edge with the stars, on the 1280 × 720 design canvas."""


class PuzzleBoard(Button):
    """A puzzle on a shelf, with its stars on the shelf's edge; another button shows the key to open it."""

    keyed = True

    def __init__(
        self,
        number: int,
        puzzle: Puzzle,
        stars: int,
        positions: PuzzlePictures,
        on_press: Callable[[], None],
        on_select: Callable[[PuzzleBoard], bool],
    ) -> None:
        """`on_select` selects the puzzle, and returns whether the selection changed."""
        super().__init__(message("{number}. {title}", number=number, title=puzzle.title), on_press)
        self.number, self.puzzle, self.stars, self.selected = number, puzzle, stars, False
        self._positions, self._on_select = positions, on_select

    @property
    def state_words(self) -> Text:
        return message("{label}: {value}.", label=self.text, value=words.stars_words(self.stars))

    def describe(self) -> str:
        return sentences(self.state_words, self._positions.task_words(self.puzzle))

    def handle_pointer(self, area: FRect, x: float, y: float, held: bool) -> bool:
        if not held and self._on_select(self):
            return True
        return super().handle_pointer(area, x, y, held)

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        if area.width < 1:
            return
        unit = area.height / HIGH
        if focused:
            draw_light(pen, area)
        inside = picture_area(area)
        pen.plate(area, "#7A4C2C" if not self.stars else "#E8A868", radius=8 * unit, border=INK)
        pen.plate(inside.inflate(4 * unit, 4 * unit), INK, radius=4 * unit)
        pixels = pen.screen.scale.rect(inside).size
        picture = self._positions.small_picture(self.puzzle, pixels, coloured=bool(self.stars))
        if picture is None:
            pen.plate(inside, EMPTY, radius=2 * unit)
        else:
            pen.image(picture, inside.topleft)
        apart = min(max(24 * unit, 12.0), area.width / MOST_STARS)
        middle = area.centerx, area.bottom + _BELOW / 2 * Fit.of(pen.area).scale
        draw_stars(pen, middle, apart, apart, self.stars)
        if focused:
            mark_focus(pen, area.inflate(-4 * unit, -4 * unit))
            draw_pointer(pen, (area.centerx, area.top - 8 * unit), 0.8 * unit)
        wide = max(32 * unit, 19.0)
        at, paint = (area.left + 2 * unit, area.top + 2 * unit), (GOLD, INK) if self.selected else (INK, BONE)
        disc = pen.disc(at, wide, paint[0], border=paint[1])
        size, colour = max(18 * unit, LEAST), INK if self.selected else BONE
        room = disc.width - 4
        put = figure(self.number, 0)
        pen.text(put, disc.center, size, Typeface.TITLE, colour, anchor="center", width=room, tight=True)


def picture_area(area: FRect) -> FRect:
    """Return the area of the picture within the frame of a board."""
    rim = RIM * area.height / HIGH
    return area.inflate(-2 * rim, -2 * rim)


def draw_stars(pen: Pen, middle: tuple[float, float], apart: float, size: float, golden: int) -> None:
    """Draw a puzzle's stars in a row around a point, the first `golden` of them golden."""
    for number in range(MOST_STARS):
        at = middle[0] + (number - (MOST_STARS - 1) / 2) * apart, middle[1]
        draw_star(pen, at, size, GOLD if number < golden else EMPTY)
