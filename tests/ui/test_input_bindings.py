"""Rebinding keys and buttons: capturing, saving, prompts, and presets."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.devices.actions import Action, ActionPressed, Device, InputCaptured
from game.ui.devices.bindings import BadBinding, Bindings
from game.ui.devices.presets import BUTTON_PRESETS, BUTTONS, KEY_PRESETS, KEYS, DeviceGrip
from game.ui.drawing.draw import Pen, Shapes
from game.ui.drawing.screen import Scale, Screen
from game.ui.drawing.text import Fonts
from game.ui.forms.prompts import draw_prompts, prompt_label
from tests.support.reading import Reader, key, mouse, press
from tests.support.virtual_pad import VirtualPad

NEEDED = (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT, Action.CONFIRM, Action.CANCEL)


@pytest.fixture(autouse=True)
def _window() -> None:
    pygame.display.init()
    pygame.display.set_mode((320, 180))


# -- values ------------------------------------------------------------------------------------------------


def test_every_table_action_has_a_button() -> None:
    elsewhere = {Action.UNDO, Action.FASTER, Action.SLOWER, Action.HELP, Action.FULLSCREEN, Action.MUTE}
    # A trigger, which turns pages elsewhere, asks for a hint at the table.
    elsewhere.add(Action.HINT)
    # The other trigger reads all row ends.
    elsewhere.add(Action.ANNOUNCE_ENDS)
    # A player who is out has no next card, so that button skips to the end.
    elsewhere.add(Action.SKIP)
    # The right stick reads four rows; games with fewer use it for other questions.
    elsewhere |= {Action.ANNOUNCE_DIRECTION, Action.ANNOUNCE_LAST_TRICK, Action.ANNOUNCE_POINTS}
    elsewhere.add(Action.ANNOUNCE_SELECTION)
    # Settings turn on speech, and the log has earlier words; letters and the clipboard need a keyboard.
    elsewhere |= {
        Action.KEYS,
        Action.SPEECH,
        Action.REPEAT,
        Action.EARLIER,
        Action.LATER,
        Action.SPELL,
        Action.COPY,
    }
    unused = {Action.FIRST, Action.LAST, Action.ANNOUNCE_ROW_5, Action.ANNOUNCE_ROW_6}
    assert set(BUTTONS.values()) == set(Action) - elsewhere - unused


def test_reading_keys() -> None:
    said = {"v": "rows", "1": "row_1", "2": "row_2", "3": "row_3", "4": "row_4"}
    said |= {"c": "card", "t": "turn", "s": "scores", "d": "direction"}
    said |= {"l": "last_trick", "p": "points", "e": "selection", "a": "ends"}
    assert {name: KEYS[name] for name in said} == {name: f"announce_{word}" for name, word in said.items()}


def test_rebinding_a_key_leaves_others_alone() -> None:
    changed = Bindings().with_key(Action.LOG, "k").with_key(Action.LOG, "u")
    assert changed.keys == {**KEYS, "k": Action.LOG, "u": Action.LOG}
    assert changed.buttons == BUTTONS
    assert changed.key_for(Action.LOG) == "u"
    assert Bindings().keys == KEYS


@pytest.mark.parametrize("action", NEEDED)
def test_last_key_of_an_essential_action_stays(action: Action) -> None:
    names = [name for name, bound in KEYS.items() if bound is action]
    bindings = Bindings()
    for name in names[:-1]:
        bindings = bindings.with_key(Action.LOG, name)
    with pytest.raises(BadBinding, match=f"^no key would be left for {action}$"):
        bindings.with_key(Action.LOG, names[-1])
    assert bindings.with_key(action, "k").with_key(Action.LOG, names[-1]).key_for(action) == "k"


def test_last_button_of_an_essential_action_stays() -> None:
    with pytest.raises(BadBinding, match=r"^no button would be left for confirm$"):
        Bindings().with_button(Action.LOG, "a")
    swapped = Bindings().with_button(Action.CONFIRM, "x").with_button(Action.LOG, "a")
    assert swapped.button_for(Action.CONFIRM) == "x"


NAMES = st.sampled_from(["k", "u", "f5", "ctrl+k", "ctrl+alt+meta+shift+f2", "[+]", "alt++", "+", "1", "tab"])
PADS = st.sampled_from(["guide", "x", "y", "back", "lefttrigger", "righty-"])
CHANGES = st.lists(st.tuples(st.sampled_from(Action), NAMES | PADS), max_size=8)


@given(CHANGES)
def test_changes_survive_saving(changes: list[tuple[Action, str]]) -> None:
    bindings = Bindings()
    for action, name in changes:
        on_pad = name in BUTTONS or name == "guide"
        bindings = (bindings.with_button if on_pad else bindings.with_key)(action, name)
    again = Bindings.from_changes(bindings.changes())
    assert again == bindings
    assert again.changes() == bindings.changes()


def test_defaults_are_no_change() -> None:
    assert Bindings().changes() == {"keys": {}, "buttons": {}}
    assert Bindings.from_changes({}) == Bindings()


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"keys": {"k": "fly"}}, "k: unknown action 'fly'"),
        ({"buttons": {"x": "fly"}}, "x: unknown action 'fly'"),
        ({"keys": {"retrun": "log"}}, "unknown key 'retrun'"),
        ({"keys": {"ctrl+": "log"}}, r"unknown key 'ctrl\+'"),
        ({"keys": {"": "log"}}, "unknown key ''"),
        ({"keys": {"Return": "log"}}, "unknown key 'Return'"),
        ({"buttons": {"z": "log"}}, "unknown button 'z': expected one of dpup, "),
        ({"keyboard": {"k": "log"}}, "unknown part 'keyboard': expected keys, buttons or mouse"),
        ({"buttons": {"b": "log"}}, "no button would be left for cancel"),
        ({"keys": {"escape": "log"}}, "no key would be left for cancel"),
    ],
)
def test_impossible_saved_bindings_are_reported(changes: dict[str, dict[str, str]], problem: str) -> None:
    with pytest.raises(BadBinding, match=f"^bindings: {problem}.*; using the default keys and buttons$"):
        Bindings.from_changes(changes)


# -- capturing ---------------------------------------------------------------------------------------------


def test_captured_key_gets_the_action(reader: Reader) -> None:
    reader.input.capture_next()
    key("k")
    key("k", down=False)
    assert reader.poll() == [InputCaptured(Device.KEYBOARD, "k")]
    reader.input.bindings = reader.input.bindings.with_key(Action.CONFIRM, "k")
    key("k")
    assert reader.actions() == [Action.CONFIRM]


def test_only_the_next_key_is_captured(reader: Reader) -> None:
    reader.input.capture_next()
    key("right")
    key("left")
    assert [event for event in reader.poll() if isinstance(event, InputCaptured | ActionPressed)] == [
        InputCaptured(Device.KEYBOARD, "right"),
        ActionPressed(Action.LEFT),
    ]
    assert reader.actions(at=0.4) == [Action.LEFT]


def test_chord_is_captured_whole(reader: Reader) -> None:
    reader.input.capture_next()
    for modifier in (pygame.K_LCTRL, pygame.K_RSHIFT, pygame.K_LMETA, pygame.K_RALT, pygame.K_CAPSLOCK):
        press(modifier, pygame.KMOD_CTRL)
    assert reader.poll() == []
    key("ctrl+shift+k")
    assert reader.poll() == [InputCaptured(Device.KEYBOARD, "ctrl+shift+k")]
    reader.input.bindings = reader.input.bindings.with_key(Action.LOG, "ctrl+shift+k")
    key("ctrl+shift+k")
    assert reader.actions() == [Action.LOG]


def test_key_without_a_name_is_ignored(reader: Reader) -> None:
    reader.input.capture_next()
    press(ord("ü"), scancode=pygame.KSCAN_LEFTBRACKET)
    assert reader.poll() == []
    press(ord("л"), scancode=pygame.KSCAN_K)
    assert reader.poll() == [InputCaptured(Device.KEYBOARD, "k")]


@pytest.mark.parametrize(
    ("button", "name"), [(1, ""), (2, "middle"), (3, "right"), (6, "back"), (7, "forward")]
)
def test_mouse_button_ends_capturing(reader: Reader, button: int, name: str) -> None:
    reader.input.capture_next()
    mouse(pygame.MOUSEMOTION, (5, 5))
    mouse(pygame.MOUSEBUTTONDOWN, (5, 5), button=button)
    assert reader.poll()[-1] == InputCaptured(Device.MOUSE, name)
    key("right")
    assert reader.actions() == [Action.RIGHT]


def test_buttons_sticks_and_triggers_are_captured(reader: Reader, pad: VirtualPad) -> None:
    pad.press("a")
    reader.pads()
    reader.input.capture_next()
    pad.release("a")
    assert reader.pads() == []
    pad.press("guide")
    assert reader.pads() == [InputCaptured(Device.GAMEPAD, "guide")]
    for axis, name in (("righty", "righty+"), ("lefttrigger", "lefttrigger")):
        reader.input.capture_next()
        pad.axis(axis, 1.0)
        assert reader.pads() == [InputCaptured(Device.GAMEPAD, name)]
    reader.input.bindings = reader.input.bindings.with_button(Action.UNDO, "y")
    pad.press("y")
    assert reader.pad_actions() == [Action.UNDO]


# -- mouse -------------------------------------------------------------------------------------------------


def test_mouse_buttons_except_the_left_have_actions(reader: Reader) -> None:
    bindings = Bindings().with_mouse(Action.HINT, "middle").with_mouse(Action.UNDO, "back")
    reader.input.bindings = bindings
    for button in (2, 3, 6, 7):
        mouse(pygame.MOUSEBUTTONDOWN, (5, 5), button=button)
        mouse(pygame.MOUSEBUTTONUP, (5, 5), button=button)
    assert reader.actions() == [Action.HINT, Action.CANCEL, Action.UNDO]
    assert bindings.changes() == {"keys": {}, "buttons": {}, "mouse": {"back": "undo", "middle": "hint"}}
    assert Bindings.from_changes(bindings.changes()) == bindings
    assert bindings.for_hands(DeviceGrip.LEFT, DeviceGrip.LEFT).mouse == bindings.mouse
    assert prompt_label(bindings, Action.HINT, Device.MOUSE) == "Middle click"


def test_mouse_keeps_a_button_to_cancel() -> None:
    with pytest.raises(BadBinding, match=r"^no mouse button would be left for cancel$"):
        Bindings().with_mouse(Action.HINT, "right")
    swapped = Bindings().with_mouse(Action.CANCEL, "back").with_mouse(Action.HINT, "right")
    assert prompt_label(swapped, Action.CANCEL, Device.MOUSE) == "Mouse back button"
    with pytest.raises(BadBinding, match="unknown mouse button 'left': expected one of right, middle"):
        Bindings.from_changes({"mouse": {"left": "hint"}})


# -- prompts -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "device", "words"),
    [
        (Action.CONFIRM, Device.KEYBOARD, "Enter"),
        (Action.CONFIRM, Device.GAMEPAD, "A"),
        (Action.CONFIRM, Device.MOUSE, "Click"),
        (Action.CANCEL, Device.KEYBOARD, "Esc"),
        (Action.CANCEL, Device.GAMEPAD, "B"),
        (Action.CANCEL, Device.MOUSE, "Right click"),
        (Action.UP, Device.GAMEPAD, "Up"),
        (Action.PREVIOUS, Device.KEYBOARD, "Shift+Tab"),
        (Action.PREVIOUS, Device.GAMEPAD, "LB"),
        (Action.ANNOUNCE_ROWS, Device.MOUSE, "V"),
        (Action.MUTE, Device.GAMEPAD, ""),
    ],
)
def test_prompt_of_an_action(action: Action, device: Device, words: str) -> None:
    assert prompt_label(Bindings(), action, device) == words


def test_mouse_has_no_arrows() -> None:
    """It clicks the arrows that rows show; a key in the prompt would belong to another device."""
    for action in (Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN):
        assert not prompt_label(Bindings(), action, Device.MOUSE)
        assert prompt_label(Bindings(), action, Device.KEYBOARD)


def test_prompt_shows_the_latest_binding() -> None:
    changed = Bindings().with_key(Action.CONFIRM, "ctrl+k").with_button(Action.CONFIRM, "lefty-")
    assert prompt_label(changed, Action.CONFIRM, Device.KEYBOARD) == "Ctrl+K"
    assert prompt_label(changed, Action.CONFIRM, Device.GAMEPAD) == "L up"


@pytest.mark.parametrize("name", [*BUTTONS, "guide"])
def test_every_button_has_a_readable_name(name: str) -> None:
    action = BUTTONS.get(name, Action.UNDO)
    words = prompt_label(Bindings().with_button(action, name), action, Device.GAMEPAD)
    assert words
    assert not {"-", "+"} & set(words)


HINTS = ((Action.CONFIRM, "play"), (Action.MUTE, "mute"), (Action.CANCEL, "back"))


def _drawn(device: Device, width: float | None = None) -> tuple[float, bytes]:
    surface = pygame.Surface((640, 90))
    pen = Pen(Screen(surface, Scale.of((640, 360))), Shapes(Fonts()))
    return draw_prompts(pen, Bindings(), device, HINTS, (4, 4), width=width), pygame.image.tobytes(
        surface, "RGB"
    )


def test_each_device_has_its_own_prompts() -> None:
    pictures = {_drawn(device)[1] for device in Device}
    assert len(pictures) == len(Device)


def test_mouse_needs_no_prompts() -> None:
    width, picture = _drawn(Device.MOUSE)
    assert width == 0
    assert not any(picture)


def test_prompts_fit_their_width() -> None:
    whole, _ = _drawn(Device.KEYBOARD)
    less, _ = _drawn(Device.KEYBOARD, whole * 0.6)
    assert 0 < less < whole
    assert less <= whole * 0.6 + 16
    assert _drawn(Device.KEYBOARD, 5)[0] == 0


# -- presets ---------------------------------------------------------------------------------------------


MODIFIERS = ("shift+", "ctrl+")
ANYWHERE = {"escape", "f1", "f2"}
"""Keys that do the same in every preset; each has another key on the hand's side."""
LEFT_KEYS = {*"123456qwertasdfgxcvb", "tab", "space", *(f"f{number}" for number in range(1, 6))}
RIGHT_KEYS = {
    *(*"7890uiophjklnm,+-=", *(f"[{sign}]" for sign in "0123456789+-."), "return", "enter", "backspace"),
    *("up", "down", "left", "right", "insert", "delete", "home", "end", "page up", "page down"),
    *(f"f{number}" for number in range(5, 13)),
}
COPY_AND_UNDO = {"ctrl+c", "ctrl+z"}
LEFT_BUTTONS = {name for name in BUTTONS if name.startswith(("left", "dp"))} | {"back"}
RIGHT_BUTTONS = (set(BUTTONS) - LEFT_BUTTONS) | {"start"}


