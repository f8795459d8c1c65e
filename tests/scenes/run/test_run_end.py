"""The end of a run: its ponds and their points, its story, and the tables of the selected pond."""

import pygame
import pytest
from msgspec.structs import replace

from game.arcade.run.entries import GaveUp
from game.arcade.run.state import Over
from game.language.message import figure
from game.scenes.run.dialogs import GuideScene
from game.scenes.run.map.scene import MapScene
from game.scenes.run.results.end import RunEndScene
from game.scenes.run.results.initials import InitialsScene
from game.scenes.run.results.ponds import PondButton
from game.scenes.run.results.sums import sum_of
from game.scenes.run.run_session import RunSession
from game.storage.history import high_scores
from tests.scenes.run.running import DEVICES, draw_once, play_of, skip, start_run
from tests.support.drawn_words import drawn_text, drawn_texts
from tests.support.driving import Driver


def give_up_after(driver: Driver, tables: int) -> tuple[RunSession, RunEndScene]:
    """Give up a run after this many tables; return it and its end."""
    play = start_run(driver)
    for _table in range(tables):
        skip(play)
    play.add(GaveUp())
    play.screens.pending()
    driver.frames(1)
    assert isinstance(driver.top, RunEndScene)
    return play, driver.top


def save_high_score(driver: Driver, run: str, score: int) -> None:
    row = high_scores.HighScore(initials="ANN", score=score, ponds=0, won=False, when="2026-11-01", run=run)
    high_scores.add(driver.app.context.places.high_scores, row)


def ponds_of(scene: RunEndScene) -> list[PondButton]:
    return [row for row in scene.form.widgets if isinstance(row, PondButton)]


def test_each_pond_has_the_points_of_its_tables(driver: Driver) -> None:
    play, scene = give_up_after(driver, 6)
    stops = ponds_of(scene)
    assert len(stops) == play.run.pond == 2
    for stop in stops:
        played = [one for one in play.run.played if play.node(one.node).pond == stop.pond.number]
        assert stop.pond.score == sum(one.score for one in played) > 0
        assert stop.describe().startswith(f"Pond {stop.pond.number}: {stop.pond.keeper}.")
    assert [stop.pond.passed for stop in stops] == [True, False]


def test_pressing_a_pond_shows_its_tables(driver: Driver) -> None:
    play, scene = give_up_after(driver, 6)
    for number, press in ((1, "mouse"), (2, "keyboard")):
        place = scene.form.widgets.index(ponds_of(scene)[number - 1])
        if press == "mouse":
            driver.click(*scene.form.area_of(place).center)
        else:
            scene.form.focus_on(place)
            driver.key(pygame.K_RETURN)
        assert scene.selected == number
        first = next(one for one in play.run.played if play.node(one.node).pond == number)
        assert scene.form.focused.title.startswith(play.table(first.node).title)
        figures = sum_of(first, play.node(first.node))
        for step in (*figures.points, *(one for one in figures.factors if one.total > 1)):
            assert {step.value, step.words} <= drawn_texts(driver)
        assert {"=", figure(first.score)} <= drawn_texts(driver)


def test_words_mention_a_near_miss(driver: Driver) -> None:
    play, scene = give_up_after(driver, 2)
    score = play.run.score
    save_high_score(driver, "a.jsonl", score + 4)
    save_high_score(driver, "b.jsonl", score + 900)
    assert "5 more points, and it would have been number 2 of your runs." in scene.words
    assert "best of all your runs" not in drawn_text(driver)


@pytest.mark.parametrize(
    ("tables", "close"),
    [
        ("lost lost lost", "1 more stop, and you’d have met {keeper}."),
        ("won lost lost lost", "Only {keeper} stood in your way."),
        ("won won won lost won lost lost", "2 more stops, and you’d have met {keeper}."),
    ],
)
def test_lost_run_says_how_far_the_next_keeper_was(driver: Driver, tables: str, close: str) -> None:
    """The fourth table of a pond is its keeper's; until it is won, the pond isn't left."""
    play = start_run(driver)
    for result in tables.split():
        skip(play, met=result == "won")
    play.screens.pending()
    driver.frames(1)
    scene = driver.top
    assert isinstance(scene, RunEndScene)
    assert not play.run.feathers
    told = close.format(keeper=scene.ponds[-1].keeper)
    assert told in scene.words
    save_high_score(driver, "a.jsonl", play.run.score + 4)
    assert "5 more points" in scene.words
    assert told not in scene.words


