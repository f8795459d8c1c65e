"""The real program in a test: it gets real SDL events, frame by frame, and its scenes can be inspected."""

import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import pygame

from game import app
from game.ai.worker import Thinker
from game.app import App
from game.cardgames.registry import GAMES
from game.scenes.awards.won import AwardsWonScene
from game.scenes.match.launch import start_match
from game.scenes.match.table import TableScene
from game.scenes.menus.title import TitleScene
from game.scenes.stack import Scene
from game.storage.places import places
from game.ui.drawing.draw import Pen
from game.ui.drawing.screen import Screen
from game.ui.forms.form import Form
from tests.support.hearing import listener
from tests.support.layout_pen import LayoutPen, painting_is_watched
from tests.support.short_matches import ducklings
from tests.support.virtual_pad import VirtualPad

Shown = TypeVar("Shown", bound=Scene)

STEP, SEEN = 1 / 60, 12
"""Seconds from frame to frame, and how many of them there are from one that is drawn to the next."""
PATIENCE = 300.0
"""Seconds to wait for another process before the test fails."""


class DrivenApp(App):
    """The program, drawing and painting frames only where a test looks, because that is most of their cost.

    Attributes:
        seen: whether frames are drawn now.
        painted: whether drawn frames are painted, too. If not, and if frames needn't be short, a frame is
            laid out, and painted when a test asks for the surface.
    """

    seen = True
    painted = False
    _laid_out = False

    def draw(self) -> None:
        """Draw the frame if `seen`."""
        if not self.seen:
            return
        self._laid_out = not (self.painted or self.bounded or painting_is_watched())
        if not self._laid_out:
            super().draw()
            return
        app.Pen = LayoutPen
        try:
            super().draw()
        finally:
            app.Pen = Pen
            self._surface.set_clip(None)

    @property
    def surface(self) -> pygame.Surface:
        """The canvas, with all of the last frame painted on it."""
        if self._laid_out:
            self._laid_out = False
            super().draw()
        return super().surface