@pytest.mark.parametrize("hands", DeviceGrip)
def test_every_action_has_a_key(hands: DeviceGrip) -> None:
    assert set(KEY_PRESETS[hands].values()) == set(Action)


@pytest.mark.parametrize(
    ("hands", "side"),
    [
        (DeviceGrip.LEFT, LEFT_KEYS),
        (DeviceGrip.RIGHT, RIGHT_KEYS),
        # W and A swap places with Z and Q, which are all on the left.
        (DeviceGrip.LEFT_AZERTY, LEFT_KEYS | {"z"}),
    ],
)
def test_one_hand_reaches_a_key_for_every_action(hands: DeviceGrip, side: set[str]) -> None:
    reached = set[Action]()
    for name, action in KEY_PRESETS[hands].items():
        plain = name
        for modifier in MODIFIERS:
            plain = plain.removeprefix(modifier)
        if plain in side and (not name.startswith("ctrl+") or hands is not DeviceGrip.RIGHT):
            reached.add(action)
        else:
            assert name in ANYWHERE | COPY_AND_UNDO, name
    assert reached | {Action.CANCEL} == set(Action)
    assert any(KEY_PRESETS[hands].get(key) is Action.CANCEL for key in side)


@pytest.mark.parametrize(
    ("hands", "side"), [(DeviceGrip.LEFT, LEFT_BUTTONS), (DeviceGrip.RIGHT, RIGHT_BUTTONS)]
)
def test_one_hand_holds_half_a_gamepad(hands: DeviceGrip, side: set[str]) -> None:
    assert set(BUTTON_PRESETS[hands]) <= side
    needed = {Action.MENU, Action.NEXT, Action.PAGE_DOWN, Action.ANNOUNCE_ROWS, Action.ANNOUNCE_CARD}
    assert needed <= set(BUTTON_PRESETS[hands].values())


