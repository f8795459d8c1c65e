"""Gamepads that SDL recognises: plugged in, used, unplugged."""

from contextlib import ExitStack

import pygame
import pytest
from pygame._sdl2 import controller

from game.ui.devices.actions import Action, ActionPressed, Device, DeviceChanged, PadJoined, PadLeft
from game.ui.devices.gamepad import Gamepads
from game.ui.devices.hold import REPEATS, InputSettings
from game.ui.devices.presets import BUTTONS
from tests.support.reading import Reader, key
from tests.support.virtual_pad import FLIGHT_STICK, VirtualPad


def hold(pad: VirtualPad, name: str) -> None:
    if name[-1] in "+-":
        pad.axis(name[:-1], 1.0 if name[-1] == "+" else -1.0)
    elif name.endswith("trigger"):
        pad.axis(name, 1.0)
    else:
        pad.press(name)


def end_hold(pad: VirtualPad, name: str) -> None:
    if name[-1] in "+-":
        pad.axis(name[:-1], 0.0)
    elif name.endswith("trigger"):
        pad.axis(name, -1.0)
    else:
        pad.release(name)


@pytest.mark.parametrize("name", list(BUTTONS))
def test_every_default_button_acts_once(reader: Reader, pad: VirtualPad, name: str) -> None:
    hold(pad, name)
    assert reader.pads() == [
        DeviceChanged(Device.GAMEPAD),
        ActionPressed(BUTTONS[name], Device.GAMEPAD, pad=1),
    ]
    end_hold(pad, name)
    assert reader.pads() == []


def test_sdl_reports_everything_twice(reader: Reader) -> None:
    """The test above relies on it: a pressed button is reported as a joystick's, too."""
    with VirtualPad() as pad:
        reader.pads()
        pad.press("a")
        pygame.event.pump()
        kinds = {event.type for event in pygame.event.get()}
    assert {pygame.JOYBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN} <= kinds


def test_unbound_button_only_changes_the_device(reader: Reader, pad: VirtualPad) -> None:
    pad.press("guide")
    assert reader.pads() == [DeviceChanged(Device.GAMEPAD)]


def test_plugging_a_pad_in_and_out(reader: Reader) -> None:
    for _ in range(3):
        with VirtualPad() as pad:
            joined = reader.pads()
            assert [type(event) for event in joined] == [PadJoined]
            assert len(reader.input.pads) == 1
            pad.press("a")
            assert ActionPressed(Action.CONFIRM, Device.GAMEPAD, pad=1) in reader.pads()
        left = reader.pads()
        assert PadLeft(joined[0].name) in left
        assert len(reader.input.pads) == 0


def test_pad_connected_before_the_start_is_found() -> None:
    controller.quit()
    pygame.joystick.init()
    pygame.display.init()
    pygame.display.set_mode((1280, 720))
    with VirtualPad() as pad:
        pygame.event.clear()
        reader = Reader()
        assert [type(event) for event in reader.pads()] == [PadJoined]
        pad.press("b")
        assert reader.pad_actions() == [Action.CANCEL]
    reader.input.pads.close()
    pygame.event.clear()


def test_unplugged_pad_releases_what_it_held(reader: Reader, pad: VirtualPad) -> None:
    pad.press("dpright")
    pad.axis("lefty", -1.0)
    assert set(reader.pad_actions()) == {Action.RIGHT, Action.UP}
    reader.now = 0.5
    assert set(reader.actions()) == {Action.RIGHT, Action.UP}
    pad.pull_out()
    assert any(isinstance(event, PadLeft) for event in reader.pads())
    reader.now = 3.0
    assert reader.pads() == []


def test_prompts_change_when_the_pad_in_use_is_unplugged(reader: Reader) -> None:
    with ExitStack() as stack:
        first, second = (stack.enter_context(VirtualPad()) for _ in range(2))
        reader.pads()
        second.press("a")
        reader.pads()
        first.pull_out()
        reader.pads()
        assert reader.input.device is Device.GAMEPAD
        second.pull_out()
        assert reader.pads()[-1] == DeviceChanged(Device.KEYBOARD)
        assert reader.input.device is Device.KEYBOARD


def test_unused_pad_that_leaves_changes_no_prompt(reader: Reader, pad: VirtualPad) -> None:
    pad.pull_out()
    assert [type(event) for event in reader.pads()] == [PadLeft]
    assert reader.input.device is Device.MOUSE


def test_two_pads_hold_independently(reader: Reader) -> None:
    with VirtualPad() as first, VirtualPad() as second:
        reader.pads()
        first.press("dpdown")
        second.press("dpdown")
        assert reader.pad_actions() == [Action.DOWN, Action.DOWN]
        first.pull_out()
        reader.pads()
        assert reader.actions(at=0.4) == [Action.DOWN]
        second.release("dpdown")
        reader.now = 0.8
        assert reader.pad_actions() == []


