"""No file in the data directory can stop the program, hold it up, or fill its memory."""

import os
import random
import shutil
from collections.abc import Callable, Iterator
from datetime import date
from functools import partial
from pathlib import Path

import pytest

from game.arcade.run.course import draw_course
from game.arcade.run.entries import Began, CharmsPassed, Pay, SatDown, TableEnded
from game.arcade.run.saved import SavedRun
from game.cardgames.registry import GAMES, rules_of
from game.engine.journal import Header, Journal, Player, new_match
from game.scenes import cast as casts
from game.scenes.context import Context
from game.scenes.match.launch import resume
from game.scenes.menus.table_setup.setup import SetupScene
from game.scenes.menus.title import TitleScene
from game.scenes.records.matches import MatchesScene
from game.scenes.records.wall import RecordsScene
from game.scenes.review.replay import open_replay
from game.storage.levels.run_tables import load_run_tables
from game.storage.places import LEVELS
from tests.campaigns import hostile
from tests.campaigns.costs import LONGEST_WAIT, MOST_MEMORY, Clock, costs
from tests.conftest import Campaign
from tests.support.driving import Driver

pytestmark = [pytest.mark.campaign, pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="POSIX files")]

FILES, ARCADE_FILES = 25, 8
"""How many files of each kind a sample has, and of those of the arcade."""
GAME = "six_takes"
TODAY = date(2026, 11, 22)

Write = Callable[[Path], None]


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Opponents come from a folder of the test's own, and think here."""
    own = tmp_path / "own"
    own.mkdir()
    shutil.copy(LEVELS / "opponents.toml", own)
    monkeypatch.setattr(casts, "LEVELS", own)
    monkeypatch.setattr(Context, "thinking", lambda _self: None)


def valid_settings() -> bytes:
    return (
        b'{"master":0.5,"speed":"normal","name":"Ann","bindings":{"keys":{"k":"log"}},'
        b'"game":"sixpack","setups":{"six_takes":{"opponents":["pip","dot"],"options":{"limit":9}}}}'
    )


def valid_journal(game_id: str, choices: int, folder: Path) -> bytes:
    players = (Player("You"), *(Player(f"Bob {seat}", "duckling", "bob") for seat in range(1, 4)))
    header = Header(version="0", game=game_id, seed=5, options={}, players=players, table="Four of us")
    path = folder / "valid"
    game = rules_of(game_id)
    journal = Journal.create(path, header)
    match = new_match(game, header)
    match.record_to(journal.record)
    match.deal()
    while len(match.history) < choices and match.pending:
        seat, legal = next(iter(match.pending.items()))
        match.choose(seat, legal[0])
    journal.close()
    content = path.read_bytes()
    path.unlink()
    return content


VALID_TABLE = b"""game = "six_takes"
title = "Lunch break"
text = "One quick round against two ducklings."
opponents = ["pip", "dot"]
order = 4

[options]
limit = 0
"""


def look_round(folder: Path, journal: Path | None, clock: Clock) -> None:
    """Start the program, go through every scene that shows what was read, and leave it."""
    driver = Driver(folder)
    clock.tick()

    def frames(count: int) -> None:
        for _ in range(count):
            clock.tick()
            driver.frames(1)
            clock.tick()

    try:
        context, stack = driver.app.context, driver.app.stack
        frames(6)
        for game in GAMES:
            context.change(game=game)
            stack.push(RecordsScene(context, game))
            frames(1)
            stack.push(MatchesScene(context, game))
            frames(1)
            stack.pop()
            stack.pop()
        stack.push(SetupScene(context, context.settings.game or "six_takes"))
        frames(1)
        stack.pop()
        clock.tick()
        for path in (*context.archive.unfinished()[:1], *([journal] if journal else [])):
            clock.tick()
            if resume(context, stack, path):
                frames(4)
                stack.pop()
                clock.tick()
            if open_replay(context, stack, path):
                frames(2)
                stack.pop()
        for table in context.cast.tables[:1]:
            context.header(table.game, table.opponents, table.options)
        frames(2)
        assert driver.on(TitleScene)
        assert len(context.notices) <= 6, context.notices
        assert all(len(notice) < 400 for notice in context.notices)
    finally:
        driver.close()


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


def look_round_the_arcade(kind: str, folder: Path, clock: Clock) -> None:
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


