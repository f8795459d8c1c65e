"""The scene stack: the top scene hears first, and those below are seen where it lets them through."""

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
    """A step that takes long, with the words of its sign.

    Attributes:
        shown: whether the sign has been drawn.
    """

    def __init__(self, words: str, take: Callable[[], object]) -> None:
        self.words = words
        self.take = take
        self.shown = False

    def draw_sign(self, pen: Pen) -> None:
        """The words, in the middle of the picture."""
        area = FRect(0, 0, pen.width(self.words, _LETTERS, Typeface.TITLE) + 2 * _MARGIN, _HEIGHT)
        area.center = pen.area.center
        pen.plate(area, BONE, radius=_HEIGHT / 2, border=INK)
        pen.text(self.words, area.center, _LETTERS, Typeface.TITLE, INK, anchor="center")
        self.shown = True


_EVERYWHERE = (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT, Action.CONFIRM, Action.CANCEL)
ALONG = (Action.NEXT, Action.PREVIOUS, Action.FIRST, Action.LAST)
"""Actions that go along a list, or through pages."""


class SurvivingMatch(NamedTuple):
    """The part of a match that survives a failing scene, in words for the player; and its journal, if any."""

    words: str
    journal: Path | None


class Scene:
    """One screen. `stack` is set while it is on one.

    A `see_through` scene shows behind it the nearest scene below that isn't see-through itself.
    """

    see_through = False
    shows_answers = False
    """Whether answers to a press have a place of their own here; else a line at the foot shows them."""
    stack: SceneStack

    @property
    def kept(self) -> SurvivingMatch | None:
        """The part of the shown match that survives if this scene fails; None without a match."""
        return None

    @property
    def keys(self) -> tuple[Action, ...]:
        """The actions that have a use here."""
        return _EVERYWHERE

    @property
    def moving(self) -> bool:
        """Whether anything moves or may do so at once; a scene at rest is drawn a few times a second."""
        return True

    def resume(self) -> None:
        """It is on top now, for the first time or again."""

    def pause(self) -> None:
        """Another scene is put on top."""

    def shutdown(self) -> None:
        """It leaves the stack for good."""

    def update(self, seconds: float) -> None:
        """Time passes; only on the top scene and those seen through it."""

    def draw(self, pen: Pen) -> None:
        """Draw; changes nothing that matters."""

    def handle(self, event: InputEvent) -> bool:
        """Take an input event; False passes it on to the scene below."""
        del event
        return False


class SceneStack:
    """Scenes on top of each other; each pass goes over the scenes as they were when it began."""

    def __init__(self, read: Callable[[str], None] = lambda _words: None) -> None:
        """`read` is told the words of signs, which no scene reads."""
        self._read = read
        self._scenes: list[Scene] = []
        self._ahead: LongStep | None = None

    def __len__(self) -> int:
        return len(self._scenes)

    @property
    def top(self) -> Scene | None:
        """The scene that is on top."""
        return self._scenes[-1] if self._scenes else None

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All scenes, the lowest first."""
        return tuple(self._scenes)

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        if self.top is not None:
            self.top.pause()
        scene.stack = self
        self._scenes.append(scene)
        scene.resume()

    def lay(self, scene: Scene) -> None:
        """Put a scene on top, over which another comes at once: it stays silent."""
        if self.top is not None:
            self.top.pause()
        scene.stack = self
        self._scenes.append(scene)

    def pop(self) -> None:
        """Take the top scene off; the scene below goes on."""
        self._scenes.pop().shutdown()
        if self.top is not None:
            self.top.resume()

    def below(self, scene: Scene) -> Scene:
        """The scene right below another one that lies on the stack; that scene itself at the very bottom."""
        return self._scenes[max(self._scenes.index(scene) - 1, 0)]

    def drop(self, count: int = 1) -> None:
        """Take so many scenes off the top, whose place another takes at once: the one below stays silent."""
        for _ in range(count):
            self._scenes.pop().shutdown()

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the top scene."""
        if self._scenes:
            self._scenes.pop().shutdown()
        scene.stack = self
        self._scenes.append(scene)
        scene.resume()

    def pop_to(self, scene: Scene) -> None:
        """Take off all scenes above a scene."""
        if scene not in self._scenes or scene is self.top:
            return
        while self.top is not scene:
            self._scenes.pop().shutdown()
        scene.resume()

    def take_long(self, words: str, step: Callable[[], object]) -> None:
        """Take a step that takes long, once a frame has shown these words; no input comes between."""
        self._ahead = LongStep(words, step)
        self._read(words)

    @property
    def waiting(self) -> bool:
        """Whether a long step is about to be taken."""
        return self._ahead is not None

    def clear(self) -> None:
        """Take all scenes off, the top first."""
        self._ahead = None
        while self._scenes:
            self._scenes.pop().shutdown()

    def update(self, seconds: float) -> None:
        """Let time pass for all scenes that can be seen, unless they leave the stack meanwhile.

        Before a long step it stands still until the step's sign has been shown; then the step comes first.
        """
        if self._ahead is not None:
            if not self._ahead.shown:
                return
            ahead, self._ahead = self._ahead, None
            ahead.take()
        for scene in self._seen():
            if scene in self._scenes:
                scene.update(seconds)

    @property
    def moving(self) -> bool:
        """Whether anything that can be seen moves."""
        return self.waiting or any(scene.moving for scene in self._seen())

    def draw(self, pen: Pen) -> None:
        """Draw all that can be seen, the lowest first."""
        for scene in self._seen():
            scene.draw(pen)
        if self._ahead is not None:
            self._ahead.draw_sign(pen)

    def handle(self, event: InputEvent) -> None:
        """Give an event to the scenes from the top until one takes it; none hears it before a long step."""
        if self.waiting:
            return
        for scene in reversed(self.scenes):
            if scene.handle(event) or not scene.see_through:
                return

    def _seen(self) -> list[Scene]:
        """The top scene, below it the one that it shows: the nearest that is not see-through itself."""
        if self.top is None or not self.top.see_through:
            return self._scenes[-1:]
        opaque = (scene for scene in reversed(self._scenes) if not scene.see_through)
        below = next(opaque, None)
        return [self.top] if below is None else [below, self.top]
