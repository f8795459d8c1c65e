"""No file of the arcade can stop the program, hold it up, or fill its memory: see `test_bad_files`."""

import os
import random
from collections.abc import Callable, Iterator
from datetime import date
from functools import partial
from pathlib import Path

import pytest

from game.arcade.run.course import draw_course
from game.arcade.run.entries import Began, CharmsPassed, Pay, SatDown, TableEnded
from game.arcade.run.saved import SavedRun
from game.scenes.context import Context
from game.storage.levels.run_tables import load_run_tables
from game.storage.places import LEVELS
from tests.campaigns import hostile
from tests.campaigns.costs import LONGEST_WAIT, MOST_MEMORY, Clock, costs
from tests.conftest import Campaign
from tests.support.driving import Driver

pytestmark = [pytest.mark.campaign, pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="POSIX files")]

FILES = 8
"""How many files of each kind a sample has."""
GAME = "six_takes"
TODAY = date(2026, 11, 22)

RUN = "runs/20261122-141500.jsonl"
DAILY_RUN = "runs/20261122-150000.jsonl"
NAMES = {
    "dailies": "dailies.jsonl",
    "puzzles": "puzzles.jsonl",
    "high_scores": "high_scores.jsonl",
    "awards": "awards.jsonl",
    "deeds": "deeds.jsonl",
    "looks": "looks.jsonl",
    "run": RUN,
    "daily run": DAILY_RUN,
    "run table": "levels/run/mine.toml",
    "puzzle": f"levels/puzzles/{GAME}/mine.toml",
    "tutorial": "levels/tutorials/mine.toml",
}
OURS = {
    "run table": LEVELS / "run" / "keeper-sir.toml",
    "puzzle": next((LEVELS / "puzzles" / GAME).rglob("*.toml")),
    "tutorial": LEVELS / "tutorials" / f"{GAME}.toml",
}


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(Context, "thinking", lambda _self: None)
    return


def valid_run(folder: Path, daily: str) -> bytes:
    """A run after its first table, at the charms or at the map."""
    tables = load_run_tables(LEVELS / "run", [], lambda _table: None).tables
    course = draw_course(6, tables)
    began = Began(version="0", seed=6, course=course, started="2026-11-22T14:15:00+00:00", daily=daily)
    saved = SavedRun.new(folder / "valid", "20261122-141500", began)
    nodes = saved.run.pending.nodes
    paying = next(one for one in nodes if saved.run.course[one].pays is Pay.CHARM)
    saved.add(SatDown(paying, 6, "none.sixes"))
    saved.add(TableEnded(met=True, result=-3.0, ghosts=(-4.0, -5.0), combos={"clean": 6}))
    if daily:
        saved.add(CharmsPassed())
    content = saved.path.read_bytes()
    saved.path.unlink()
    return content


def content_of(kind: str, folder: Path) -> bytes:
    if kind in OURS:
        return OURS[kind].read_bytes()
    if kind in ("run", "daily run"):
        return valid_run(folder, TODAY.isoformat() if kind == "daily run" else "")
    # A look is kept as an award is.
    return hostile.rows("awards" if kind == "looks" else kind)


def scenes_of(kind: str, context: Context) -> Iterator[Callable[[], object]]:
    """Ways to the hub, which reads most files, and to the scenes that show what a file of a kind says."""
    screens = context.screens
    yield screens.arcade
    match kind:
        case "dailies":
            yield screens.daily
        case "awards" | "deeds":
            yield screens.wall
        case "looks":
            yield partial(screens.awards, screens.wall)
            yield screens.wardrobe
        case "high_scores":
            yield screens.high_scores
        case "puzzles" | "puzzle":
            yield partial(screens.puzzles, GAME)
        case "tutorial":
            yield screens.tutorials
        case "run" | "run table":
            yield screens.run
        case "daily run":
            yield partial(screens.run, daily=True)
            yield screens.wall


def look_round(kind: str, folder: Path, clock: Clock) -> None:
    """Go through the scenes of the arcade where a file of a kind is read."""
    driver = Driver(folder)
    context, stack = driver.app.context, driver.app.stack
    context.today = lambda: TODAY
    clock.tick()
    try:
        for show in scenes_of(kind, context):
            show()
            clock.tick()
            driver.frames(1)
            clock.tick()
            # The day's run is begun once: one that cannot go on is told of, and no other takes its place.
            assert len(stack) > 1 or (kind == "daily run" and context.notices), context.notices
            while len(stack) > 1:
                stack.pop()
                clock.tick()
        assert len(context.notices) <= 8, context.notices
        assert all(len(notice) < 400 for notice in context.notices)
    finally:
        driver.close()


def place_of(kind: str, folder: Path) -> Path:
    path = folder / NAMES[kind]
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


@pytest.mark.parametrize("kind", NAMES)
def test_the_valid_files_are_read_without_a_word(
    kind: str, folders: Callable[[], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(Context, "notice", lambda _self, words, **_: told.append(words))
    folder = folders()
    path = place_of(kind, folder)
    if kind == "tutorial":
        path = path.with_name(f"{GAME}.toml")
    path.write_bytes(content_of(kind, tmp_path))
    look_round(kind, folder, Clock())
    assert [words for words in told if words] == []


@pytest.mark.parametrize("kind", NAMES)
def test_no_bad_file_stops_the_program(
    kind: str, folders: Callable[[], Path], tmp_path: Path, campaign: Campaign
) -> None:
    chance = random.Random(f"{campaign.seed} {kind}")
    worst_time, worst_memory = 0.0, 0
    valid = content_of(kind, tmp_path)
    for number in range(FILES * campaign.times):
        folder = folders()
        content = hostile.changed(chance, valid)
        place_of(kind, folder).write_bytes(content)
        try:
            seconds, kilobytes = costs(partial(look_round, kind, folder))
        except BaseException:
            print(f"file {number} of kind {kind}: {content[:2_000]!r}")
            raise
        worst_time, worst_memory = max(worst_time, seconds), max(worst_memory, kilobytes)
        assert seconds < LONGEST_WAIT, (number, content[:200])
        assert kilobytes < MOST_MEMORY, (number, content[:200])
    print(f"{kind}: at most {worst_time:.2f} s, {worst_memory / 1000:.0f} MB more")


@pytest.mark.parametrize("make", hostile.SPECIAL, ids=lambda make: make.__name__)
@pytest.mark.parametrize("kind", NAMES)
def test_nothing_that_is_no_file_of_ours_is_waited_for(
    kind: str, make: Callable[[Path], None], folders: Callable[[], Path]
) -> None:
    folder = folders()
    make(place_of(kind, folder))
    seconds, kilobytes = costs(partial(look_round, kind, folder))
    assert seconds < LONGEST_WAIT
    assert kilobytes < MOST_MEMORY
