"""Matches whose processes are stopped or killed: the player is told, play continues, and quitting works."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.ai.worker import ENDED, KEEPS_STOPPING, STOPPED, Thinker
from game.arcade.background_par import GIVEN_UP, REPLACED
from game.scenes.match.scoring import ScoringScene
from game.scenes.review.coach import CoachScene
from game.session.analysis import GIVEN_UP as COACH_GIVEN_UP
from game.session.analysis import Coaching
from tests.conftest import ROOT
from tests.support.driving import Driver
from tests.support.running import run_python
from tests.support.stopping import StoppedTime, child_processes, stop, wait_until

if os.name == "nt":
    pytest.skip("Windows has no such signals", allow_module_level=True)

PATIENCE = 300.0
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for in /proc")


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    """Return the program, which soon gives up on stopped processes."""
    return impatient_driver(tmp_path)


def impatient_driver(folder: Path) -> Driver:
    made = Driver(folder)
    made.app.context.thinker = Thinker(clock=StoppedTime())
    return made


def start(driver: Driver, *, rated: bool = False) -> None:
    driver.app.context.seed = 3
    options = {"limit": 0}
    driver.start_match("six_takes", ("pip", "odette"), options, rated=rated)


def notices_of(driver: Driver) -> list[str]:
    """Return a list of all notices from now on in order, without repeats, including dismissed ones."""
    found: list[str] = []
    notice = driver.app.context.notify

    def tell(words: str, *, spoken: bool = True) -> None:
        if words and words not in found:
            found.append(words)
        notice(words, spoken=spoken)

    driver.app.context.notify = tell
    return found


def play(driver: Driver, count: int, lose: signal.Signals | None = None) -> None:
    """Play the first card this many times; the thinking process gets a signal before each."""
    for _ in range(count):
        driver.until(lambda: driver.asked)
        if lose is not None:
            os.kill(driver.app.context.thinker.process_id, lose)
        driver.key(pygame.K_RETURN)
    driver.until(lambda: driver.asked or driver.on(ScoringScene))


@pytest.mark.parametrize(("number", "words"), [(signal.SIGSTOP, STOPPED), (signal.SIGKILL, ENDED)])
def test_match_without_its_thinking_process_continues_with_the_same_choices(
    number: signal.Signals, words: str, tmp_path: Path
) -> None:
    played = []
    for name, lose in (("whole", None), ("lost", number)):
        driver = impatient_driver(tmp_path / name)
        said = driver.hear()
        notices = notices_of(driver)
        start(driver)
        play(driver, 3, lose)
        played.append(tuple(driver.table.session.match.history))
        assert notices == ([words] if lose else [])
        assert (words in said) is bool(lose)
        driver.close()
    assert played[0] == played[1]
    assert len(played[0]) >= 7


def test_hint_comes_from_the_new_process(driver: Driver) -> None:
    notices = notices_of(driver)
    start(driver)
    driver.until(lambda: driver.asked)
    driver.table.session.request_hint()
    stop(driver.app.context.thinker.process_id)
    driver.until(lambda: driver.table.session.advice is not None)
    assert notices == [STOPPED]


def test_match_continues_without_processes_if_they_keep_stopping(driver: Driver) -> None:
    notices = notices_of(driver)
    start(driver)
    driver.until(lambda: driver.asked)
    thinker = driver.app.context.thinker
    for _ in range(3):
        stopped = thinker.process_id
        stop(stopped)
        if not driver.table.session.hinting:
            driver.table.session.request_hint()
        driver.until(lambda stopped=stopped: thinker.process_id != stopped)
    assert thinker.process_id is None
    driver.until(lambda: driver.table.session.advice is not None)
    play(driver, 2)
    assert notices == [STOPPED, KEEPS_STOPPING]


# -- the coach and the ghosts ------------------------------------------------------------------------


def coach_of_round(driver: Driver) -> Coaching:
    """Return the coach of a finished round, which soon gives up on stopped processes."""
    start(driver)
    coaching = driver.table.coaching
    coaching.thinker = Thinker(clock=StoppedTime())
    with driver.unseen():
        while not driver.on(ScoringScene):
            play(driver, 1)
    return coaching


def test_coach_continues_in_another_process(driver: Driver) -> None:
    notices = notices_of(driver)
    coaching = coach_of_round(driver)
    assert coaching.busy
    stop(coaching.thinker.process_id)
    driver.until(lambda: not coaching.busy, thinker=coaching.thinker)
    assert notices == [STOPPED]
    assert coaching.analysis_of(1).complete


def test_coach_thinks_in_this_process_if_others_keep_stopping(driver: Driver) -> None:
    notices = notices_of(driver)
    coaching = coach_of_round(driver)
    while coaching.thinker is not None and coaching.thinker.process_id is not None:
        stopped = coaching.thinker.process_id
        stop(stopped)
        driver.until(
            lambda stopped=stopped: coaching.thinker is None or coaching.thinker.process_id != stopped
        )
    driver.until(lambda: coaching.thinker is None)
    assert notices == [STOPPED, COACH_GIVEN_UP]
    driver.app.context.screens.coach(coaching, 1)
    assert driver.on(CoachScene)
    driver.until(lambda: not coaching.busy)
    assert coaching.analysis_of(1).complete


@pytest.mark.parametrize(("times", "words"), [(1, [REPLACED]), (3, [REPLACED, GIVEN_UP])])
def test_player_is_told_about_lost_ghosts(times: int, words: list[str], driver: Driver) -> None:
    context, notices = driver.app.context, notices_of(driver)
    table = next(one for one in context.cast.tables if (one.game, one.title) == ("six_takes", "One round"))
    driver.start_match(table.game, table.opponents, table.options, title=str(table.title))
    driver.until(lambda: driver.asked)
    driver.frames(2)
    ghosts = driver.table.par._ghosts
    for _ in range(times):
        lost = ghosts.process_ids[0]
        os.kill(lost, signal.SIGKILL)
        driver.wait_for(lambda lost=lost: lost not in ghosts.process_ids, 0.0)
    driver.frames(1)
    assert notices == words
    assert driver.table.par.failed is (times == 3)


# -- quitting ----------------------------------------------------------------------------------------

QUITTING = """
import os, sys
from pathlib import Path
import pygame
from game.scenes.match.launch import start_match
from tests.support.driving import Driver
from tests.support.stopping import child_processes, stop