class Driver:
    """A program showing the title, and a clock that only its frames advance.

    Its player has chosen a duck, been told of the list of keys, and isn't offered tutorials.

    Attributes:
        now: the clock's time, in seconds.
        within: makes the context manager in which each frame runs, such as one that measures it.
        opened: all drivers that haven't been closed, which a test's end does.
    """

    opened: ClassVar[list["Driver"]] = []

    def __init__(self, folder: Path, size: tuple[int, int] = (640, 360), seed: int | None = 6) -> None:
        where = places(str(folder))
        where.prepare()
        self.now = 0.0
        self.within: Callable[[], AbstractContextManager[object]] = nullcontext
        self.app = DrivenApp(where, size=size, seed=seed, clock=lambda: self.now)
        self.opened.append(self)
        # Finish painting each frame that a test looks at.
        self.app.bounded = False
        pygame.event.clear()
        self.app.stack.push(TitleScene(self.app.context))
        self.app.context.archive.unplayable.update(GAMES)
        self.app.context.change(speed="instant", told_keys=True, duck="sun")
        # Few tests look at the title, which is expensive to paint.
        with self.unseen():
            self.frames(2)

    @property
    def top(self) -> Scene | None:
        return self.app.stack.top

    @property
    def table(self) -> TableScene:
        return next(scene for scene in self.app.stack.scenes if isinstance(scene, TableScene))

    @property
    def pen(self) -> Pen:
        """Return a pen on the canvas."""
        return Pen(Screen(self.app.surface, self.app.scale), self.app.shapes)

    def open(self, scene: Shown, frames: int = 0) -> Shown:
        """Push a scene, and run some frames."""
        self.app.stack.push(scene)
        self.frames(frames)
        return scene

    def start_match(
        self,
        game: str,
        opponents: tuple[str, ...] | None = None,
        options: dict[str, Any] | None = None,
        **how: Any,
    ) -> None:
        """Start a match against these opponents, by default the weakest; `how` is passed to
        `Context.header`.
        """
        context = self.app.context
        if opponents is None:
            opponents = ducklings(context, game)
        start_match(context, self.app.stack, game, opponents, options or {}, **how)

    @contextmanager
    def unseen(self) -> Iterator[None]:
        """Draw no frames within the block."""
        self.app.seen = False
        yield
        self.app.seen = True

    def frames(self, count: int = 1, seconds: float = STEP) -> None:
        """Run frames of `seconds` each; exceptions in scenes are raised here.

        Before each frame the opponents may finish their current decision, so that everything takes the
        same number of frames however busy the machine is. The last frame is drawn, and some before it (see
        `SEEN`). A slow step is waited for, together with the frame that shows its sign.
        """
        seen = self.app.seen
        for left in reversed(range(count)):
            self.app.seen = seen and left % SEEN == 0
            self.frame(seconds)
            while self.app.stack.waiting:
                self.app.seen = True
                self.frame(seconds)
        self.app.seen = seen

    def frame(self, seconds: float) -> None:
        """Run one frame, and those that complete its picture."""
        if self.app.context.thinker is not None:
            self.app.context.thinker.wait(PATIENCE)
        self.app.context.archive.readings.wait()
        self.now += seconds
        with self.within():
            self.app.frame(seconds)
        while self.app.running and self.app.unfinished:
            self.app.context.art.easel.wait()
            with self.within():
                self.app.frame(seconds)

    def until(self, there: Callable[[], bool], most: int = 4000, thinker: Thinker | None = None) -> None:
        """Run frames until `there` is true; before each of them, `thinker` may finish a decision, too.

        The last frame is drawn, and some before it (see `SEEN`), unless the block is `unseen`.
        """
        seen = self.app.seen
        for number in range(most):
            if there():
                break
            if thinker is not None:
                thinker.wait(PATIENCE)
            self.app.seen = seen and number % SEEN == SEEN - 1
            self.frames()
        else:
            raise AssertionError(f"timed out; on top: {self.top}")
        if seen and not self.app.seen:
            self.app.seen = True
            self.app.draw()

    def wait_for(self, there: Callable[[], bool], seconds: float = STEP) -> None:
        """Run frames, and wait in real time, until another process or thread makes `there` true.

        With `seconds=0` the program's clock stands still, however many frames that takes.
        """
        end = time.monotonic() + PATIENCE
        while not there():
            assert time.monotonic() < end, "timed out"
            self.frames(1, seconds)
            time.sleep(0.02)

    @property
    def asked(self) -> bool:
        """Return whether the table is on top, nothing moves, and the player is to choose."""
        return self.on(TableScene) and not self.table.show.busy and self.table.session.my_turn

    def past_awards(self) -> None:
        self.frames(1)
        if self.on(AwardsWonScene):
            self.key(pygame.K_RETURN)
            self.frames(1)

    def on(self, kind: type[Scene]) -> bool:
        return type(self.top) is kind

    # -- keyboard ------------------------------------------------------------------------------------

    def hear(self) -> list[str]:
        """Return a list of everything that is captioned or read aloud from now on."""
        heard: list[str] = []
        self.app.context.captions.sinks = (listener(heard),)
        return heard

    def key(self, *keys: int, mod: int = 0, frames: int = 0) -> None:
        """Press and release keys one after the other, one in each frame; then run `frames` more.

        Only the last key's frame is drawn, and the first one of each scene that opens.
        """
        seen, top = self.app.seen, self.top
        for left, key in enumerate(keys, start=1 - len(keys)):
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                pygame.event.post(pygame.event.Event(kind, key=key, mod=mod, unicode="", scancode=0))
            self.app.seen = seen and not left
            self.frames(1)
            if seen and not self.app.seen and self.top not in (top, None):
                self.app.seen = True
                self.app.draw()
            top = self.top
        self.app.seen = seen
        self.frames(frames)

    # -- gamepad -------------------------------------------------------------------------------------

    def confirm(self) -> None:
        """Press Enter, and run frames until the player is asked."""
        self.key(pygame.K_RETURN)
        self.until(lambda: self.asked)

    @contextmanager
    def pad(self, frames: int = 2) -> Iterator[Callable[..., None]]:
        """Plug in a gamepad for the block; yield a function that presses and releases buttons by name.

        It runs this number of frames after each press and each release.
        """
        with VirtualPad() as pad:
            self.frames(4)

            def tap(*buttons: str) -> None:
                for button in buttons:
                    for act in (pad.press, pad.release):
                        act(button)
                        pygame.event.pump()
                        self.frames(frames)

            yield tap

    # -- mouse ---------------------------------------------------------------------------------------

    def click(self, x: float, y: float, button: int = 1) -> None:
        """Move to a point (in units) and click there, all within one frame."""
        self.post_click(x, y, button)
        self.frames(1)

    def post_click(self, x: float, y: float, button: int = 1) -> None:
        """Post a move to a point (in units) and a click there, for the next frame."""
        self._point(x, y)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._button(kind, x, y, button)

    def move(self, x: float, y: float) -> None:
        self._point(x, y)
        self.frames(1)

    def click_slowly(self, x: float, y: float, button: int = 1) -> None:
        """Move to a point (in units) and click there, with a frame after each part."""
        self.move(x, y)
        self.press_slowly(x, y, button)

    def press_slowly(self, x: float, y: float, button: int = 1) -> None:
        """Press and release at a point (in units) where the pointer rests, in a frame each."""
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._button(kind, x, y, button)
            self.frames(1)

    def press_again(self, x: float, y: float, button: int = 1) -> None:
        """Click at a point (in units) where the pointer rests, without moving it."""
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._button(kind, x, y, button)
        self.frames(1)

    def _point(self, x: float, y: float) -> None:
        event = pygame.event.Event(pygame.MOUSEMOTION, pos=self._pixel(x, y), rel=(9, 9), buttons=(0, 0, 0))
        pygame.event.post(event)

    def _button(self, kind: int, x: float, y: float, button: int) -> None:
        pygame.event.post(pygame.event.Event(kind, pos=self._pixel(x, y), button=button))

    def _pixel(self, x: float, y: float) -> tuple[int, int]:
        ppu = self.app.scale.ppu
        return round(x * ppu), round(y * ppu)

    def wheel(self, x: float, y: float, turns: float) -> None:
        event = pygame.event.Event
        self._point(x, y)
        pygame.event.post(event(pygame.MOUSEWHEEL, x=0, y=round(turns), precise_x=0.0, precise_y=turns))
        self.frames(1)

    def go_to(self, words: str, press: Callable[[], object] | None = None) -> None:
        """Press Tab, or call `press`, until the row whose words begin with `words` has the focus."""
        for _ in range(60):
            row = self.top.form.focused
            if row is not None and row.describe().startswith(words):
                return
            self.key(pygame.K_TAB) if press is None else press()
        raise AssertionError((words, [row.describe() for row in self.top.form.widgets]))

    def press_row(self, words: str) -> None:
        """Go to the row whose words begin with `words`, by Tab, and press Enter."""
        self.go_to(words)
        self.key(pygame.K_RETURN)

    def click_row(self, words: str, frames: int = 0) -> None:
        """Click the top row whose words begin with `words`, scrolling to it first; then run `frames`."""
        form: Form = getattr(self.top, "form", None) or self.top.buttons
        place = next(
            number for number, widget in enumerate(form.widgets) if widget.describe().startswith(words)
        )
        for _ in range(60):
            spot = form.area_of(place)
            if form.visible_area(place).collidepoint(spot.center):
                break
            self.wheel(*form.area.center, -1 if spot.centery > form._view.centery else 1)
        spot = form.area_of(place)
        self.click(spot.left + spot.width * 0.8, spot.centery)
        self.frames(frames)

    def close(self) -> None:
        self.opened.remove(self)
        self.app.close()
