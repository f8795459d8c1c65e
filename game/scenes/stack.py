"""The scene stack: the top scene handles input first, and scenes below show through some."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from pygame import FRect

from game.ui.devices.actions import Action, InputEvent
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, INK
from game.ui.drawing.text import Typeface

_LETTERS, _HEIGHT, _MARGIN = 24.0, 64.0, 40.0


class LongStep:
    """A step that takes long, with the words of its sign, once it's `ready`."""

    def __init__(self, words: str, take: Callable[[], object], ready: Callable[[], bool]) -> None:
        self.words = words
        self.take = take
        self.ready = ready
        self.shown = False

    def draw_sign(self, pen: Pen) -> None:
        """Draw the words in the middle of the picture."""
        area = FRect(0, 0, pen.width(self.words, _LETTERS, Typeface.TITLE) + 2 * _MARGIN, _HEIGHT)
        area.center = pen.area.center
        pen.plate(area, BONE, radius=_HEIGHT / 2, border=INK)
        pen.text(self.words, area.center, _LETTERS, Typeface.TITLE, INK, anchor="center")
        self.shown = True


_EVERYWHERE = (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT, Action.CONFIRM, Action.CANCEL)
ALONG = (Action.NEXT, Action.PREVIOUS, Action.FIRST, Action.LAST)
"""Actions that go along a list, or through pages."""


class SurvivingMatch(NamedTuple):
    """What survives of a match if its scene fails, in words for the player; and its journal, if any."""

    words: str
    journal: Path | None


class Scene:
    """One screen. A `see_through` one shows the nearest scene below that isn't see-through itself."""

    see_through = False
    fades_in = False
    """Whether it comes in by a fade of its own, instead of the usual one from the place before."""
    shows_answers = False
    """Whether answers to a press have a place of their own here; if not, a line at the foot shows them."""
    stack: SceneStack

    @property
    def kept(self) -> SurvivingMatch | None:
        """What survives of the shown match if this scene fails; None without a match."""
        return None

    @property
    def keys(self) -> tuple[Action, ...]:
        """The actions that have a use here."""
        return _EVERYWHERE

    @property
    def moving(self) -> bool:
        """Whether anything moves or may start to; a scene at rest is drawn only a few times a second."""
        return True

    def resume(self) -> None:
        """Enter the top of the stack, for the first time or again."""

    def pause(self) -> None:
        """Leave the top for another scene."""

    def shutdown(self) -> None:
        """Leave the stack for good."""

    def update(self, seconds: float) -> None:
        """Pass time; called for the top scene and the one seen through it."""

    def draw(self, pen: Pen) -> None:
        """Draw the scene, without changing anything that matters."""

    def handle(self, event: InputEvent) -> bool:
        """Handle an input event; False passes it on to the scene below."""
        del event
        return False


class SceneStack:
    """Scenes on top of each other; each pass goes over the scenes as they were when it began."""

    def __init__(self, read: Callable[[str], None] = lambda _words: None) -> None:
        """`read` is called with the words of signs, which no scene reads."""
        self._read = read
        self._scenes: list[Scene] = []
        self._ahead: LongStep | None = None

    def __len__(self) -> int:
        return len(self._scenes)

    @property
    def top(self) -> Scene | None:
        return self._scenes[-1] if self._scenes else None

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All scenes, the lowest first."""
        return tuple(self._scenes)

    @property
    def place(self) -> Scene | None:
        """The scene that fills the picture, perhaps below one that is seen through."""
        return next(iter(self._seen()), None)

    def push(self, scene: Scene) -> None:
        self.lay(scene)
        scene.resume()

    def lay(self, scene: Scene) -> None:
        """Put a scene on top that stays silent, as another one follows immediately."""
        if self.top is not None:
            self.top.pause()
        scene.stack = self
        self._scenes.append(scene)

    def pop(self) -> None:
        """Remove the top scene, and resume the one below."""
        self._scenes.pop().shutdown()
        if self.top is not None:
            self.top.resume()

    def below(self, scene: Scene) -> Scene:
        """Return the scene right below another one, or that scene itself at the very bottom."""
        return self._scenes[max(self._scenes.index(scene) - 1, 0)]

    def drop(self, count: int = 1) -> None:
        """Remove scenes from the top without resuming the one below, as another one follows immediately."""
        for _ in range(count):
            self._scenes.pop().shutdown()

    def replace(self, scene: Scene) -> None:
        """Replace the top scene."""
        if self._scenes:
            self._scenes.pop().shutdown()
        scene.stack = self
        self._scenes.append(scene)
        scene.resume()

    def pop_to(self, scene: Scene) -> None:
        """Remove all scenes above a scene."""
        if scene not in self._scenes or scene is self.top:
            return
        while self.top is not scene:
            self._scenes.pop().shutdown()
        scene.resume()

    def take_long(
        self, words: str, step: Callable[[], object], ready: Callable[[], bool] = lambda: True
    ) -> None:
        """Take a long step once a frame has shown these words and it's `ready`; input waits until then."""
        self._ahead = LongStep(words, step, ready)
        self._read(words)

    @property
    def waiting(self) -> bool:
        """Whether a long step is about to be taken."""
        return self._ahead is not None

    def clear(self) -> None:
        """Remove all scenes, the top first."""
        self._ahead = None
        while self._scenes:
            self._scenes.pop().shutdown()

    def update(self, seconds: float) -> None:
        """Pass time for all visible scenes, unless they leave the stack meanwhile.

        Before a long step, time stands still until the step's sign has been shown and the step is ready; then
        the step comes first.
        """
        if self._ahead is not None:
            if not (self._ahead.shown and self._ahead.ready()):
                return
            ahead, self._ahead = self._ahead, None
            ahead.take()
        for scene in self._seen():
            if scene in self._scenes:
                scene.update(seconds)

    @property
    def moving(self) -> bool:
        """Whether anything visible moves."""
        return self.waiting or any(scene.moving for scene in self._seen())

    def draw(self, pen: Pen) -> None:
        """Draw everything visible, the lowest first."""
        for scene in self._seen():
            scene.draw(pen)
        if self._ahead is not None:
            self._ahead.draw_sign(pen)

    def handle(self, event: InputEvent) -> None:
        """Pass an event to the scenes from the top until one takes it, unless a long step is due."""
        if self.waiting:
            return
        for scene in reversed(self.scenes):
            if scene.handle(event) or not scene.see_through:
                return

    def _seen(self) -> list[Scene]:
        """Return the top scene, and below it the one seen through it: the nearest opaque one."""
        if self.top is None or not self.top.see_through:
            return self._scenes[-1:]
        opaque = (scene for scene in reversed(self._scenes) if not scene.see_through)
        below = next(opaque, None)
        return [self.top] if below is None else [below, self.top]
