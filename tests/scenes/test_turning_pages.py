"""Pages of the rules are turned by buttons at their foot, which a mouse needs no tab for."""

import pytest

from game.cardgames.registry import GAMES
from game.scenes.rulebook.rules import RulesScene
from tests.support.driving import Driver


@pytest.mark.parametrize("game", GAMES)
def test_next_leads_through_the_book_and_back(driver: Driver, game: str) -> None:
    driver.app.context.screens.rules(game)
    driver.frames(1)
    scene = driver.top
    assert isinstance(scene, RulesScene)
    driver.app.draw()
    assert -1 not in scene.turns, "nothing comes before the first page"
    seen = [scene.page]
    while 1 in scene.turns:
        place = scene.turns[1].center
        driver.click(*place)
        driver.app.draw()
        seen.append(scene.page)
    assert seen == list(range(len(seen)))
    assert scene.page in scene.lessons or scene.page == scene.pages - 1
    assert len(seen) > 3


def test_next_stays_in_its_place(driver: Driver) -> None:
    """Whoever reads on clicks on without moving the pointer."""
    driver.app.context.screens.rules("six_takes")
    driver.frames(1)
    scene = driver.top
    assert isinstance(scene, RulesScene)
    places = set()
    for _page in range(3):
        driver.app.draw()
        places.add(scene.turns[1].center)
        driver.click(*scene.turns[1].center)
    assert len(places) == 1


def test_back_turns_the_page_back(driver: Driver) -> None:
    driver.app.context.screens.rules("six_takes")
    driver.frames(1)
    scene = driver.top
    assert isinstance(scene, RulesScene)
    driver.app.draw()
    driver.click(*scene.turns[1].center)
    driver.app.draw()
    driver.click(*scene.turns[-1].center)
    assert scene.page == 0
