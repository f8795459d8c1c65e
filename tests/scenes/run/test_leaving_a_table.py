"""Leaving a table of a run after its goal is lost: by each device, and what it costs."""

import pygame
import pytest

from game.arcade.run.entries import TableEnded
from game.arcade.run.goals import GoalState
from game.arcade.run.state import AtTable, ChooseTable
from game.audio.sounds import Sound
from game.language.message import message
from game.scenes.match.pause import PauseScene
from game.scenes.match.table import TableScene
from game.scenes.pieces.caption import draw_table_caption
from game.scenes.run import at_table
from game.scenes.run.map.scene import MapScene
from game.scenes.run.run_session import RunSession
from game.scenes.run.seating import LeavingTableScene
from tests.scenes.run.running import play_a_card, start_run, tables_of
from tests.support.drawn_words import drawn_text
from tests.support.driving import Driver

LOST = GoalState(15, message("lost with {n}", n=15), lost=True)
OPEN = GoalState(9, message("{n} so far", n=9))


@pytest.fixture
def states(monkeypatch: pytest.MonkeyPatch) -> list[GoalState]:
    found = [OPEN]
    monkeypatch.setattr(at_table, "goal_state", lambda *_: found[-1])
    return found


def at_a_table(driver: Driver) -> RunSession:
    """Start a run, and make one choice at its first table."""
    play = start_run(driver)
    driver.top.form.focus = tables_of(play)[0]
    driver.key(pygame.K_RETURN)
    driver.until(lambda: driver.on(TableScene) and driver.asked)
    play_a_card(driver)
    return play


def lose(driver: Driver, states: list[GoalState]) -> None:
    states.append(LOST)
    play_a_card(driver)


def test_table_cannot_be_left_while_the_goal_is_open(driver: Driver, states: list[GoalState]) -> None:
    at_a_table(driver)
    assert "Leave table" not in drawn_text(driver)
    driver.key(pygame.K_k)
    assert driver.on(TableScene)


def test_leaving_by_keyboard_costs_a_feather(driver: Driver, states: list[GoalState]) -> None:
    """It scores nothing, and the match no longer counts as unfinished."""
    play = at_a_table(driver)
    lose(driver, states)
    assert "Leave table" in drawn_text(driver)
    feathers, node = play.run.feathers, play.run.pending.node
    cost = play.run.feather_cost(play.node(node), play.run.effects)
    driver.key(pygame.K_k)
    assert driver.on(LeavingTableScene)
    driver.key(pygame.K_DOWN, pygame.K_RETURN, frames=2)
    assert driver.on(MapScene)
    assert isinstance(play.run.pending, ChooseTable)
    (done,) = play.run.played
    assert (done.met, done.score, done.par_points, done.combos) == (False, 0, 0, {})
    assert play.run.feathers == feathers - cost
    assert driver.app.context.archive.unfinished() == []
    assert start_run(driver).run == play.run, "the file has another state"
    driver.app.context.screens.watch(driver.app.context.places.saves / done.journal)
    assert driver.app.context.notices == []


def test_leaving_by_mouse_from_the_menu_can_be_cancelled(driver: Driver, states: list[GoalState]) -> None:
    play = at_a_table(driver)
    lose(driver, states)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, PauseScene)
    driver.click_row("Leave table")
    assert driver.on(LeavingTableScene)
    driver.click_row("Play on")
    assert isinstance(play.run.pending, AtTable)


def test_left_table_has_no_points() -> None:
    with pytest.raises(ValueError, match="left: expected false"):
        TableEnded(met=True, result=0, left=True)
    with pytest.raises(ValueError, match="left: expected false"):
        TableEnded(met=False, result=0, combos={"clean": 6}, left=True)


def test_losing_the_goal_is_heard_once_and_fills_the_sign(
    driver: Driver, states: list[GoalState], monkeypatch: pytest.MonkeyPatch
) -> None:
    at_a_table(driver)
    heard = list[Sound]()
    monkeypatch.setattr(driver.app.context.audio, "play", lambda sound, **_: heard.append(sound))
    lose(driver, states)
    assert heard.count(Sound.LOSE) == 1
    play_a_card(driver)
    assert heard.count(Sound.LOSE) == 1


def test_sign_of_a_run_is_larger_than_other_signs_where_there_is_room(
    driver: Driver, states: list[GoalState]
) -> None:
    at_a_table(driver)
    table = driver.table
    sign = table.over_tools(table.mode.sign_height)
    assert sign.height > table.over_tools().height
    assert sign.bottom < table.table.tools_area.top


@pytest.mark.window(1280, 720)
def test_captions_leave_the_sign_free(driver: Driver, states: list[GoalState]) -> None:
    at_a_table(driver)
    context, table = driver.app.context, driver.table
    sign = table.over_tools(table.mode.sign_height)
    for words in ("Row 2 is full.", "You win the trick with the ace of hearts, which brings 21 points."):
        context.captions.answer(message("{words}", words=words))
        box = draw_table_caption(driver.pen, context.captions, True, table.table, sign.top)
        assert box is not None
        assert not box.colliderect(sign)
