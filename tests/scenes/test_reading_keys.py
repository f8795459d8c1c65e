"""The keys that read a table answer also where captions are off, and while cards move."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.scenes.context import Context
from game.scenes.match.launch import start_match
from game.scenes.review.replay import open_replay
from game.ui.devices.actions import Action, ActionPressed
from game.ui.drawing.draw import Pen
from tests.driving import Driver
from tests.short_matches import SHORT, ducklings


@pytest.fixture
def driver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    """Opponents choose at once, and nobody coaches."""
    monkeypatch.setattr(Context, "thinking", lambda _context: None)
    monkeypatch.setattr("game.scenes.match.table.coaching_of", lambda *_: None)
    made = Driver(tmp_path, size=(960, 540))
    yield made
    made.close()


def start(driver: Driver, game: str, *, speed: str = "normal", **options: bool) -> None:
    driver.app.context.change(speed=speed)
    context = driver.app.context
    start_match(
        context, driver.app.stack, game, ducklings(context, game), {**SHORT[game], **options}, rated=False
    )


def ask(driver: Driver) -> None:
    """Until the player has been asked, and told so."""
    driver.frames(2)
    driver.until(lambda: driver.asked)
    driver.frames(1)


def test_who_has_chosen_once_all_have(driver: Driver) -> None:
    start(driver, "six_takes", speed="slow", draft=True)
    table, said = driver.table.table, set()
    for _ in range(3000):
        driver.app.handle(ActionPressed(Action.ANNOUNCE_TURN))
        said.add(driver.app.context.captions.current)
        if driver.asked:
            driver.app.handle(ActionPressed(Action.CONFIRM))
        driver.app.frame(0.12)
        if "Everyone has chosen." in said:
            break
    assert "Everyone has chosen." in said
    assert "Nobody has chosen yet." in said
    assert table.view.rows


# -- captions off ------------------------------------------------------------------------------------------


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All words that are set in lines to be drawn."""
    seen: list[str] = []
    plain = Pen.lines

    def lines(self: Pen, text: str, *args, **how) -> list[str]:
        seen.append(text)
        return plain(self, text, *args, **how)

    monkeypatch.setattr(Pen, "lines", lines)
    return seen


def shown(driver: Driver, drawn: list[str]) -> list[str]:
    drawn.clear()
    driver.app.draw()
    return list(drawn)


def test_what_is_asked_for_is_shown_without_captions(driver: Driver, drawn: list[str]) -> None:
    start(driver, "six_takes", speed="instant")
    driver.app.context.change(captions=False)
    ask(driver)
    captions = driver.app.context.captions
    narrated = captions.current
    assert narrated
    assert narrated not in shown(driver, drawn)
    for key in (pygame.K_s, pygame.K_t, pygame.K_c, pygame.K_1, pygame.K_v, pygame.K_h, pygame.K_PLUS):
        driver.key(key)
        answer = captions.current
        assert answer in shown(driver, drawn), f"{pygame.key.name(key)} was not answered"
    for _ in range(20):
        driver.app.frame(1.0)
    assert answer not in shown(driver, drawn)


def test_an_answer_outlives_what_happens_meanwhile(driver: Driver, drawn: list[str]) -> None:
    start(driver, "six_takes", speed="instant")
    driver.app.context.change(captions=False)
    ask(driver)
    driver.key(pygame.K_s)
    answer = driver.app.context.captions.current
    driver.key(pygame.K_RETURN)
    driver.frames(3)
    assert driver.app.context.captions.current != answer
    assert answer in shown(driver, drawn)
    assert driver.app.context.captions.current not in shown(driver, drawn)


def test_with_captions_the_newest_words_are_shown(driver: Driver, drawn: list[str]) -> None:
    start(driver, "six_takes", speed="instant")
    ask(driver)
    captions = driver.app.context.captions
    assert captions.current in shown(driver, drawn)
    driver.key(pygame.K_s)
    answer = captions.current
    driver.key(pygame.K_RETURN)
    driver.frames(3)
    assert answer not in shown(driver, drawn)
    assert captions.current in shown(driver, drawn)


def test_what_is_asked_for_in_a_replay_is_shown_without_captions(driver: Driver, drawn: list[str]) -> None:
    start(driver, "sixty_six", speed="instant")
    ask(driver)
    driver.key(pygame.K_RETURN)
    path = driver.table.session.journal.path
    driver.app.stack.pop()
    driver.app.context.change(captions=False)
    open_replay(driver.app.context, driver.app.stack, path)
    driver.frames(200)
    assert driver.app.context.captions.current not in shown(driver, drawn)
    driver.key(pygame.K_s)
    assert driver.app.context.captions.current in shown(driver, drawn)


@pytest.mark.parametrize(("verbosity", "counted"), [(0, False), (1, False), (2, True)])
def test_a_card_in_hand_tells_its_place_only_in_full(driver: Driver, verbosity: int, counted: bool) -> None:
    driver.app.context.change(verbosity=verbosity)
    start(driver, "six_takes", speed="instant")
    ask(driver)
    driver.key(pygame.K_HOME)
    driver.key(pygame.K_RIGHT)
    hand = len(driver.table.table.view.hand)
    assert driver.app.context.captions.last.endswith(f" 2 of {hand}.") == counted


def test_the_caption_of_a_table_that_is_read_goes_along_with_the_focus(driver: Driver) -> None:
    start(driver, "sixpack", speed="instant")
    ask(driver)
    driver.key(pygame.K_v)
    captions = driver.app.context.captions
    before = captions.current
    driver.key(pygame.K_RIGHT)
    assert captions.current != before
