"""Peculiarities of You Must Be 18! in the real scenes."""

import pygame
import pytest

from game.cardgames.must_be_18.sheet import Zone
from game.cardgames.must_be_18.table.table import MustBe18Table
from game.scenes.match.pause import PauseScene
from game.scenes.match.table import TableScene
from tests.support.driving import Driver
from tests.support.playing import play, start
from tests.support.seated import visible_point


@pytest.fixture
def table(driver: Driver) -> MustBe18Table:
    scene = start(driver, "must_be_18")
    play(driver, enough=lambda: bool(scene.table.view.columns))
    assert isinstance(scene.table, MustBe18Table)
    return scene.table


def test_escape_takes_back_placed_cards_before_it_pauses(driver: Driver, table: MustBe18Table) -> None:
    driver.key(pygame.K_RETURN, pygame.K_RETURN)
    assert table.draft.placements
    driver.key(pygame.K_TAB)
    for _ in range(6):
        if not table.draft.placements and table.draft.held is None and table.draft.suggestion is None:
            break
        driver.key(pygame.K_ESCAPE)
        assert driver.on(TableScene)
    driver.key(pygame.K_ESCAPE)
    assert driver.on(PauseScene)


def test_hint_is_shown_as_a_suggestion(driver: Driver, table: MustBe18Table) -> None:
    driver.key(pygame.K_h)
    driver.until(lambda: table.model.hint is not None)
    advice = table.model.hint
    assert table.draft.suggestion == advice.choice
    driver.key(pygame.K_RETURN)
    assert advice.choice in [entry.choice for entry in driver.table.session.match.history]


def test_right_click_puts_a_held_card_back(driver: Driver, table: MustBe18Table) -> None:
    spot = next(one for one in table.areas() if one.zone is Zone.HAND)
    driver.click(*visible_point(table, spot))
    assert table.draft.held == spot.key
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(400, 300), button=3))
    driver.frames(1)
    assert table.draft.held is None
    assert driver.on(TableScene)
