"""The screen for binding keys and buttons, grouped by the part of the table that they control."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from pygame import FRect

from game.language.message import Text, capital, join_items, message, message_in, parts, sentences
from game.scenes.context import Context
from game.scenes.keys import ACTION_NAMES
from game.scenes.menus.settings import controls
from game.scenes.menus.settings.live_table import LiveTable, WindowPart
from game.scenes.menus.settings.table_parts import TABLE_PARTS, TablePart
from game.scenes.menus.settings.wall import WallPage
from game.scenes.pieces.boathouse import WoodenSign
from game.scenes.pieces.fit import LEAST, Fit
from game.scenes.pieces.kit import draw_cap, draw_focusable_board, width_of_cap
from game.ui.devices.actions import (
    Action,
    ActionPressed,
    Device,
    InputCaptured,
    InputEvent,
    PointerMoved,
    PointerPressed,
)
from game.ui.devices.bindings import BadBinding, Bindings
from game.ui.devices.presets import BUTTON_PRESETS, KEY_PRESETS, DeviceGrip
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, GOLD, INK, MINT
from game.ui.drawing.text import Typeface
from game.ui.forms.prompts import MOUSE_NAMES, PAD_COLOURS, button_label, key_label, key_name, prompt_label
from game.ui.forms.widgets import CHANGE, Button, Prompts, Widget

_PITCH, _HIGH = 66.0, 58.0
"""The distance between two keys' boards, and the height of a board."""
_REMARK = message("Choose what a key should do, then press the new key or button for it.")
Changes = Mapping[str, Mapping[str, str]]
"""The player's own bindings as saved: for each kind of device, the action of each key or button."""

_HAND_NAMES = {
    DeviceGrip.BOTH: message("Both hands"),
    DeviceGrip.LEFT: message("Left hand"),
    DeviceGrip.RIGHT: message("Right hand"),
    DeviceGrip.LEFT_AZERTY: message("Left hand, AZERTY"),
}
_KEY_HANDS, _PAD_HANDS = tuple(KEY_PRESETS), tuple(BUTTON_PRESETS)


class KeyRow(controls.Control, Button):
    """A board with an action's key, gamepad button and mouse button."""

    verb = CHANGE

    def __init__(self, action: Action, words: str, on_press: Callable[[], None], bindings: Bindings) -> None:
        """`words` name the action and all its keys."""
        Button.__init__(self, words, on_press)
        self.action, self.label = action, capital(ACTION_NAMES[action])
        self._bindings = bindings
        self.waits = False

    @property
    def announcement(self) -> str:
        return ""

    @property
    def title(self) -> str:
        return self.label

    def height(self, pen: Pen, width: float) -> float:
        del pen
        return _PITCH * width / controls.WIDE

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        scale = area.width / controls.WIDE
        board = area.inflate(-2 * controls.MARGIN * scale, -(_PITCH - _HIGH) * scale)
        draw_focusable_board(pen, board, focused, scale)
        middle, high = board.centery - 2 * scale, max(30 * scale, 22.0)
        right = board.right - 16 * scale
        if self.waits:
            plate = FRect(0, 0, 96 * scale, high * 1.2).move_to(midright=(right, middle))
            controls.draw_choice(pen, plate, "?", max(22 * scale, LEAST), chosen=True)
            right = plate.left
        else:
            for name, colour in self._caps():
                wide = width_of_cap(pen, name, high)
                draw_cap(pen, name, (right - wide / 2, middle), high, colour)
                right -= wide + 8 * scale
        left = board.left + 22 * scale
        size = max(20 * scale, LEAST)
        wide = right - 8 * scale - left
        pen.outlined(self.label, (left, middle), size, anchor="midleft", width=wide, tight=True)

    def _caps(self) -> Iterator[tuple[str, str | None]]:
        """Yield the action's keys and buttons from the right, with the colours of round buttons."""
        bindings = self._bindings
        if (mouse := bindings.mouse_for(self.action)) is not None:
            yield MOUSE_NAMES[mouse], None
        if (button := bindings.button_for(self.action)) is not None:
            yield button_label(button), PAD_COLOURS.get(button, MINT)
        if (key := bindings.key_for(self.action)) is not None:
            yield key_label(key), None


