"""A player who presses anything at random: keys, mouse, wheel, gamepads, the window and its settings."""

import gc
import os
import random
import signal
from collections import Counter, deque
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from multiprocessing import active_children, resource_tracker
from pathlib import Path

import pygame
import pytest
from pygame import FRect

from game.ai.processes import end_children
from game.ai.worker import ENDED, KEEPS_ENDING, KEEPS_STOPPING, STOPPED
from game.arcade.background_par import GIVEN_UP, REPLACED
from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.scenes.menus.title import TitleScene
from game.scenes.rulebook.example import ExampleScene
from game.scenes.run.results.initials import InitialsScene
from game.session.analysis import GIVEN_UP as COACH_GIVEN_UP
from game.storage.places import places
from game.ui.devices.actions import Device
from game.ui.devices.bindings import Bindings
from game.ui.forms.form import Form
from game.ui.forms.widgets import TextField
from tests.support.driving import Driver
from tests.support.hanging import time_limit
from tests.support.random_devices import Keyboard, Mouse, Pads
from tests.support.random_positions import add_tables
from tests.support.random_rows import Rows
from tests.support.random_ways import PATIENT, Ways
from tests.support.setting_values import VALUES
from tests.support.slow_frames import Frames
from tests.support.stopping import child_processes, signal_random_child, wait_until
from tests.support.wall_clock import set_clock
from tests.support.way_back import WayBack

REMEMBERED = 40
START = (480, 270)
"""The size of the window at first: it's quick to draw, and the player may enlarge it."""
SIZES = ((960, 540), (960, 540), (1280, 720), (960, 900), (1400, 560), (320, 200))
SECONDS = (1 / 120, 1 / 60, 0.05, 0.1, 0.1, 0.1)
MOODS: tuple[dict[str, int], ...] = (
    # continues the match, with one device each
    {"confirm": 50, "bound key": 14, "text": 1, "setting": 1, "clock": 1},
    {"click": 60, "drag": 8, "move": 14, "wheel": 2, "right click": 1},
    {"pad a": 40, "pad button": 20, "pad axis": 12, "plug in": 2, "clock": 1},
    # looks at everything
    {
        "row": 30,
        "confirm": 8,
        "click": 14,
        "bound key": 30,
        "wheel": 6,
        "move": 6,
        "pad button": 5,
        "text": 4,
    },
    # anything
    {
        "any key": 10,
        "bound key": 10,
        "text": 3,
        "move": 6,
        "click": 10,
        "press": 4,
        "release": 4,
        "drag": 4,
        "wheel": 5,
        "right click": 2,
        "other button": 2,
        "resize": 2,
        "focus lost": 2,
        "setting": 4,
        "clock": 2,
        "row": 4,
        "pad a": 4,
        "pad button": 6,
        "pad axis": 5,
        "plug in": 3,
        "pull out": 3,
        "go": 3,
    },
)
"""Weights of the inputs, by mood."""
DEEP = (TableScene, ScoringScene, TitleScene)
HOME = 0.09
"""The probability of going back from a scene not in `DEEP`, so that the player doesn't get lost in menus."""
HOME_CURIOUS = 0.03
"""The probability of going back for a player who looks at every row or page."""
MOOD = 90
"""The mean number of inputs that a mood lasts."""
LEAVES = 600
"""The mean number of inputs until the player closes the window."""
WALKS_BACK = 120
"""The number of inputs until the player goes back to the title by one device alone, each time another one."""
DAY = datetime(2026, 11, 22, 20, 30, tzinfo=UTC)
MOMENTS = (
    DAY,
    DAY,
    DAY + timedelta(days=1),
    DAY - timedelta(days=1),
    DAY + timedelta(days=400),
    datetime(1970, 1, 1, tzinfo=UTC),
    datetime(2099, 12, 31, 23, 59, 50, tzinfo=UTC),
)
"""The times that the clock may jump to."""
TIDY = 0.8
"""The probability that a player who starts the program finds the default keys, whatever was bound before."""
LOSES = 40
"""The mean number of inputs until a process beside the program is stopped or killed."""
LANGUAGES = ("", "de", "fr")
PROCESSES = (ENDED, KEEPS_ENDING, STOPPED, KEEPS_STOPPING, REPLACED, GIVEN_UP, COACH_GIVEN_UP)
"""The notices that may be shown when processes are lost."""
COPIES = ("fully translated",)
"""Words in notices about the player's own levels: they're copies, with English words only."""
CLOCKS = ("Your clock says", "back in your calendar")
"""Words in notices that may be shown once the clock has jumped."""
INPUT, VISIT, JUMP, LOSS = "input", "visit", "jump", "loss"


