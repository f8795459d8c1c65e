"""Ghosts in processes of their own: their results equal those computed in this process."""

import os
import signal
import time
from collections.abc import Callable, Iterator
from multiprocessing import active_children

import pytest

from game import VERSION
from game.arcade.background_par import GIVEN_UP, REPLACED, BackgroundPar, process_count
from game.engine.journal import Header, Player
from tests.support.ghosts import first_ghost_results
from tests.support.stopping import StoppedTime, stop

PATIENCE = 300.0
DEAL = Header(
    version=VERSION,
    game="six_takes",
    seed=6,
    options={"limit": 0},
    players=(Player("You"), Player("Rusty", "drake", "rusty")),
)


def wait_for(there: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not there():
        assert time.monotonic() < end, "timed out"
        time.sleep(0.01)


@pytest.fixture
def ghosts() -> Iterator[BackgroundPar]:
    made = BackgroundPar(DEAL, 0, 3, processes=2)
    yield made
    made.close()


def update_to_end(ghosts: BackgroundPar) -> bool:
    ghosts.update()
    return not ghosts.process_ids


def test_results_are_in_the_order_of_the_ghosts_and_processes_end(ghosts: BackgroundPar) -> None:
    assert len(ghosts.process_ids) == 2
    wait_for(lambda: update_to_end(ghosts))
    assert tuple(ghosts.results) == tuple(first_ghost_results(DEAL, 0, 3))
    assert not ghosts.failed


@pytest.mark.parametrize(("cores", "processes"), [(1, 1), (2, 2), (3, 3), (32, 4)])
def test_all_cores_are_used_up_to_four(cores: int, processes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _process: set(range(cores)), raising=False)
    assert process_count() == processes


@pytest.mark.skipif(os.name == "nt", reason="POSIX signals")
def test_killed_process_is_replaced(ghosts: BackgroundPar) -> None:
    os.kill(ghosts.process_ids[0], signal.SIGKILL)
    wait_for(lambda: update_to_end(ghosts))
    assert tuple(ghosts.results) == tuple(first_ghost_results(DEAL, 0, 3))
    assert ghosts.problem == REPLACED
    assert not ghosts.failed


@pytest.mark.skipif(os.name == "nt", reason="POSIX signals")
@pytest.mark.parametrize("begun", [True, False])
def test_stopped_process_is_replaced(begun: bool) -> None:
    ghosts = BackgroundPar(DEAL, 0, 3, processes=1, clock=StoppedTime())
    if begun:
        wait_for(lambda: update_to_end(ghosts) or bool(ghosts.results))
    (first,) = ghosts.process_ids
    stop(first)
    wait_for(lambda: update_to_end(ghosts))
    assert tuple(ghosts.results) == tuple(first_ghost_results(DEAL, 0, 3))
    assert ghosts.problem == REPLACED
    assert not ghosts.failed


@pytest.mark.skipif(os.name == "nt", reason="POSIX signals")
@pytest.mark.parametrize("number", [signal.SIGSTOP, signal.SIGKILL])
def test_ghosts_are_given_up_if_their_processes_keep_dying(number: int) -> None:
    ghosts = BackgroundPar(DEAL, 0, 3, processes=1, clock=StoppedTime())
    for _ in range(3):
        (lost,) = ghosts.process_ids
        os.kill(lost, number)
        wait_for(lambda lost=lost: update_to_end(ghosts) or ghosts.process_ids != (lost,))
    assert ghosts.process_ids == ()
    assert ghosts.failed
    assert ghosts.problem == GIVEN_UP
    ghosts.close()


@pytest.mark.skipif(os.name == "nt", reason="POSIX signals")
def test_stopped_ghosts_can_be_closed(ghosts: BackgroundPar) -> None:
    for process in ghosts.process_ids:
        stop(process)
    ghosts.close()
    wait_for(lambda: not [one for one in active_children() if one.name == "ghosts"])
    assert ghosts.problem is None


def test_ghosts_that_cannot_play_fail_silently(capfd: pytest.CaptureFixture[str]) -> None:
    wrong = Header(version=VERSION, game="six_takes", seed=6, options={"x": 1}, players=DEAL.players)
    ghosts = BackgroundPar(wrong, 0, 2)
    wait_for(lambda: update_to_end(ghosts))
    assert ghosts.failed
    assert ghosts.problem is None
    assert capfd.readouterr().err == ""


def test_closed_ghosts_stop(ghosts: BackgroundPar) -> None:
    assert ghosts.process_ids
    ghosts.close()
    ghosts.update()
    assert ghosts.process_ids == ()
    assert not ghosts.failed
