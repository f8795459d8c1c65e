"""The base of scenes that show events on a game's table, with tools and prompts at the bottom."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from pygame import FRect

from game.cardgames.registry import kit_of
from game.engine.contract import Choice
from game.engine.journal import Player
from game.language.message import message, message_in, sentences
from game.scenes.context import Context
from game.scenes.frame import ContextScene
from game.scenes.match_mode.mode import SIGN_LINE
from game.scenes.pieces.board_area import QuestionState
from game.scenes.pieces.caption import draw_table_caption
from game.scenes.pieces.strip import Strip
from game.scenes.stack import ALONG
from game.tables.show import SPEED_NAMES, Show
from game.tables.table import Table
from game.ui.devices.actions import (
    Action,
    ActionPressed,
    Device,
    InputEvent,
    PointerMoved,
    PointerPressed,
)
from game.ui.devices.presets import AT_A_TABLE
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, GOLD, INK
from game.ui.drawing.text import Typeface
from game.ui.forms.form import PlacedForm
from game.ui.forms.widgets import Prompts
from game.voice.narrator import Verbosity

PAD_HINT = AT_A_TABLE[Action.HINT]
"""The action whose gamepad button asks for a hint at a table, which has no pages to turn."""
LETTERS = 13.0
"""The letter size of prompts, in units."""
_GAP, _ROOMY = 4.0, 300.0
"""The gap around tools, and the width of their area from which there's room for a higher sign above them."""
_TOOL_SIZES, _TOOL_EDGE = (15.0, 14.0, LETTERS), 3.0
"""The letter sizes of tools, of which the first that fits is used, and the space beside their words."""


class TableFrame(ContextScene):
    """A scene with a game's table, and tools and prompts below it."""

    shows_answers = True
    along: tuple[Action, ...] = ()
    """The actions that step through something other than the table."""
    table: Table[Any]
    show: Show

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.buttons: dict[Action, FRect] = {}

    def set_table(self, game: str, view: Any, players: tuple[Player, ...], **services: bool) -> None:
        """Create a game's table; `services` are passed to `Context.table_services`."""
        kit, context = kit_of(game), self.context
        people = context.people(players)
        self.table = kit.table(view, people, context.art, context.table_services(**services))
        self.show = Show(
            self.table, kit.narrator(), say=context.captions.announce_shown, caption=context.captions.show
        )
        self.apply_pace()

    def apply_pace(self) -> None:
        """Apply the speed and the verbosity of the settings."""
        self.show.speed = self.context.settings.speed
        self.show.verbosity = Verbosity(self.context.settings.verbosity)

    def change_speed(self, action: Action, names: Sequence[str]) -> None:
        """Change the speed to the next faster or slower one in `names`, wrapping around at the ends."""
        step = 1 if action is Action.FASTER else -1
        self.show.speed = names[(names.index(self.show.speed) + step) % len(names)]
        self.context.captions.answer(message("Speed: {speed}.", speed=SPEED_NAMES[self.show.speed]))

    @property
    def keys(self) -> tuple[Action, ...]:
        return (*super().keys, *self.along, *self.table.keys)

    @property
    def key_names(self) -> Mapping[Action, str]:
        return self.table.key_names

    @property
    def moving(self) -> bool:
        return self.show.moving

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.show.update(seconds)

    # -- tools ---------------------------------------------------------------------------------------

    def over_tools(self, height: float = SIGN_LINE) -> FRect:
        """Return the area above the tools, which is a single line unless there's room for its `height`."""
        area = self.table.tools_area
        high = height if area.width >= _ROOMY else SIGN_LINE
        return FRect(area.left, area.top - _GAP - high, area.width, high)

    def draw_foot(
        self,
        pen: Pen,
        tools: Sequence[tuple[Action, str]],
        hints: Prompts,
        *,
        sign: FRect | None,
        gold: Action | None = None,
    ) -> None:
        """Draw the caption, tools for the mouse, and prompts.

        If there's a `sign` above the tools, prompts replace the caption while the player chooses
        without a mouse, as soon as the caption has been read.
        """
        area, captions = self.table.tools_area, self.context.captions
        unread = captions.reading_progress < 1.0
        keyed = self.context.device is not Device.MOUSE and self.table.asking and not unread
        said = None
        if not (sign and keyed):
            foot = sign.top if sign else area.top
            said = draw_table_caption(pen, captions, self.context.settings.captions, self.table, foot)
        self.buttons = _draw_tools(pen, area, tools, gold)
        over = self.over_tools()
        line = over.move(0, -sign.height - _GAP) if sign else over
        if said is None or said.bottom <= line.top:
            self.draw_keys(pen, hints, line.topleft, LETTERS, area.width)

    def tool_at(self, event: InputEvent) -> Action | None:
        """Return the action of the tool that an event presses, or None if it presses none."""
        if not isinstance(event, PointerPressed):
            return None
        boxes = self.buttons.items()
        return next((action for action, box in boxes if box.collidepoint(event.x, event.y)), None)

    # -- keys ----------------------------------------------------------------------------------------

    def reads_first(self, event: InputEvent) -> bool:
        """Read the focus if it still waits to be spoken when a key confirms it; return whether it did."""
        aloud, confirms = self.context.aloud, isinstance(event, ActionPressed) and is_press(event)
        return confirms and aloud is not None and aloud.skip_to_focus()

    @property
    def play_prompt(self) -> tuple[Action, str]:
        """The prompt of the key that plays or, while the player reads the table, that ends the reading."""
        if self.table.browsing:
            return Action.CANCEL, message("back")
        return Action.CONFIRM, message_in("a key", "play")

    @property
    def hint_key(self) -> Action:
        return self.prompt_action(Action.HINT)

    def prompt_action(self, action: Action) -> Action:
        """Return the action whose key to show; a gamepad may lack this one's button and use a stand-in."""
        bindings = self.context.input.bindings
        spare = self.context.device is Device.GAMEPAD and bindings.button_for(action) is None
        return AT_A_TABLE[action] if spare else action


