"""Killed at any moment, half of the time within a write, the arcade loses nothing and gives no second try."""

import os
import random
import shutil
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from game.arcade.daily.diary import deal_of_day
from game.arcade.run.saved import SavedRun
from game.engine.journal import BadJournal, read_header
from game.storage.history import dailies, runs
from game.storage.history.runs import BadRun
from game.storage.levels.tables import load_tables
from game.storage.places import LEVELS, Places
from tests.campaigns.arcade_player import WRITING, WRITTEN
from tests.conftest import ROOT, Campaign
from tests.storage.player_files import LOADS
from tests.support.driving import Driver

pytestmark = [
    pytest.mark.campaign,
    pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs SIGKILL"),
]

KILLS = 8
"""The number of kills in the sample."""
MOST_LINES = 60
"""The largest number of lines written before a kill."""

SLOWEST = 0.02
"""The most seconds that the disk takes to flush; half of the time, none."""


class Announced:
    """The lines that a player has begun to write, and has written, by file name."""

    def __init__(self) -> None:
        self.writing: dict[str, set[bytes]] = {}
        self.written: dict[str, set[bytes]] = {}

    def take(self, said: str) -> None:
        word, name, line = said.split()
        found = {WRITING: self.writing, WRITTEN: self.written}[word]
        found.setdefault(name, set()).update(bytes.fromhex(line).split(b"\n"))


def play_and_kill(folder: Path, chance: random.Random, told: Announced, *, inside: bool) -> None:
    """Let the player play until it's killed, inside a write or anywhere."""
    count = chance.randint(1, MOST_LINES)
    command = [sys.executable, "-m", "tests.campaigns.arcade_player"]
    slowest = chance.choice((0.0, SLOWEST))
    command += [str(folder), str(chance.random()), str(count if inside else 0), str(slowest)]
    with subprocess.Popen(
        command, cwd=ROOT, env=os.environ, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        seen = 0
        for said in process.stdout:
            if said.startswith((WRITING, WRITTEN)):
                told.take(said)
                seen += 1
            if not inside and seen >= 2 * count:
                process.kill()
                break
        for said in process.stdout:
            if said.startswith((WRITING, WRITTEN)) and said.endswith("\n"):
                told.take(said)
        errors = process.stderr.read()
    assert process.returncode == -signal.SIGKILL, errors


def lines_of(path: Path) -> set[bytes]:
    return set(path.read_bytes().split(b"\n")) - {b""} if path.exists() else set()


def check_rows(places: Places, told: Announced) -> None:
    """Check that no written row is lost, no other row is read, and a torn line is set aside."""
    for name, load in LOADS.items():
        path = places.root / f"{name}.jsonl"
        assert told.written.get(path.name, set()) <= lines_of(path), name
        rows, problem = load(path)
        assert problem is None or "Input data was truncated" in problem or "the file was kept" in problem
        read = {msgspec.json.encode(row) for row in rows}
        assert told.written.get(path.name, set()) <= read <= told.writing.get(path.name, set()), name
        assert load(path) == (rows, None)


def check_runs(places: Places, told: Announced) -> None:
    """Check that each run continues after its last entry, and that a day has at most one run."""
    days: Counter[str] = Counter()
    for path in runs.run_files(places.runs):
        assert told.written.get(path.name, set()) <= lines_of(path)
        try:
            saved, _ = SavedRun.open(path)
        except BadRun:
            # Killed while the first line was written, before anything of it was shown.
            assert path.name not in told.written
            continue
        assert told.written.get(path.name, set()) <= lines_of(path) <= told.writing[path.name]
        assert SavedRun.open(path)[1] is None
        days[saved.began.daily] += bool(saved.began.daily)
    assert all(count <= 1 for count in days.values()), days


def check_dailies(places: Places) -> None:
    """Check that a day's deal was started once, in one match, and that no other match has its cards."""
    begun = dailies.load(places.dailies)[0]
    assert len({one.day for one in begun}) == len(begun)
    tables = [one for one in load_tables([LEVELS], lambda _table: None).tables if one.daily]
    seeds: Counter[int] = Counter()
    for path in places.saves.glob("*.sixes"):
        try:
            seeds[read_header(path).seed] += 1
        except BadJournal:
            continue
    for one in begun:
        deal = deal_of_day(one.day, tables)
        assert seeds[deal.seed] == 1, one
        assert read_header(places.saves / one.journal).seed == deal.seed


def test_no_kill_loses_anything_of_the_arcade(tmp_path: Path, campaign: Campaign) -> None:
    chance, told, folder = random.Random(campaign.seed), Announced(), tmp_path / "data"
    Places(folder).prepare()
    for number in range(KILLS * campaign.times):
        play_and_kill(folder, chance, told, inside=number % 2 == 0)
        # Reading mends torn files, but the next player must find them as they are.
        places = Places(Path(shutil.copytree(folder, tmp_path / str(number))))
        check_rows(places, told)
        check_runs(places, told)
        check_dailies(places)
        shutil.rmtree(places.root)
    driver = Driver(folder)
    driver.app.context.screens.arcade()
    driver.frames(1)
    driver.close()
    count = sum(map(len, told.written.values()))
    print(f"{KILLS * campaign.times} kills, half of them inside a write; {count} lines written")
