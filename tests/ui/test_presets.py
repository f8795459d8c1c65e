"""Presets of keys and buttons: each is whole, and one for a hand needs that hand alone."""

import pygame
import pytest

from game.ui.devices.actions import Action
from game.ui.devices.bindings import Bindings
from game.ui.devices.presets import BUTTON_PRESETS, BUTTONS, KEY_PRESETS, DeviceGrip
from tests.support.reading import Reader, press

MODIFIERS = ("shift+", "ctrl+")
ANYWHERE = {"escape", "f1", "f2"}
"""Keys that do the same in every preset, beside another key for it."""
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
        # W and A change their places with Z and Q: all of them are on the left there.
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
"""What these keyboards write with the keys that write digits and letters on a US one."""
PLACES = {letter: getattr(pygame, f"KSCAN_{letter.upper()}") for letter in "abcdefghijklmnopqrstuvwxyz"}
PLACES |= {digit: getattr(pygame, f"KSCAN_{digit}") for digit in "1234567890"}


@pytest.mark.parametrize(
    ("keyboard", "hands"), [("German", DeviceGrip.LEFT), ("French", DeviceGrip.LEFT_AZERTY)]
)
def test_the_left_hand_finds_its_keys_in_the_same_places(
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


def test_shift_means_the_digit_where_only_shift_writes_it(reader: Reader) -> None:
    # The key of the 6 writes a minus in France, which is for a slower speed.
    press(ord("-"), scancode=pygame.KSCAN_6)
    press(ord("-"), pygame.KMOD_LSHIFT, scancode=pygame.KSCAN_6)
    assert reader.actions() == [Action.SLOWER, Action.ANNOUNCE_ROW_6]
    reader.input.bindings = Bindings.of(DeviceGrip.RIGHT)
    press(ord("è"), scancode=pygame.KSCAN_7)
    press(ord("è"), pygame.KMOD_LSHIFT, scancode=pygame.KSCAN_7)
    assert reader.actions() == [Action.ANNOUNCE_ROW_1, Action.ANNOUNCE_ROW_5]


def test_own_changes_stay_on_top_of_another_preset() -> None:
    own = Bindings().with_key(Action.LOG, "k").with_key(Action.LOG, "a").with_button(Action.UNDO, "x")
    left = own.for_hands(DeviceGrip.LEFT, DeviceGrip.RIGHT)
    # a is the only key of a hand that goes left.
    assert left.changes() == {"keys": {"k": "log"}, "buttons": {"x": "undo"}}
    assert left.keys["a"] is Action.LEFT
    assert left.key_for(Action.LOG) == "k"
    assert own.for_hands(DeviceGrip.RIGHT, DeviceGrip.BOTH).changes() == own.changes()


def test_the_newest_of_own_keys_stays_in_front() -> None:
    own = Bindings().with_key(Action.LOG, "k").with_key(Action.LOG, "n")
    assert own.for_hands(DeviceGrip.LEFT, DeviceGrip.BOTH).key_for(Action.LOG) == "n"
