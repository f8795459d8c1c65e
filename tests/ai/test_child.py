"""Child processes: they ignore interrupts, count as alive while they compute, and are given up soon if
they're stopped, and late otherwise.
"""

import os
import signal
import subprocess
import sys
import time
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from game.ai import child as children
from game.ai.child import PATIENCE, Child, Heartbeat
from game.ai.processes import end_processes, is_stopped, start_with_signals_deferred
from tests.support.stopping import StoppedTime, stop, wait_until

THREADS = "OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"
"""The variables that numpy's libraries read when they're loaded."""


class Time:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class CheckedHeartbeat:
    """A heartbeat that is checked ten times a second of its own clock; its child answers on command."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, stopped: bool | None) -> None:
        monkeypatch.setattr(children, "is_stopped", lambda _process: stopped)
        self.clock = Time()
        ours, self.theirs = Pipe()
        self.heartbeat = Heartbeat(ours, 0, self.clock)

    def lost_within(self, seconds: float) -> bool:
        for _ in range(round(seconds * 10)):
            self.clock.now += 0.1
            if self.heartbeat.is_lost:
                return True
        return False

    def answer(self) -> None:
        while self.theirs.poll():
            self.theirs.send_bytes(self.theirs.recv_bytes())


@pytest.mark.parametrize(("stopped", "patience"), [(True, 4.0), (None, 20.0), (False, 60.0)])
def test_patience_depends_on_the_processs_state(
    stopped: bool | None, patience: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = CheckedHeartbeat(monkeypatch, stopped)
    assert not watch.lost_within(patience - 0.6)
    assert watch.lost_within(1.5)


def test_answering_child_is_alive(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = CheckedHeartbeat(monkeypatch, True)
    for _ in range(100):
        assert not watch.lost_within(PATIENCE - 0.5)
        watch.answer()
    assert watch.lost_within(PATIENCE + 1.1)


def test_late_answer_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = CheckedHeartbeat(monkeypatch, True)
    assert watch.lost_within(PATIENCE + 1)
    watch.answer()
    assert not watch.lost_within(PATIENCE)


def test_time_without_checks_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the whole machine, or both processes, had been suspended."""
    watch = CheckedHeartbeat(monkeypatch, True)
    assert not watch.lost_within(1.0)
    for _ in range(3):
        watch.clock.now += 100_000.0
        assert not watch.heartbeat.is_lost
    watch.clock.now -= 200_000.0
    assert not watch.heartbeat.is_lost
    watch.answer()
    assert not watch.lost_within(PATIENCE)