class RandomPlayer:
    """Plays the program in a data directory, and restarts it whenever it was closed.

    Attributes:
        game: the game that is mostly played.
        visits: the number of visits of each kind of scene, and of each kind of exercise in an example.
        restarts: the number of restarts; `jumps` of the clock and `losses` of processes are counted, too.
        presses: how often each number of presses led back to the title.
        frames: the slowest frames.
        played: the seconds that have passed by the program's clock.
    """

    def __init__(
        self,
        folder: Path,
        game: str,
        chance: random.Random,
        moods: Sequence[Mapping[str, int]] = MOODS,
        *,
        loses: bool = False,
        report: Callable[[str], object] = lambda _words: None,
        expected: Sequence[str] = (),
    ) -> None:
        """If it `loses` processes, those beside the program are stopped and killed at random.

        `report` is called with `VISIT` and a kind of scene, and with `INPUT`, `JUMP` or `LOSS`. `expected`
        are words in notices that may be shown.
        """
        self._loses, self._report = loses, report
        self._expected = (*expected, *COPIES, *(PROCESSES if loses else ()))
        self._folder, self.game, self._chance = folder, game, chance
        self._moods, self._mood = moods, moods[0]
        self._inputs = 0
        self.presses: Counter[int] = Counter()
        self.frames = Frames()
        self.played = 0.0
        self.last: deque[str] = deque(maxlen=REMEMBERED)
        self.visits: Counter[str] = Counter()
        self._shown: tuple[object, ...] = ()
        self.restarts = self.jumps = self.losses = 0
        self._set = DAY
        self._patch = pytest.MonkeyPatch()
        set_clock(self._patch, lambda: self._set + timedelta(seconds=self.played))
        self._keys = keys = Keyboard(chance)
        self._pads = pads = Pads(chance)
        self._rows = Rows(chance, keys)
        mouse = Mouse(chance, self._aim, lambda: self._frame(chance.choice(SECONDS)))
        self._acts: dict[str, Callable[[], str]] = {
            "confirm": lambda: keys.key(pygame.K_RETURN),
            "bound key": keys.bound_key,
            "any key": keys.any_key,
            "page": lambda: keys.key(pygame.K_PAGEDOWN),
            "arrow": lambda: keys.key(chance.choice((pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP))),
            "skip": lambda: keys.key(pygame.K_h),
            "text": keys.text,
            "move": lambda: mouse.pointer(pygame.MOUSEMOTION),
            "press": lambda: mouse.pointer(pygame.MOUSEBUTTONDOWN),
            "release": lambda: mouse.pointer(pygame.MOUSEBUTTONUP),
            "click": mouse.click,
            "right click": lambda: mouse.click(3),
            "other button": lambda: mouse.click(chance.choice((2, 4, 5, 9))),
            "drag": mouse.drag,
            "wheel": mouse.wheel,
            "resize": self._resize,
            "focus lost": self._focus_lost,
            "setting": self._setting,
            "go": self._go,
            "row": lambda: self._rows.press_any(self._driver),
            "clock": self._jump,
            "pad a": lambda: pads.button("a"),
            "pad button": pads.button,
            "pad axis": pads.axis,
            "plug in": pads.plug_in,
            "pull out": pads.pull_out,
        }
        add_tables(places(str(folder)))
        self._driver = self._start()

    # -- the program -----------------------------------------------------------------------------------

    def play(self, inputs: int) -> None:
        """Make this number of inputs, some of them in the same frame."""
        chance = self._chance
        for _ in range(inputs):
            if chance.random() < 1 / MOOD:
                self._mood = chance.choice(self._moods)
            with time_limit():
                self.last.append(self._act())
                if chance.random() < 0.75:
                    self._frame(chance.choice(SECONDS))
            self._inputs += 1
            self._report(INPUT)
            if self._inputs % WALKS_BACK == 0:
                self._walk_back(tuple(Device)[self._inputs // WALKS_BACK % len(Device)])

    def _walk_back(self, device: Device) -> None:
        """Check that ten presses of one device lead back to the title."""
        self.last.append(f"walks back by {device.value} from {self.scenes}")
        if device is Device.GAMEPAD:
            # Each of several pads belongs to a person, and does nothing while it's someone else's turn.
            self._pads.close()
        self._frame(SECONDS[0])
        way = WayBack(lambda: self._driver, device, self._frame)
        self.presses[way.walk()] += 1

    def _act(self) -> str:
        """Make one input; return its description."""
        chance = self._chance
        if chance.random() < 1 / LEAVES:
            pygame.event.post(pygame.event.Event(pygame.QUIT))
            return "quit"
        if self._loses and chance.random() < 1 / LOSES:
            self.losses += 1
            self._report(LOSS)
            return signal_random_child(chance, chance.choice((signal.SIGSTOP, signal.SIGKILL)))
        home = HOME_CURIOUS if self._mood in PATIENT else HOME
        if not isinstance(self._driver.top, DEEP) and chance.random() < home:
            return self._keys.key(pygame.K_ESCAPE)
        if self._driver.on(TitleScene) and chance.random() < 0.35:
            return self._go()
        if self._driver.on(TableScene) and not self._driver.asked and chance.random() < 0.05:
            return self._wait()
        (name,) = chance.choices(list(self._mood), list(self._mood.values()))
        return self._acts[name]()

    @property
    def scenes(self) -> str:
        return " / ".join(type(scene).__name__ for scene in self._driver.app.stack.scenes)

    @property
    def finished(self) -> int:
        return len(self._driver.app.context.archive.results())

    def close(self) -> None:
        self._leave()
        self._patch.undo()

    def _leave(self) -> None:
        """Close the program; no process is left except the one that Python keeps until its own end."""
        self._pads.close()
        self._driver.close()
        if self._loses:
            # As when the program ends: a process may have been stopped after it was told to end.
            end_children()
            kept = {getattr(resource_tracker._resource_tracker, "_pid", None)}
            wait_until(lambda: not active_children() and child_processes(os.getpid()).keys() <= kept)

    def _start(self) -> Driver:
        """Start the program in the state in which it was closed."""
        driver = Driver(self._folder, START, self._chance.getrandbits(32))
        context = driver.app.context
        # The same seed plays the same matches.
        context.fresh_seed = lambda: self._chance.getrandbits(48)
        context.change(speed=self._chance.choice(VALUES["speed"]))
        if not self.restarts:
            # Sixpack's packs can only be picked if the preset is the player's own choice.
            context.change(game=self.game, setups={"sixpack": {"options": {"preset": "own"}}})
        if self._chance.random() < TIDY:
            context.rebind(Bindings())
            context.change(hold_to_confirm=False)
        if self._chance.random() < 0.3:
            context.audio.open()
        # Frames are as short as for a player, and each is measured.
        driver.app.bounded = True
        driver.within = lambda: self.frames.measured(driver, self.last)
        self._driver = driver
        self._check()
        # Free the closed program's pictures, as if it had had a process of its own.
        gc.collect()
        return driver

    def _frame(self, seconds: float) -> None:
        pygame.event.pump()
        self.played += seconds
        self._driver.frames(1, seconds)
        self._check()
        if not self._driver.app.running:
            self.last.append("(left and started again)")
            self._leave()
            self.restarts += 1
            self._start()

    def _check(self) -> None:
        """Check what must hold after any input."""
        app = self._driver.app
        top = self._driver.top
        assert top is not None, "there is no scene"
        shown = (top, top.trial) if isinstance(top, ExampleScene) else (top,)
        for thing in shown:
            self._visit(thing)
        self._shown = shown
        expected = (*self._expected, *(CLOCKS if self.jumps or self._loses else ()))
        strange = [one for one in app.context.notices if not any(part in one for part in expected)]
        assert not strange, f"unexpected notices: {strange}"
        typing = isinstance(top, InitialsScene) or (
            self._form is not None
            and any(isinstance(row, TextField) and row.editing for row in self._form.widgets)
        )
        assert app.context.input._typing == typing, "text input is on without a text field, or off with one"
        if isinstance(top, TableScene) and not top.show.busy and not top.session.events:
            view = top.session.view
            # A charm may have opened all hands.
            shown = top.session.face_up_view if top._opened_for is not None else view
            assert top.table.view in (view, shown), "the table doesn't show the match's view"

    def _visit(self, thing: object) -> None:
        if thing not in self._shown:
            kind = type(thing).__name__
            self.visits[kind] += 1
            self._report(f"{VISIT} {kind}")

    @property
    def _form(self) -> Form | None:
        return getattr(self._driver.top, "form", None)

    def _wait(self) -> str:
        """Run frames until the others' choices have been made and shown."""
        frames = 0
        while frames < 15 and self._driver.on(TableScene) and not self._driver.asked:
            self._frame(0.1)
            frames += 1
        return f"waits {frames} frames"

    def _aim(self) -> tuple[int, int]:
        """Return a pixel: mostly of something that can be pressed, otherwise anywhere, even outside the
        window.
        """
        chance, scale = self._chance, self._driver.app.scale
        areas: list[FRect] = []
        top, form = self._driver.top, self._form
        if form is not None and form._places:
            areas = [form.area_of(place) for place in range(len(form.widgets))]
        elif isinstance(top, TableScene):
            areas = [*top.buttons.values()]
            areas += getattr(top.table, "areas", dict)().values() if chance.random() < 0.9 else ()
        if areas and chance.random() < 0.8:
            area = chance.choice(areas)
            x, y = area.left + area.width * chance.random(), area.top + area.height * chance.random()
        else:
            x, y = scale.width * chance.uniform(-0.05, 1.05), scale.height * chance.uniform(-0.05, 1.05)
        return scale.px(x), scale.px(y)

    # -- the window and the settings -------------------------------------------------------------------

    def _resize(self) -> str:
        size = self._chance.choice(SIZES)
        pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size))
        return f"resize {size}"

    def _focus_lost(self) -> str:
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        return "focus lost"

    def _setting(self) -> str:
        name = self._chance.choice((*VALUES, "language"))
        value = self._chance.choice(LANGUAGES if name == "language" else VALUES[name])
        self._driver.app.context.change(**{name: value})
        return f"set {name} to {value}"

    def _go(self) -> str:
        """Go from the title straight to a scene that random presses seldom reach."""
        if not self._driver.on(TitleScene):
            return "(goes on)"
        ways = Ways(
            self._driver, self.game, self._chance, self._rows, self._keys, lambda: self._frame(SECONDS[1])
        )
        said = ways.go()
        if ways.mood is not None and self._moods is MOODS:
            self._mood = ways.mood
        return said

    def _jump(self) -> str:
        self.jumps += 1
        self._report(JUMP)
        self._set = self._chance.choice(MOMENTS)
        return f"the clock jumps to {self._set}"
