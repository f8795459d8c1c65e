"""The key list: what each key does on the screen below, for the device in use."""

import pygame
import pytest

from game.cardgames.registry import GAMES
from game.scenes.keys import ACTION_NAMES, KeysScene
from game.scenes.match.table import TableScene
from game.scenes.menus.settings.controls import NameTag
from game.scenes.menus.title import TitleScene
from game.scenes.stack import Scene
from game.ui.devices.actions import Action, ActionPressed, Device, TextTyped
from game.ui.devices.bindings import Bindings
from game.ui.devices.presets import DeviceGrip
from tests.support.driving import Driver
from tests.support.playing import deal, own_choices, start

KINDS = {
    "six_takes": {"row"},
    "sixpack": {"pile", "direction"},
    "sixty_six": {"last", "points", "trumps", "hand"},
    "must_be_18": {"column"},
}
"""What the numbered reading keys announce in each game: the second word of their names."""


def listed_keys(driver: Driver) -> list[str]:
    assert isinstance(driver.top, KeysScene)
    return [widget.describe().removesuffix(".") for widget in driver.top.form.widgets]


def test_list_is_announced_and_closed_by_the_key_that_opened_it(driver: Driver) -> None:
    heard = driver.hear()
    driver.key(pygame.K_F1)
    assert "Enter: confirm" in listed_keys(driver)
    assert "F2: speech" in listed_keys(driver)
    driver.key(pygame.K_DOWN)
    # First what is special to the screen, then what every screen has.
    assert any(words.startswith("Key list. V: read screen") for words in heard)
    assert heard[-1].startswith("R: rules")
    assert listed_keys(driver)[2] == "Up arrow: up"
    driver.key(pygame.K_F1)
    assert driver.on(TitleScene)


def test_key_list_opens_while_a_name_is_being_typed(driver: Driver) -> None:
    """All keys of one frame are read before the first of them starts text mode."""
    driver.app.context.screens.settings()
    driver.frames(2)
    driver.click_row("Play", frames=2)
    page = driver.top
    page.focus_first(NameTag)
    driver.key(pygame.K_RETURN)
    driver.app.handle(TextTyped("Ann"))
    driver.app.handle(ActionPressed(Action.KEYS))
    assert isinstance(driver.top, KeysScene)
    assert driver.app.context.settings.name.endswith("Ann")
    driver.key(pygame.K_F1)
    assert driver.top is page


@pytest.mark.parametrize("game", GAMES)
def test_table_lists_all_reading_keys(driver: Driver, game: str) -> None:
    table = deal(driver, game).table
    driver.frames(2)
    driver.key(pygame.K_F1)
    names = {line.partition(": ")[2] for line in listed_keys(driver)}
    called = {action: str(table.key_names.get(action, ACTION_NAMES[action])) for action in table.reading}
    assert set(called.values()) <= names
    rows = {name for action, name in called.items() if action.startswith("announce_row_")}
    assert {name.split()[1] for name in rows} == KINDS[game]
    assert {"hint", "undo", "menu", "log", "faster"} <= names
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, TableScene)


def test_changed_keys_are_listed(driver: Driver) -> None:
    bindings = driver.app.context.input.bindings
    driver.app.context.rebind(bindings.with_key(driver.top.keys[0], "k"))
    driver.key(pygame.K_F1)
    assert "K: up" in listed_keys(driver)


@pytest.mark.parametrize("game", GAMES)
def test_all_readings_work_with_the_pointer_only(driver: Driver, game: str) -> None:
    """A click in the key list announces the same words as the key, and plays nothing."""
    scene = start(driver, game)
    captions = driver.app.context.captions
    heard = driver.hear()
    driver.until(lambda: bool(scene.table.areas()))
    for action in scene.table.reading:
        driver.app.handle(ActionPressed(action))
        while scene.table.consumes(ActionPressed(Action.CANCEL)):
            driver.key(pygame.K_ESCAPE)
        by_key = captions.last
        captions.clear()
        heard.clear()
        driver.click(*scene.buttons[Action.MENU].center)
        driver.click_row("Key list")
        assert driver.on(KeysScene)
        name = scene.table.key_names.get(action, ACTION_NAMES[action])
        place = next(words for words in listed_keys(driver) if words.endswith(f": {name}"))
        driver.click_row(place, frames=2)
        assert driver.on(TableScene), action
        while scene.table.consumes(ActionPressed(Action.CANCEL)):
            driver.click(*scene.table.tools_area.center, button=3)
        assert by_key in heard, action
    assert own_choices(driver) == 0


@pytest.mark.parametrize("game", GAMES)
def test_table_commands_work_with_the_pointer_only(driver: Driver, game: str) -> None:
    scene = start(driver, game)
    driver.frames(3)
    for action in (Action.MENU, Action.LOG, Action.UNDO, Action.HINT, Action.FASTER):
        assert action in scene.buttons
    speed = driver.app.context.settings.speed
    driver.click(*scene.buttons[Action.FASTER].center)
    assert driver.app.context.settings.speed != speed
    driver.click(*scene.buttons[Action.MENU].center)
    driver.click_row("Key list")
    driver.click_row("M: mute", frames=2)
    assert driver.app.context.settings.muted
    assert driver.on(TableScene)


def test_gamepad_can_press_actions_without_a_button(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    driver.app.context.rebind(Bindings.of(pad_hands=DeviceGrip.LEFT))
    driver.app.context.input.device = Device.GAMEPAD
    scene = Scene()
    monkeypatch.setattr(Scene, "keys", (Action.UP, Action.LOG))
    driver.open(scene)
    driver.app.context.screens.keys(scene)
    driver.frames(1)
    assert "L up: up" in listed_keys(driver)
    assert {"log", "mute", "fullscreen"} <= set(listed_keys(driver))
    driver.click_row("mute", frames=1)
    assert driver.app.context.settings.muted


def test_confirming_the_confirm_row_plays_nothing(driver: Driver) -> None:
    scene = start(driver, "six_takes")
    driver.key(pygame.K_F1)
    form = driver.top.form
    for _ in form.widgets:
        if ": confirm" in form.focused.describe():
            break
        driver.key(pygame.K_TAB)
    assert ": confirm" in form.focused.describe()
    driver.key(pygame.K_RETURN, frames=3)
    assert driver.on(KeysScene)
    assert own_choices(driver) == 0
    assert scene.session.my_turn


@pytest.mark.parametrize("screen", ["settings", "arcade", "daily", "wall", "wardrobe", "high_scores"])
def test_key_reads_a_whole_screen_again(driver: Driver, screen: str) -> None:
    """Its title and text, and what has the focus now."""
    heard = driver.hear()
    getattr(driver.app.context.screens, screen)()
    driver.frames(2)
    opened = heard[-1]
    driver.key(pygame.K_v)
    assert heard[-1] == opened
    driver.key(pygame.K_TAB)
    focused = heard[-1]
    driver.key(pygame.K_v)
    assert heard[-1].endswith(focused)
    assert heard[-1].startswith(str(opened).partition(".")[0])