def test_joystick_that_is_no_controller_is_ignored(reader: Reader) -> None:
    with VirtualPad(FLIGHT_STICK) as stick:
        assert reader.pads() == []
        stick.press("a")
        stick.axis("leftx", 1.0)
        assert reader.pads() == []
    assert reader.pads() == []


def test_pad_unplugged_while_opening_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    class Gone:
        name = "Gone"

        def as_joystick(self) -> pygame.joystick.JoystickType:
            raise pygame.error("Invalid joystick device number")

    monkeypatch.setattr(controller, "is_controller", lambda _index: True)
    monkeypatch.setattr(controller, "Controller", lambda _index: Gone())
    pads = Gamepads()
    assert pads.connect(0) is None
    assert pads.numbers == frozenset()


# -- sticks and repeats ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("axis", "way", "action"),
    [("leftx", 1, Action.RIGHT), ("lefty", -1, Action.UP), ("rightx", -1, Action.ANNOUNCE_ROW_4)],
)
def test_stick_acts_once_until_it_comes_back(
    reader: Reader, pad: VirtualPad, axis: str, way: int, action: Action
) -> None:
    seen = []
    for value in (0.1, 0.3, 0.55, 0.65, 0.5, 0.45, 0.7, 1.0, 0.3, 0.5, 0.62):
        pad.axis(axis, way * value)
        seen.append(len(reader.pad_actions()))
    assert seen == [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1]
    pad.axis(axis, way * -1.0)
    (other,) = reader.pad_actions()
    assert other is not action


def test_stick_and_key_repeat_alike(reader: Reader, pad: VirtualPad) -> None:
    pad.axis("leftx", 1.0)
    reader.pads()
    key("up")
    reader.poll()
    assert reader.actions(at=0.34) == []
    for moment in (0.36, 0.46):
        assert reader.poll(at=moment) == [
            ActionPressed(Action.RIGHT, Device.GAMEPAD, repeat=True, pad=1),
            ActionPressed(Action.UP, Device.KEYBOARD, repeat=True),
        ]
    pad.axis("leftx", 0.0)
    reader.pads()
    assert reader.actions(at=0.6) == [Action.UP]


@pytest.mark.parametrize("dead_zone", [0.3, 0.9])
def test_dead_zone_is_a_setting(reader: Reader, pad: VirtualPad, dead_zone: float) -> None:
    reader.input.settings = InputSettings(dead_zone=dead_zone)
    seen = []
    for value in (-0.02, 0.02, -0.18, -0.22, 0.02):
        pad.axis("leftx", dead_zone + value)
        seen.append(len(reader.pad_actions()))
    assert seen == [0, 1, 0, 0, 1]


def test_repeat_rate_is_a_setting(reader: Reader) -> None:
    for name, times in (("normal", (0.36, 0.46)), ("slow", (0.81, 1.12))):
        begun = reader.now
        reader.input.settings = InputSettings(repeat=REPEATS[name])
        key("up")
        assert reader.actions() == [Action.UP]
        for moment in times:
            assert reader.actions(at=begun + moment - 0.02) == [], name
            assert reader.actions(at=begun + moment) == [Action.UP], name
        key("up", down=False)
        reader.poll()
    key("up")
    assert reader.actions() == [Action.UP]
    reader.input.settings = InputSettings(repeat=None)
    reader.now += 5
    assert reader.actions() == []
    key("down")
    assert reader.actions() == [Action.DOWN]
    reader.now += 5
    assert reader.actions() == []
    assert not reader.input.holding


def test_half_pulled_trigger_does_nothing(reader: Reader, pad: VirtualPad) -> None:
    pad.axis("righttrigger", 0.0)
    assert reader.pads() == []
    pad.axis("righttrigger", 0.5)
    assert reader.pad_actions() == [Action.PAGE_DOWN]


def test_pads_act_during_typing(reader: Reader, pad: VirtualPad) -> None:
    reader.input.set_text_mode(True)
    pad.press("dpleft")
    assert reader.pad_actions() == [Action.LEFT]
    reader.input.set_text_mode(False)


def test_rumble_is_harmless_for_pads_without_motors_or_gone(reader: Reader, pad: VirtualPad) -> None:
    reader.input.pads.rumble(1.0, 50)
    pad.pull_out()
    reader.input.pads.rumble(1.0, 50)
    assert any(isinstance(event, PadLeft) for event in reader.pads())
    reader.input.pads.rumble(1.0, 50)