class QuestionFrame(TableFrame):
    """A scene with a question at a table above a strip, which shows what follows the player's choice."""

    along = ALONG
    state = QuestionState.ASKED

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.form = PlacedForm(context.feedback)

    def set_table(self, game: str, view: Any, players: tuple[Player, ...], **services: bool) -> None:
        super().set_table(game, view, players, **services)
        self.strip = Strip(self.table, self.form)

    @property
    @abstractmethod
    def words(self) -> str:
        """The text on the strip in the current state."""

    @abstractmethod
    def choose(self, choice: Choice) -> None:
        """Try a choice, and show what follows."""

    @abstractmethod
    def show_help(self) -> None:
        """Do what the key for a hint does."""

    def hurry(self) -> None:
        """Show the rest without animation, a few events in each frame."""
        self.show.speed = "instant"

    def read(self, words: str) -> None:
        """Read words aloud, and what has the focus: on the table until the question is answered."""
        focused = self.table.focus_words if self.asked else self.form.words
        self.context.captions.read(sentences(words, "" if self.context.input.pointing else focused))

    # -- time and drawing ----------------------------------------------------------------------------

    @property
    def asked(self) -> bool:
        return self.state is QuestionState.ASKED

    @property
    def showing(self) -> bool:
        """Whether the table is showing what follows a choice."""
        return self.state is QuestionState.SHOWING

    @property
    def moving(self) -> bool:
        return self.showing or super().moving

    @property
    def keys(self) -> tuple[Action, ...]:
        return (*super().keys, Action.HINT)

    def draw_strip(self, pen: Pen, title: str, remark: str) -> None:
        """Draw the table and the strip with its text and buttons."""
        answer = self.context.answers.answer_for(self)
        words = self.words if self.showing else answer or self.words
        self.strip.draw(pen, title, words, remark, self._draw_prompts, active=not self.asked)

    def _draw_prompts(self, pen: Pen) -> None:
        """Draw the prompts of the table's keys; the other keys are shown on their buttons."""
        if self.asked:
            hints = (self.play_prompt, *self.table.prompts)
            area = self.table.tools_area
            self.draw_keys(pen, hints, area.topleft, LETTERS, area.width)

    # -- input ---------------------------------------------------------------------------------------

    def handle(self, event: InputEvent) -> bool:
        there, strip = self.strip.stage.to_board(event), self.strip.box
        if isinstance(event, PointerPressed | PointerMoved) and strip.collidepoint(event.x, event.y):
            self.form.handle(event)
        elif self.asked and self.table.consumes(there):
            self._pass_to_table(there)
        elif isinstance(event, ActionPressed):
            self._handle_action(event)
        elif self.showing and isinstance(event, PointerPressed):
            self.show.hurry()
        elif self.asked:
            self._pass_to_table(there)
        else:
            self.form.handle(event)
        return True

    def _handle_action(self, event: ActionPressed) -> None:
        if event.action in (Action.CANCEL, Action.MENU):
            self.back()
        elif action_at_table(event) is Action.HINT and not event.repeat:
            self.show_help()
        elif self.asked or event.action.value.startswith("announce"):
            self._pass_to_table(event)
        elif event.action is Action.CONFIRM and event.repeat:
            return
        else:
            self.form.handle(event)

    def _pass_to_table(self, event: InputEvent) -> None:
        """Pass an event to the table; if it makes a pending choice, try that."""
        choice: Choice | None = self.table.handle(event)
        if choice is not None and self.asked:
            self.choose(choice)


def action_at_table(event: ActionPressed, *, skips: bool = False) -> Action:
    """Return an event's action at a table, where some gamepad buttons mean a hint or, if `skips`, a skip."""
    if event.device is not Device.GAMEPAD or event.repeat:
        return event.action
    if event.action is PAD_HINT:
        return Action.HINT
    return Action.SKIP if skips and event.action is AT_A_TABLE[Action.SKIP] else event.action


def is_press(event: InputEvent) -> bool:
    if isinstance(event, PointerPressed):
        return True
    return isinstance(event, ActionPressed) and event.action is Action.CONFIRM and not event.repeat


def _draw_tools(
    pen: Pen, area: FRect, tools: Sequence[tuple[Action, str]], gold: Action | None
) -> dict[Action, FRect]:
    """Draw buttons side by side, sized by their text, the one for `gold` in gold; return their areas.

    If even the smallest words don't fit, the buttons extend to the left of the area.
    """
    gaps = _GAP * (len(tools) - 1)
    for size in _TOOL_SIZES:
        widths = [pen.width(words, size, Typeface.BOLD) for _action, words in tools]
        spare = max((area.width - gaps - sum(widths)) / len(tools), 2 * _TOOL_EDGE)
        left = area.right - gaps - sum(widths) - spare * len(tools)
        if left >= area.left - 0.01:
            break
    places: dict[Action, FRect] = {}
    for (action, words), width in zip(tools, widths, strict=True):
        box = FRect(left, area.top, width + spare, area.height)
        places[action] = box
        if action is gold:
            pen.plate(box, GOLD, radius=8, border=INK)
        else:
            pen.panel(box, alpha=0.6, radius=8)
        colour = INK if action is gold else BONE
        pen.text(words, box.center, size, Typeface.BOLD, colour, anchor="center", width=box.width + 1)
        left = box.right + _GAP
    return places
