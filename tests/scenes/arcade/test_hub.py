"""The arcade hub: ten doors on two floors, all in view, each with a different picture."""

import pygame
import pytest

from game.language.message import translate
from game.scenes.arcade.rooms import DOORS, HubScene
from game.scenes.pieces.boathouse import HouseDoor
from game.scenes.run.dialogs import GuideScene
from game.scenes.run.map.scene import MapScene
from game.ui.devices.actions import Action, ActionPressed, Device
from tests.scenes.run.running import start_run
from tests.support.driving import Driver
from tests.support.screen_text import ScreenText, assert_apart


def hub_of(driver: Driver) -> HubScene:
    """Open the hub, draw it once, and return it."""
    scene = driver.open(HubScene(driver.app.context), frames=1)
    driver.app.draw()
    return scene


@pytest.mark.parametrize("window", [(1280, 720), (960, 540, 1.5), (2560, 1080), (800, 600)], indirect=True)
def test_all_doors_are_in_view(driver: Driver) -> None:
    form = hub_of(driver).form
    doors = [form.area_of(number) for number, row in enumerate(form.widgets) if isinstance(row, HouseDoor)]
    assert len(doors) == len(DOORS) == 10
    assert len({door.top for door in doors}) == 2
    assert all(form.area.contains(door) for door in doors)
    assert all(door.collidelist(doors[number + 1 :]) == -1 for number, door in enumerate(doors))


@pytest.mark.window(960, 540, 1.5)
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_signs_show_all_their_words_even_in_a_small_window(
    driver: Driver, language: str, text: ScreenText
) -> None:
    driver.app.context.change(language=language)
    form = hub_of(driver).form
    text.read(driver)
    lines = [one for one in text.drawn if one.words]
    for number, door in enumerate(form.widgets):
        if isinstance(door, HouseDoor):
            wanted = [translate(words, driver.app.context.language) for words in (door.text, door.now)]
            shown = [one for one in lines if one.place.colliderect(form.area_of(number))]
            assert " ".join(one.words for one in shown if not one.words.isdigit()) == " ".join(wanted)
    assert_apart([one._replace(place=one.place.inflate(0, -6)) for one in text.texts(driver)])


def test_each_door_has_a_different_picture() -> None:
    assert len({room.id for room in DOORS}) == len(DOORS)


def test_arrows_go_from_door_to_door_and_to_the_back_button(driver: Driver) -> None:
    form = hub_of(driver).form
    seen = [form.focus]
    for key in (
        pygame.K_RIGHT,
        pygame.K_DOWN,
        pygame.K_RIGHT,
        pygame.K_RIGHT,
        pygame.K_RIGHT,
        pygame.K_RIGHT,
    ):
        driver.key(key)
        seen.append(form.focus)
    assert seen == [0, 1, 6, 7, 8, 9, 10]


def test_door_opens_by_a_click(driver: Driver) -> None:
    scene = hub_of(driver)
    driver.click_row("Awards")
    assert driver.top is not scene


def test_title_names_the_current_run(driver: Driver) -> None:
    context = driver.app.context
    assert context.screens.news() == "today’s run is ready"
    assert context.screens.notes()[0].words == "Arcade run: six ponds"
    start_run(driver)
    assert context.screens.notes()[0].words == "Arcade run: pond 1 of 6"


def test_run_is_on_the_title(driver: Driver) -> None:
    driver.frames(8)
    driver.click_row("Arcade run: six ponds")
    assert driver.on(GuideScene), "the first run must start with the guide"
    driver.top.back()
    driver.app.context.screens.title()
    driver.frames(8)
    rows = enumerate(driver.top.form.widgets)
    driver.top.form.focus = next(at for at, one in rows if one.title == "Arcade run: pond 1 of 6")
    driver.app.handle(ActionPressed(Action.CONFIRM, device=Device.GAMEPAD))
    assert driver.on(MapScene)
