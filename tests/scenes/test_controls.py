"""Rebinding keys and buttons on the controls screen, with each device."""

from pathlib import Path

import pygame
import pytest

from game.scenes.menus.settings.keys import ControlsScene, KeyRow
from game.scenes.menus.title import TitleScene
from game.storage import settings
from game.ui.devices.actions import Action
from game.ui.devices.bindings import Bindings
from game.ui.devices.presets import BUTTON_PRESETS, BUTTONS, KEYS, DeviceGrip
from tests.support.driving import Driver
from tests.support.virtual_pad import VirtualPad


@pytest.fixture
def driver(driver: Driver) -> Driver:
    driver.open(ControlsScene(driver.app.context), frames=2)
    return driver


def focused_words(driver: Driver) -> str:
    return driver.top.speech


def choose(driver: Driver, action: Action) -> None:
    """Focus an action's row and press it."""
    words = f"{action.value.replace('_', ' ')}:"
    assert driver.on(ControlsScene)
    form = driver.top.form
    place = next(at for at, widget in enumerate(form.widgets) if widget.describe().startswith(words))
    driver.key(pygame.K_HOME)
    for _ in form.widgets:
        if form.focus == place:
            break
        driver.key(pygame.K_TAB)
    driver.key(pygame.K_RETURN)
    assert focused_words(driver) == f"Press the new key or button for: {words[:-1]}"


def test_key_with_a_modifier_is_bound(driver: Driver) -> None:
    choose(driver, Action.LOG)
    driver.key(pygame.K_LCTRL, mod=pygame.KMOD_LCTRL)
    driver.key(pygame.K_k, mod=pygame.KMOD_LCTRL)
    assert focused_words(driver) == "Ctrl+K is now set to: log."
    assert driver.app.context.input.bindings.keys["ctrl+k"] is Action.LOG
    assert driver.app.context.settings.bindings == {"keys": {"ctrl+k": "log"}, "buttons": {}}


def test_previous_action_of_a_key_is_announced(driver: Driver) -> None:
    choose(driver, Action.LOG)
    driver.key(pygame.K_m)
    assert focused_words(driver) == "M is now set to: log. It used to be: mute."


def test_escape_keeps_cancel_and_leaves_afterwards(driver: Driver) -> None:
    choose(driver, Action.LOG)
    driver.key(pygame.K_ESCAPE)
    assert focused_words(driver) == "Nothing changed: that would leave no key for cancel."
    assert driver.app.context.input.bindings.keys == KEYS
    driver.key(pygame.K_ESCAPE)
    assert driver.on(TitleScene)


def test_click_cancels_and_the_next_key_acts(driver: Driver) -> None:
    choose(driver, Action.LOG)
    driver.click(640, 300)
    assert focused_words(driver).startswith("Nothing changed")
    driver.key(pygame.K_ESCAPE)
    assert driver.on(TitleScene)
    assert driver.app.context.input.bindings.keys == KEYS


def test_pad_cannot_lose_its_confirm_button(driver: Driver) -> None:
    with VirtualPad() as pad:
        driver.frames(4)
        choose(driver, Action.LOG)
        pad.press("a")
        driver.frames(4)
        assert focused_words(driver) == "Nothing changed: that would leave no button for confirm."
        pad.release("a")
        driver.frames(4)
        choose(driver, Action.LOG)
        pad.press("y")
        driver.frames(4)
        assert focused_words(driver) == "Y is now set to: log. It used to be: read table."
        assert driver.app.context.input.bindings.buttons == {**BUTTONS, "y": Action.LOG}


def test_reset_restores_the_defaults(driver: Driver) -> None:
    choose(driver, Action.LOG)
    driver.key(pygame.K_m)
    driver.click_row("Reset all")
    assert driver.app.context.input.bindings.keys == KEYS
    assert driver.app.context.settings.bindings == {"keys": {}, "buttons": {}}


def test_preset_applies_immediately_and_is_saved(driver: Driver) -> None:
    choose(driver, Action.LOG)
    driver.key(pygame.K_k)
    choose(driver, Action.MUTE)
    driver.key(pygame.K_a)
    driver.click_row("Keys for: Both hands")
    assert focused_words(driver) == (
        "Preset changed. Now W and S move, and Space confirms. Your own changes stay: K. "
        "The preset needs these for something else: A."
    )
    context = driver.app.context
    assert context.input.bindings == Bindings.of(DeviceGrip.LEFT).with_key(Action.LOG, "k")
    kept, problem = settings.load(context.places.settings)
    assert problem is None
    assert Bindings.from_changes(kept.bindings, DeviceGrip(kept.key_hands), DeviceGrip(kept.pad_hands)) == (
        context.input.bindings
    )
    driver.click_row("Gamepad for: Both hands")
    assert focused_words(driver) == (
        "Preset changed. Now L up and L down move, and Down confirms. Your own changes stay: K."
    )
    assert context.input.bindings.buttons == BUTTON_PRESETS[DeviceGrip.LEFT]
    driver.key(pygame.K_q)
    assert driver.on(TitleScene)


def test_clicking_a_group_scrolls_its_keys_into_view(driver: Driver) -> None:
    scene = driver.top
    for tag, thing in list(scene._tags):
        driver.click(*tag.center)
        assert scene.focused_part is thing
        driver.frames(1)
        rows = enumerate(scene.form.widgets)
        own = [at for at, row in rows if isinstance(row, KeyRow) and row.action in thing.actions]
        seen = [scene.form.visible_area(at).height >= scene.form.area_of(at).height - 1 for at in own]
        room = scene.form._view.height // scene.form.area_of(own[0]).height - 1
        assert seen[:1] == [True], thing.title
        assert sum(seen) >= min(len(own), room), thing.title


def test_preset_applies_at_the_next_start(driver: Driver, tmp_path: Path) -> None:
    driver.app.context.rebind(Bindings.of(DeviceGrip.RIGHT, DeviceGrip.LEFT))
    again = Driver(tmp_path)
    assert again.app.context.input.bindings == Bindings.of(DeviceGrip.RIGHT, DeviceGrip.LEFT)


def test_mouse_button_is_bound(driver: Driver) -> None:
    choose(driver, Action.HINT)
    driver.click(640, 300, button=2)
    assert focused_words(driver) == "Middle click is now set to: hint."
    assert "hint: H / none / Middle click." in [row.describe() for row in driver.top.form.widgets]
    assert driver.app.context.settings.bindings["mouse"] == {"middle": "hint"}
    choose(driver, Action.HINT)
    driver.click(640, 300, button=3)
    assert focused_words(driver) == "Nothing changed: that would leave no button for cancel."
    driver.click_row("Reset all")
    assert "mouse" not in driver.app.context.settings.bindings
    kept, _problem = settings.load(driver.app.context.places.settings)
    assert "mouse" not in kept.bindings


def test_focus_stays_while_a_key_is_awaited(driver: Driver) -> None:
    """The row whose key is awaited keeps the focus, even if the mouse moves over another one."""
    choose(driver, Action.LOG)
    driver.frames(1)
    form, place = driver.top.form, driver.top.form.focus
    driver.move(*form.area_of(place - 1).center)
    assert form.focus == place
    driver.key(pygame.K_q)
    assert focused_words(driver) == "Q is now set to: log."
    driver.move(*form.area_of(place - 1).center)
    assert form.focus == place - 1
