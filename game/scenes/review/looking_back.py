"""Looking back: one decision of a round on its own table, with the choice made and the better one marked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from pygame import Surface

from game.ai.agent import Decision
from game.ai.review import Reviewed
from game.language.message import Text, message, sentences
from game.scenes.context import Context
from game.scenes.frame import ContextScene
from game.scenes.pieces.parts import Parts
from game.scenes.pieces.strip import LowButton, Strip
from game.scenes.review.remarks import Wording
from game.scenes.stack import ALONG
from game.tables.table import Table
from game.ui.devices.actions import Action, ActionPressed, InputEvent, PointerPressed
from game.ui.drawing.draw import Pen
from game.ui.drawing.screen import Screen
from game.ui.forms.form import Form
from game.ui.forms.widgets import Widget
from game.voice.verdict import better, more_than

_READING = frozenset(action for action in Action if action.value.startswith("announce")) - {
    Action.ANNOUNCE_ROWS
}
_PATIENCE = 0.2
"""The seconds after which the next screen no longer waits for its painting."""


class LookingBackScene(ContextScene):
    """A decision shown again: in words first, in figures on request.

    Attributes:
        table: the game's table at that moment.
        form: the buttons.
    """

    shows_answers = True

    def __init__(
        self,
        context: Context,
        wording: Wording,
        table: Table[Any],
        reviewed: Reviewed,
        *,
        title: str,
        remark: str,
        replay: Callable[[], None],
        think: Callable[[], None],
    ) -> None:
        """`table` shows the view of the decision; `remark` is shown below it; `replay` opens the replay.

        `think` lets the coach continue with other decisions.
        """
        super().__init__(context)
        self.table = table
        self._wording, self._reviewed, self._replay = wording, reviewed, replay
        self._think = think
        self._title, self._remark = title, remark
        self._figures = context.settings.figures
        self._better = True
        self._reading = False
        self.form = Form(self._buttons(), context.feedback, columns=2)
        self._strip = Strip(table, self.form)
        self._mark()

    # -- words ---------------------------------------------------------------------------------------

    @property
    def _differs(self) -> bool:
        """Whether the choice made wasn't the best."""
        return more_than(self._reviewed.best, self._reviewed.own) > 0

    @property
    def words(self) -> Text:
        """The choice made, and the better one."""
        wording, reviewed = self._wording, self._reviewed
        view = reviewed.moment.view
        own = wording.narrator.choice(view, reviewed.moment.choice)
        # For translators: {choice} is such as "play 23".
        made = message("You chose to {choice}.", choice=own)
        if not self._differs:
            return sentences(made, message("That was the best choice."))
        best = wording.narrator.choice(view, reviewed.best.choice)
        more = more_than(reviewed.best, reviewed.own)
        if self._figures:
            points = wording.points(more)
            return sentences(made, message("{points} better: {choice}.", points=points, choice=best))
        return sentences(made, better(more, best))

    @property
    def reason(self) -> str:
        """The reason for the choice that is pointed out."""
        reviewed = self._reviewed
        choice = (reviewed.best if self._better else reviewed.own).choice
        narrator, view = self._wording.narrator, reviewed.moment.view
        return narrator.reason(view, self._pair, choice, figures=self._figures)

    @property
    def _pair(self) -> Decision:
        """The best choice and the one made, as a decision between them."""
        reviewed = self._reviewed
        both = tuple(dict.fromkeys((reviewed.best, reviewed.own)))
        return Decision(reviewed.best.choice, both)

    def resume(self) -> None:
        title = message("{title}.", title=self._title)
        self._say(sentences(title, self.words, self.reason, self._remark))

    def _say(self, words: str) -> None:
        self.context.captions.read(words)

    # -- the buttons ---------------------------------------------------------------------------------

    def _buttons(self) -> Sequence[Widget]:
        """Return the buttons; the optional one comes last, so that each keeps its place."""
        other = message("Yours") if self._better else message("Better")
        return [
            LowButton(message("Text") if self._figures else message("Numbers"), self._toggle_figures),
            LowButton(message("Replay"), self._replay, message("Watch what happened from here.")),
            LowButton(message("Back"), self.back, message("Every decision in this round.")),
            *([LowButton(other, self._turn, message("Show the other choice."))] if self._differs else []),
        ]

    def _turn(self) -> None:
        """Point out the other one of the two choices."""
        self._better = not self._better
        self._mark()
        self._say(self.reason)

    def _toggle_figures(self) -> None:
        self._figures = not self._figures
        self._mark()
        self._say(sentences(self.words, self.reason))

    def _mark(self) -> None:
        reviewed = self._reviewed
        self.form.fill(self._buttons())
        self.table.advise(self._pair, figures=self._figures, made=reviewed.moment.choice)
        self.table.point_out((reviewed.best if self._better else reviewed.own).choice)

    # -- time and drawing ----------------------------------------------------------------------------

    @property
    def keys(self) -> tuple[Action, ...]:
        reads = (action for action in self.table.keys if action in _READING)
        return (*super().keys, *ALONG, Action.HINT, *reads)

    @property
    def moving(self) -> bool:
        return not self.table.calm

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._think()
        self.table.update(seconds)

    def ahead(self) -> Iterator[Callable[[Pen], object]]:
        """Yield the first picture in parts that take a while each; what they paint is cached."""
        yield lambda pen: self._strip.draw_ground(pen, self._title, self.words, self._remark)
        yield self.draw

    def draw(self, pen: Pen) -> None:
        answer = self.context.captions.shown(narrated=False)
        self._strip.draw(pen, self._title, answer or self.words, self._remark)

    # -- input ---------------------------------------------------------------------------------------

    def handle(self, event: InputEvent) -> bool:
        there = self._strip.stage.within(event)
        pressed = isinstance(event, PointerPressed) and self._strip.box.collidepoint(event.x, event.y)
        if self._reading and not pressed and self.table.consumes(there):
            self.table.handle(there)
            self._reading = self.table.consumes(there) and not _leaves(event)
        elif not isinstance(event, ActionPressed):
            self.form.handle(event)
        elif event.action is Action.HINT and not event.repeat:
            self._toggle_figures()
        elif event.action in _READING:
            self._reading = True
            self.table.handle(event)
        elif not self.form.handle(event) and _leaves(event):
            self.back()
        return True


def _leaves(event: InputEvent) -> bool:
    """Return whether an event asks to go back."""
    return isinstance(event, ActionPressed) and event.action in (Action.CANCEL, Action.MENU)


class NextLook:
    """The next look back, whose table is painted at its new size over several frames.

    Painting it in one frame would take too long.
    """

    def __init__(self, scene: LookingBackScene) -> None:
        self.scene = scene
        self._parts = Parts(scene.ahead())
        self._begun = self._painted = False
        self._waited = 0.0

    def paint(self, pen: Pen) -> None:
        """Paint the next part out of sight; none in the first frame, which may show much that is new."""
        if not self._begun:
            self._begun = True
            return
        unseen = Screen(Surface(pen.screen.surface.get_size()), pen.screen.scale)
        self._painted = self._parts.paint(Pen(unseen, pen.shapes))

    def ready(self, seconds: float) -> bool:
        """Return whether it can be shown: it's painted, or no frame has been drawn for long."""
        self._waited += seconds
        return self._painted or self._waited > _PATIENCE