NAMES = {
    "settings": "settings.json",
    "records": "records.jsonl",
    "accuracy": "accuracy.jsonl",
    "scores": "scores.jsonl",
    "journal": "saves/20260102-030405-1-game.sixes",
    "table": "levels/mine.toml",
    "opponents": "opponents.toml",
}
ARCADE = {
    "dailies": "dailies.jsonl",
    "puzzles": "puzzles.jsonl",
    "high_scores": "high_scores.jsonl",
    "awards": "awards.jsonl",
    "deeds": "deeds.jsonl",
    "looks": "looks.jsonl",
    "run": "runs/20261122-141500.jsonl",
    "daily run": "runs/20261122-150000.jsonl",
    "run table": "levels/run/mine.toml",
    "puzzle": f"levels/puzzles/{GAME}/mine.toml",
    "tutorial": "levels/tutorials/mine.toml",
}
OURS = {
    "opponents": LEVELS / "opponents.toml",
    "run table": LEVELS / "run" / "keeper-sir.toml",
    "puzzle": next((LEVELS / "puzzles" / GAME).rglob("*.toml")),
    "tutorial": LEVELS / "tutorials" / f"{GAME}.toml",
}
KINDS = NAMES | ARCADE


def content_of(kind: str, number: int, folder: Path) -> bytes:
    if kind == "journal":
        games = list(GAMES)
        return valid_journal(games[number % len(games)], number % 7 * 4, folder)
    if kind in ("run", "daily run"):
        return valid_run(folder, TODAY.isoformat() if kind == "daily run" else "")
    if kind in OURS:
        return OURS[kind].read_bytes()
    # A look is kept as an award is.
    made = {"settings": valid_settings, "table": lambda: VALID_TABLE, "looks": lambda: hostile.rows("awards")}
    return made[kind]() if kind in made else hostile.rows(kind)


def place_of(kind: str, folder: Path) -> Path:
    """Where a file of a kind lies; it is taken away if it is there."""
    path = casts.LEVELS / NAMES[kind] if kind == "opponents" else folder / KINDS[kind]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    return path


def visit(kind: str, path: Path, folder: Path) -> Callable[[Clock], None]:
    """The way through all scenes where a file of a kind is read."""
    if kind in ARCADE:
        return partial(look_round_the_arcade, kind, folder)
    return partial(look_round, folder, path if kind == "journal" else None)


@pytest.mark.parametrize("kind", KINDS)
def test_the_valid_files_are_read_without_a_word(
    kind: str, folders: Callable[[], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(Context, "notice", lambda _self, words, **_: told.append(words))
    folder = folders()
    path = place_of(kind, folder)
    if kind == "tutorial":
        path = path.with_name(f"{GAME}.toml")
    path.write_bytes(content_of(kind, 3, tmp_path))
    visit(kind, path, folder)(Clock())
    assert [words for words in told if words] == []


@pytest.mark.parametrize("kind", KINDS)
def test_no_bad_file_stops_the_program(
    kind: str, folders: Callable[[], Path], tmp_path: Path, campaign: Campaign
) -> None:
    chance = random.Random(f"{campaign.seed} {kind}")
    worst_time, worst_memory = 0.0, 0
    for number in range((ARCADE_FILES if kind in ARCADE else FILES) * campaign.times):
        folder = folders()
        path = place_of(kind, folder)
        content = hostile.changed(chance, content_of(kind, number, tmp_path))
        path.write_bytes(content)
        try:
            seconds, kilobytes = costs(visit(kind, path, folder))
        except BaseException:
            print(f"file {number} of kind {kind}: {content[:2_000]!r}")
            raise
        worst_time, worst_memory = max(worst_time, seconds), max(worst_memory, kilobytes)
        assert seconds < LONGEST_WAIT, (number, content[:200])
        assert kilobytes < MOST_MEMORY, (number, content[:200])
    print(f"{kind}: at most {worst_time:.2f} s, {worst_memory / 1000:.0f} MB more")


@pytest.mark.parametrize("make", hostile.SPECIAL, ids=lambda make: make.__name__)
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_that_is_no_file_of_ours_is_waited_for(
    kind: str, make: Write, folders: Callable[[], Path]
) -> None:
    folder = folders()
    path = place_of(kind, folder)
    make(path)
    seconds, kilobytes = costs(visit(kind, path, folder))
    assert seconds < LONGEST_WAIT
    assert kilobytes < MOST_MEMORY


@pytest.mark.parametrize("place", ["saves", "levels"])
def test_names_that_are_no_text_are_no_trouble(place: str, folders: Callable[[], Path]) -> None:
    folder = folders()
    for name in (b"\xff\xfe", b"new\nline", "\u202ename".encode()):
        ending = b".sixes" if place == "saves" else b".toml"
        Path(os.fsdecode(os.fsencode(folder / place) + b"/" + name + ending)).write_bytes(b"rubbish\n")
    look_round(folder, None, Clock())


@pytest.mark.parametrize("place", ["saves", "levels"])
def test_thousands_of_bad_files_are_told_of_once(place: str, folders: Callable[[], Path]) -> None:
    folder = folders()
    for number in range(900):
        ending = "sixes" if place == "saves" else "toml"
        (folder / place / f"{number}.{ending}").write_text("rubbish\n")
    driver = Driver(folder)
    driver.frames(6)
    (notice,) = driver.app.context.notices
    assert notice.endswith(" (and 899 more files like it)")
    driver.close()
