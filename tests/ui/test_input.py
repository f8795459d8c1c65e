"""Keys, mouse, touch and window become actions and events."""

import pygame
import pytest

from game.ui.devices.actions import (
    Action,
    ActionPressed,
    Device,
    DeviceChanged,
    FocusLost,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Scrolled,
    TextErased,
    TextTyped,
    WindowClosed,
    WindowResized,
)
from game.ui.devices.presets import KEYS
from game.ui.drawing.screen import Scale
from tests.support.reading import Reader, key, mouse, press

# -- keyboard ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", list(KEYS))
def test_every_default_key(reader: Reader, name: str) -> None:
    key(name)
    assert reader.actions() == [KEYS[name]]


def test_capitals_are_the_same_keys(reader: Reader) -> None:
    key("shift+v")
    press(pygame.K_t, pygame.KMOD_CAPS | pygame.KMOD_NUM)
    assert reader.actions() == [Action.ANNOUNCE_ROWS, Action.ANNOUNCE_TURN]


@pytest.mark.parametrize("name", ["alt+space", "ctrl+return", "meta+space", "ctrl+s", "ctrl+shift+tab"])
def test_system_chords_do_nothing(reader: Reader, name: str) -> None:
    key(name)
    assert reader.actions() == []


def test_too_many_presses_are_read_over_several_frames(
    reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that a frame isn't long because keys were hit during the one before."""
    presses = [Action.RIGHT, Action.DOWN] * 20
    for action in presses:
        key(action.value)
        key(action.value, down=False)
    monkeypatch.setattr("time.sleep", lambda seconds: pytest.fail("it waits for more input"))
    frames = [reader.actions()]
    for _ in range(2):
        reader.input.wait(60)
        frames.append(reader.actions())
    assert [len(frame) for frame in frames] == [16, 16, 8]
    assert [action for frame in frames for action in frame] == presses


def test_motion_isn_t_put_off(reader: Reader) -> None:
    for at in range(100):
        mouse(pygame.MOUSEMOTION, (100 + 5 * at, 100))
    moves = [event for event in reader.poll() if isinstance(event, PointerMoved)]
    assert len(moves) == 100


def test_chord_differs_from_its_plain_key(reader: Reader) -> None:
    key("alt+return")
    assert reader.actions() == [Action.FULLSCREEN]


def test_top_row_of_a_french_keyboard_has_the_digits(reader: Reader) -> None:
    # It types &é"'( there; a binding of such a character has priority.
    for sign, place in zip("&é\"'(", range(pygame.KSCAN_1, pygame.KSCAN_6), strict=True):
        press(ord(sign), scancode=place)
    press(ord("&"), pygame.KMOD_LCTRL, scancode=pygame.KSCAN_1)
    assert reader.actions() == [Action(f"announce_row_{number}") for number in range(1, 6)]
    reader.input.bindings = reader.input.bindings.with_key(Action.LOG, "&")
    press(ord("&"), scancode=pygame.KSCAN_1)
    assert reader.actions() == [Action.LOG]


def test_non_latin_letters_go_by_their_place(reader: Reader) -> None:
    # What SDL sends for the US keys V, C and T with a Russian layout.
    press(ord("м"), scancode=pygame.KSCAN_V)
    press(ord("с"), scancode=pygame.KSCAN_C)
    press(ord("я"), pygame.KMOD_LCTRL, scancode=pygame.KSCAN_Z)
    assert reader.actions() == [Action.ANNOUNCE_ROWS, Action.ANNOUNCE_CARD, Action.UNDO]


def test_latin_letters_go_by_their_character(reader: Reader) -> None:
    # Dvorak has K where the US has V, and V where the US has the full stop.
    press(pygame.K_k, scancode=pygame.KSCAN_V)
    assert reader.actions() == [Action.SKIP]
    press(pygame.K_v, scancode=pygame.KSCAN_PERIOD)
    assert reader.actions() == [Action.ANNOUNCE_ROWS]


def test_keys_without_a_name_do_nothing(reader: Reader) -> None:
    press(0)
    press(ord("ü"), scancode=pygame.KSCAN_LEFTBRACKET)
    assert reader.actions() == []


@pytest.mark.parametrize("name", ["right", "up", "tab", "shift+tab", "page down"])
def test_held_directions_repeat_by_their_own_clock(reader: Reader, name: str) -> None:
    key(name)
    assert reader.actions() == [KEYS[name]]
    assert reader.actions(at=0.34) == []
    for moment in (0.36, 0.46, 0.56):
        assert reader.poll(at=moment) == [ActionPressed(KEYS[name], Device.KEYBOARD, repeat=True)]
        assert reader.poll() == []
    key(name, down=False)
    assert reader.actions(at=2.0) == []


def test_slow_frame_causes_one_repeat_not_a_burst(reader: Reader) -> None:
    key("right")
    reader.poll()
    assert reader.actions(at=30.0) == [Action.RIGHT]
    assert reader.actions() == []


def test_two_keys_of_one_action_are_held_independently(reader: Reader) -> None:
    reader.input.bindings = reader.input.bindings.with_key(Action.RIGHT, "k")
    key("right")
    key("k")
    reader.poll()
    key("right", down=False)
    assert reader.actions(at=0.4) == [Action.RIGHT]


@pytest.mark.parametrize("name", ["return", "escape", "backspace", "f11", "m", "v", "1"])
def test_only_directions_repeat(reader: Reader, name: str) -> None:
    key(name)
    reader.poll()
    assert reader.actions(at=5.0) == []


# -- text --------------------------------------------------------------------------------------------------


def type_in(text: str) -> None:
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=text))


