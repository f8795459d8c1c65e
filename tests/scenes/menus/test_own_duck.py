"""Before the first match, the player chooses a duck, which then sits at every table."""

import pygame
import pytest

from game.scenes.menus.own_duck import OwnDuckScene
from game.scenes.menus.table_setup.setup import SetupScene
from game.scenes.menus.title import TitleScene
from game.scenes.tutorials.scene import TutorialScene
from game.tables.looks.worn import PLUMES
from tests.support.driving import Driver


def new_players_title(driver: Driver, *, learnt: bool = True) -> TitleScene:
    """Return the title as a player sees it who has never played."""
    if not learnt:
        driver.app.context.archive.unplayable.clear()
    driver.app.context.change(duck="")
    assert isinstance(driver.top, TitleScene)
    driver.top.resume()
    driver.frames(1)
    return driver.top


def test_newcomer_chooses_by_mouse_and_continues_to_the_set_up(driver: Driver) -> None:
    new_players_title(driver)
    driver.click_row("Play 6 takes!")
    assert isinstance(driver.top, OwnDuckScene)
    heard = driver.hear()
    driver.click_row("Minty")
    assert isinstance(driver.top, SetupScene)
    assert not [words for words in heard if words.startswith("Sixes.")], "the title is read on the way"
    context = driver.app.context
    assert context.settings.duck == "mint"
    own = context.people(context.players(("bob",), 0))[0]
    assert own.duck.body == PLUMES["mint"].duck.body
    assert context.art.mascot().body == own.duck.body


def test_choice_by_keyboard_leads_to_the_tutorial(driver: Driver) -> None:
    new_players_title(driver, learnt=False)
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.top, OwnDuckScene)
    driver.key(pygame.K_RIGHT, pygame.K_RETURN)
    driver.until(lambda: driver.on(TutorialScene))
    assert driver.app.context.settings.duck == "sky"


def test_going_back_by_gamepad_chooses_nothing(driver: Driver) -> None:
    """The player is asked again next time."""
    title = new_players_title(driver)
    with driver.pad() as tap:
        for _ in range(2):
            tap("a")
            assert driver.on(OwnDuckScene)
            tap("b")
            assert driver.top is title
    assert driver.app.context.settings.duck == ""


def test_selected_duck_is_at_the_table(driver: Driver) -> None:
    new_players_title(driver)
    driver.click_row("Play 6 takes!")
    driver.frames(1)
    scene = driver.top
    driver.key(pygame.K_RIGHT, pygame.K_RIGHT)
    assert scene.selected.text == "Rosy"
    driver.move(*scene.form.area_of(5).center)
    assert scene.selected.text == "Snowy"
    driver.move(*scene.form.area_of(6).center)
    assert scene.selected.text == "Snowy", "the duck must stay while the back button has the focus"


@pytest.mark.parametrize("why", ["has chosen", "has played"])
def test_players_with_a_duck_or_a_match_are_not_asked(driver: Driver, why: str) -> None:
    new_players_title(driver)
    if why == "has chosen":
        driver.app.context.change(duck="snow")
    else:
        header = driver.app.context.header("six_takes", ("bob",), {})
        driver.app.context.archive.open_journal(header).close()
    driver.click_row("Play 6 takes!")
    assert isinstance(driver.top, SetupScene)


def test_ducks_to_choose_from_differ() -> None:
    assert len({plume.duck.body for plume in PLUMES.values()}) == len(PLUMES) == 6
