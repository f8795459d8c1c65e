"""Keys and buttons: the actions, and the keys and buttons that do them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.language.message import message, message_in, sentences
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.ui.devices.actions import Action, Captured, Device, InputEvent
from game.ui.devices.bindings import BadBinding, Bindings
from game.ui.drawing.palette import BONE
from game.ui.forms.action_names import ACTION_NAMES
from game.ui.forms.form import Form
from game.ui.forms.prompts import button_called, key_called, key_name, label
from game.ui.forms.widgets import Button, Paragraph, Widget


class ControlsScene(FormScene):
    """Keys and pad buttons by action; a row is pressed, then the new key."""

    title = message("Keys and buttons")
    width = 760.0
    hints = ((Action.CONFIRM, message("change")), (Action.CANCEL, message("back")))

    def __init__(self, context: Context, *, see_through: bool = False) -> None:
        super().__init__(context)
        self.see_through = see_through
        self.form = Form([], context.feedback, columns=2)
        self._waiting: Action | None = None
        self._note: str = message("Choose an action, then press the new key or button for it.")

    def widgets(self) -> Sequence[Widget]:
        """One row for each action."""
        rows: list[Widget] = [Paragraph(self._note, BONE)]
        rows += [Button(self._words(action), self._asker(action)) for action in Action]
        rows += [
            Button(message("Defaults for everything"), self._reset),
            Button(message("Back"), self.back),
        ]
        return rows

    def _words(self, action: Action) -> str:
        bindings = self.context.input.bindings
        none = message_in("key or button", "none")
        return message(
            "{action}: {key} / {button}",
            action=ACTION_NAMES[action],
            key=key_name(bindings, action) or none,
            button=label(bindings, action, Device.GAMEPAD) or none,
        )

    def _asker(self, action: Action) -> Callable[[], None]:
        def ask() -> None:
            self._waiting = action
            self._note = message("Press the new key or button for: {action}", action=ACTION_NAMES[action])
            self.context.captions.read(self._note)
            self.context.input.capture_next()
            self.refill()

        return ask

    def _reset(self) -> None:
        self.context.rebind(Bindings())
        self._note = message("All keys and buttons are as they came.")
        self.context.captions.read(self._note)
        self.refill()

    def handle(self, event: InputEvent) -> bool:
        """A captured key becomes the waiting action's; the key's old action is said."""
        if isinstance(event, Captured) and self._waiting is not None:
            action, self._waiting = self._waiting, None
            self._note = self._bind(action, event)
            self.context.captions.read(self._note)
            self.refill()
            return True
        return super().handle(event)

    def _bind(self, action: Action, event: Captured) -> str:
        """Bind a captured key or button to an action; returns the words for the player."""
        if event.device is Device.MOUSE:
            return message("Nothing was changed: only keys and gamepad buttons can be chosen.")
        bindings = self.context.input.bindings
        keyboard = event.device is Device.KEYBOARD
        before = (bindings.keys if keyboard else bindings.buttons).get(event.name)
        change = bindings.with_key if keyboard else bindings.with_button
        try:
            self.context.rebind(change(action, event.name))
        except BadBinding as error:
            left = "" if error.without is None else ACTION_NAMES[error.without]
            if keyboard:
                return message("Nothing was changed: no key would be left for {action}.", action=left)
            return message("Nothing was changed: no button would be left for {action}.", action=left)
        key = key_called(event.name) if keyboard else button_called(event.name)
        bound = message("{key} is now for: {action}.", key=key, action=ACTION_NAMES[action])
        if before is None or before is action:
            return bound
        return sentences(bound, message("It was for: {action}.", action=ACTION_NAMES[before]))