def main():
    driver = Driver(Path(sys.argv[1]))
    context = driver.app.context
    table = next(one for one in context.cast.tables if (one.game, one.title) == ("six_takes", "One round"))
    driver.start_match(table.game, table.opponents, table.options, title=str(table.title))
    driver.until(lambda: driver.asked)
    driver.frames(2)
    children = child_processes(os.getpid())
    for one in children:
        stop(one)
    print(*children, flush=True)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    driver.app.run()
    print("left", flush=True)

if __name__ == "__main__":
    main()
"""


@LINUX
def test_quitting_with_all_processes_stopped_leaves_none(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(QUITTING, encoding="utf-8")
    ran = run_python(program, tmp_path / "data", PYTHONPATH=str(ROOT))
    assert (ran.returncode, ran.stderr) == (0, "")
    children, left = ran.stdout.splitlines()
    assert left == "left"
    assert len(children.split()) >= 3, "the resource tracker, the thinking process and ghosts"
    wait_until(lambda: not set(map(int, children.split())) & set(child_processes(1)))


@LINUX
def test_real_program_continues_whichever_process_is_stopped(tmp_path: Path) -> None:
    """With the real time limits."""
    words = ("--headless", "--seed", "6", "--game", "six_takes", "--data-dir", str(tmp_path))
    process = subprocess.Popen([sys.executable, "main.py", *words], cwd=ROOT, stdout=subprocess.PIPE)
    wait_until(lambda: len(child_processes(process.pid)) >= 2)
    for one in child_processes(process.pid):
        os.kill(one, signal.SIGSTOP)
    output, _errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert output
