"""The puzzle room: a game's puzzles as boards on shelves, and the selected one on an easel."""

from __future__ import annotations

from functools import partial

from pygame import FRect

from game.arcade.puzzles.files import load_puzzles
from game.arcade.puzzles.puzzle import GRADES, Puzzle
from game.audio.sounds import Sound
from game.cardgames.registry import GAMES
from game.language.message import Text, message
from game.scenes.board_scene import BoardScene, PlacedWidget
from game.scenes.context import Context
from game.scenes.pieces.boathouse import CountSign, WoodenArrow, draw_host
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import BoardButton, Keycap, draw_board
from game.scenes.pieces.pennants import Pennant, next_game
from game.scenes.puzzles import places, words
from game.scenes.puzzles.boards import PuzzleBoard, picture_area
from game.scenes.puzzles.easel import draw_easel
from game.scenes.puzzles.positions import PuzzlePictures
from game.storage.history.puzzle_tries import MOST_STARS
from game.storage.places import LEVELS
from game.storage.plugins import level_folders
from game.ui.devices.actions import Action, ActionPressed, InputEvent
from game.ui.drawing.draw import Pen, Shapes
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.scenery.boathouse import draw_wall

_ALONG = {Action.LEFT: -1, Action.RIGHT: 1}


class PuzzlesScene(BoardScene):
    """A scene with all puzzles of a game on shelves, and the selected one, `selected`, on an easel."""

    def __init__(self, context: Context, game: str) -> None:
        super().__init__(context)
        self._positions = PuzzlePictures(context)
        self._shown: Shapes | None = None
        self._load_game(game)

    def _load_game(self, game: str) -> None:
        """Load a game's puzzles, and select the first unsolved one."""
        self.game, self._shown = game, None
        self.title = message("Puzzles · {game}", game=GAMES[game].title)
        packages = level_folders()
        folders = (LEVELS, *packages.folders, self.context.places.levels)
        # The built-in ones are verified by tests.
        loaded = load_puzzles(folders, game, trusted=LEVELS)
        self.context.notify_of_problems(packages.prefix_packages(loaded.problems))
        self._puzzles: tuple[Puzzle, ...] = loaded.puzzles
        self._first_shown = dict.fromkeys(GRADES, 0)
        won = self.context.archive.puzzle_stars()
        unsolved = (one for one in self._puzzles if one.id not in won)
        self._task: Text = message("There are no puzzles for this game yet.")
        self._show_puzzle(next(unsolved, next(iter(self._puzzles), None)))

    def _show_puzzle(self, puzzle: Puzzle | None) -> None:
        """Select a puzzle, if any, and focus its board."""
        self.selected = puzzle
        if puzzle is not None:
            self._task = self._positions.task_words(puzzle)
        self.refill()
        focus = (place for place, board in enumerate(self.form.widgets) if self._is_selected(board))
        self.form.focus = next(focus, 0)
        self._show_focused_board()

    @property
    def summary(self) -> Text:
        if not self._puzzles:
            return self._task
        won = self.context.archive.puzzle_stars()
        solved = sum(one.id in won for one in self._puzzles)
        return message("Solved: {solved} of {count}.", solved=solved, count=len(self._puzzles))

    # -- widgets -------------------------------------------------------------------------------------

    def refill(self) -> None:
        won = self.context.archive.puzzle_stars()
        language = self.context.language
        parts: list[PlacedWidget] = [
            *places.ROD.pennants(self.game, self._choose_game, language, self.summary)
        ]
        for grade in GRADES:
            graded = [(number, one) for number, one in enumerate(self._puzzles, 1) if one.grade == grade]
            solved = sum(one.id in won for _number, one in graded)
            if graded:
                sign = CountSign(words.GRADES[grade], solved, len(graded), words.GRADE_HELP[grade])
                parts.append((sign, places.sign_area(grade)))
            shelf = places.board_areas(grade, len(graded), self._first_shown[grade])
            for (number, one), area in zip(graded, shelf, strict=True):
                open_it = partial(self._open, one)
                board = PuzzleBoard(number, one, won.get(one.id, 0), self._positions, open_it, self._select)
                board.selected = self._is_selected(board)
                parts.append((board, area))
            for step, area in places.arrow_areas(grade, len(graded), self._first_shown[grade]):
                label = message("Earlier puzzles") if step < 0 else message("Later puzzles")
                parts.append((WoodenArrow(label, partial(self._scroll_shelf, grade, step), step), area))
        if self.selected is not None:
            left = MOST_STARS - won.get(self.selected.id, 0)
            under = words.stars_to_win(left) if left > 0 else message("every star won")
            help, key = message("Opens this puzzle on its table."), self._open_keycap
            open_it = partial(self._open, self.selected)
            solve = BoardButton(message("Solve it"), under, open_it, help, key=key, strong=True)
            parts.append((solve, places.SOLVE))
        self.set_widgets([*parts, (self.back_sign(message("Back to the arcade.")), places.BACK)])

    def _open_keycap(self) -> Keycap:
        """Return the keycap that opens the selected puzzle; empty unless its board or button is focused."""
        focused = self.form.focused
        opens = isinstance(focused, BoardButton) or self._is_selected(focused)
        return self.keycap(Action.CONFIRM) if opens else Keycap()

    def _is_selected(self, widget: object) -> bool:
        selected = "" if self.selected is None else self.selected.id
        return isinstance(widget, PuzzleBoard) and widget.puzzle.id == selected

    def _choose_game(self, game: str) -> None:
        """Show the puzzles of a game; the focus stays if it's on a pennant."""
        focused = self.form.focus if isinstance(self.form.focused, Pennant) else None
        self._load_game(game)
        if focused is not None:
            self.form.focus = focused
        self.context.audio.play(Sound.PAGE)
        self.read_out(self.title, self.summary, "" if focused is not None else self.form.words)

    def _open(self, puzzle: Puzzle) -> None:
        self.context.screens.puzzle(self._puzzles, self._puzzles.index(puzzle), self._show_puzzle)

    def _select(self, board: PuzzleBoard) -> bool:
        """Select a board's puzzle; return whether the selection changed."""
        if self._is_selected(board):
            return False
        self.selected, self._task = board.puzzle, self._positions.task_words(board.puzzle)
        self.refill()
        return True

    def _scroll_shelf(self, grade: int, step: int) -> None:
        """Scroll a grade's shelf by `step` pages, keeping the focus on the arrow if it's still there."""
        self._first_shown[grade] = places.first_after_scroll(
            self._puzzles_of_grade(grade), self._first_shown[grade], step
        )
        focused = self.form.focused
        self.refill()
        arrows = (
            place
            for place, one in enumerate(self.form.widgets)
            if isinstance(one, WoodenArrow) and isinstance(focused, WoodenArrow) and one.text == focused.text
        )
        self.form.focus = next(arrows, self.form.focus)

    def _puzzles_of_grade(self, grade: int) -> int:
        return sum(one.grade == grade for one in self._puzzles)

    def _show_focused_board(self) -> None:
        """Scroll the focused board into view, and select it."""
        board = self.form.focused
        if not isinstance(board, PuzzleBoard):
            return
        grade = board.puzzle.grade
        place = [one.id for one in self._puzzles if one.grade == grade].index(board.puzzle.id)
        first = places.first_to_show(self._puzzles_of_grade(grade), self._first_shown[grade], place)
        moved = first != self._first_shown[grade]
        self._first_shown[grade] = first
        if not self._select(board) and moved:
            self.refill()

    # -- input ---------------------------------------------------------------------------------------

    def handle(self, event: InputEvent) -> bool:
        if not isinstance(event, ActionPressed):
            return super().handle(event)
        if game := next_game(self.game, event):
            self._choose_game(game)
            return True
        beside = self.form.focus + _ALONG.get(event.action, 0)
        if beside != self.form.focus and self._on_same_shelf(beside):
            self.form.focus_on(beside)
        else:
            super().handle(event)
        if self.stack.top is self:
            self._show_focused_board()
        return True

    def _on_same_shelf(self, place: int) -> bool:
        rows = self.form.widgets
        if not 0 <= place < len(rows):
            return False
        here, there = self.form.focused, rows[place]
        if not isinstance(here, PuzzleBoard) or not isinstance(there, PuzzleBoard):
            return False
        return here.puzzle.grade == there.puzzle.grade

    def draw(self, pen: Pen) -> None:
        fit = Fit.of(pen.area)
        seen = [
            one.puzzle
            for one, place in zip(self.form.widgets, self._places, strict=True)
            if isinstance(one, PuzzleBoard) and FRect(place).width
        ]
        small = picture_area(fit.area(*places.board_areas(1, 1, 0)[0]))
        self._positions.resize(pen, fit.area(*places.WINDOW), small)
        if self._shown is pen.shapes or not pen.shapes.allowance.bounded:
            self._positions.paint_missing(pen, self.selected, seen)
        draw_wall(pen)
        for grade in GRADES:
            draw_board(pen, fit.area(*places.shelf_edge(grade)))
        draw_easel(pen, fit, self.selected, self._positions, self._task, self.context.archive.puzzle_stars())
        draw_host(pen, fit, self.context.art, places.HOST, places.HOST_WIDE, Wings.RIM)
        places.ROD.draw(pen, fit, self.context.input)
        self.draw_form(pen, fit)
        if self._shown is not pen.shapes:
            # The next frame can paint what this one couldn't.
            self._shown, pen.shapes.allowance.short = pen.shapes, True
