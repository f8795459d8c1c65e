"""A tutorial: a scripted match at the real table, in which the mascot says what to do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeGuard

from game.arcade.tutorials.course import PLAYER_SEAT, Course, parse_reference
from game.audio.sounds import Music, Sound
from game.engine.contract import Choice, IllegalChoice
from game.language.message import Text, message, message_in, parts, sentences
from game.scenes.context import Context
from game.scenes.frame import OwnLogScene
from game.scenes.keys import keys_hint
from game.scenes.match.pause import Oar, TableMenu
from game.scenes.pieces.board_area import draw_board
from game.scenes.stack import SceneStack
from game.scenes.table_frame import TableFrame, action_at_table, is_press
from game.scenes.tutorials.bubble import Bubble, BubbleText, bubble_layout, draw_mascot, draw_rings
from game.scenes.tutorials.ending import TutorialEnd
from game.scenes.tutorials.list import TutorialsScene, playable_tutorials, save_progress
from game.storage.levels.tutorials import Tutorial, TutorialStep
from game.ui.devices.actions import (
    Action,
    ActionPressed,
    Device,
    FocusLost,
    InputEvent,
    PadLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.ducks import Mood
from game.ui.forms.prompts import prompt_label

_WRONG_VOLUME = 0.5
"""The volume of the sound for a wrong choice."""
_LAYOUT_EFFORT = 4.0
"""The painting effort of laying out a bubble, in % of a bare window's first frame."""


