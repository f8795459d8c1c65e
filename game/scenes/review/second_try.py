"""The second try of a decision: its position on a large table, where the player makes another choice."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from game.ai.review import ReviewedChoice
from game.audio.sounds import Sound
from game.engine.contract import Choice
from game.language.message import Text, message, message_in
from game.scenes.context import Context
from game.scenes.pieces.board_area import QuestionState
from game.scenes.pieces.strip import StripButton
from game.scenes.review import coach_picture as picture
from game.scenes.review.chosen import ChosenDecision
from game.scenes.table_frame import QuestionFrame
from game.session.analysis import Coaching, SecondTry
from game.ui.devices.actions import Action
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.ducks import Mood

WORDS_KEY = {Action.HINT: message_in("an action", "words or figures")}
"""The name of the key for a hint where it switches between words and figures."""
_COACH_WIDE = 0.88
"""The coach's width, as a share of the height from the strip's upper edge to the coach's feet."""


class SecondTryScene(QuestionFrame):
    """The scene of a second try; `tried` is the latest choice made in it, or None."""

    def __init__(
        self,
        context: Context,
        coaching: Coaching,
        chosen: ChosenDecision,
        moment: ReviewedChoice,
        *,
        figures: bool,
    ) -> None:
        """`figures` says whether the coach judges the choice in figures."""
        super().__init__(context)
        self._coaching, self._chosen, self._moment, self._figures = coaching, chosen, moment, figures
        header = coaching.reading.header
        self.set_table(header.game, moment.view, header.players)
        self._start()

    def _start(self) -> None:
        """Ask for a choice in the decision's position."""
        self.show.drop()
        self.apply_pace()
        self.state = QuestionState.ASKED
        self.tried: Choice | None = None
        self._second_try = SecondTry(self._coaching.reading, self._moment.step, self._coaching.seat)
        self.table.apply_settings(self.context.table_services())
        self.table.show(self._second_try.view)
        self._fill_form()

    def _fill_form(self) -> None:
        """Show the current buttons, with the focus on the first."""
        back_key = partial(self.keycap, Action.CANCEL)
        buttons = [StripButton(2, message("Back"), self.back, message("Return to the coach."), key=back_key)]
        if self.showing:
            buttons.insert(0, StripButton(0, message("Go on"), self.hurry, strong=True))
        elif not self.asked:
            help = message("Try another choice in the same position.")
            again = StripButton(0, message("Try again"), self._play_again, help, strong=True)
            buttons.insert(0, again)
        self.form.fill(buttons)
        self.form.focus = 0

    @property
    def words(self) -> Text | str:
        if self.asked or self.tried is None:
            return message("It’s your turn again: what do you choose this time?")
        if self.showing:
            return self.context.captions.text_to_show(narrated=True)
        return self._chosen.verdict(self.tried, figures=self._figures)

    def resume(self) -> None:
        self.read(self.words)

    def choose(self, choice: Choice) -> None:
        self.state, self.tried = QuestionState.SHOWING, choice
        self.table.apply_settings(self.context.table_services(watching=True))
        self.context.captions.clear()
        self._second_try.match.listen(self.show.feed, self._coaching.seat)
        self._second_try.choose(choice)
        self._fill_form()

    def _play_again(self) -> None:
        self.context.audio.play(Sound.UNDO)
        self.context.captions.clear()
        self._start()
        self.read(self.words)

    def show_help(self) -> None:
        """Switch between words and figures."""
        if not self.asked:
            self._figures = not self._figures
            self.read(self.words)

    @property
    def key_names(self) -> Mapping[Action, str]:
        return super().key_names if self.asked else {**super().key_names, **WORDS_KEY}

    def update(self, seconds: float) -> None:
        self._second_try.play_on()
        super().update(seconds)
        self._coaching.update(watched=True)
        if self.showing and not (self._second_try.going_on or self.show.busy):
            self.state = QuestionState.SOLVED
            self._fill_form()
            self.read(self.words)

    def draw(self, pen: Pen) -> None:
        self.draw_strip(pen, self._chosen.title, self._chosen.moment_words)
        if self.asked:
            # Until the choice, the coach waits where the buttons will be.
            area = self.strip.free_area(pen)
            wide = (area.bottom - self.strip.box.top) * _COACH_WIDE
            picture.draw_coach_duck(pen, self.context.art, area.midbottom, wide, Mood.CALM)
