"""The replay of a saved match, played automatically or step by step, forward and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from pygame import FRect

from game.ai.review import rounds_of
from game.audio.sounds import Music, Sound
from game.cardgames.registry import UnknownGame, kit_of, rules_of
from game.engine import journal as journals
from game.engine.contract import Phase
from game.engine.journal import BadJournal, Reading
from game.engine.match import Match
from game.language.message import Text, message, message_in, sentence, sentences
from game.scenes.context import Context
from game.scenes.frame import OwnLogScene
from game.scenes.keys import ACTION_NAMES
from game.scenes.pieces.board_area import draw_board
from game.scenes.pieces.boathouse import draw_slate_within
from game.scenes.pieces.caption import draw_caption
from game.scenes.stack import ALONG, SceneStack, SurvivingMatch
from game.scenes.table_frame import LETTERS, TableFrame
from game.session.analysis import coaching_of, own_seat
from game.tables.show import SPEED_SIGNS, SPEEDS
from game.ui.devices.actions import Action, ActionPressed, Device, InputEvent, PointerPressed
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, INK, MINT
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Prompts
from game.voice.rounds import rounds_named

_PAUSE_SECONDS = 0.55
_OVER_TOOLS, _KEYS, _KEY_LINE = 65.0, 19.0, 29.0
"""How much higher than a match's tools the board is, the room below its buttons for a line of keys, and the
height of another line.
"""
_REPLAY = message("Replay.")
_BEGINNING = message("This is the start of the match.")
_END = message("This is the end of the match.")
_CONTROLS = (
    (("first", "«"), ("back", "‹"), ("play", ""), ("on", "›"), ("last", "»"), ("speed", "")),
    (("coach", message("Coach")), ("leave", message("Leave"))),
)

_PAD_SPEEDS = {Action.UP: Action.FASTER, Action.DOWN: Action.SLOWER}
"""What a gamepad does with up and down, except while the table is read."""


def open_replay(context: Context, stack: SceneStack, path: Path) -> bool:
    """Show the replay of a journal; return False, after a notice, if it can't be read."""
    try:
        header = journals.read_header(path)
        reading = context.archive.readings.read_exclusive(path, rules_of(header.game))
    except (BadJournal, OSError) as error:
        context.notify(str(error))
        return False
    except UnknownGame as error:
        context.notify(f"{path}: line 1: {error}")
        return False
    if reading.damage is not None:
        context.notify(f"{path.name}: line {reading.damage.line} is broken; showing the match up to there")
    stack.push(ReplayScene(context, reading))
    return True