class TutorialScene(OwnLogScene, TableFrame):
    """The scene of a tutorial; `answer` is the reply to a wrong choice; `bubble` is None while cards move."""

    def __init__(self, context: Context, name: str, tutorial: Tutorial) -> None:
        super().__init__(context)
        self.name = name
        self.tutorial = tutorial
        self.course = Course(tutorial)
        match = self.course.match
        blank = match.game.initial_view(match.setup, PLAYER_SEAT)
        self.set_table(tutorial.game, blank, context.players(tutorial.opponents, PLAYER_SEAT))
        self.answer = ""
        self.bubble: Bubble | None = None
        self._announced: int | None = None
        self._layout_key: tuple[object, ...] = ()
        context.captions.clear()

    # -- lifecycle -----------------------------------------------------------------------------------

    def resume(self) -> None:
        super().resume()
        self.context.audio.play_music(Music.CALM)
        self.apply_pace()
        self._apply_settings()
        if self.waiting:
            self._repeat_words()

    def _apply_settings(self) -> None:
        """Apply the settings to the table, which accepts choices only in steps that ask for one."""
        watching = not self.step.good
        self.table.apply_settings(self.context.table_services(watching=watching))

    @property
    def step(self) -> TutorialStep:
        return self.course.step

    @property
    def waiting(self) -> bool:
        """Whether the mascot has spoken and is waiting for the player."""
        return self._announced == self.course.step_index and not self.show.busy

    @property
    def keys(self) -> tuple[Action, ...]:
        commands = (Action.MENU, Action.LOG, Action.HELP, Action.HINT)
        return (*super().keys, *commands)

    @property
    def key_names(self) -> Mapping[Action, str]:
        return {**super().key_names, Action.HINT: message_in("an action", "skip step")}

    @property
    def moving(self) -> bool:
        return not self.waiting or not self.table.calm

    def update(self, seconds: float) -> None:
        if self.stack.top is not self:
            self.table.update(seconds)
            return
        self._feed_events()
        super().update(seconds)
        if not self.show.busy and self._announced != self.course.step_index:
            self._announce_step()

    def _feed_events(self) -> None:
        while self.course.events:
            self.show.feed(self.course.events.popleft())

    def _announce_step(self) -> None:
        """Announce the text of the current step, and point out its choice if it's `ready`."""
        self._announced = self.course.step_index
        self.answer = ""
        # While the mascot explains something, nobody else talks.
        self.table.end_chat()
        self._apply_settings()
        if self.step.ready:
            self.table.point_out(self.course.good[0])
        elif self.step.key:
            # What the key reads.
            for place in self._mentioned_spots[:1]:
                self.table.point_at(*place)
        self.context.captions.say(keys_hint(self.context))
        self._repeat_words()

    def _repeat_words(self, heard: str = "") -> None:
        """Announce the current words, and the focus unless its description has just been `heard`."""
        captions, focused = self.context.captions, self.table.focus_words
        captions.announce_question(self._spoken_words)
        if (self.step.good or self.step.key) and focused != heard and not self.context.input.pointing:
            captions.read(focused, patient=True)

    # -- words ---------------------------------------------------------------------------------------

    @property
    def _spoken_words(self) -> Text:
        """The text to read aloud, which also names the key or button to press."""
        words, confirm = self.answer or self.step.say, self._label(Action.CONFIRM)
        if self.step.good:
            return sentences(words, self._choosing_keys)
        if (key := self._key_label) and self.context.device is not Device.MOUSE:
            return sentences(words, message("{key}: try it. {confirm}: go on.", key=key, confirm=confirm))
        return sentences(words, message("{key}: go on.", key=confirm))

    @property
    def _choosing_keys(self) -> Text | str:
        """The keys that choose, in the first step that points out a choice and in the first that doesn't."""
        earlier, device = self.tutorial.steps[: self.course.step_index], self.context.device
        known = any(step.good and step.ready is self.step.ready for step in earlier)
        if self.answer or known or device is Device.MOUSE:
            return ""
        confirm = self._label(Action.CONFIRM)
        if self.step.ready:
            return message("{key}: play.", key=confirm)
        if device is Device.GAMEPAD:
            return message("Left stick: choose. {key}: confirm.", key=confirm)
        return message("Arrow keys: choose. {key}: confirm.", key=confirm)

    def _label(self, action: Action) -> str:
        return prompt_label(self.context.input.bindings, action, self.context.device)

    @property
    def _key_label(self) -> str:
        """The label of the key to try; empty if the step has none."""
        return self._label(Action(self.step.key)) if self.step.key else ""

    @property
    def _bubble_text(self) -> BubbleText:
        count = parts(" / ", [self.course.step_index + 1, len(self.tutorial.steps)])
        return BubbleText(
            words=self.answer or self.step.say,
            key=self._key_label,
            count=count,
            mood=Mood.THINKING if self.answer else Mood.GLEE,
        )

    # -- drawing -------------------------------------------------------------------------------------

    def draw(self, pen: Pen) -> None:
        draw_board(pen, self.table)
        self._draw_tools(pen)
        if not self.waiting:
            self.bubble = None
            self._layout_key = ()
            return
        found = (self.table.area_of(*place) for place in self._mentioned_spots)
        targets = [area for area in found if area is not None]
        said = self._bubble_text
        # Nothing moves during the player's turn, so one layout is enough.
        laid = (said, tuple(pen.area), pen.fonts.language.code, self.table)
        if self.bubble is None or laid != self._layout_key:
            occupied = (*self.table.occupied_areas, self.table.tools_area, self.table.caption_area)
            with pen.shapes.allowance.painting(_LAYOUT_EFFORT):
                self.bubble = bubble_layout(pen, said, targets, occupied)
            pen.shapes.allowance.spend(_LAYOUT_EFFORT)
            self._layout_key = laid
        draw_rings(pen, targets, to_do=bool(self.step.good))
        draw_mascot(pen, self.context.art, self.bubble, said, targets)

    @property
    def _mentioned_spots(self) -> list[tuple[str, int]]:
        """The spots that the text is about, as zones and keys."""
        found = [parse_reference(line) for line in self.step.look]
        return [(zone, key) for zone, key in found if key is not None]

    def _draw_tools(self, pen: Pen) -> None:
        skip = Action.HINT, message_in("a tutorial", "Skip")
        onward = Action.CONFIRM, message("Go on ›")
        last = skip if self.step.good else onward
        tools = (Action.MENU, message("Menu")), (Action.LOG, message("Log")), last
        hints = (
            self.play_prompt if self.step.good else (Action.CONFIRM, message("go on")),
            (self.hint_key, message_in("a tutorial", "skip")),
            (Action.MENU, message("menu")),
        )
        gold = None if self.step.good or not self.waiting else Action.CONFIRM
        self.draw_foot(pen, tools, hints, sign=None, gold=gold)

    # -- input ---------------------------------------------------------------------------------------

    def handle(self, event: InputEvent) -> bool:
        if isinstance(event, PadLeft):
            self.context.captions.answer(message("{device} was unplugged.", device=event.name))
            self._open_menu()
        elif isinstance(event, FocusLost) or self._is_covered(event):
            pass
        elif (tool := self.tool_at(event)) is not None:
            self._use_tool(tool)
        elif self.table.consumes(event):
            self.table.handle(event)
        elif not (_is_first_press(event) and self._run_command(action_at_table(event))):
            self._handle_choice(event)
        return True

    def _is_covered(self, event: InputEvent) -> bool:
        """Return whether the bubble takes a pointer event; if that's a click, continue the tutorial."""
        if not isinstance(event, PointerMoved | PointerPressed | PointerReleased) or self.bubble is None:
            return False
        if not self.bubble.words.collidepoint(event.x, event.y):
            return False
        if isinstance(event, PointerPressed) and event.button == 1 and self.waiting:
            self._advance()
        # A dragged card can be dropped anywhere.
        return isinstance(event, PointerPressed) or (isinstance(event, PointerMoved) and not event.held)

    def _run_command(self, action: Action) -> bool:
        """Perform the scene's command for an action; return whether there is one."""
        match action:
            case Action.MENU | Action.CANCEL:
                self._open_menu()
            case Action.LOG:
                self.context.screens.log()
            case Action.HELP:
                self.context.screens.rules(self.tutorial.game)
            case Action.HINT:
                self.skip()
            case _:
                return False
        return True

    def _use_tool(self, tool: Action) -> None:
        """Perform the action of a tool's button; while cards move, *Go on* finishes the animation."""
        if tool is not Action.CONFIRM:
            self._run_command(tool)
        elif self.waiting:
            self._advance()
        else:
            self.show.hurry()

    def _handle_choice(self, event: InputEvent) -> None:
        """Handle a choice or a press that continues; while cards move, a press finishes the animation."""
        if not self.waiting:
            if is_press(event):
                self.show.hurry()
            elif isinstance(event, ActionPressed):
                # The picture lags behind the course, but can be read.
                self.table.handle(event)
            return
        step = self.step
        if not step.good and is_press(event):
            self._advance()
            return
        if self.reads_first(event):
            return
        choice = self.table.handle(event)
        if choice is not None and step.good:
            self._try_choice(choice)
        elif step.key and _is_first_press(event) and event.action is Action(step.key):
            self._advance()

    def _advance(self) -> None:
        if self.course.advance():
            self.context.audio.play(Sound.PAGE)
            self._continue()

    def _try_choice(self, choice: Choice) -> None:
        """Try a choice: continue if it's right, otherwise show why it isn't."""
        try:
            verdict = self.course.choose(choice)
        except IllegalChoice as error:
            self.context.audio.play(Sound.ERROR)
            self.context.captions.answer(str(error))
            return
        if verdict.good:
            self._continue()
            return
        self.answer = verdict.words
        self.context.audio.play(Sound.ERROR, volume=_WRONG_VOLUME)
        heard = self.table.focus_words
        # Reset a partial choice, and a dragged card.
        self.table.show(self.course.view)
        self._repeat_words(heard)

    def skip(self) -> None:
        """Perform the current step for the player."""
        self._feed_events()
        self.show.hasten()
        self.course.skip_step()
        self._continue()

    def _continue(self) -> None:
        """Continue with the next step, or end the tutorial."""
        self.context.drop_question()
        self._feed_events()
        if self.course.over:
            save_progress(self.context, self.name, done=True)
            self.context.audio.play(Sound.HAND)
            self.stack.replace(TutorialEnd(self.context, self.tutorial))

    def _open_menu(self) -> None:
        self.context.play_sound(Sound.MENU_CONFIRM)
        self.stack.push(TutorialMenu(self.context, self))

    def restart(self) -> None:
        self.stack.replace(TutorialScene(self.context, self.name, self.tutorial))

    def leave(self) -> None:
        """Leave the tutorial, and save that it was left."""
        save_progress(self.context, self.name, done=False)
        self.stack.pop()