def test_ended_child_is_not_unresponsive(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = CheckedHeartbeat(monkeypatch, True)
    watch.theirs.close()
    assert not watch.lost_within(10.0)


# -- real children -----------------------------------------------------------------------------------


def sleep(_pipe: object, seconds: float) -> None:
    time.sleep(seconds)


def compute(_pipe: object, path: str) -> None:
    Path(path).touch()
    while True:
        sum(range(100_000))


def tell_of_threads(pipe: Connection) -> None:
    pipe.send(("numpy" in sys.modules, *(os.environ.get(name) for name in THREADS)))


def test_child_thinks_on_one_core(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in THREADS:
        monkeypatch.delenv(name, raising=False)
    child = Child(tell_of_threads, name="threads")
    loaded, *threads = child.pipe.recv()
    child.end()
    assert not loaded, "numpy would have started its threads already"
    assert threads == ["1"] * len(THREADS)


def test_computing_child_is_alive_however_long_it_takes(tmp_path: Path) -> None:
    clock = Time()
    child = Child(compute, str(tmp_path / "there"), name="busy", clock=clock)
    wait_until((tmp_path / "there").exists)
    answered = 0
    while answered < 10:
        clock.now += 0.4
        assert not child.unresponsive
        wait_until(lambda: not child._heartbeat._pinged or child._heartbeat_pipe.poll())
        answered += child._heartbeat._pinged
    assert clock.now > PATIENCE
    child.end()
    wait_until(lambda: child.process.exitcode is not None)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
@pytest.mark.parametrize("begun", [True, False])
def test_stopped_child_is_unresponsive_and_still_ends_on_request(begun: bool, tmp_path: Path) -> None:
    child = Child(compute, str(tmp_path / "there"), name="stopped", clock=StoppedTime())
    if begun:
        wait_until((tmp_path / "there").exists)
    stop(child.process_id)
    wait_until(lambda: child.unresponsive)
    child.end()
    wait_until(lambda: child.process.exitcode is not None)
    assert child.process.exitcode in (143, -signal.SIGTERM)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
def test_stopped_child_can_be_killed() -> None:
    child = Child(sleep, 600, name="stopped")
    stop(child.process_id)
    child.kill()
    child.process.join()
    assert child.process.exitcode == -signal.SIGKILL
    if sys.platform != "win32":
        with pytest.raises(ProcessLookupError):
            os.kill(child.process_id, signal.SIGCONT)


# -- starting --------------------------------------------------------------------------------------------


def note(path: str) -> None:
    os.kill(os.getpid(), signal.SIGINT)
    Path(path).touch()


def test_child_ignores_interrupts_from_the_start(tmp_path: Path) -> None:
    process = get_context("spawn").Process(target=note, args=(str(tmp_path / "there"),))
    start_with_signals_deferred(process)
    process.join(300)
    assert (tmp_path / "there").exists()


class Ended(Exception):
    """The error that the signals' handler raises."""


def end(_number: int, _frame: object) -> None:
    raise Ended


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_signal_during_a_start_counts_afterwards(number: signal.Signals) -> None:
    started: list[bool] = []

    class Interrupted:
        def start(self) -> None:
            signal.raise_signal(number)
            started.append(True)

    process: BaseProcess = Interrupted()  # type: ignore[assignment]
    before = signal.signal(number, end)
    try:
        with pytest.raises(Ended):
            start_with_signals_deferred(process)
        assert started == [True]
        assert signal.getsignal(number) is end
    finally:
        signal.signal(number, before)


def test_failed_start_is_reported_and_changes_nothing() -> None:
    class Broken:
        def start(self) -> None:
            raise OSError("no")

    before = signal.getsignal(signal.SIGINT)
    process: BaseProcess = Broken()  # type: ignore[assignment]
    with pytest.raises(OSError, match="no"):
        start_with_signals_deferred(process)
    assert signal.getsignal(signal.SIGINT) is before


# -- ending ------------------------------------------------------------------------------------------


def ignore(path: str) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    Path(path).touch()
    time.sleep(600)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
@pytest.mark.parametrize("stopped", [False, True])
def test_child_that_ignores_the_request_to_end_is_killed(stopped: bool, tmp_path: Path) -> None:
    process = get_context("spawn").Process(target=ignore, args=(str(tmp_path / "there"),))
    start_with_signals_deferred(process)
    wait_until((tmp_path / "there").exists)
    if stopped:
        stop(process.pid)
    end_processes([process], patience=0.1)
    assert process.exitcode == -signal.SIGKILL


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
def test_stopped_child_is_not_waited_for_until_patience_ends() -> None:
    process = get_context("spawn").Process(target=time.sleep, args=(600,))
    start_with_signals_deferred(process)
    stop(process.pid)
    end_processes([process], patience=1e6)
    assert process.exitcode == -signal.SIGTERM


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
@pytest.mark.parametrize("proc", [True, False])
def test_stopped_and_continued_child_is_detected(proc: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not proc:
        monkeypatch.setattr("builtins.open", refuse)
    process = subprocess.Popen([sys.executable, "-ISc", "import time; time.sleep(600)"])
    try:
        if is_stopped(process.pid) is None:
            pytest.skip("this system doesn't report it")
        for _ in range(2):
            process.send_signal(signal.SIGSTOP)
            wait_until(lambda: is_stopped(process.pid) is True)
            process.send_signal(signal.SIGCONT)
            wait_until(lambda: is_stopped(process.pid) is False)
        process.terminate()
        assert process.wait() == -signal.SIGTERM
    finally:
        process.kill()


def refuse(*_words: object) -> None:
    raise FileNotFoundError
