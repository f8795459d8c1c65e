"""The screen to choose keys and buttons for actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from game.language.message import Text, listed, message, message_in, parts, sentences
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.ui.devices.actions import Action, Captured, Device, InputEvent
from game.ui.devices.bindings import BadBinding, Bindings
from game.ui.devices.presets import BUTTON_PRESETS, KEY_PRESETS, DeviceGrip
from game.ui.drawing.palette import BONE
from game.ui.forms.action_names import ACTION_NAMES
from game.ui.forms.prompts import MOUSE_NAMES, button_called, key_called, key_name, label
from game.ui.forms.widgets import CHANGE, Button, Paragraph, Pick, Widget

Changes = Mapping[str, Mapping[str, str]]
"""Actions by key and by button, as saved."""

_HAND_NAMES = {
    DeviceGrip.BOTH: message("Both hands"),
    DeviceGrip.LEFT: message("Left hand"),
    DeviceGrip.RIGHT: message("Right hand"),
    DeviceGrip.LEFT_AZERTY: message("Left hand, AZERTY"),
}
_KEY_HANDS, _PAD_HANDS = tuple(KEY_PRESETS), tuple(BUTTON_PRESETS)


class ControlsScene(FormScene):
    """Keys and buttons by action; press a row, then the new key."""

    title = message("Keys and buttons")
    width = 760.0
    columns = 2

    def __init__(self, context: Context, *, see_through: bool = False) -> None:
        super().__init__(context, see_through=see_through)
        self._waiting: Action | None = None
        self._note = ""
        self._noted_at: int | None = None

    def widgets(self) -> Sequence[Widget]:
        bindings = self.context.input.bindings
        rows: list[Widget] = [
            Paragraph(message("Choose an action, then press the new key or button for it."), BONE),
            Pick(
                message("Keys for"),
                [_HAND_NAMES[hands] for hands in _KEY_HANDS],
                _KEY_HANDS.index(bindings.key_hands),
                lambda place: self._hold(_KEY_HANDS[place], bindings.pad_hands),
                message("A preset for two hands or one. Your own changes stay."),
            ),
            Pick(
                message("Gamepad for"),
                [_HAND_NAMES[hands] for hands in _PAD_HANDS],
                _PAD_HANDS.index(bindings.pad_hands),
                lambda place: self._hold(bindings.key_hands, _PAD_HANDS[place]),
                message("A preset for two hands or one. Your own changes stay."),
            ),
        ]
        rows += [Button(self._words(action), partial(self._ask, action), verb=CHANGE) for action in Action]
        rows += [
            Button(message("Reset all to defaults"), self._reset),
            Button(message("Back"), self.back, apart=True),
        ]
        return rows

    def _words(self, action: Action) -> str:
        bindings = self.context.input.bindings
        none = message_in("key or button", "none")
        words = message(
            "{action}: {key} / {button}",
            action=ACTION_NAMES[action],
            key=key_name(bindings, action) or none,
            button=label(bindings, action, Device.GAMEPAD) or none,
        )
        mouse = bindings.mouse_for(action)
        return words if mouse is None else parts(" / ", (words, MOUSE_NAMES[mouse]))

    def _ask(self, action: Action) -> None:
        self._waiting = action
        self._announce(message("Press the new key or button for: {action}", action=ACTION_NAMES[action]))
        self.context.input.capture_next()

    def _hold(self, key_hands: DeviceGrip, pad_hands: DeviceGrip) -> None:
        """Change to other presets; the player's own changes stay, and are named."""
        before = self.context.input.bindings
        after = before.for_hands(key_hands, pad_hands)
        self.context.rebind(after)
        self._announce(_preset_words(before.changes(), after.changes(), after))

    def _announce(self, note: Text) -> None:
        """Say a note, and show it at the foot until the focus moves on."""
        self.context.captions.read(note)
        self.refill()
        self._note, self._noted_at = note, self.form.focus

    @property
    def foot_words(self) -> str:
        noted = self._waiting is not None or self._noted_at == self.form.focus
        return self._note if noted else super().foot_words

    def _reset(self) -> None:
        self.context.rebind(Bindings())
        self._announce(message("All keys and buttons are reset to default."))

    def handle(self, event: InputEvent) -> bool:
        if isinstance(event, Captured) and self._waiting is not None:
            action, self._waiting = self._waiting, None
            self._announce(self._bind(action, event))
            return True
        return super().handle(event)

    def _bind(self, action: Action, event: Captured) -> Text:
        """Bind a captured key or button to an action; return the words for the player."""
        if event.device is Device.MOUSE and not event.name:
            return message("Nothing changed: the left mouse button always clicks.")
        bindings = self.context.input.bindings
        keyboard = event.device is Device.KEYBOARD
        bound, change, called = {
            Device.KEYBOARD: (bindings.keys, bindings.with_key, key_called),
            Device.GAMEPAD: (bindings.buttons, bindings.with_button, button_called),
            Device.MOUSE: (bindings.mouse, bindings.with_mouse, MOUSE_NAMES.__getitem__),
        }[event.device]
        before, name = bound.get(event.name), called(event.name)
        try:
            self.context.rebind(change(action, event.name))
        except BadBinding as error:
            left = "" if error.without is None else ACTION_NAMES[error.without]
            if keyboard:
                return message("Nothing changed: that would leave no key for {action}.", action=left)
            return message("Nothing changed: that would leave no button for {action}.", action=left)
        now = message("{key} is now set to: {action}.", key=name, action=ACTION_NAMES[action])
        if before is None or before is action:
            return now
        return sentences(now, message("It used to be: {action}.", action=ACTION_NAMES[before]))


def _preset_words(before: Changes, after: Changes, bindings: Bindings) -> Text:
    """Return the words for a changed preset: which of the player's own keys stay, and which don't."""
    kinds = {
        "keys": (bindings.keys, key_called),
        "buttons": (bindings.buttons, button_called),
        "mouse": (bindings.mouse, MOUSE_NAMES.__getitem__),
    }
    own, lost = list[str](), list[str]()
    for kind, (bound, called) in kinds.items():
        own += [called(name) for name in after.get(kind, {})]
        changed = before.get(kind, {}).items()
        lost += [called(name) for name, action in changed if bound[name].value != action]
    return sentences(
        message("Preset changed."),
        message("Your own changes stay: {keys}.", keys=listed(own)) if own else None,
        message("The preset needs these for something else: {keys}.", keys=listed(lost)) if lost else None,
    )
