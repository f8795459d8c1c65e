"""Peculiarities of Sixty-six in the real scenes."""

import pygame

from game.scenes.match.scoring import ScoringScene
from game.scenes.menus.settings.scene import SettingsScene
from tests.support.driving import Driver
from tests.support.playing import play, start
from tests.support.screen_text import ScreenText


def test_scoring_shows_both_teams(driver: Driver, text: ScreenText) -> None:
    scene = start(driver, "sixty_six")
    play(driver, enough=lambda: driver.on(ScoringScene))
    texts = text.words(driver)
    summary = driver.top.summary
    assert len(summary.lines) == 2
    assert {summary.verdict, f"Hand {summary.round}"} <= {*texts}
    assert {line.notes for line in summary.lines} <= {*texts}
    assert {person.name for person in scene.table.people} <= {*texts}
    assert {f"{line.points:+d}".replace("-", "−") for line in summary.lines} <= {*texts}


def test_deck_follows_the_settings(driver: Driver) -> None:
    table = start(driver, "sixty_six").table
    driver.open(SettingsScene(driver.app.context), frames=2)
    driver.click_row("Looks")
    for words in ("Four-colour deck", "Large index"):
        driver.click_row(words)
    driver.key(pygame.K_ESCAPE, pygame.K_ESCAPE, frames=2)
    assert table.model.deck.four_colour
    assert table.model.deck.large_index
