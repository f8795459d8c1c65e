"""Children are started so that Ctrl-C neither tears the start nor reaches them."""

from __future__ import annotations

import os
import signal
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from game.ai.processes import start_undisturbed


def note(path: str) -> None:
    """The child: interrupts itself and, if that did nothing, leaves a file."""
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
