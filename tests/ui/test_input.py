"""Keys, mouse, touch and real emulated pads become actions."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.ui.actions import (
    Action,
    ActionPressed,
    Captured,
    Device,
    DeviceChanged,
    InputEvent,
    PadJoined,
    PadLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Scrolled,
    TextErased,
    TextTyped,
    WindowClosed,
)
from game.ui.bindings import BUTTONS, KEYS, BadBinding, Bindings
from game.ui.input import Input
from game.ui.prompts import label
from game.ui.screen import Scale
from tests.virtual_pad import VirtualPad

SCALE = Scale.of((1280, 720))


class Reader:
    """An input with a clock that the test turns."""

    def __init__(self) -> None:
        self.now = 0.0
        self.input = Input(Bindings(), lambda: self.now)

    def poll(self, scale: Scale = SCALE) -> list[InputEvent]:
        return self.input.poll(scale)

    def actions(self) -> list[Action]:
        return [event.action for event in self.poll() if isinstance(event, ActionPressed)]


@pytest.fixture
def reader() -> Iterator[Reader]:
    pygame.display.init()
    pygame.display.set_mode((1280, 720))
    made = Reader()
    pygame.event.clear()
    yield made
    made.input.pads.close()
    pygame.event.clear()


def key(name: str, down: bool = True) -> None:
    *held, plain = name.split("+") if name != "+" else [name]
    if not plain:
        held, plain = [], "+"
    mods = {"ctrl": pygame.KMOD_LCTRL, "alt": pygame.KMOD_LALT, "shift": pygame.KMOD_LSHIFT}
    mod = sum(mods[one] for one in held)
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    pygame.event.post(
        pygame.event.Event(kind, key=pygame.key.key_code(plain), mod=mod, unicode="", scancode=0)
    )


def flush_pad(reader: Reader) -> list[InputEvent]:
    """Let SDL look at its joysticks until nothing comes any more."""
    events: list[InputEvent] = []
    for _ in range(4):
        pygame.event.pump()
        events += reader.poll()
    return events


@pytest.mark.parametrize("name", list(KEYS))
def test_every_default_key(reader: Reader, name: str) -> None:
    key(name)
    assert reader.actions() == [KEYS[name]]


def test_a_held_direction_repeats_by_its_own_clock(reader: Reader) -> None:
    key("right")
    assert reader.actions() == [Action.RIGHT]
    reader.now = 0.34
    assert reader.actions() == []
    for moment in (0.36, 0.46, 0.56):
        reader.now = moment
        (event,) = reader.poll()
        assert event == ActionPressed(Action.RIGHT, Device.KEYBOARD, repeat=True)
    key("right", down=False)
    reader.now = 2.0
    assert reader.actions() == []


def test_confirm_does_not_repeat(reader: Reader) -> None:
    key("return")
    reader.poll()
    reader.now = 5.0
    assert reader.actions() == []


@pytest.mark.parametrize(("window", "scale"), [((1280, 720), 1.0), ((1920, 1080), 1.5), ((960, 540), 0.8)])
def test_the_mouse_in_units(reader: Reader, window: tuple[int, int], scale: float) -> None:
    units = Scale.of(window, scale)
    pos = (window[0] // 2, window[1] // 4)
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(5, 5), buttons=(1, 0, 0)))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=1.0))
    moved, pressed, released, scrolled = reader.poll(units)
    assert isinstance(moved, PointerMoved)
    assert isinstance(pressed, PointerPressed)
    assert isinstance(released, PointerReleased)
    assert isinstance(scrolled, Scrolled)
    assert (moved.x, moved.y) == pytest.approx((units.width / 2, units.height / 4), abs=1)
    assert moved.held


def test_typing_gives_text_and_still_confirms(reader: Reader) -> None:
    reader.input.text_mode(True)
    key("v")
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="v"))
    key("backspace")
    key("space")
    key("return")
    events = [event for event in reader.poll() if not isinstance(event, DeviceChanged)]
    assert events == [TextTyped("v"), TextErased(), ActionPressed(Action.CONFIRM)]
    reader.input.text_mode(False)


def test_the_device_in_use(reader: Reader) -> None:
    key("left")
    assert reader.poll()[0] == DeviceChanged(Device.KEYBOARD)
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(1, 1), buttons=(0, 0, 0)))
    assert reader.poll() == []
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(90, 90), rel=(9, 9), buttons=(0, 0, 0)))
    assert reader.poll()[0] == DeviceChanged(Device.MOUSE)


def test_closing_the_window(reader: Reader) -> None:
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    assert reader.poll() == [WindowClosed()]


# -- emulated pads ---------------------------------------------------------------------------------------


def test_every_default_button_of_a_real_pad(reader: Reader) -> None:
    with VirtualPad() as pad:
        joined = flush_pad(reader)
        assert [type(event) for event in joined] == [PadJoined]
        for name, action in BUTTONS.items():
            if name[-1] in "+-":
                pad.axis(name[:-1], 1.0 if name[-1] == "+" else -1.0)
            elif name.endswith("trigger"):
                pad.axis(name, 1.0)
            else:
                pad.press(name)
            pressed = [event.action for event in flush_pad(reader) if isinstance(event, ActionPressed)]
            assert pressed == [action], name
            if name[-1] in "+-":
                pad.axis(name[:-1], 0.0)
            elif name.endswith("trigger"):
                pad.axis(name, -1.0)
            else:
                pad.release(name)
            flush_pad(reader)


def test_a_stick_must_go_far_and_come_back(reader: Reader) -> None:
    with VirtualPad() as pad:
        flush_pad(reader)
        seen = []
        for value in (0.3, 0.55, 0.65, 0.5, 0.7, 0.3, 0.62):
            pad.axis("leftx", value)
            seen.append([event.action for event in flush_pad(reader) if isinstance(event, ActionPressed)])
        assert seen == [[], [], [Action.RIGHT], [], [], [], [Action.RIGHT]]


def test_a_pad_that_leaves_releases_what_it_held(reader: Reader) -> None:
    with VirtualPad() as pad:
        flush_pad(reader)
        pad.press("dpright")
        flush_pad(reader)
        reader.now = 0.5
        assert reader.actions() == [Action.RIGHT]
        pad.pull_out()
        assert any(isinstance(event, PadLeft) for event in flush_pad(reader))
        reader.now = 3.0
        assert reader.actions() == []
        assert len(reader.input.pads) == 0


def test_a_pad_may_come_again(reader: Reader) -> None:
    for _ in range(3):
        with VirtualPad() as pad:
            assert any(isinstance(event, PadJoined) for event in flush_pad(reader))
            pad.press("a")
            assert ActionPressed(Action.CONFIRM, Device.GAMEPAD) in flush_pad(reader)
        flush_pad(reader)


# -- bindings --------------------------------------------------------------------------------------------


def test_a_captured_key_becomes_the_actions(reader: Reader) -> None:
    reader.input.capture_next()
    key("k")
    assert reader.poll() == [Captured(Device.KEYBOARD, "k")]
    reader.input.bindings = reader.input.bindings.with_key(Action.CONFIRM, "k")
    key("k")
    assert reader.actions() == [Action.CONFIRM]
    assert label(reader.input.bindings, Action.CONFIRM, Device.KEYBOARD) == "K"


def test_changes_survive_being_saved() -> None:
    changed = Bindings().with_key(Action.LOG, "k").with_button(Action.UNDO, "y")
    again = Bindings.from_changes(changed.changes())
    assert again.keys["k"] is Action.LOG
    assert again.buttons["y"] is Action.UNDO
    assert again.keys["return"] is Action.CONFIRM
    assert label(again, Action.LOG, Device.KEYBOARD) == "K"


def test_an_unknown_action_in_saved_bindings_is_named() -> None:
    with pytest.raises(BadBinding, match="'fly' is not a valid Action"):
        Bindings.from_changes({"keys": {"k": "fly"}})


def test_every_action_can_be_reached_by_keys() -> None:
    assert set(KEYS.values()) == set(Action)


def test_the_right_button_goes_back(reader: Reader) -> None:
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=(50, 50), button=3))
    assert reader.poll() == [ActionPressed(Action.CANCEL, Device.MOUSE)]
