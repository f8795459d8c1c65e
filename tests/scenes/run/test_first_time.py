"""The tutorial is offered before the first table of a game, and leads back to the run."""

import pygame
import pytest

from game.arcade.run.state import AtTable, ChooseTable
from game.scenes.match.table import TableScene
from game.scenes.run.first_time import FirstTimeScene
from game.scenes.run.map.scene import MapScene
from game.scenes.run.run_session import RunSession
from game.scenes.tutorials.ending import TutorialEnd
from game.scenes.tutorials.scene import TutorialScene
from tests.scenes.run.running import begin, tables_of
from tests.support.driving import Driver


def press_table(driver: Driver, play: RunSession) -> None:
    form = driver.top.form
    form.focus = list(play.run.course).index(play.node(tables_of(play)[0]))
    driver.key(pygame.K_RETURN)
    driver.frames(2)


def test_the_tutorial_of_a_new_game_is_offered_and_sitting_down_goes_on(driver: Driver) -> None:
    play = begin(driver, learnt=False)
    heard = driver.hear()
    press_table(driver, play)
    assert driver.on(FirstTimeScene)
    assert isinstance(play.run.pending, ChooseTable)
    assert "New to 6 takes!? You learn it by playing" in heard[-1]
    driver.key(pygame.K_RETURN)
    driver.until(lambda: driver.on(TableScene))
    assert isinstance(play.run.pending, AtTable)


def test_back_leaves_the_table_for_later(driver: Driver) -> None:
    play = begin(driver, learnt=False)
    press_table(driver, play)
    driver.key(pygame.K_ESCAPE)
    driver.frames(2)
    assert driver.on(MapScene)
    assert isinstance(play.run.pending, ChooseTable)


def test_the_tutorial_leads_back_to_the_map(driver: Driver) -> None:
    play = begin(driver, learnt=False)
    press_table(driver, play)
    driver.key(pygame.K_DOWN)
    driver.key(pygame.K_RETURN)
    driver.until(lambda: driver.on(TutorialScene))
    driver.app.stack.replace(TutorialEnd(driver.app.context, driver.top.course.tutorial))
    driver.frames(2)
    driver.key(pygame.K_RETURN)
    driver.frames(2)
    assert driver.on(MapScene)
    assert isinstance(play.run.pending, ChooseTable)


@pytest.mark.parametrize("done", [True, False])
def test_a_finished_tutorial_is_not_offered_and_an_abandoned_one_is(driver: Driver, done: bool) -> None:
    driver.app.context.change(tutorials={"six_takes": done})
    press_table(driver, begin(driver, learnt=False))
    assert driver.on(FirstTimeScene) is not done