def test_text_comes_only_when_requested(reader: Reader) -> None:
    type_in("v")
    assert reader.poll() == []
    reader.input.set_text_mode(True)
    type_in("é")
    assert reader.poll() == [TextTyped("é")]
    reader.input.set_text_mode(False)
    type_in("v")
    assert reader.poll() == []


def test_typing_gives_text_and_still_confirms_and_cancels(reader: Reader) -> None:
    reader.input.set_text_mode(True)
    for name in ("v", "1", "m", "p", "f1", "[1]", "space", "left", "home"):
        key(name)
    type_in("v")
    key("backspace")
    for name in ("return", "escape", "tab", "enter"):
        key(name)
    events = [event for event in reader.poll() if not isinstance(event, DeviceChanged)]
    pressed = (Action.CONFIRM, Action.CANCEL, Action.NEXT, Action.CONFIRM)
    assert events == [TextTyped("v"), TextErased(), *(ActionPressed(action) for action in pressed)]
    reader.input.set_text_mode(False)
    key("v")
    assert reader.actions() == [Action.ANNOUNCE_ROWS]


@pytest.mark.parametrize("name", ["f2", "f5", "f6", "f7", "f8", "f9"])
def test_screen_reading_keys_work_while_typing(reader: Reader, name: str) -> None:
    reader.input.set_text_mode(True)
    key(name)
    assert reader.actions() == [KEYS[name]]


def test_letter_bound_to_confirm_is_only_a_letter_while_typing(reader: Reader) -> None:
    reader.input.bindings = reader.input.bindings.with_key(Action.CONFIRM, "k")
    reader.input.set_text_mode(True)
    key("k")
    type_in("k")
    assert [event for event in reader.poll() if not isinstance(event, DeviceChanged)] == [TextTyped("k")]
    reader.input.set_text_mode(False)


# -- mouse and touch ---------------------------------------------------------------------------------------

SCALES = [
    ((1280, 720), 1.0, (640.0, 180.0)),
    ((1920, 1080), 1.0, (640.0, 180.0)),
    ((1920, 1080), 1.5, (1280 / 3, 120.0)),
    ((960, 540), 0.8, (800.0, 225.0)),
    ((2560, 1080), 1.0, (2560 / 3, 180.0)),
    ((1280, 800), 1.0, (640.0, 200.0)),
]


@pytest.mark.parametrize(("window", "user_scale", "place"), SCALES)
def test_mouse_positions_are_in_canvas_units(
    reader: Reader, window: tuple[int, int], user_scale: float, place: tuple[float, float]
) -> None:
    pos = (window[0] // 2, window[1] // 4)
    mouse(pygame.MOUSEMOTION, pos, buttons=(1, 0, 0))
    mouse(pygame.MOUSEBUTTONDOWN, pos, button=1)
    mouse(pygame.MOUSEBUTTONUP, pos, button=1)
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=1.5))
    x, y = pytest.approx(place[0]), pytest.approx(place[1])
    assert reader.poll(Scale.of(window, user_scale)) == [
        PointerMoved(x, y, held=True),
        PointerPressed(x, y, 1),
        PointerReleased(x, y, 1),
        Scrolled(x, y, 1.5),
    ]


