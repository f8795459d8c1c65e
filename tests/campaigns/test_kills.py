"""Killed at any moment, by a signal that nothing can catch, the program loses no choice that it has shown."""

import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from game.cardgames.registry import GAMES, rules_of
from game.engine.journal import read, read_header
from tests.conftest import Campaign
from tests.support.driving import Driver

pytestmark = [
    pytest.mark.campaign,
    pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system cannot kill so"),
]

ROOT = Path(__file__).resolve().parents[2]
KILLS = 4
"""How often the program is killed in each game's sample."""

SLOWEST = 0.03
"""So many seconds a disk that is far away takes at most to say that a line is safe."""

PLAYING = """
import os, random, sys, time
from pathlib import Path
from game.engine.journal import Journal
from game.scenes.match.launch import resume, start_match
from game.scenes.match.scoring import ScoringScene
from tests.support.driving import Driver
import pygame

commit, safe = Journal.record, os.fsync

def slowly(file):
    # Whoever is killed meanwhile has written, and shown nothing.
    time.sleep(random.random() * float(sys.argv[3]))
    safe(file)

os.fsync = slowly

def record(journal, entry):
    commit(journal, entry)
    print(journal.path.name, flush=True)

Journal.record = record
driver = Driver(Path(sys.argv[1]), seed=None)
context, stack = driver.app.context, driver.app.stack
opponents = [one.id for one in context.cast.opponents if one.level == "duckling"][:3]
while True:
    unfinished = context.archive.unfinished()
    if unfinished and len(unfinished) % 3:
        assert resume(context, stack, unfinished[0]), context.notices
    else:
        start_match(context, stack, sys.argv[2], tuple(opponents), {})
    while not driver.table.session.match.over:
        driver.key(pygame.K_RETURN)
    driver.until(lambda: driver.on(ScoringScene))
    while len(stack) > 1:
        stack.pop()
"""


@pytest.mark.parametrize("game", GAMES)
def test_no_kill_loses_a_choice(game: str, tmp_path: Path, campaign: Campaign) -> None:
    chance = random.Random(f"{campaign.seed} {game}")
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    shown: Counter[str] = Counter()
    for number in range(KILLS * campaign.times):
        command = [sys.executable, "-c", PLAYING, str(tmp_path), game, str(number % 2 * SLOWEST)]
        with subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            for _ in range(chance.randint(1, 60)):
                name = process.stdout.readline().strip()
                assert name.endswith(".sixes"), process.stderr and process.stderr.read()
                shown[name] += 1
            # Somewhere between two choices, wherever that is on this machine.
            time.sleep(chance.random() * 0.02)
            process.kill()
            shown.update(process.stdout.read().split())
        for name, count in shown.items():
            path = tmp_path / "saves" / name
            reading = read(path, rules_of(read_header(path).game))
            # The choice that was committed last may have been killed before it was shown.
            assert reading.damage is None or reading.damage.reason.endswith("it breaks off")
            assert count <= len(reading.match.history) <= count + 1, name
            shown[name] = len(reading.match.history)
    driver = Driver(tmp_path)
    driver.app.context.archive.unfinished()
    assert driver.app.context.notices == []
    driver.close()
    print(f"{game}: {KILLS * campaign.times} kills, {len(shown)} matches, {sum(shown.values())} choices")