class TutorialMenu(TableMenu):
    title = message("Tutorial")

    def __init__(self, context: Context, tutorial: TutorialScene) -> None:
        super().__init__(context)
        self._scene = tutorial

    def groups(self) -> Sequence[Sequence[Oar]]:
        return [
            [Oar(message("Go on"), self.back, message("Back to the table."), strong=True)],
            [
                Oar(message("Skip this step"), self._skip, message("The duck plays it for you.")),
                Oar(message("Start over"), self._restart, message("The same cards again.")),
            ],
            self.common_buttons(self._scene.tutorial.game, message("Log")),
            [Oar(message("Leave the tutorial"), self._leave, message("You’ll find it in the rules."))],
        ]

    def _skip(self) -> None:
        self.stack.pop()
        self._scene.skip()

    def _restart(self) -> None:
        self.stack.pop_without_resuming()
        self._scene.restart()

    def _leave(self) -> None:
        self.stack.pop_without_resuming()
        self._scene.leave()


def _is_first_press(event: InputEvent) -> TypeGuard[ActionPressed]:
    return isinstance(event, ActionPressed) and not event.repeat


def start_tutorial(context: Context, stack: SceneStack, name: str) -> None:
    """Start a tutorial, showing a sign while it loads."""
    stack.run_behind_sign(message("Setting the table…"), lambda: begin(context, stack, name))


def begin(context: Context, stack: SceneStack, name: str) -> None:
    """Start a tutorial, replacing any other; notify the player if it can't be played."""
    found = playable_tutorials(context, name).get(name)
    if found is None:
        context.notify(message("The tutorial {name} can’t be played.", name=name))
        context.archive.unplayable.add(name)
        return
    tutorial = TutorialScene(context, name, found)
    for above, scene in enumerate(reversed(stack.scenes)):
        if isinstance(scene, TutorialsScene):
            break
        if isinstance(scene, TutorialScene | TutorialEnd):
            stack.pop_without_resuming(above)
            stack.replace(tutorial)
            return
    stack.push(tutorial)
