"""Children are started so that Ctrl-C neither tears the start nor reaches them."""

import os
import signal
import subprocess
import sys
import time
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from game.ai.processes import end_processes, is_stopped, start_undisturbed
from tests.support.stopping import stop, wait_until


def note(path: str) -> None:
    os.kill(os.getpid(), signal.SIGINT)
    Path(path).touch()


def test_a_child_begins_deaf_to_interrupts(tmp_path: Path) -> None:
    process = get_context("spawn").Process(target=note, args=(str(tmp_path / "there"),))
    start_undisturbed(process)
    process.join(300)
    assert (tmp_path / "there").exists()


class Ended(Exception):
    """What the signals' handler raises."""


def end(_number: int, _frame: object) -> None:
    raise Ended


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_in_the_middle_of_a_start_counts_after_it(number: signal.Signals) -> None:
    started: list[bool] = []

    class Interrupted:
        def start(self) -> None:
            signal.raise_signal(number)
            started.append(True)

    process: BaseProcess = Interrupted()  # type: ignore[assignment]
    before = signal.signal(number, end)
    try:
        with pytest.raises(Ended):
            start_undisturbed(process)
        assert started == [True]
        assert signal.getsignal(number) is end
    finally:
        signal.signal(number, before)


def test_what_cannot_be_started_says_so_and_changes_nothing() -> None:
    class Broken:
        def start(self) -> None:
            raise OSError("no")

    before = signal.getsignal(signal.SIGINT)
    process: BaseProcess = Broken()  # type: ignore[assignment]
    with pytest.raises(OSError, match="no"):
        start_undisturbed(process)
    assert signal.getsignal(signal.SIGINT) is before


# -- ending ------------------------------------------------------------------------------------------


def ignore(path: str) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    Path(path).touch()
    time.sleep(600)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
@pytest.mark.parametrize("stopped", [False, True])
def test_a_child_that_does_not_end_when_asked_is_killed(stopped: bool, tmp_path: Path) -> None:
    process = get_context("spawn").Process(target=ignore, args=(str(tmp_path / "there"),))
    start_undisturbed(process)
    wait_until((tmp_path / "there").exists)
    if stopped:
        stop(process.pid)
    end_processes([process], patience=0.1)
    assert process.exitcode == -signal.SIGKILL


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
def test_a_stopped_child_is_not_waited_for_as_long_as_patience_lasts() -> None:
    process = get_context("spawn").Process(target=time.sleep, args=(600,))
    start_undisturbed(process)
    stop(process.pid)
    end_processes([process], patience=1e6)
    assert process.exitcode == -signal.SIGTERM


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
@pytest.mark.parametrize("proc", [True, False])
def test_whether_a_child_is_stopped(proc: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not proc:
        monkeypatch.setattr("builtins.open", refuse)
    process = subprocess.Popen([sys.executable, "-ISc", "import time; time.sleep(600)"])
    try:
        if is_stopped(process.pid) is None:
            pytest.skip("this system doesn't tell")
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
