"""The keys of a screen, to be read and heard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.audio.sounds import Sound
from game.language.message import message
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.scenes.stack import Scene
from game.ui.devices.actions import Action, Device
from game.ui.devices.bindings import Bindings
from game.ui.devices.presets import AT_A_TABLE
from game.ui.forms.action_names import ACTION_NAMES
from game.ui.forms.prompts import key_name, label
from game.ui.forms.widgets import CHOOSE, Button, Pressable, TextLine, Uses, Widget

_ALWAYS = (
    Action.KEYS,
    Action.SPEECH,
    Action.REPEAT,
    Action.EARLIER,
    Action.LATER,
    Action.SPELL,
    Action.COPY,
    Action.MUTE,
    Action.FULLSCREEN,
)
"""Actions that have a use everywhere."""


_LISTED_ONLY = frozenset(
    {Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT, Action.CONFIRM, Action.CANCEL, Action.KEYS}
)
"""Actions of every device that do nothing from the list: confirming would play an unseen card."""


class _Doing(TextLine, Pressable):
    """A line that does what it says when it's pressed."""

    def __init__(self, text: str, on_press: Callable[[], None]) -> None:
        super().__init__(text)
        self.on_press = on_press

    @property
    def uses(self) -> Uses:
        return ((Action.CONFIRM, CHOOSE),)


class KeysScene(FormScene):
    """A list of what the keys, or the buttons of a gamepad in use, do on a scene below.

    Pressing a line does it there, so that a mouse, or half a gamepad, needs no key.
    """

    title = message("Key list")
    see_through = True
    pinned = True
    opened_by = Action.KEYS
    hints = ((Action.UP, message("up")), (Action.DOWN, message("down")), (Action.CANCEL, message("back")))

    keys = ()

    def __init__(self, context: Context, scene: Scene) -> None:
        """`scene` is on the stack: right below the list, or below the menu that opens it."""
        super().__init__(context)
        self._scene = scene
        self._keys = tuple(dict.fromkeys((*scene.keys, *_ALWAYS)))
        self.form.fill(self.widgets())

    def widgets(self) -> Sequence[Widget]:
        lines = sorted(map(self._line, self._keys), key=lambda line: line.text in ACTION_NAMES.values())
        return [*lines, Button(message("Back"), self.back, apart=True)]

    def _line(self, action: Action) -> TextLine:
        bindings, pad = self.context.input.bindings, self.context.device is Device.GAMEPAD
        key = _pad_button(bindings, action) if pad else key_name(bindings, action)
        name = ACTION_NAMES[action]
        words = message("{key}: {action}", key=key, action=name) if key else name
        return TextLine(words) if action in _LISTED_ONLY else _Doing(words, partial(self._do, action))

    def _do(self, action: Action) -> None:
        self.context.sound(Sound.MENU_CANCEL)
        self.stack.pop_to(self._scene)
        self.context.input.ask(action)


def _pad_button(bindings: Bindings, action: Action) -> str:
    """Return the label of the button for an action; empty if there is none."""
    own = label(bindings, action, Device.GAMEPAD)
    shared = AT_A_TABLE.get(action)
    return own if own or shared is None else label(bindings, shared, Device.GAMEPAD)


def keys_hint(context: Context) -> str:
    """Return how to list all keys when called for the first time for a player; empty after that."""
    if context.settings.told_keys:
        return ""
    context.change(told_keys=True)
    bindings = context.input.bindings
    if context.device is Device.GAMEPAD:
        button = label(bindings, Action.MENU, Device.GAMEPAD)
        return message("Press {button} for the menu: it lists all buttons here.", button=button)
    key = key_name(bindings, Action.KEYS)
    return message("Press {key} for all keys here.", key=key) if key else ""