@pytest.mark.parametrize(("window", "user_scale", "place"), SCALES)
def test_finger_positions_are_in_canvas_units_and_each_touch_counts_once(
    reader: Reader, window: tuple[int, int], user_scale: float, place: tuple[float, float]
) -> None:
    # SDL reports each touch twice: as a finger, and as a marked mouse.
    pos = (window[0] // 2, window[1] // 4)
    finger = {"touch_id": 1, "finger_id": 1, "x": 0.5, "y": 0.25, "dx": 0.0, "dy": 0.0, "pressure": 1.0}
    for kind, same in (
        (pygame.FINGERDOWN, pygame.MOUSEBUTTONDOWN),
        (pygame.FINGERMOTION, pygame.MOUSEMOTION),
        (pygame.FINGERUP, pygame.MOUSEBUTTONUP),
    ):
        pygame.event.post(pygame.event.Event(kind, **finger))
        if same == pygame.MOUSEMOTION:
            mouse(same, pos, buttons=(1, 0, 0), touch=True)
        else:
            mouse(same, pos, button=1, touch=True)
    x, y = pytest.approx(place[0]), pytest.approx(place[1])
    assert reader.poll(Scale.of(window, user_scale)) == [
        PointerPressed(x, y, 1),
        PointerMoved(x, y, held=True),
        PointerReleased(x, y, 1),
    ]


def test_right_button_goes_back(reader: Reader) -> None:
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        mouse(kind, (50, 50), button=3)
    assert reader.poll() == [ActionPressed(Action.CANCEL, Device.MOUSE)]


def test_wheel_is_no_button(reader: Reader) -> None:
    # SDL 1 reported the wheel as buttons 4 and 5, and pygame still does, in addition to the wheel itself.
    for button in (4, 5):
        mouse(pygame.MOUSEBUTTONDOWN, (50, 50), button=button)
        mouse(pygame.MOUSEBUTTONUP, (50, 50), button=button)
    assert reader.poll() == []


# -- the device in use -------------------------------------------------------------------------------------


def test_device_change_is_reported_once_and_first(reader: Reader) -> None:
    key("left")
    assert reader.poll() == [DeviceChanged(Device.KEYBOARD), ActionPressed(Action.LEFT)]
    key("q")
    assert reader.poll() == []
    mouse(pygame.MOUSEBUTTONDOWN, (9, 9), button=1)
    assert reader.poll() == [DeviceChanged(Device.MOUSE), PointerPressed(9, 9)]
    assert reader.input.device is Device.MOUSE


def test_trembling_mouse_is_not_in_use(reader: Reader) -> None:
    mouse(pygame.MOUSEMOTION, (100, 100))
    reader.poll()
    key("left")
    reader.poll()
    for pos in ((101, 100), (100, 101), (99, 100), (101, 101)):
        mouse(pygame.MOUSEMOTION, pos)
    assert reader.poll() == []
    assert reader.input.device is Device.KEYBOARD
    mouse(pygame.MOUSEMOTION, (104, 102))
    assert reader.poll() == [DeviceChanged(Device.MOUSE), PointerMoved(104, 102)]


def test_mouse_in_use_may_move_by_single_pixels(reader: Reader) -> None:
    for x in (100, 101):
        mouse(pygame.MOUSEMOTION, (x, 100))
    assert reader.poll() == [PointerMoved(100, 100), PointerMoved(101, 100)]


def test_wheel_brings_the_mouse_back(reader: Reader) -> None:
    key("left")
    reader.poll()
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.0))
    assert reader.poll() == [DeviceChanged(Device.MOUSE), Scrolled(0, 0, -1.0)]


# -- the window --------------------------------------------------------------------------------------------


def test_closing_the_window(reader: Reader) -> None:
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    assert reader.poll() == [WindowClosed()]


def test_resized_window_is_reported(reader: Reader) -> None:
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1600, y=900))
    assert reader.poll() == [WindowResized(1600, 900)]


def test_losing_the_windows_focus_releases_all_keys(reader: Reader) -> None:
    key("down")
    reader.poll()
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert reader.poll() == [FocusLost()]
    assert reader.poll(at=3.0) == []


def test_events_keep_their_order(reader: Reader) -> None:
    key("left")
    mouse(pygame.MOUSEBUTTONDOWN, (9, 9), button=1)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    key("v")
    assert reader.poll() == [
        DeviceChanged(Device.KEYBOARD),
        ActionPressed(Action.LEFT),
        DeviceChanged(Device.MOUSE),
        PointerPressed(9, 9),
        WindowClosed(),
        DeviceChanged(Device.KEYBOARD),
        ActionPressed(Action.ANNOUNCE_ROWS),
    ]


def test_event_that_ended_a_wait_comes_first(reader: Reader) -> None:
    """Waiting takes it out of the queue."""
    for name in ("left", "right", "up"):
        key(name)
    reader.input.wait(0.0)
    assert reader.actions() == [Action.LEFT, Action.RIGHT, Action.UP]
    reader.input.wait(0.0)
    assert reader.actions() == []


def test_wait_ends_with_any_event(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    naps: list[float] = []

    def nap(seconds: float) -> None:
        naps.append(seconds)
        if len(naps) == 3:
            key("left")

    monkeypatch.setattr("time.sleep", nap)
    reader.input.wait(0.125)
    assert len(naps) == 3
    assert reader.actions() == [Action.LEFT]


def test_wait_polls_no_more_often_than_frames(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    naps: list[float] = []
    monkeypatch.setattr("time.sleep", naps.append)
    reader.input.wait(0.125)
    assert sum(naps) == pytest.approx(0.125, abs=0.01)
    assert min(naps) > 1 / 200