@pytest.mark.parametrize("keys", KEY_PRESETS)
@pytest.mark.parametrize("pad", BUTTON_PRESETS)
def test_every_preset_can_be_bound_and_saved(keys: DeviceGrip, pad: DeviceGrip) -> None:
    bindings = Bindings.of(keys, pad)
    assert bindings.changes() == {"keys": {}, "buttons": {}}
    changed = bindings.with_key(Action.LOG, "f4").with_button(Action.LOG, "guide")
    assert changed.changes() == {"keys": {"f4": "log"}, "buttons": {"guide": "log"}}
    assert Bindings.from_changes(changed.changes(), keys, pad) == changed


TOP_ROW = {
    "French": dict(zip("1234567890", "&é\"'(-è_çà", strict=True)),
    "German": dict(zip("1234567890", "1234567890", strict=True)),
}
MOVED = {"French": {**dict(zip("qwazm", "azqw,", strict=True)), ",": ";"}, "German": {"z": "y", "y": "z"}}
"""What these keyboards type with the keys of US digits and letters."""
PLACES = {letter: getattr(pygame, f"KSCAN_{letter.upper()}") for letter in "abcdefghijklmnopqrstuvwxyz"}
PLACES |= {digit: getattr(pygame, f"KSCAN_{digit}") for digit in "1234567890"}