def test_best_of_all_runs_has_a_rosette(driver: Driver) -> None:
    _play, scene = give_up_after(driver, 2)
    assert "best of all your runs" not in scene.words, "the first run must not count as a record"
    save_high_score(driver, "a.jsonl", 1)
    assert "best of all your runs" in scene.words
    assert "best of all your runs" in drawn_text(driver)


@pytest.mark.parametrize("still", [False, True])
def test_won_run_is_celebrated_unless_motion_is_reduced(driver: Driver, still: bool) -> None:
    driver.app.context.change(reduced_motion=still)
    play = start_run(driver)
    skip(play)
    play.saved.run = replace(play.run, pending=Over(won=True))
    scene = driver.open(RunEndScene(driver.app.context, play), frames=30)
    assert (len(driver.app.context.particles) > 0) is not still
    assert scene.moving is not still
    assert "there’s only the sea" in scene.words


def test_run_without_any_table_has_an_end(driver: Driver) -> None:
    _play, scene = give_up_after(driver, 0)
    assert "No table played." in scene.words
    assert "No table played here." in drawn_text(driver)


@pytest.mark.parametrize("device", DEVICES)
def test_new_run_is_one_press_away_and_the_last_one_is_saved(driver: Driver, device: str) -> None:
    save_high_score(driver, "earlier.jsonl", 5)
    play, scene = give_up_after(driver, 2)
    with DEVICES[device](driver) as hand:
        if device == "mouse":
            draw_once(driver)
            driver.click_row("New run")
        else:
            hand.right()
            assert scene.form.focused is not None
            assert scene.form.focused.title == "New run"
            hand.confirm()
        driver.past_awards()
    assert driver.on(MapScene)
    assert driver.top.play.saved.path != play.saved.path
    kept, _problem = high_scores.load(driver.app.context.places.high_scores)
    assert [(one.run, one.initials) for one in kept] == [
        ("earlier.jsonl", "ANN"),
        (play.saved.path.name, "ANN"),
    ]


@pytest.mark.parametrize(("earlier", "title"), [(5, "Go on"), (1_000_000, "New run")])
def test_run_worse_than_an_earlier_one_suggests_a_new_run(driver: Driver, earlier: int, title: str) -> None:
    save_high_score(driver, "earlier.jsonl", earlier)
    _play, scene = give_up_after(driver, 2)
    assert scene.form.focused.title == title
    golden = [row.title for row in scene.form.widgets if getattr(row, "strong", False)]
    assert golden == [title]


def test_daily_run_offers_no_new_run(driver: Driver) -> None:
    driver.app.context.screens.run(daily=True)
    driver.frames(1)
    if driver.on(GuideScene):
        driver.top.back()
    play = play_of(driver)
    skip(play)
    play.add(GaveUp())
    play.screens.pending()
    driver.frames(1)
    assert "New run" not in [row.title for row in driver.top.form.widgets]


def test_back_says_where_it_leads(driver: Driver) -> None:
    """Before the score is saved, it leads to the initials."""
    _play, scene = give_up_after(driver, 1)
    assert scene.form.widgets[-1].help == "Your initials, and the best runs."
    driver.key(pygame.K_ESCAPE)
    assert driver.on(InitialsScene)
    driver.key(pygame.K_ESCAPE)
    driver.frames(1)
    assert driver.top.form.focused.title == "New run"
    assert driver.app.context.captions.last.startswith("Best runs. 1: ")
    driver.go_to("1:")
    driver.key(pygame.K_RETURN)
    driver.frames(1)
    assert driver.on(RunEndScene)
    assert driver.top.form.widgets[-1].help == "Leave this run."


def test_focused_table_says_that_its_match_can_be_watched_again(driver: Driver) -> None:
    play, scene = give_up_after(driver, 2)
    title = play.table(play.run.played[0].node).title
    words = f"Watch again: {title}"
    assert words not in drawn_texts(driver)
    table = next(n for n, row in enumerate(scene.form.widgets) if row.title.startswith(title))
    driver.move(*scene.form.area_of(table).center)
    assert words in drawn_texts(driver)


@pytest.mark.parametrize("won", [False, True])
def test_end_of_a_daily_run_says_which_run_it_was(driver: Driver, won: bool) -> None:
    start_run(driver)
    driver.app.context.screens.title()
    assert driver.app.context.screens.run(daily=True)
    play = play_of(driver)
    skip(play)
    play.saved.run = replace(play.run, pending=Over(won=won))
    driver.open(RunEndScene(driver.app.context, play), frames=1)
    wanted = "The daily run: all six ponds are yours!" if won else "The daily run is over: 0 keepers beaten"
    assert wanted in drawn_texts(driver)
