"""The list of a screen's keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from msgspec import Struct
from pygame import FRect

from game.audio.sounds import Sound
from game.language.message import Text, message, sentence
from game.scenes.context import Context
from game.scenes.dialog import AnswerPlank, DialogScene
from game.scenes.pieces.fit import LEAST
from game.scenes.pieces.kit import BAND, draw_cap, width_of_cap
from game.scenes.stack import ALONG, EVERYWHERE, Scene
from game.storage.contents import read_contents
from game.ui.devices.actions import Action, Device
from game.ui.devices.bindings import Bindings
from game.ui.devices.presets import AT_A_TABLE
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import INK
from game.ui.drawing.text import Typeface
from game.ui.forms.prompts import PAD_COLOURS, button_label, key_name, prompt_label
from game.ui.forms.widgets import CHOOSE, Pressable, Prompts, Widget


class _ActionsFile(Struct, frozen=True, forbid_unknown_fields=True):
    names: dict[Action, Text]


ACTION_NAMES = read_contents("actions.toml", _ActionsFile).names
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
"""Actions that work everywhere."""


_LISTED_ONLY = frozenset(
    {Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT, Action.CONFIRM, Action.CANCEL, Action.KEYS}
)
"""Actions that the list shows but doesn't perform: confirming, for example, could play a hidden card."""


_HIGH, _CAP = 34.0, 25.0
"""The height of a line, and of the keycap on it."""
_NAMES = 0.34
"""The left edge of the actions' names, as a share of the width; the keys are left of it."""


class KeyLine(Widget):
    """A keycap and what it does; focusable, so that it can be spoken again."""

    high = _HIGH

    def __init__(self, key: str, colour: str | None, name: str) -> None:
        """`key` is empty if the action has no key; `colour` is set for a round gamepad button."""
        self.text = message("{key}: {action}", key=key, action=name) if key else name
        self.key, self.name, self._colour = key, name, colour

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        if focused:
            pen.plate(area, BAND, radius=8, border=INK)
        left = area.left + max(area.width * _NAMES, 150.0)
        if self.key:
            high = min(_CAP, area.height - 3.0)
            wide = width_of_cap(pen, self.key, high)
            draw_cap(pen, self.key, (left - 12 - wide / 2, area.centery), high, self._colour)
        room = area.right - 12 - left
        at, size = (left, area.centery), max(min(17.0, area.height * 0.84), LEAST)
        pen.text(self.name, at, size, Typeface.BOLD, INK, anchor="midleft", width=room, tight=True)

    @property
    def state_words(self) -> str:
        return sentence(self.text)


class _ActionLine(KeyLine, Pressable):
    """A line that performs its action when it's pressed."""

    def __init__(self, key: str, colour: str | None, name: str, on_press: Callable[[], None]) -> None:
        super().__init__(key, colour, name)
        self.on_press = on_press

    @property
    def prompts(self) -> Prompts:
        return ((Action.CONFIRM, CHOOSE),)


def key_description(
    context: Context, action: Action, names: Mapping[Action, str]
) -> tuple[str, str | None, str]:
    """Return the label of an action's key or button, the colour of a round button, and the action's name.

    The label is empty if the device in use has no key for the action. `names` override the usual names.
    """
    bindings, name = context.input.bindings, names.get(action, ACTION_NAMES[action])
    if context.device is Device.GAMEPAD:
        return *_pad_button(bindings, action), name
    return key_name(bindings, action), None, name


def key_lines(context: Context, actions: Sequence[Action], names: Mapping[Action, str]) -> list[KeyLine]:
    """Return a line for each action with a key or button on the device in use."""
    found = [key_description(context, action, names) for action in actions]
    return [KeyLine(*looks) for looks in found if looks[0]]


class KeysScene(DialogScene):
    """A list of a scene's keys for the device in use; pressing a line performs its action in that scene."""

    title = message("Key list")
    pinned = True
    opened_by = Action.KEYS
    keys = ()

    def __init__(self, context: Context, scene: Scene) -> None:
        """`scene` is right below this one on the stack, or below the menu that opens it."""
        super().__init__(context)
        self._scene = scene
        usual = {*EVERYWHERE, *ALONG} - scene.key_names.keys()
        # First what is special to the scene.
        self._keys = tuple(dict.fromkeys((*sorted(scene.keys, key=usual.__contains__), *_ALWAYS)))
        self.form.fill(self.widgets())

    def widgets(self) -> Sequence[Widget]:
        lines = sorted(map(self._key_line, self._keys), key=lambda line: not line.key)
        return [*lines, AnswerPlank(message("Back"), self.back)]

    def _key_line(self, action: Action) -> KeyLine:
        key, colour, name = key_description(self.context, action, self._scene.key_names)
        if action in _LISTED_ONLY:
            return KeyLine(key, colour, name)
        return _ActionLine(key, colour, name, partial(self._perform, action))

    def _perform(self, action: Action) -> None:
        self.context.play_sound(Sound.MENU_CANCEL)
        self.stack.pop_to(self._scene)
        self.context.input.request(action)


def button_at_a_table(bindings: Bindings, action: Action) -> str | None:
    """Return the gamepad button for an action at a table, or None; several actions may share a button."""
    shared = AT_A_TABLE.get(action)
    return bindings.button_for(action) or (bindings.button_for(shared) if shared else None)


def _pad_button(bindings: Bindings, action: Action) -> tuple[str, str | None]:
    """Return the label and colour of the button for an action; the label is empty if there's no button."""
    button = button_at_a_table(bindings, action)
    return (button_label(button), PAD_COLOURS.get(button)) if button else ("", None)


def keys_hint(context: Context) -> str:
    """Return a sentence on how to list all keys, or an empty text if the player has been told before."""
    if context.settings.told_keys:
        return ""
    context.change(told_keys=True)
    bindings = context.input.bindings
    if context.device is Device.GAMEPAD:
        button = prompt_label(bindings, Action.MENU, Device.GAMEPAD)
        return message("Press {button} for the menu: it lists all buttons here.", button=button)
    key = key_name(bindings, Action.KEYS)
    return message("Press {key} for all keys here.", key=key) if key else ""
