"""A puzzle on the game's table: the player tries a choice, sees what follows, and gets an explanation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from game.arcade.puzzles.attempt import Attempt, continuation
from game.arcade.puzzles.puzzle import Puzzle
from game.audio.sounds import Music, Sound
from game.cardgames.registry import kit_of
from game.engine.contract import Choice
from game.engine.journal import Player
from game.language.message import Text, message, sentence, sentences
from game.scenes.context import Context
from game.scenes.pieces.board_area import QuestionState
from game.scenes.pieces.strip import StripButton
from game.scenes.puzzles.boards import draw_stars
from game.scenes.puzzles.words import ExplanationStep, PuzzleWords, stars_to_win
from game.scenes.table_frame import QuestionFrame
from game.storage.history.puzzle_tries import SolvedPuzzle
from game.tables.table import do_nothing
from game.ui.devices.actions import Action
from game.ui.drawing.draw import Pen
from game.ui.forms.widgets import Widget

_SERVICES = {"preview": False, "helps": False}
"""Table settings without the preview, which shows where a card goes, and without suggestions."""


class PuzzleScene(QuestionFrame):
    """A scene that shows puzzles, one after the other."""

    def __init__(
        self,
        context: Context,
        puzzles: Sequence[Puzzle],
        place: int,
        on_next: Callable[[Puzzle], None] = do_nothing,
    ) -> None:
        """`place` is the index of the first puzzle to show; `on_next` is called with each one after it."""
        super().__init__(context)
        self._on_next = on_next
        self._puzzles, self._place = tuple(puzzles), place
        self._start_puzzle()

    def _start_puzzle(self) -> None:
        puzzle = self._puzzle
        self.attempt = Attempt(puzzle)
        self._match = puzzle.match()
        self._view: Any = self._match.view(puzzle.seat)
        you = Player(self.context.settings.name)
        players = tuple(you if one.human else one for one in puzzle.header.players)
        self.set_table(puzzle.game, self._view, players, **_SERVICES)
        self._words = PuzzleWords(puzzle, self._view)
        # In an exact puzzle, the others think for longer than a frame.
        self._thinker = self.context.thinking() if puzzle.exact else None
        if self._thinker is not None:
            self._thinker.start(kit_of(puzzle.game))
        self._steps: tuple[ExplanationStep, ...] = ()
        self._step = 0
        self._tried: Choice | None = None
        self._ask_question()

    @property
    def _puzzle(self) -> Puzzle:
        return self._puzzles[self._place]

    # -- words ---------------------------------------------------------------------------------------

    @property
    def title(self) -> Text:
        return message("{number}. {title}", number=self._place + 1, title=self._puzzle.title)

    @property
    def words(self) -> str:
        """The text for the puzzle's current state."""
        match self.state:
            case QuestionState.WRONG if self._tried is not None:
                return self._words.wrong_choice_words(self._tried, self.attempt)
            case QuestionState.SOLVED:
                return self._steps[self._step].words
            case QuestionState.SHOWING:
                return self.context.captions.text_to_show(narrated=True)
        if self.attempt.hinted:
            return self._words.hint_words(self._hinted_choices)
        return self._words.task_words(tuple(person.name for person in self.table.people))

    def resume(self) -> None:
        self.context.audio.play_music(Music.CALM)
        self.apply_pace()
        title = sentence(self.title)
        grade = sentence(self._words.grade_name)
        self.read(sentences(title, grade, self.words))

    # -- course of the puzzle ------------------------------------------------------------------------

    def _ask_question(self) -> None:
        self.state = QuestionState.ASKED
        self._tried = None
        self._fill_form()

    def choose(self, choice: Choice) -> None:
        """Try a choice, and show what follows."""
        self._right = self.attempt.try_choice(choice)
        self._tried = choice
        self._show_consequences(choice)

    def _show_consequences(self, choice: Choice) -> None:
        self.state = QuestionState.SHOWING
        self.context.captions.clear()
        match = self._puzzle.match()
        match.listen(self.show.feed, self._puzzle.seat)
        self._consequences = continuation(self._puzzle, match, choice, self._thinker)
        self._play_on()
        self._fill_form()

    def _play_on(self) -> None:
        """Make one more of the choices to show, if any are left and the next one is ready."""
        self._playing = next((True for _chosen in self._consequences), False)
        if self._thinker is not None and self._thinker.problem:
            self.context.notify(self._thinker.problem)
            self._thinker.problem = None

    def _announce_verdict(self) -> None:
        """Announce whether the choice was right, after its consequences have been shown."""
        self.apply_pace()
        # In a match, a choice might be due now, but the puzzle ends here.
        self.table.apply_settings(self.context.table_services(**_SERVICES, watching=True))
        if not self._right:
            self.state = QuestionState.WRONG
            self.context.audio.play(Sound.ERROR)
        else:
            self.state = QuestionState.SOLVED
            self._steps, self._step = self._words.solution_steps(self.attempt), 0
            self._save_stars()
            self.context.audio.play(Sound.HAND)
        self._fill_form()
        self.read(self.words)

    def _save_stars(self) -> None:
        if self.attempt.stars:
            puzzle, tried = self._puzzle, self.attempt
            self.context.archive.save_puzzle(SolvedPuzzle(puzzle.id, tried.stars, tried.tries, puzzle.game))

    def _try_again(self) -> None:
        """Return to the question."""
        self.context.audio.play(Sound.UNDO)
        self._reset_table()
        self._ask_question()
        self.read(self.words)

    def _reset_table(self) -> None:
        self.show.drop()
        self.context.captions.clear()
        self.table.apply_settings(self.context.table_services(**_SERVICES))
        self.table.show(self._view)
        self.table.advise(None)

    def show_help(self) -> None:
        """Show the hint, or the solution after the hint; say so if help isn't available yet."""
        if self.showing:
            self.hurry()
        elif self.state is QuestionState.SOLVED:
            self.read(self.words)
        elif not self.attempt.can_hint:
            self.context.audio.play(Sound.ERROR)
            self.context.captions.answer(message("You can get a hint after two tries."))
        elif not self.attempt.hinted:
            self._hinted_choices = self.attempt.hint()
            self._try_again()
        else:
            self._reset_table()
            self._right = True
            self._show_consequences(self.attempt.show_solution())

    def _show_next_step(self) -> None:
        """Show the next step of the explanation on the table."""
        if not self._step:
            self._reset_table()
        self._step += 1
        step = self._steps[self._step]
        if step.choice is not None:
            self.table.advise(self._puzzle.decision, figures=True, made=step.choice)
            self.table.point_out(step.choice)
        self._fill_form()
        self.read(step.words)

    def _start_next_puzzle(self) -> None:
        """Start the next unsolved puzzle, or the next one if all are solved, wrapping at the end."""
        won = self.context.archive.puzzle_stars()
        count = len(self._puzzles)
        places = [(self._place + step) % count for step in range(1, count + 1)]
        unsolved = (place for place in places if self._puzzles[place].id not in won)
        self._place = next(unsolved, places[0])
        self.context.audio.play(Sound.PAGE)
        self.context.captions.clear()
        self._start_puzzle()
        self._on_next(self._puzzle)
        self.resume()

    def shutdown(self) -> None:
        if self.context.thinker is not None:
            self.context.thinker.close()

    def back(self) -> None:
        self.context.play_sound(Sound.MENU_CANCEL)
        self._leave(self.stack.pop)

    def _leave(self, way: Callable[[], None]) -> None:
        """Leave the puzzle by calling `way`, after showing any awards won by its solution."""
        if self.state is QuestionState.SOLVED:
            self.context.screens.awards(way)
        else:
            way()

    # -- the buttons ---------------------------------------------------------------------------------

    def _fill_form(self) -> None:
        """Show the current buttons, with the focus on the first."""
        self.form.fill(self._buttons())
        self.form.focus = 0

    def _buttons(self) -> Sequence[Widget]:
        key = partial(self.keycap, Action.CANCEL)
        back = StripButton(2, message("Back"), self.back, message("Every puzzle for this game."), key=key)
        match self.state:
            case QuestionState.SHOWING:
                return [StripButton(0, message("Go on"), self.hurry, strong=True), back]
            case QuestionState.WRONG:
                again = StripButton(
                    0, message("Try again"), self._try_again, under=self._prize_words, strong=True
                )
                return [again, *self._help_buttons(), back]
            case QuestionState.SOLVED:
                last = self._step + 1 == len(self._steps)
                following = StripButton(
                    1, message("Next ›"), partial(self._leave, self._start_next_puzzle), strong=last
                )
                onward = [] if last else [StripButton(0, message("Why?"), self._show_next_step, strong=True)]
                return [*onward, following, back]
        return [*self._help_buttons(), back]

    @property
    def _prize_words(self) -> Text | str:
        """The stars that another try can win, in words; empty if they're no more than already won."""
        left = self.attempt.stars_left
        won = self.context.archive.puzzle_stars().get(self._puzzle.id, 0)
        return stars_to_win(left) if left > won else ""

    def _help_buttons(self) -> Sequence[Widget]:
        """Return the button for the hint or, after it, the solution; empty until help is available."""
        if not self.attempt.can_hint:
            return ()
        words = message("Solution") if self.attempt.hinted else message("Hint")
        return (StripButton(1, words, self.show_help, key=partial(self.keycap, self.hint_key)),)

    # -- time and drawing ----------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        if self.showing:
            self._play_on()
        super().update(seconds)
        if self.showing and not (self._playing or self.show.busy):
            self._announce_verdict()

    def draw(self, pen: Pen) -> None:
        self.draw_strip(pen, self.title, self._words.grade_name)
        if self.asked:
            # Until the answer, the stars to win are where the buttons will be.
            area = self.strip.free_area(pen)
            apart = min(area.width / 3, area.height)
            draw_stars(pen, area.center, apart, apart * 0.86, self.attempt.stars_left)