class ReplayScene(OwnLogScene, TableFrame):
    """A scene that replays a match from the player's seat, turn by turn."""

    along = ALONG

    def __init__(
        self, context: Context, reading: Reading, step: int | None = None, words: str = _REPLAY
    ) -> None:
        """Start at the beginning, or paused before choice `step`; `words` announce the scene."""
        super().__init__(context)
        self._reading = reading
        self._words = words
        self._seat = own_seat(reading.header)
        self._coached = step is not None
        self._stops_of = _stops_of(reading, step or 0)
        self.stop = self._stops_of.index(step or 0)
        self.playing = step is None
        self._paused_seconds = 0.0
        self._match: Match = reading.match.copy_at(step or 0)
        if self._match.phase is Phase.ROUND_OVER and step is not None:
            # The choice is a round's first one.
            self._match.deal()
        game = reading.header.game
        # No preview: the controls would cover it, and there's nothing to choose.
        view = self._match.view(self._seat)
        self.set_table(game, view, reading.header.players, preview=False, watching=True)
        if self.show.speed == "instant":
            self.show.speed = "fast"
        kit = kit_of(game)
        self._choices, self._rounds = kit.choices(), rounds_named(kit.rules().round_name)
        self.controls: dict[str, FRect] = {}
        self._match.listen(self.show.feed, self._seat)

    @property
    def surviving_match(self) -> SurvivingMatch:
        return SurvivingMatch(
            message("Your matches are safe: replays don’t change anything."), self._reading.path
        )

    @property
    def stops(self) -> int:
        return len(self._stops_of)

    @property
    def step(self) -> int:
        """The number of choices made before the current stop."""
        return self._stops_of[self.stop]

    def resume(self) -> None:
        super().resume()
        self.context.audio.play_music(Music.CALM)
        self.context.captions.say(self._words)

    # -- time ----------------------------------------------------------------------------------------

    @property
    def keys(self) -> tuple[Action, ...]:
        commands = (Action.FASTER, Action.SLOWER, Action.LOG, Action.MENU)
        return (*super().keys, *commands)

    @property
    def _pad_speeds(self) -> Mapping[Action, Action]:
        """The actions that change the speed by gamepad."""
        return _PAD_SPEEDS if self.context.device is Device.GAMEPAD and not self.table.browsing else {}

    @property
    def key_names(self) -> Mapping[Action, str]:
        speeds = {action: ACTION_NAMES[speed] for action, speed in self._pad_speeds.items()}
        return {**super().key_names, **speeds}

    @property
    def moving(self) -> bool:
        return self.playing or super().moving

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.show.busy or not self.playing:
            return
        self._paused_seconds += seconds * (SPEEDS[self.show.speed] or 1.0)
        if self._paused_seconds >= _PAUSE_SECONDS:
            self._paused_seconds = 0.0
            if not self.go_to_stop(self.stop + 1):
                self.playing = False
                self.context.captions.say(_END)

    def go_to_stop(self, stop: int) -> bool:
        """Go to the stop at an index, with animation if it's the next one; return whether it exists."""
        if not 0 <= stop < len(self._stops_of):
            return False
        if stop == self.stop + 1:
            self.show.hasten()
            history = self._reading.match.history
            for chosen in history[self._stops_of[self.stop] : self._stops_of[stop]]:
                self._match.deal_if_due()
                self._match.choose(chosen.seat, chosen.choice)
        else:
            self.show.drop()
            self._match = self._reading.match.copy_at(self._stops_of[stop])
            self._match.listen(self.show.feed, self._seat)
            self.table.show(self._match.view(self._seat))
        self.stop = stop
        return True

    # -- drawing -------------------------------------------------------------------------------------

    def draw(self, pen: Pen) -> None:
        draw_board(pen, self.table)
        words = self.context.captions.text_to_show(self.context.settings.captions)
        area, box = self.table.caption_area, self._controls_area
        if area.colliderect(box):
            area = area.move(0, min(0.0, box.top - 6 - area.bottom))
        if words:
            captions = self.context.captions
            draw_caption(
                pen, words, area, low=area.bottom, read=captions.reading_progress, whole=captions.shows_answer
            )
        self._draw_controls(pen)

    @property
    def _controls_area(self) -> FRect:
        area = self.table.tools_area
        lines = len(self._hint_lines)
        high = area.height + _OVER_TOOLS + (_KEYS + (lines - 1) * _KEY_LINE if lines else 0.0)
        return FRect(area.left, area.bottom - high, area.width, high)

    def _draw_controls(self, pen: Pen) -> None:
        box = self._controls_area
        draw_slate_within(pen, box.inflate(6, 6))
        words = message("Replay {stop} / {stops}", stop=self.stop, stops=self.stops - 1)
        pen.text(words, (box.centerx, box.top + 3), 13, Typeface.BOLD, BONE, anchor="midtop")
        share = self.stop / max(self.stops - 1, 1)
        pen.bar(FRect(box.left + 12, box.top + 21, box.width - 24, 6), share, MINT)
        self.controls = {}
        for number, controls in enumerate(_CONTROLS):
            line = FRect(box.left + 10, box.top + 31 + number * 29, box.width - 20, 26)
            self._draw_control_row(pen, line, controls)
        for number, hints in enumerate(self._hint_lines):
            at = (box.left + 8, box.top + 90 + number * (_KEY_LINE - 3))
            self.draw_keys(pen, hints, at, LETTERS, box.width - 14)

    @property
    def _hint_lines(self) -> Sequence[Prompts]:
        """The lines of prompts: two if a gamepad changes the speed, none for a mouse."""
        if self.context.device is Device.MOUSE:
            return ()
        press = message("pause") if self.playing else message("go on")
        play, back, coach = (
            (Action.CONFIRM, press),
            (Action.CANCEL, message("back")),
            (Action.MENU, message("coach")),
        )
        if self._pad_speeds:
            return (play, coach), (back, (Action.UP, message_in("a key", "speed")))
        return ((play, back, coach),)

    def _draw_control_row(self, pen: Pen, area: FRect, controls: tuple[tuple[str, str], ...]) -> None:
        """Draw a row of buttons, and record their areas."""
        gap = 5.0
        width = (area.width - gap * (len(controls) - 1)) / len(controls)
        for place, (name, words) in enumerate(controls):
            button = FRect(area.left + place * (width + gap), area.top, width, area.height)
            self.controls[name] = button
            playing = name == "play" and self.playing
            pen.plate(button, MINT if playing else BONE, radius=8, border=INK)
            if name == "play":
                words = "II" if self.playing else message_in("a film", "Go")
            elif name == "speed":
                words = SPEED_SIGNS[self.show.speed]
            sign = len(words) == 1
            at = (button.centerx, button.centery - (2 if sign else 0))
            size = 22 if sign else 14
            pen.text(words, at, size, Typeface.BOLD, INK, anchor="center", width=button.width - 4)

    # -- input ---------------------------------------------------------------------------------------

    def handle(self, event: InputEvent) -> bool:
        match event:
            case ActionPressed(action=Action.CANCEL):
                self._press_control("leave")
            case ActionPressed(action=Action.MENU | Action.HELP):
                self._press_control("coach")
            case ActionPressed(action=Action.CONFIRM, repeat=False):
                self._press_control("play")
            case ActionPressed(action=Action.RIGHT | Action.NEXT):
                self._press_control("on")
            case ActionPressed(action=Action.LEFT | Action.PREVIOUS):
                self._press_control("back")
            case ActionPressed(action=Action.FIRST | Action.PAGE_UP):
                self._press_control("first")
            case ActionPressed(action=Action.LAST | Action.PAGE_DOWN):
                self._press_control("last")
            case ActionPressed(action=Action.FASTER | Action.SLOWER as action):
                self._change_speed(action)
            case ActionPressed(action=action, device=Device.GAMEPAD) if action in self._pad_speeds:
                self._change_speed(self._pad_speeds[action])
            case ActionPressed(action=Action.LOG):
                self.context.screens.log()
            case PointerPressed(x=x, y=y, button=1):
                self._click_control(x, y)
            case _:
                self.table.handle(event)
        return True

    def _click_control(self, x: float, y: float) -> None:
        """Press the button at a point; a click outside the controls plays or pauses."""
        name = next((name for name, button in self.controls.items() if button.collidepoint(x, y)), None)
        if name is not None:
            self._press_control(name)
        elif not self._controls_area.collidepoint(x, y):
            self._press_control("play")

    def _change_speed(self, action: Action) -> None:
        self.change_speed(action, [name for name, factor in SPEEDS.items() if factor])

    def _press_control(self, name: str) -> None:
        if name == "speed":
            self._change_speed(Action.FASTER)
            return
        if name == "play":
            self.playing = not self.playing
            self.context.captions.answer(message("Playing.") if self.playing else message("Paused."))
            return
        if name == "leave" or (name == "coach" and self._coached):
            self.back()
            return
        self.playing = False
        if name == "coach":
            self._open_coach()
            return
        stops = {"first": 0, "back": self.stop - 1, "on": self.stop + 1, "last": self.stops - 1}
        if not self.go_to_stop(stops[name]):
            self.context.audio.play(Sound.ERROR)
            self.context.captions.answer(_BEGINNING if name == "back" else _END)
        elif name != "on":
            # The skipped events aren't narrated.
            self.context.captions.answer(self._moment_words())

    def _moment_words(self) -> Text:
        """Return a description of the current moment and its position in the match."""
        view = self.table.view
        when = sentence(self._choices.moment(view))
        number = self._rounds.title(max(view.round, 1))
        place = self.context.position(self.stop, self.stops)
        return sentences(sentence(number), when, place)

    def _open_coach(self) -> None:
        """Open the coach for the current round, or say that there's nothing to review."""
        coaching = coaching_of(self._reading, self.context.archive.save_accuracy, self.context.notify)
        rounds = rounds_of(self._reading.match)
        if coaching is None or not rounds:
            self.context.audio.play(Sound.ERROR)
            self.context.captions.answer(message("There’s nothing for the coach to look at."))
            return
        self.context.play_sound(Sound.MENU_CONFIRM)
        number = rounds[max(self.step - 1, 0)]
        self.context.screens.coach(coaching, number, owned=True)


def _stops_of(reading: Reading, wanted: int) -> list[int]:
    """Return the number of choices before each stop: the start, the end, `wanted`, and the ends of turns."""
    match, end = reading.match, len(reading.match.history)
    answered = {step + 1 for step in range(end) if len(match.game.pending(match.snapshot(step).state)) == 1}
    return sorted({0, wanted, end} | answered)
