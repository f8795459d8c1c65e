"""The coach's screen: a table with one decision, and a round's decisions as stepping stones."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from msgspec.structs import replace

from game.ai.agent import Prospect
from game.ai.review import ReviewedChoice
from game.cardgames.registry import kit_of
from game.engine.contract import Choice
from game.language.message import Text, message, sentences
from game.scenes.board_scene import Place, PlacedWidget
from game.scenes.context import Context
from game.scenes.pieces.board_area import BoardArea
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import BoardButton, Keycap
from game.scenes.review import coach_picture as picture
from game.scenes.review.choice_card import choice_cards
from game.scenes.review.chosen import ChosenDecision
from game.scenes.review.coach_picture import RoundPicker
from game.scenes.review.figures import FiguresScene
from game.scenes.review.remarks import Wording, turning_point
from game.scenes.review.second_try import WORDS_KEY, SecondTryScene
from game.scenes.review.stones import DecisionStone, StonesForm, stone_places
from game.scenes.stack import ALONG
from game.scenes.table_frame import TableFrame
from game.session.analysis import Analysis, Coaching
from game.ui.devices.actions import (
    Action,
    ActionPressed,
    InputEvent,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from game.ui.drawing.draw import Pen
from game.ui.forms.widgets import Button

WATCH_KEY, FIGURES_KEY = Action.ANNOUNCE_CARD, Action.ANNOUNCE_ROWS
"""The actions of the buttons *Watch on the table* and *All figures*."""
_KEY_NAMES = {
    **WORDS_KEY,
    WATCH_KEY: message("Watch on the table"),
    FIGURES_KEY: message("All figures"),
}
"""The names of keys that have another meaning at a table."""
_READING = {action for action in Action if action.value.startswith("announce")} - {WATCH_KEY, FIGURES_KEY}
_LEAVING = (Action.CANCEL, Action.MENU)


class CoachScene(TableFrame):
    """The coach's scene, with a decision on the table."""

    along = ALONG

    def __init__(self, context: Context, coaching: Coaching, number: int, *, owned: bool = False) -> None:
        """Show round `number`, or the last one before it with a decision.

        If `owned`, the scene closes `coaching` on shutdown.
        """
        super().__init__(context)
        self.coaching, self._owned = coaching, owned
        header, match = coaching.reading.header, coaching.reading.match
        self._start = match.game.initial_view(match.setup, coaching.seat)
        self.set_table(header.game, self._start, header.players)
        # Previews are always on here, as the point is to show where a choice leads; the scene has the title.
        services = self.table.services
        settings = replace(services.settings, preview=True)
        self.table.apply_settings(replace(services, settings=settings, shows_title=False))
        kit = kit_of(header.game)
        self._wording = Wording(match.game, kit.choices(), kit.narrator(), self.table)
        self.form = StonesForm(context.feedback)
        self.stage = BoardArea()
        self._figures = context.settings.figures
        self._opening = True
        self._around: list[Place] = []
        self._show_round(coaching.last_round_with_decision(number))

    # -- the round -----------------------------------------------------------------------------------

    @property
    def analysis(self) -> Analysis:
        return self._chosen.analysis

    @property
    def number(self) -> int:
        """The index of the selected decision in the round."""
        return self._chosen.number

    @property
    def moment(self) -> ReviewedChoice | None:
        """The selected decision; None if the round has no decisions."""
        return self._chosen.moment

    def _show_round(self, number: int) -> None:
        """Show a round, starting at its turning point if known, otherwise at its first decision."""
        self._chosen = ChosenDecision.select_first(self.coaching.analysis_of(number), self._wording)
        self._announced = False
        self._show_decision()
        self._focus_stone()

    def _focus_stone(self) -> None:
        widgets = enumerate(self.form.widgets)
        self.form.focus = next((place for place, one in widgets if self._is_selected(one)), 0)

    def _is_selected(self, widget: object) -> bool:
        return isinstance(widget, DecisionStone) and widget.number == self.number

    def _select_round(self, index: int) -> None:
        focus = self.form.focus
        self._show_round(index + 1)
        self.form.focus = focus

    def choose(self, number: int) -> None:
        """Select a decision of the round by its index."""
        self._chosen = replace(self._chosen, number=number)
        self._show_decision()

    # -- the decision --------------------------------------------------------------------------------

    def _show_decision(self) -> None:
        """Show the selected decision on the table, with its choices."""
        self._reading = False
        self._highlighted: Prospect | None = None
        self.table.apply_settings(replace(self.table.services, watching=self.moment is None))
        self.table.show(self._start if self.moment is None else self.moment.view)
        self._shown_review = self._chosen.reviewed
        if self._shown_review is not None:
            self._highlighted = self._shown_review.best
        self._mark_choices()

    def _mark_choices(self) -> None:
        """Mark the compared choices on the table, focus the highlighted one, and refill the form."""
        if self._shown_review is None or self._highlighted is None:
            self.table.advise(None)
        else:
            self.table.advise(
                self._chosen.comparison(), figures=self._figures, made=self._shown_review.moment.choice
            )
            self.table.point_out(self._highlighted.choice)
        self._fill_form()

    def _highlight(self, prospect: Prospect | None) -> None:
        """Highlight a prospect's choice."""
        if prospect is not None:
            self._show_decision()
            self._highlighted = prospect
            self._mark_choices()
            self.context.captions.read(self.words)

    def _toggle_figures(self) -> None:
        self._figures = not self._figures
        self._mark_choices()
        self.context.captions.read(self.words)

    # -- words ---------------------------------------------------------------------------------------

    @property
    def words(self) -> Text | str:
        """What the coach says."""
        return self._chosen.reason(self._highlighted, figures=self._figures)

    def resume(self) -> None:
        self.apply_pace()
        self._show_decision()
        news = self._chosen.remarks_words if self._is_newly_done() else ""
        self.read_out(self._chosen.round_words, news, self.form.words)

    def _is_newly_done(self) -> bool:
        """Return whether the round's analysis has finished since the last call."""
        news = self.analysis.done and not self._announced
        self._announced = self.analysis.done
        return news

    # -- stones, buttons and cards -------------------------------------------------------------------

    def _fill_form(self) -> None:
        stones = [
            DecisionStone(self.analysis, number, self._wording, self.play_again, self._is_selected)
            for number in range(len(self.analysis.moments))
        ]
        rounds, count = self._wording.rounds, self.coaching.rounds
        names = [rounds.title_of(one, count) for one in range(1, count + 1)]
        sign = RoundPicker(
            message("Show"), names, self.analysis.round - 1, self._select_round, rounds.another
        )
        signs = [sign] if count > 1 else []
        back = self._button(message("Back"), self.back, message("Leave the coach."), Action.CANCEL)
        around: list[PlacedWidget] = [(back, picture.BACK)]
        if self.moment is not None:
            around = [*self._buttons(), *around, *self._cards()]
        self._around = [place for _widget, place in around]
        self.form.fill([*signs, *stones, *(widget for widget, _place in around)])

    def _buttons(self) -> Sequence[PlacedWidget]:
        """Return the three buttons for a decision, with their areas."""
        words, help = message("Play it again"), message("Try another choice in the same position.")
        again = BoardButton(words, "", self.play_again, help, key=self._again_key, strong=True)
        words, help = message("Watch on the table"), message("Watch what happened from here.")
        watch = self._button(words, self.open_replay, help, WATCH_KEY)
        words, help = message("All figures"), message("Every decision in this round.")
        figures = self._button(words, self.show_figures, help, FIGURES_KEY)
        return (again, picture.AGAIN), (watch, picture.WATCH), (figures, picture.FIGURES)

    def _again_key(self) -> Keycap:
        """Return the keycap on *Play it again*: none while the confirm key does something else."""
        focused = self.form.focused
        again = isinstance(focused, Button) and focused.on_press == self.play_again
        return self.keycap(Action.CONFIRM) if again else Keycap()

    def _button(self, words: Text, press: Callable[[], None], help: Text, key: Action) -> BoardButton:
        return BoardButton(words, "", press, help, key=partial(self.keycap, key))

    def _cards(self) -> Sequence[PlacedWidget]:
        """Return cards for the choice made and any alternative, with their areas."""
        made, *better = choice_cards(self._chosen, self._highlighted, self._highlight)
        return (made, picture.MADE), *((card, picture.BETTER) for card in better)

    @property
    def _places(self) -> list[Place]:
        """The areas of all widgets, on the 1280 × 720 design canvas."""
        stones = [one for one in self.form.widgets if isinstance(one, DecisionStone)]
        signs = [picture.SIGN for one in self.form.widgets if isinstance(one, RoundPicker)]
        on_water = [one.area for one in stone_places([one.half_width for one in stones], self.number)]
        return [*signs, *on_water, *self._around]

    # -- actions -------------------------------------------------------------------------------------

    def play_again(self, choice: Choice | None = None) -> None:
        """Open a second try of the decision; it starts with `choice` if that isn't None."""
        if self.moment is not None:
            scene = SecondTryScene(
                self.context, self.coaching, self._chosen, self.moment, figures=self._figures
            )
            self.stack.push(scene)
            if choice is not None:
                scene.choose(choice)

    def open_replay(self) -> None:
        """Open the replay just before the decision."""
        moment = self.moment
        if moment is not None:
            when = self._wording.choices.moment(moment.view)
            own = self._wording.narrator.choice(moment.view, moment.choice)
            words = self._wording.rounds.decision_heading(moment.round, when, own)
            self.context.screens.look(self.coaching.reading, moment.step, words)

    def show_figures(self) -> None:
        """Open the screen with the figures of all the round's decisions."""
        if self.moment is not None:
            scene = FiguresScene(
                self.context, self.coaching, self.analysis, self._wording, self.number, self._choose_and_focus
            )
            self.stack.push(scene)

    def _choose_and_focus(self, number: int) -> None:
        self.choose(number)
        self._focus_stone()

    # -- time ----------------------------------------------------------------------------------------

    @property
    def keys(self) -> tuple[Action, ...]:
        return (*super().keys, Action.HINT, WATCH_KEY, FIGURES_KEY)

    @property
    def key_names(self) -> Mapping[Action, str]:
        return {**super().key_names, **_KEY_NAMES}

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.coaching.update(watched=True)
        if self._shown_review is not self._chosen.reviewed:
            self._show_decision()
        if self._is_newly_done():
            first = turning_point(self.analysis.reviewed)
            if self._opening and first is not None:
                self._choose_and_focus(self.analysis.moments.index(first.moment))
            focused = self.form.words if self._opening else ""
            self.context.captions.read(sentences(self._chosen.remarks_words, focused))
            self._opening = False

    def pause(self) -> None:
        self._opening = False

    def shutdown(self) -> None:
        if self._owned:
            self.coaching.close()

    def draw(self, pen: Pen) -> None:
        fit = Fit.of(pen.area)
        area = fit.area(*picture.TABLE)
        shrink = max(area.height / self.table.lowest, picture.LEAST_SHRINK)
        small = self.stage.lay_out(pen, self.table, area, shrink, picture.BELOW * fit.scale)
        self.table.draw_around(pen, area, shrink)
        self.table.draw(small)
        picture.draw_title(pen, fit, self._chosen.title, self._chosen.moment_words)
        answer = self.context.answers.answer_for(self)
        thinking = not self.analysis.done
        picture.draw_coach(pen, fit, self.context.art, answer or self.words, thinking=thinking)
        if self.moment is not None:
            picture.draw_player(pen, fit, self.context.art, self._chosen.progress_words)
        self.form.place_widgets(pen.area, [fit.area(*place) for place in self._places])
        self.form.draw(pen)

    # -- input ---------------------------------------------------------------------------------------

    def handle(self, event: InputEvent) -> bool:
        if isinstance(event, ActionPressed | PointerPressed):
            self._opening = False
        if isinstance(event, ActionPressed):
            self._handle_action(event)
        elif isinstance(event, PointerMoved | PointerPressed | PointerReleased):
            self._handle_pointer(event)
        else:
            self.form.handle(event)
        # The decision whose stone has the focus is selected.
        stone = self.form.focused
        if isinstance(stone, DecisionStone) and stone.number != self.number:
            self.choose(stone.number)
        return True

    def _handle_pointer(self, event: PointerMoved | PointerPressed | PointerReleased) -> None:
        if not (isinstance(event, PointerPressed) and self.stage.area.collidepoint(event.x, event.y)):
            self.form.handle(event)
        elif event.button == 1 and self.moment is not None:
            self._click_table(self.stage.to_board(event))

    def _click_table(self, press: PointerPressed) -> None:
        """Open a second try; it starts with the choice that a click at a press's place makes, if any."""
        self.table.handle(press)
        self.play_again(self.table.handle(PointerReleased(press.x, press.y)))

    def _handle_action(self, event: ActionPressed) -> None:
        action = event.action
        if self._reading and self.table.consumes(event):
            self.table.handle(event)
            self._reading = self.table.consumes(event) and action not in _LEAVING
        elif action is Action.HINT and not event.repeat:
            self._toggle_figures()
        elif action is WATCH_KEY:
            self.open_replay()
        elif action is FIGURES_KEY:
            self.show_figures()
        elif action in _READING:
            self._reading = True
            self.table.handle(event)
        elif not self.form.handle(event) and action in _LEAVING:
            self.back()