class ControlsScene(WallPage):
    """A list of keys beside a table with the parts they control; the player presses a row, then a new key."""

    title = message("Keys and buttons")
    window_words = message("what your keys do")
    part = WindowPart.WHOLE

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._waiting: Action | None = None
        self._note = ""
        self._noted_at: int | None = None
        self._table = LiveTable(context, context.game)
        self._tags: list[tuple[FRect, TablePart]] = []

    def refill(self) -> None:
        """Show the current keys."""
        bindings = self.context.input.bindings
        rows: list[Widget] = [
            controls.PlateChoice(
                message("Keys for"),
                [_HAND_NAMES[hands] for hands in _KEY_HANDS],
                _KEY_HANDS.index(bindings.key_hands),
                lambda place: self._use_presets(_KEY_HANDS[place], bindings.pad_hands),
                message("Your own changes stay."),
            ),
            controls.PlateChoice(
                message("Gamepad for"),
                [_HAND_NAMES[hands] for hands in _PAD_HANDS],
                _PAD_HANDS.index(bindings.pad_hands),
                lambda place: self._use_presets(bindings.key_hands, _PAD_HANDS[place]),
                message("Your own changes stay."),
            ),
        ]
        for thing in TABLE_PARTS:
            rows.append(controls.BoardHeading(thing.title))
            rows += [self._key_row(action) for action in thing.actions]
        devices = self.context.input
        back = self.back_sign(message("To the controls."))
        reset = WoodenSign(
            message("Reset all"),
            self._reset,
            message("Sets all keys and buttons back to their defaults."),
            devices,
        )
        self.form.fill([*rows, back, reset])

    def _key_row(self, action: Action) -> KeyRow:
        row = KeyRow(
            action,
            self._key_words(action),
            partial(self._capture_key_for, action),
            self.context.input.bindings,
        )
        row.waits = self._waiting is action
        return row

    def _key_words(self, action: Action) -> str:
        bindings = self.context.input.bindings
        none = message_in("key or button", "none")
        words = message(
            "{action}: {key} / {button}",
            action=ACTION_NAMES[action],
            key=key_name(bindings, action) or none,
            button=prompt_label(bindings, action, Device.GAMEPAD) or none,
        )
        mouse = bindings.mouse_for(action)
        return words if mouse is None else parts(" / ", (words, MOUSE_NAMES[mouse]))

    def _capture_key_for(self, action: Action) -> None:
        self._waiting = action
        self._announce(message("Press the new key or button for: {action}", action=ACTION_NAMES[action]))
        self.context.input.capture_next()

    def _use_presets(self, key_hands: DeviceGrip, pad_hands: DeviceGrip) -> None:
        """Switch to the presets for these hands; say which of the player's own keys are kept."""
        before = self.context.input.bindings
        after = before.for_hands(key_hands, pad_hands)
        self.context.rebind(after)
        device = Device.KEYBOARD if before.pad_hands is pad_hands else Device.GAMEPAD
        self._announce(
            sentences(
                _moving_keys_words(after, device), _preset_words(before.changes(), after.changes(), after)
            )
        )

    def _announce(self, note: Text) -> None:
        """Speak a note, and show it until the focus moves on."""
        self.context.captions.read(note)
        self.refill()
        self._note, self._noted_at = note, self.form.focus

    @property
    def speech(self) -> str:
        """What the host says: the last note until the focus moves on, then instructions."""
        if self._waiting is not None or self._noted_at == self.form.focus:
            return self._note
        focused = self.form.focused
        return focused.help if isinstance(focused, WoodenSign) else _REMARK

    def _reset(self) -> None:
        self.context.rebind(Bindings())
        self._announce(message("All keys and buttons are reset to default."))

    @property
    def table(self) -> LiveTable:
        return self._table

    # -- lifecycle and input -------------------------------------------------------------------------

    def resume(self) -> None:
        self.refill()
        self.read_out(self.title, _REMARK, self.form.words)

    @property
    def focused_part(self) -> TablePart | None:
        focused = self.form.focused
        action = focused.action if isinstance(focused, KeyRow) else None
        return next((part for part in TABLE_PARTS if action in part.actions), None)

    def _focus_part(self, thing: TablePart) -> None:
        rows = enumerate(self.form.widgets)
        found = [at for at, row in rows if isinstance(row, KeyRow) and row.action in thing.actions]
        self.form.focus_on(found[0], last=found[-1])

    def _focus_next_part(self, step: int) -> None:
        thing = self.focused_part
        at = TABLE_PARTS.index(thing) + step if thing is not None else 0 if step > 0 else -1
        self._focus_part(TABLE_PARTS[at % len(TABLE_PARTS)])

    def handle(self, event: InputEvent) -> bool:
        match event:
            case ActionPressed(action=Action.PAGE_DOWN):
                self._focus_next_part(1)
                return True
            case ActionPressed(action=Action.PAGE_UP):
                self._focus_next_part(-1)
                return True
            case PointerPressed(x=x, y=y, button=1):
                thing = next((part for tag, part in self._tags if tag.collidepoint(x, y)), None)
                if thing is not None:
                    self._focus_part(thing)
                    return True
        if isinstance(event, InputCaptured) and self._waiting is not None:
            action, self._waiting = self._waiting, None
            self._announce(self._bind(action, event))
            return True
        if isinstance(event, PointerMoved) and self._waiting is not None:
            # The row whose key is awaited keeps the focus.
            return True
        return super().handle(event)

    def _bind(self, action: Action, event: InputCaptured) -> Text:
        """Bind a captured key or button to an action; return a message for the player."""
        if event.device is Device.MOUSE and not event.name:
            return message("Nothing changed: the left mouse button always clicks.")
        bindings = self.context.input.bindings
        keyboard = event.device is Device.KEYBOARD
        bound, change, called = {
            Device.KEYBOARD: (bindings.keys, bindings.with_key, key_label),
            Device.GAMEPAD: (bindings.buttons, bindings.with_button, button_label),
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

    # -- the picture ---------------------------------------------------------------------------------

    @property
    def prompts(self) -> Prompts:
        return (*self.form.prompts, (Action.PAGE_DOWN, message("next thing")))

    def draw_over(self, pen: Pen, fit: Fit, window: FRect) -> None:
        """Draw a tag on each part of the table, and keycaps on the focused part."""
        table, shrink = self.table.table, self.table.shrink(window)
        self._tags = []
        chosen, size = self.focused_part, fit.letter_size(15)
        for thing in TABLE_PARTS:
            area = self._to_window(window, shrink, thing.area(table))
            tag = FRect(0, 0, pen.width(thing.title, size, Typeface.BOLD) + size * 1.2, size * 1.6)
            tag.midbottom = area.centerx, area.bottom - 4
            tag.clamp_ip(window.inflate(-12, -12))
            if thing is chosen:
                pen.outline(area.clip(window), GOLD, 3.0, radius=10 * fit.scale)
                spots = thing.spots(table) if thing.key is None else [(thing.key, thing.area(table))]
                for action, spot in spots:
                    self._draw_key(pen, fit, action, self._to_window(window, shrink, spot).center)
            pen.plate(tag, GOLD if thing is chosen else BONE, radius=size * 0.4, border=INK)
            pen.text(thing.title, tag.center, size, Typeface.BOLD, INK, anchor="center", width=tag.width - 6)
            self._tags.append((tag, thing))

    @staticmethod
    def _to_window(window: FRect, shrink: float, area: FRect) -> FRect:
        """Convert an area on the table, which is shown at the scale `shrink`, to the canvas."""
        at = window.left + area.left * shrink, window.top + area.top * shrink
        return FRect(*at, area.width * shrink, area.height * shrink)

    def _draw_key(self, pen: Pen, fit: Fit, action: Action, at: tuple[float, float]) -> None:
        """Draw an action's keycap for the gamepad, if that's in use, or for the keyboard."""
        bindings, high = self.context.input.bindings, max(26 * fit.scale, 21.0)
        if self.context.device is Device.GAMEPAD:
            button = bindings.button_for(action)
            if button is not None:
                draw_cap(pen, button_label(button), at, high, PAD_COLOURS.get(button, MINT))
        elif key := prompt_label(bindings, action, Device.KEYBOARD):
            draw_cap(pen, key, at, high)


def _moving_keys_words(bindings: Bindings, device: Device) -> Text:
    """Return a message about a changed preset: which keys now move and confirm."""
    up, down, confirm = (
        prompt_label(bindings, one, device) for one in (Action.UP, Action.DOWN, Action.CONFIRM)
    )
    # For translators: the names of keys, or of a gamepad's buttons.
    return message(
        "Preset changed. Now {up} and {down} move, and {key} confirms.", up=up, down=down, key=confirm
    )


def _preset_words(before: Changes, after: Changes, bindings: Bindings) -> Text:
    """Return a message about which of the player's own keys a preset keeps and replaces."""
    kinds = {
        "keys": (bindings.keys, key_label),
        "buttons": (bindings.buttons, button_label),
        "mouse": (bindings.mouse, MOUSE_NAMES.__getitem__),
    }
    own, lost = list[str](), list[str]()
    for kind, (bound, called) in kinds.items():
        own += [called(name) for name in after.get(kind, {})]
        changed = before.get(kind, {}).items()
        lost += [called(name) for name, action in changed if bound[name].value != action]
    return sentences(
        message("Your own changes stay: {keys}.", keys=join_items(own)) if own else None,
        message("The preset needs these for something else: {keys}.", keys=join_items(lost))
        if lost
        else None,
    )
