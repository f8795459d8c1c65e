"""The daily deal in the real scenes: begun once, left and gone on with, over with a par, and shared."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import FRect

from game.engine.journal import Header
from game.language.message import Weekday, said
from game.language.names import PSEUDO
from game.scenes.arcade.hub import HubScene
from game.scenes.daily.scene import DailyScene
from game.scenes.daily.words import diary
from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.scenes.menus.title import TitleScene
from game.storage.history import dailies
from game.ui.drawing.draw import Pen
from tests.drawn_words import drawn
from tests.driving import Driver
from tests.hearing import ear
from tests.light_thinking import hurry

TODAY = date(2026, 11, 21)
"""Its deal is a short one."""


class Ghosts:
    """Ghosts that have played before anybody has asked."""

    def __init__(self, _header: Header, _seat: int) -> None:
        self.results = [-20.0, -12.0, -16.0]
        self.count = 3
        self.failed = False
        self.problem: str | None = None

    def update(self) -> None:
        """All have played."""

    def close(self) -> None:
        """None plays any more."""


@pytest.fixture
def driver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    """The program on a certain day; the clipboard is a list."""
    hurry(monkeypatch)
    monkeypatch.setattr("game.scenes.sitting.par.GhostsBeside", Ghosts)
    made = Driver(tmp_path)
    made.app.context.today = lambda: TODAY
    yield made
    made.close()


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    copied: list[str] = []
    monkeypatch.setattr("pygame.scrap.put_text", copied.append)
    return copied


def open_daily(driver: Driver) -> DailyScene:
    driver.app.context.screens.daily()
    driver.frames(1)
    assert isinstance(driver.top, DailyScene)
    return driver.top


def buttons(scene: DailyScene) -> list[str]:
    return [row.title for row in scene.form.widgets if row.title]


def begin(driver: Driver) -> None:
    driver.click_row(open_daily(driver).form, "Play today’s deal")
    driver.until(lambda: driver.on(TableScene))


def test_from_the_title_to_the_deal_by_keys(driver: Driver) -> None:
    """The plank says that it waits; the hub has its row; a press begins it, with the day's seed."""
    driver.frames(3)
    title = driver.top
    assert isinstance(title, TitleScene)
    plank = next(row for row in title.form.widgets if row.title == "Arcade")
    assert plank.under == "today’s deal waits"  # type: ignore[attr-defined]
    title.form.focus = title.form.widgets.index(plank)
    driver.key(pygame.K_RETURN)
    hub = driver.top
    assert isinstance(hub, HubScene)
    assert hub.form.widgets[1].describe().startswith("Daily deal: today’s deal waits.")
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.top, DailyScene)
    deal = driver.top.deal
    assert deal is not None
    driver.key(pygame.K_RETURN)
    driver.until(lambda: driver.on(TableScene))
    header = driver.table.session.header
    assert (header.seed, header.table, header.rated) == (deal.seed, deal.table.title, True)
    assert driver.table.par is not None


def test_a_deal_that_is_left_goes_on_as_the_same_match(driver: Driver) -> None:
    begin(driver)
    journal = driver.table.session.journal
    assert journal is not None
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_UP)
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.top, DailyScene)
    assert "Play today’s deal" not in buttons(driver.top)
    driver.click_row(driver.top.form, "Go on with today’s deal")
    driver.until(lambda: driver.on(TableScene))
    resumed = driver.table.session.journal
    assert resumed is not None
    assert resumed.path == journal.path


def test_a_clock_that_is_set_back_gives_no_second_try(driver: Driver) -> None:
    context = driver.app.context
    begun = dailies.Begun(day=TODAY, journal="x.sixes")
    assert dailies.add(context.places.dailies, begun) is None
    context.today = lambda: TODAY - timedelta(days=1)
    scene = open_daily(driver)
    assert "Play today’s deal" not in buttons(scene)
    assert "is begun already" in scene.form.widgets[0].describe()
    context.today = lambda: TODAY + timedelta(days=1)
    scene.resume()
    assert "Play today’s deal" in buttons(scene)


def test_midnight_between_looking_and_pressing(driver: Driver) -> None:
    """The deal that is begun is the one of the day on which it begins, and the player sees it first."""
    scene = open_daily(driver)
    driver.app.context.today = lambda: TODAY + timedelta(days=1)
    driver.click_row(scene.form, "Play today’s deal")
    driver.frames(5)
    assert driver.top is scene
    assert scene.today == TODAY + timedelta(days=1)
    assert not driver.app.context.archive.dailies()