@pytest.mark.parametrize(
    ("keyboard", "hands"), [("German", DeviceGrip.LEFT), ("French", DeviceGrip.LEFT_AZERTY)]
)
def test_left_hand_finds_its_keys_in_the_same_places(
    reader: Reader, keyboard: str, hands: DeviceGrip
) -> None:
    """The directions are a cross on every keyboard: W, A, S, D in the US, Z, Q, S, D in France."""
    reader.input.bindings = Bindings.of(hands)
    for name, action in KEY_PRESETS[DeviceGrip.LEFT].items():
        plain = name.removeprefix("shift+")
        if plain in PLACES:
            written = TOP_ROW[keyboard].get(plain) or MOVED[keyboard].get(plain, plain)
            mod = pygame.KMOD_LSHIFT if name != plain else 0
            press(ord(written), mod, scancode=PLACES[plain])
            press(ord(written), mod, scancode=PLACES[plain], down=False)
            assert reader.actions() == [action], name


def test_shift_with_a_top_row_key_means_its_digit(reader: Reader) -> None:
    # In France the key of the 6 types a minus, which is bound to a slower speed.
    press(ord("-"), scancode=pygame.KSCAN_6)
    press(ord("-"), pygame.KMOD_LSHIFT, scancode=pygame.KSCAN_6)
    assert reader.actions() == [Action.SLOWER, Action.ANNOUNCE_ROW_6]
    reader.input.bindings = Bindings.of(DeviceGrip.RIGHT)
    press(ord("è"), scancode=pygame.KSCAN_7)
    press(ord("è"), pygame.KMOD_LSHIFT, scancode=pygame.KSCAN_7)
    assert reader.actions() == [Action.ANNOUNCE_ROW_1, Action.ANNOUNCE_ROW_5]


def test_own_changes_override_a_preset() -> None:
    own = Bindings().with_key(Action.LOG, "k").with_key(Action.LOG, "a").with_button(Action.UNDO, "x")
    left = own.for_hands(DeviceGrip.LEFT, DeviceGrip.RIGHT)
    # In this preset, a is the only key for left.
    assert left.changes() == {"keys": {"k": "log"}, "buttons": {"x": "undo"}}
    assert left.keys["a"] is Action.LEFT
    assert left.key_for(Action.LOG) == "k"
    assert own.for_hands(DeviceGrip.RIGHT, DeviceGrip.BOTH).changes() == own.changes()


def test_newest_own_key_comes_first() -> None:
    own = Bindings().with_key(Action.LOG, "k").with_key(Action.LOG, "n")
    assert own.for_hands(DeviceGrip.LEFT, DeviceGrip.BOTH).key_for(Action.LOG) == "n"
