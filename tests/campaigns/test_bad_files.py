"""No file in the data directory can stop the program, hold it up, or fill its memory."""

from __future__ import annotations

import os
import random
import shutil
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from game.cardgames.registry import GAMES, rules_of
from game.engine.journal import Header, Journal, Player, new_match
from game.scenes import context as contexts
from game.scenes.context import Context
from game.scenes.match.launch import resume
from game.scenes.menus.table_setup.setup import SetupScene
from game.scenes.menus.title import TitleScene
from game.scenes.review.records import RecordsScene
from game.scenes.review.replay import open_replay
from game.storage.accuracy import Accuracy
from game.storage.par_scores import Score
from game.storage.places import LEVELS
from game.storage.records import Result
from tests.campaigns import hostile
from tests.conftest import Campaign
from tests.driving import Driver

pytestmark = [pytest.mark.campaign, pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="POSIX files")]

FILES = 50
"""How many files of each kind a sample has."""
LONGEST_WAIT = 2.0
"""Seconds of processor time that a player may have to wait for anything."""
MOST_MEMORY = 100_000
"""Kilobytes by which the program may grow over a file."""

Write = Callable[[Path], None]


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Opponents come from a folder of the test's own, and think here."""
    own = tmp_path / "own"
    own.mkdir()
    shutil.copy(LEVELS / "opponents.toml", own)
    monkeypatch.setattr(contexts, "LEVELS", own)
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


def valid_records() -> bytes:
    rows = [
        Result(
            game=game,
            when="2026-01-02T03:04:05+00:00",
            players=("You", "Bob", "Celia", "Mabel"),
            own_seat=0,
            ranking=(1, 2, 1, 2),
            totals=(20, 30, 20, 30),
            rounds=(12, 8),
            rated=True,
            journal=f"20260102-030405-{number}-{game}.sixes",
        )
        for game in GAMES
        for number in range(4)
    ]
    return b"".join(msgspec.json.encode(row) + b"\n" for row in rows)


def valid_accuracy() -> bytes:
    rows = [
        Accuracy(
            journal=f"20260102-030405-{number}-six_takes.sixes",
            round=1 + number % 2,
            accuracy=70.5,
            decisions=9,
            mean_loss=0.25,
        )
        for number in range(4)
    ]
    return b"".join(msgspec.json.encode(row) + b"\n" for row in rows)


def valid_scores() -> bytes:
    rows = [
        Score(
            journal=f"20260102-030405-{number}-six_takes.sixes",
            game="six_takes",
            table="One round",
            deal=f"{number:032x}",
            result=-7.0,
            ghosts=(-4.0, -12.0, 0.0),
            rated=number % 2 == 0,
        )
        for number in range(4)
    ]
    return b"".join(msgspec.json.encode(row) + b"\n" for row in rows)


VALID_TABLE = b"""game = "six_takes"
title = "Lunch break"
text = "One quick round against two ducklings."
opponents = ["pip", "dot"]
order = 4

[options]
limit = 0
"""


class Clock:
    """The longest of several waits, in seconds of processor time."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._last = time.process_time()

    def tick(self) -> None:
        """A wait is over, and the next begins."""
        now = time.process_time()
        self.longest, self._last = max(self.longest, now - self._last), now


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
            stack.pop()
        stack.push(SetupScene(context, context.settings.game or "six_takes"))
        frames(1)
        stack.pop()
        clock.tick()
        for path in (*context.unfinished()[:1], *([journal] if journal else [])):
            clock.tick()
            if resume(context, stack, path):
                frames(4)
                stack.pop()
                clock.tick()
            if open_replay(context, stack, path):
                frames(2)
                stack.pop()
        for table in context.tables[:1]:
            context.header(table.game, table.opponents, table.options)
        frames(2)
        assert driver.on(TitleScene)
        assert len(context.notices) <= 6, context.notices
        assert all(len(notice) < 400 for notice in context.notices)
    finally:
        driver.close()


def status(name: str) -> int:
    """A figure of this process as Linux tells it, in kilobytes; 0 elsewhere."""
    try:
        lines = Path("/proc/self/status").read_text().splitlines()
    except FileNotFoundError:
        return 0
    return next(int(line.split()[1]) for line in lines if line.startswith(name))


def costs(folder: Path, journal: Path | None) -> tuple[float, int]:
    """The longest wait and the kilobytes of memory that looking round costs."""
    if Path("/proc/self/clear_refs").exists():
        Path("/proc/self/clear_refs").write_text("5")
    memory, clock = status("VmRSS"), Clock()
    look_round(folder, journal, clock)
    return clock.longest, status("VmHWM") - memory


@pytest.fixture
def folders(tmp_path: Path) -> Callable[[], Path]:
    """Makes new data directories, and takes the last one away."""
    made: list[Path] = []

    def make() -> Path:
        for old in made:
            shutil.rmtree(old, ignore_errors=True)
        made[:] = [tmp_path / "data"]
        for name in ("saves", "levels"):
            (made[0] / name).mkdir(parents=True)
        return made[0]

    return make


NAMES = {
    "settings": "settings.json",
    "records": "records.jsonl",
    "accuracy": "accuracy.jsonl",
    "scores": "scores.jsonl",
    "journal": "saves/20260102-030405-1-game.sixes",
    "table": "levels/mine.toml",
    "opponents": "opponents.toml",
}


def content_of(kind: str, number: int, folder: Path) -> bytes:
    if kind == "journal":
        games = list(GAMES)
        return valid_journal(games[number % len(games)], number % 7 * 4, folder)
    if kind == "opponents":
        return (LEVELS / "opponents.toml").read_bytes()
    made = {
        "settings": valid_settings,
        "records": valid_records,
        "accuracy": valid_accuracy,
        "scores": valid_scores,
        "table": lambda: VALID_TABLE,
    }
    return made[kind]()


def place_of(kind: str, folder: Path) -> Path:
    """Where a file of a kind lies; it is taken away if it is there."""
    path = contexts.LEVELS / NAMES[kind] if kind == "opponents" else folder / NAMES[kind]
    path.unlink(missing_ok=True)
    return path


@pytest.mark.parametrize("kind", NAMES)
def test_the_valid_files_are_read_without_a_word(
    kind: str, folders: Callable[[], Path], tmp_path: Path
) -> None:
    folder = folders()
    place_of(kind, folder).write_bytes(content_of(kind, 3, tmp_path))
    driver = Driver(folder)
    driver.frames(6)
    driver.app.context.unfinished()
    driver.app.context.accuracies()
    driver.app.context.scores()
    assert driver.app.context.notices == []
    driver.close()


@pytest.mark.parametrize("kind", NAMES)
def test_no_bad_file_stops_the_program(
    kind: str, folders: Callable[[], Path], tmp_path: Path, campaign: Campaign
) -> None:
    chance = random.Random(f"{campaign.seed} {kind}")
    worst_time, worst_memory = 0.0, 0
    for number in range(FILES * campaign.times):
        folder = folders()
        path = place_of(kind, folder)
        content = hostile.changed(chance, content_of(kind, number, tmp_path))
        path.write_bytes(content)
        journal = path if kind == "journal" else None
        try:
            seconds, kilobytes = costs(folder, journal)
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
    kind: str, make: Write, folders: Callable[[], Path]
) -> None:
    folder = folders()
    path = place_of(kind, folder)
    make(path)
    seconds, kilobytes = costs(folder, path if kind == "journal" else None)
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