def play_to_the_end(driver: Driver) -> None:
    """Play the deal that has been begun, and go back to the diary."""
    with driver.unseen():
        while not (isinstance(driver.top, ScoringScene) and driver.top.over):
            driver.until(lambda: driver.asked or driver.on(ScoringScene))
            if driver.asked:
                driver.key(pygame.K_RETURN)
    driver.app.stack.pop()
    driver.app.stack.pop()
    driver.frames(1)


def test_midnight_at_the_table(driver: Driver) -> None:
    """The deal stays that of the day on which it was begun, and the next day has its own."""
    begin(driver)
    driver.app.context.today = lambda: TODAY + timedelta(days=1)
    play_to_the_end(driver)
    scene = driver.top
    assert isinstance(scene, DailyScene)
    found = diary(driver.app.context)
    assert found.entries[TODAY].result is not None
    assert list(found.entries) == [TODAY]
    assert found.streak(TODAY + timedelta(days=1)) == 1
    assert scene.today == TODAY + timedelta(days=1)
    assert "Play today’s deal" in buttons(scene)


def test_a_clock_that_runs_ahead_and_is_set_right_gives_each_day_one_try_at_most(driver: Driver) -> None:
    context, ahead = driver.app.context, TODAY + timedelta(days=3)
    context.today = lambda: ahead
    begin(driver)
    driver.app.stack.pop()
    for days in range(3):
        context.today = lambda days=days: TODAY + timedelta(days=days)
        scene = open_daily(driver)
        assert "Play today’s deal" not in buttons(scene)
        assert "is begun already" in scene.form.widgets[0].describe()
        assert not context.screens.start_daily(scene.deal)
    context.today = lambda: ahead
    assert "Go on with today’s deal" in buttons(open_daily(driver))
    context.today = lambda: ahead + timedelta(days=1)
    assert "Play today’s deal" in buttons(open_daily(driver))
    assert [one.day for one in context.archive.dailies()] == [ahead]


def test_to_the_end_and_into_the_clipboard(driver: Driver, clipboard: list[str]) -> None:
    """The end of the match is the end of the deal; its line holds no card and is told to be copied."""
    begin(driver)
    play_to_the_end(driver)
    scene = driver.top
    assert isinstance(scene, DailyScene)
    said: list[str] = []
    driver.app.context.captions.sinks = (ear(said),)
    driver.click_row(scene.form, "Copy my result")
    assert len(clipboard) == 1
    assert clipboard[0].startswith("🦆 Sixes · 2026-11-21 · 6 takes! · ")
    assert sum(map(clipboard[0].count, "🟩⬜")) == 3
    assert "Copied." in " ".join(said)
    assert "Copied." in drawn(driver)


def test_without_a_clipboard_the_line_is_there_to_be_read(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_words: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr("pygame.scrap.put_text", refuse)
    begin(driver)
    play_to_the_end(driver)
    driver.click_row(driver.top.form, "Copy my result")
    words = drawn(driver)
    assert "It cannot be copied here." in words
    assert "Sixes · 2026-11-21 · 6 takes! · " in words


def test_days_are_looked_at_by_pointer_and_told(driver: Driver) -> None:
    scene = open_daily(driver)
    begun = dailies.Begun(day=TODAY - timedelta(days=1), journal="x.sixes")
    dailies.add(driver.app.context.places.dailies, begun)
    scene.resume()
    driver.frames(1)
    said: list[str] = []
    driver.app.context.captions.sinks = (ear(said),)
    driver.click(*scene.places_of_days[TODAY - timedelta(days=1)].center)
    assert said == ["20 Nov 2026. Begun, and not over."]


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", "Mo Tu We Th Fr Sa Su"),
        ("de", "Mo Di Mi Do Fr Sa So"),
        ("fr", "lu ma me je ve sa di"),
        (PSEUDO, "[Sü] [Mö] [Tü] [Wé] [Th] [Fr] [Sá]"),
    ],
)
def test_weekdays_stand_over_their_days_in_the_order_of_the_language(
    language: str, names: str, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver.app.context.change(language=language)
    scene = open_daily(driver)
    drawn: list[tuple[str, float]] = []
    plain = Pen.text

    def text(pen: Pen, words: str, at: tuple[float, float], *args: Any, **how: Any) -> FRect:
        if isinstance(words, Weekday):
            drawn.append((said(words, driver.app.context.language), at[0]))
        return plain(pen, words, at, *args, **how)

    monkeypatch.setattr(Pen, "text", text)
    driver.app.draw()
    assert [name for name, _x in drawn] == names.split()
    first = driver.app.context.language.first_weekday
    for one, box in scene.places_of_days.items():
        assert box.centerx == pytest.approx(drawn[(one.weekday() - first) % 7][1], abs=1)
