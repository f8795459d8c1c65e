"""Hold to confirm: a key, button or click that is released too early does nothing."""

import pygame
import pytest

from game.ui.devices.actions import (
    Action,
    ActionPressed,
    Device,
    InputCaptured,
    InputEvent,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from game.ui.devices.hold import HOLD, InputSettings
from tests.support.reading import SCALE, Reader, key, mouse, press
from tests.support.virtual_pad import VirtualPad


@pytest.fixture
def holding_reader(reader: Reader) -> Reader:
    reader.input.settings = InputSettings(hold=HOLD)
    return reader


def presses(reader: Reader, *, at: float | None = None) -> list[InputEvent]:
    kinds = ActionPressed | PointerPressed | PointerReleased
    return [event for event in reader.poll(at=at) if isinstance(event, kinds)]


def held_share(reader: Reader) -> float:
    found = reader.input.hold_progress(SCALE)
    return 0.0 if found is None else found.share


@pytest.mark.parametrize("name", ["return", "space", "enter"])
def test_key_counts_once_after_half_a_second(holding_reader: Reader, name: str) -> None:
    key(name)
    assert presses(holding_reader) == []
    assert holding_reader.input.holding
    assert presses(holding_reader, at=0.25) == []
    assert held_share(holding_reader) == pytest.approx(0.5)
    assert presses(holding_reader, at=0.5) == [ActionPressed(Action.CONFIRM)]
    assert held_share(holding_reader) == 0
    assert presses(holding_reader, at=3.0) == []


def test_short_press_does_nothing(holding_reader: Reader) -> None:
    for at in (0.0, 1.0, 2.0):
        holding_reader.now = at
        key("return")
        presses(holding_reader)
        holding_reader.now = at + 0.4
        key("return", down=False)
        assert presses(holding_reader) == []
    assert presses(holding_reader, at=9.0) == []


def test_other_keys_need_no_holding_and_do_not_end_a_hold(holding_reader: Reader) -> None:
    key("return")
    presses(holding_reader)
    key("escape")
    key("escape", down=False)
    assert presses(holding_reader) == [ActionPressed(Action.CANCEL)]
    assert presses(holding_reader, at=0.5) == [ActionPressed(Action.CONFIRM)]


def test_losing_the_windows_focus_ends_a_hold(holding_reader: Reader) -> None:
    key("return")
    presses(holding_reader)
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    presses(holding_reader)
    assert presses(holding_reader, at=1.0) == []


def test_pad_button_must_be_held_too(holding_reader: Reader) -> None:
    with VirtualPad() as pad:
        holding_reader.pads()
        pad.press("a")
        holding_reader.pads()
        assert held_share(holding_reader) == 0
        holding_reader.now = 0.3
        pad.release("a")
        holding_reader.pads()
        holding_reader.now = 1.0
        assert holding_reader.pad_actions() == []
        pad.press("a")
        holding_reader.pads()
        assert presses(holding_reader, at=1.5) == [ActionPressed(Action.CONFIRM, Device.GAMEPAD, pad=1)]
        pad.press("b")
        assert holding_reader.pad_actions() == [Action.CANCEL]
        pad.release("a")
        holding_reader.pads()
        pad.press("a")
        holding_reader.pads()
        pad.pull_out()
        holding_reader.pads()
    assert presses(holding_reader, at=9.0) == []


def test_short_click_only_looks(holding_reader: Reader) -> None:
    mouse(pygame.MOUSEBUTTONDOWN, (100, 60), button=1)
    # A finger has no earlier position, so what is under it gets the focus.
    assert PointerMoved(100, 60) in holding_reader.poll()
    holding_reader.now = 0.49
    mouse(pygame.MOUSEBUTTONUP, (100, 60), button=1)
    assert presses(holding_reader) == []
    assert presses(holding_reader, at=5.0) == []


def test_held_click_presses_at_the_pointer_then_drags(holding_reader: Reader) -> None:
    mouse(pygame.MOUSEBUTTONDOWN, (100, 60), button=1)
    holding_reader.poll()
    holding_reader.now = 0.3
    mouse(pygame.MOUSEMOTION, (104, 60), buttons=(1, 0, 0))
    assert PointerMoved(104, 60, held=False) in holding_reader.poll()
    assert holding_reader.input.hold_progress(SCALE).at == (104, 60)
    assert presses(holding_reader, at=0.5) == [PointerPressed(104, 60)]
    mouse(pygame.MOUSEMOTION, (300, 60), buttons=(1, 0, 0))
    assert PointerMoved(300, 60, held=True) in holding_reader.poll()
    mouse(pygame.MOUSEBUTTONUP, (300, 60), button=1)
    assert presses(holding_reader) == [PointerReleased(300, 60)]


def test_click_that_moves_away_starts_again(holding_reader: Reader) -> None:
    mouse(pygame.MOUSEBUTTONDOWN, (100, 60), button=1)
    holding_reader.poll()
    holding_reader.now = 0.4
    mouse(pygame.MOUSEMOTION, (160, 60), buttons=(1, 0, 0))
    holding_reader.poll()
    assert held_share(holding_reader) == 0
    assert presses(holding_reader, at=0.6) == []
    assert presses(holding_reader, at=0.9) == [PointerPressed(160, 60)]


def test_right_click_and_captured_key_need_no_holding(holding_reader: Reader) -> None:
    mouse(pygame.MOUSEBUTTONDOWN, (100, 60), button=3)
    assert presses(holding_reader) == [ActionPressed(Action.CANCEL, Device.MOUSE)]
    holding_reader.input.capture_next()
    press(pygame.K_RETURN)
    assert InputCaptured(Device.KEYBOARD, "return") in holding_reader.poll()
