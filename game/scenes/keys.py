"""The keys of a screen, to be read and heard."""

from __future__ import annotations

from collections.abc import Sequence

from game.language.message import Text, message
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.ui.devices.actions import Action, ActionPressed, Device, InputEvent
from game.ui.forms.action_names import ACTION_NAMES
from game.ui.forms.prompts import key_name, label
from game.ui.forms.widgets import Button, Line, Widget

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


class KeysScene(FormScene):
    """A list of what the keys, or the buttons of a gamepad in use, do on the screen below."""

    title = message("Keys here")
    see_through = True
    hints = ((Action.UP, message("up")), (Action.DOWN, message("down")), (Action.CANCEL, message("back")))

    keys = ()

    def __init__(self, context: Context, keys: Sequence[Action]) -> None:
        super().__init__(context)
        self._keys = tuple(dict.fromkeys((*keys, *_ALWAYS)))
        self.form.fill(self.widgets())

    def widgets(self) -> Sequence[Widget]:
        """One line for each action that the device in use has a key for."""
        lines = [line for action in self._keys if (line := self._line(action))]
        return [*map(Line, lines), Button(message("Back"), self.back)]

    def _line(self, action: Action) -> Text | None:
        bindings, device = self.context.input.bindings, self.context.device
        pad = device is Device.GAMEPAD
        key = label(bindings, action, device) if pad else key_name(bindings, action)
        return message("{key}: {action}", key=key, action=ACTION_NAMES[action]) if key else None

    def handle(self, event: InputEvent) -> bool:
        """The key that opens the list closes it, too."""
        if isinstance(event, ActionPressed) and event.action is Action.KEYS:
            self.back()
            return True
        return super().handle(event)
