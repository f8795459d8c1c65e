"""No file in the data directory can stop the program, hold it up, or fill its memory."""

import os
import random
import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

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
from game.storage.places import LEVELS
from tests.campaigns import hostile
from tests.campaigns.costs import LONGEST_WAIT, MOST_MEMORY, Clock, costs
from tests.conftest import Campaign
from tests.support.driving import Driver

pytestmark = [pytest.mark.campaign, pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="POSIX files")]

FILES = 25
"""How many files of each kind a sample has."""

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
        "table": lambda: VALID_TABLE,
    }
    return made[kind]() if kind in made else hostile.rows(kind)


def place_of(kind: str, folder: Path) -> Path:
    """Where a file of a kind lies; it is taken away if it is there."""
    path = casts.LEVELS / NAMES[kind] if kind == "opponents" else folder / NAMES[kind]
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
    driver.app.context.archive.unfinished()
    driver.app.context.archive.accuracies()
    driver.app.context.archive.scores()
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
            seconds, kilobytes = costs(partial(look_round, folder, journal))
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
    journal = path if kind == "journal" else None
    seconds, kilobytes = costs(partial(look_round, folder, journal))
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
