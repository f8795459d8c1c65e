"""The list of a game's puzzles, by grade, each with its stars."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect

from game.arcade.puzzles.files import load_puzzles
from game.arcade.puzzles.puzzle import GRADES, Puzzle
from game.cardgames.registry import GAMES, rules_of
from game.language.message import message
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.scenes.puzzles import words
from game.storage.history.puzzle_tries import MOST_STARS
from game.storage.places import LEVELS
from game.storage.plugins import level_folders
from game.ui.devices.actions import Action
from game.ui.drawing.artwork import star
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import MINT, POND
from game.ui.forms.widgets import CHOOSE, Button, Heading, Opener, Paragraph, Pick, Uses, Widget

_STAR, _APART = 20.0, 24.0


class PuzzleRow(Opener):
    """A puzzle to open, with its stars."""

    def __init__(self, label: str, stars: int, on_press: Callable[[], None]) -> None:
        super().__init__(label, words.stars(stars), on_press)
        self.stars = stars

    @property
    def uses(self) -> Uses:
        return ((Action.CONFIRM, CHOOSE),)

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        value = self._frame(pen, area, focused, MOST_STARS * _APART)
        for number in range(MOST_STARS):
            at = value.right - (MOST_STARS - number - 0.5) * _APART, value.centery
            star(pen, at, _STAR, MINT if number < self.stars else POND)


class PuzzlesScene(FormScene):
    """All puzzles of one game; the first unsolved one has the focus."""

    width = 560.0

    def __init__(self, context: Context, game: str) -> None:
        super().__init__(context)
        self._games = tuple(GAMES)
        self._entered = False
        self._take(game)

    def _take(self, game: str) -> None:
        self._game = game
        packages = level_folders()
        folders = (LEVELS, *packages.folders, self.context.places.levels)
        # The tests have played the program's own.
        loaded = load_puzzles(folders, game, trusted=LEVELS)
        self.context.notice_all(packages.named(loaded.problems))
        self._puzzles: tuple[Puzzle, ...] = loaded.puzzles
        self.title = message("Puzzles · {game}", game=rules_of(game).title)

    def resume(self) -> None:
        self.refill()
        if not self._entered:
            self._entered = True
            rows = enumerate(self.form.widgets)
            unsolved = (place for place, row in rows if isinstance(row, PuzzleRow) and not row.stars)
            self.form.focus = next(unsolved, 0)
        super().resume()

    def widgets(self) -> Sequence[Widget]:
        won = self.context.archive.puzzle_stars()
        names = tuple(rules_of(game).title for game in self._games)
        rows: list[Widget] = [
            Pick(message("Card game"), names, self._games.index(self._game), self._choose),
        ]
        if not self._puzzles:
            rows.append(Paragraph(message("There are no puzzles for this game yet.")))
        else:
            solved = sum(one.id in won for one in self._puzzles)
            told = message("Solved: {solved} of {count}.", solved=solved, count=len(self._puzzles))
            rows.append(Paragraph(told))
        for grade in GRADES:
            graded = [(place, one) for place, one in enumerate(self._puzzles) if one.grade == grade]
            if graded:
                rows.append(Heading(words.GRADES[grade], words.GRADE_HELP[grade]))
                rows += [self._row(place, one, won.get(one.id, 0)) for place, one in graded]
        rows.append(Button(message("Back"), self.back, apart=True))
        return rows

    def _row(self, place: int, puzzle: Puzzle, stars: int) -> PuzzleRow:
        label = message("{number}. {title}", number=place + 1, title=puzzle.title)
        return PuzzleRow(label, stars, lambda: self.context.screens.puzzle(self._puzzles, place))

    def _choose(self, place: int) -> None:
        self._take(self._games[place])
        self.refill()
