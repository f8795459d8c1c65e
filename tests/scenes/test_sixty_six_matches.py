"""Whole matches of Sixty-six through the real scenes, with one device alone, and what happens around them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.cardgames.sixty_six.table.card_places import dimmed
from game.cardgames.sixty_six.table.focus import Spot, Zone, answers
from game.cardgames.sixty_six.table.table import SixtySixTable
from game.scenes.context import Context
from game.scenes.match.launch import resume, start_match
from game.scenes.match.pause import PauseScene
from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.scenes.menus.settings import SettingsScene
from game.scenes.review.records import RecordsScene
from game.scenes.review.replay import ReplayScene, open_replay
from game.ui.drawing.draw import Pen
from tests.driving import Driver
from tests.light_thinking import hurry
from tests.virtual_pad import VirtualPad


@pytest.fixture
def driver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    hurry(monkeypatch)
    made = Driver(tmp_path)
    yield made
    made.close()


def beginners(context: Context) -> tuple[str, ...]:
    return tuple(one.id for one in context.opponents if one.level == "duckling")[:3]


def start(driver: Driver, *, rated: bool = False, **options: object) -> SixtySixTable:
    """A short match with beginners."""
    context = driver.app.context
    options = {"target": 7, **options}
    start_match(context, driver.app.stack, "sixty_six", beginners(context), options, rated=rated)
    driver.frames(2)
    return table_of(driver)


def table_of(driver: Driver) -> SixtySixTable:
    table = driver.table.table
    assert isinstance(table, SixtySixTable)
    return table


def ready(driver: Driver) -> bool:
    """Whether the player can do something now."""
    if driver.on(ScoringScene):
        return True
    return driver.asked


def play(driver: Driver, press: Callable[[], None], go_on: Callable[[], None]) -> None:
    """Play until the match is over."""
    for _ in range(3000):
        driver.until(lambda: ready(driver))
        if not driver.on(ScoringScene):
            press()
        elif driver.table.session.match.over:
            return
        else:
            go_on()
    raise AssertionError("the match never ended")


def test_keys_alone_its_records_and_its_replay(driver: Driver) -> None:
    start(driver, rated=True)
    speaking = (
        pygame.K_v,
        pygame.K_c,
        pygame.K_t,
        pygame.K_s,
        pygame.K_p,
        pygame.K_l,
        pygame.K_1,
        pygame.K_4,
    )
    turn = iter(range(100_000))

    def press() -> None:
        driver.key(speaking[next(turn) % len(speaking)])
        if table_of(driver).looking or table_of(driver).focus.browsing:
            driver.key(pygame.K_ESCAPE)
        assert driver.on(TableScene)
        assert driver.table.session.my_turn, "a key that speaks has made a choice"
        if table_of(driver).view.stage == "play":
            driver.key(pygame.K_RIGHT)
            if table_of(driver).focus.spot not in answers(table_of(driver).view, None):
                driver.key(pygame.K_RETURN)
                assert driver.table.session.my_turn, "a card that may not be played was played"
                driver.key(pygame.K_LEFT)
        driver.key(pygame.K_RETURN)

    play(driver, press, lambda: driver.key(pygame.K_RETURN))
    context = driver.app.context
    (result,) = context.results()
    assert result.game == "sixty_six"
    assert sorted(result.ranking) == [1, 1, 2, 2]
    path = context.places.saves / result.journal
    driver.key(pygame.K_RETURN)
    driver.frames(2)
    driver.app.stack.push(RecordsScene(context, "sixty_six"))
    driver.frames(2)
    driver.key(pygame.K_ESCAPE)
    assert open_replay(context, driver.app.stack, path)
    assert driver.on(ReplayScene)
    for _ in range(8):
        driver.key(pygame.K_RIGHT)
        driver.frames(20)
    driver.key(pygame.K_LEFT)
    driver.key(pygame.K_s)
    driver.frames(2)
    driver.key(pygame.K_END)
    driver.frames(2)
    assert driver.top.stop == driver.top.stops - 1
    assert context.notices == []


def test_mouse_alone(driver: Driver) -> None:
    start(driver, open_hands=True)
    turn = iter(range(100_000))

    def press() -> None:
        table = table_of(driver)
        there = table.areas()
        spots = list(there)[:2] if table.view.stage == "bid" else list(there)
        spot = spots[next(turn) % len(spots)]
        area = there[spot]
        x = area.left + area.width * (0.2 if spot.zone is Zone.HAND else 0.5)
        driver.click(x, area.centery)

    def go_on() -> None:
        scene = driver.top
        assert isinstance(scene, ScoringScene)
        driver.click(*scene.areas[0].center)

    play(driver, press, go_on)
    assert driver.table.session.header.rated is False


def test_gamepad_alone(driver: Driver) -> None:
    start(driver)
    with VirtualPad() as pad:
        driver.frames(4)

        def hit(button: str) -> None:
            for held in (True, False):
                (pad.press if held else pad.release)(button)
                pygame.event.pump()
                driver.frames(2)

        driver.until(lambda: ready(driver))
        hit("y")
        assert table_of(driver).focus.browsing
        hit("b")
        assert not table_of(driver).focus.browsing
        assert driver.on(TableScene)

        def press() -> None:
            if table_of(driver).view.stage == "play":
                hit("rightshoulder")
                if table_of(driver).focus.spot not in answers(table_of(driver).view, None):
                    hit("leftshoulder")
            hit("a")

        play(driver, press, lambda: hit("a"))


def test_a_card_that_may_not_be_played_says_why(driver: Driver) -> None:
    start(driver)
    for _ in range(400):
        driver.until(lambda: ready(driver))
        if not driver.on(ScoringScene) and dimmed(table_of(driver).view):
            break
        driver.key(pygame.K_RETURN)
    table, session = table_of(driver), driver.table.session
    before = session.view
    spot = Spot(Zone.HAND, min(dimmed(table.view)))
    area = table.areas()[spot]
    driver.click(area.left + area.width * 0.2, area.centery)
    assert session.view == before
    assert driver.app.context.captions.current.startswith("Not now: you must ")


def test_escape_closes_what_is_open_and_only_then_pauses(driver: Driver) -> None:
    table = start(driver)
    driver.until(lambda: ready(driver))
    driver.key(pygame.K_v)
    assert table.focus.browsing
    driver.key(pygame.K_ESCAPE)
    assert not table.focus.browsing
    assert driver.on(TableScene)
    driver.key(pygame.K_ESCAPE)
    assert driver.on(PauseScene)


def test_undo_goes_back_to_the_own_choice(driver: Driver) -> None:
    table = start(driver)
    driver.until(lambda: ready(driver))
    before = driver.table.session.view
    driver.key(pygame.K_RETURN)
    driver.until(lambda: ready(driver))
    assert driver.table.session.view != before
    driver.key(pygame.K_u)
    driver.frames(3)
    assert table.view == driver.table.session.view == before


def test_a_match_is_resumed_where_it_stood(driver: Driver) -> None:
    start(driver)
    for _ in range(7):
        driver.until(lambda: ready(driver))
        driver.key(pygame.K_RETURN)
    driver.until(lambda: ready(driver))
    before = driver.table.session.view
    path = driver.table.session.journal.path
    driver.app.stack.pop()
    driver.frames(2)
    assert resume(driver.app.context, driver.app.stack, path)
    driver.frames(2)
    assert table_of(driver).view == before


def test_any_press_finishes_what_is_moving(driver: Driver) -> None:
    start(driver)
    driver.until(lambda: ready(driver))
    driver.app.context.change(speed="slow")
    driver.table.resume()
    for _ in range(3000):
        if driver.on(ScoringScene):
            break
        driver.key(pygame.K_RETURN)
    assert driver.on(ScoringScene)


def test_the_scoring_shows_both_teams(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    start(driver)
    texts: list[str] = []
    text = Pen.text

    def seen(pen: Pen, words: str, *rest, **how):
        texts.append(words)
        return text(pen, words, *rest, **how)

    while not driver.on(ScoringScene):
        driver.until(lambda: ready(driver))
        driver.key(pygame.K_RETURN)
    monkeypatch.setattr(Pen, "text", seen)
    driver.frames(3)
    scene = driver.top
    assert isinstance(scene, ScoringScene)
    summary = scene.summary
    assert len(summary.lines) == 2
    assert summary.verdict in texts
    assert all(line.notes in texts for line in summary.lines)
    assert f"Hand {summary.round}" in texts
    assert {person.name for person in table_of(driver).people} <= set(texts)
    for line in summary.lines:
        assert f"{line.points:+d}".replace("-", "−") in texts


def test_partners_win_together(driver: Driver) -> None:
    start(driver)
    play(driver, lambda: driver.key(pygame.K_RETURN), lambda: driver.key(pygame.K_RETURN))
    scene = driver.top
    assert isinstance(scene, ScoringScene)
    names = [table_of(driver).people[seat].name for seat in scene._winners()]
    assert scene._title() == f"{names[0]} and {names[1]} win!"


def test_the_deck_is_set_in_the_settings(driver: Driver) -> None:
    table = start(driver)
    settings = SettingsScene(driver.app.context, see_through=True)
    driver.app.stack.push(settings)
    driver.frames(2)
    for words in ("Four-colour deck", "Large index"):
        driver.click_row(settings.form, words)
    driver.key(pygame.K_ESCAPE)
    driver.frames(2)
    assert table.picture().deck.four_colour
    assert table.picture().deck.large_index
