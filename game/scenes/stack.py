"""The scene stack: the top scene handles input first, and may let a scene below show through."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple
from weakref import ref

from game.ui.devices.actions import Action, ActionPressed, Device, InputEvent, PointerPressed
from game.ui.devices.double_click import DoubleClick
from game.ui.drawing.draw import Pen, centred_area
from game.ui.drawing.palette import BONE, INK
from game.ui.drawing.text import Typeface

_LETTERS, _HEIGHT, _MARGIN = 24.0, 64.0, 40.0


class SlowStep:
    """A slow step, run once it's `ready`, and the text of the sign shown meanwhile."""

    def __init__(self, words: str, run: Callable[[], object], ready: Callable[[], bool]) -> None:
        self.words = words
        self.run = run
        self.ready = ready
        self.shown = False

    def draw_sign(self, pen: Pen) -> None:
        """Draw the sign in the middle of the canvas."""
        wide = pen.width(self.words, _LETTERS, Typeface.TITLE) + 2 * _MARGIN
        area = centred_area(pen.area.center, wide, _HEIGHT)
        pen.plate(area, BONE, radius=_HEIGHT / 2, border=INK)
        pen.text(self.words, area.center, _LETTERS, Typeface.TITLE, INK, anchor="center")
        self.shown = True


EVERYWHERE = (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT, Action.CONFIRM, Action.CANCEL)
"""The actions of every screen."""
ALONG = (Action.NEXT, Action.PREVIOUS, Action.FIRST, Action.LAST)
"""The actions that step through a list or through pages."""


class SurvivingMatch(NamedTuple):
    """What is left of a match if its scene crashes: a text for the player, and the journal, or None."""

    words: str
    journal: Path | None


class Scene:
    """A screen. If it's `see_through`, the nearest opaque scene below is drawn under it."""

    see_through = False
    fades_in = False
    """Whether the scene animates its entrance itself, instead of using the usual crossfade."""
    shows_answers = False
    """Whether the scene shows answers itself; if not, the answer line does."""
    stack: SceneStack

    @property
    def surviving_match(self) -> SurvivingMatch | None:
        """What remains of the match if this scene crashes, or None without a match."""
        return None

    @property
    def keys(self) -> tuple[Action, ...]:
        """The actions that do something on this screen."""
        return EVERYWHERE

    @property
    def key_names(self) -> Mapping[Action, str]:
        """The names of keys that have an unusual meaning on this screen."""
        return {}

    @property
    def moving(self) -> bool:
        """Whether anything moves or may start to; a scene at rest is drawn just a few times a second."""
        return True

    def resume(self) -> None:
        """Called when the scene becomes the top of the stack, for the first time or again."""

    def pause(self) -> None:
        """Called when another scene is pushed on top."""

    def shutdown(self) -> None:
        """Called when the scene is removed from the stack."""

    def update(self, seconds: float) -> None:
        """Advance time; called for all visible scenes."""

    def draw(self, pen: Pen) -> None:
        """Draw the scene without changing its state."""

    def handle(self, event: InputEvent) -> bool:
        """Handle an input event; return False to pass it to the scene below."""
        del event
        return False


class SceneStack:
    """A stack of scenes, which may change while a scene handles input."""

    def __init__(self, read: Callable[[str], None] = lambda _words: None) -> None:
        """`read` is called with the text of signs, which no scene reads aloud."""
        self._read = read
        self._scenes: list[Scene] = []
        self._slow_step: SlowStep | None = None
        self._opened: tuple[ref[Scene], Action | None] | None = None
        """The scene that the mouse's last press led to, if it led to another one, and that press's action."""
        self._double_click = DoubleClick()

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
    def opaque_scene(self) -> Scene | None:
        """The opaque scene that is visible, possibly below a see-through one."""
        return next(iter(self._visible()), None)

    def push(self, scene: Scene) -> None:
        self.push_without_resuming(scene)
        scene.resume()

    def push_without_resuming(self, scene: Scene) -> None:
        """Push a scene without resuming it, because another one follows immediately."""
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
        """Return the scene right below another one, or the same scene if it's the lowest."""
        return self._scenes[max(self._scenes.index(scene) - 1, 0)]

    def pop_without_resuming(self, count: int = 1) -> None:
        """Remove top scenes without resuming the one below, because another one follows immediately."""
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
        """Remove all scenes above a scene, if there are any, and resume that scene."""
        if scene not in self._scenes or scene is self.top:
            return
        while self.top is not scene:
            self._scenes.pop().shutdown()
        scene.resume()

    def run_behind_sign(
        self, words: str, step: Callable[[], object], ready: Callable[[], bool] = lambda: True
    ) -> None:
        """Show a sign with words, and run a slow step once it's shown and `ready`; input waits until then."""
        self._slow_step = SlowStep(words, step, ready)
        self._read(words)

    @property
    def waiting(self) -> bool:
        """Whether a slow step is waiting."""
        return self._slow_step is not None

    def clear(self) -> None:
        """Remove all scenes, the top first."""
        self._slow_step = None
        while self._scenes:
            self._scenes.pop().shutdown()

    def age_presses(self, seconds: float) -> None:
        """Advance the time since the last press, even in frames in which scenes stand still."""
        self._double_click.update(seconds)

    def update(self, seconds: float) -> None:
        """Advance time for all visible scenes, or run the slow step that is waiting.

        Until the step's sign has been shown and the step is ready, time stands still.
        """
        if self._slow_step is not None:
            if not (self._slow_step.shown and self._slow_step.ready()):
                return
            ahead, self._slow_step = self._slow_step, None
            ahead.run()
        for scene in self._visible():
            if scene in self._scenes:
                scene.update(seconds)

    @property
    def moving(self) -> bool:
        """Whether anything visible moves."""
        return self.waiting or any(scene.moving for scene in self._visible())

    def draw(self, pen: Pen) -> None:
        """Draw everything visible, the lowest first."""
        for scene in self._visible():
            scene.draw(pen)
        if self._slow_step is not None:
            self._slow_step.draw_sign(pen)

    def handle(self, event: InputEvent) -> None:
        """Pass an event to the scenes from the top until one handles it, unless a slow step is waiting.

        The second press of a double click is ignored if the first one led to another scene.
        """
        if self.waiting:
            return
        top, press = self.top, _mouse_press(event)
        if press is None:
            self._pass_on(event)
            return
        (action, at), opened = press, self._opened
        self._opened = None
        again = opened is not None and opened[0]() is top and opened[1] is action
        if again and self._double_click.includes(*at):
            return
        self._pass_on(event)
        if self.top is not None and self.top is not top:
            self._opened = ref(self.top), action
            self._double_click.begin(*at)

    def _pass_on(self, event: InputEvent) -> None:
        for scene in reversed(self.scenes):
            if scene.handle(event) or not scene.see_through:
                return

    def _visible(self) -> list[Scene]:
        """Return the visible scenes, lowest first: the top one, and any opaque one that shows through it."""
        if self.top is None or not self.top.see_through:
            return self._scenes[-1:]
        opaque = (scene for scene in reversed(self._scenes) if not scene.see_through)
        below = next(opaque, None)
        return [self.top] if below is None else [below, self.top]


def _mouse_press(event: InputEvent) -> tuple[Action | None, tuple[float, float]] | None:
    """Return the action of a mouse's button, or None and the point in units; None for other events."""
    match event:
        case PointerPressed(x=x, y=y):
            return None, (x, y)
        case ActionPressed(action=action, device=Device.MOUSE):
            return action, (0.0, 0.0)
    return None
