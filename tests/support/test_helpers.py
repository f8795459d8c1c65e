"""Test helpers: samples of sweeps, stopped processes, and a clock that tests set."""

import os
import random
import signal
import subprocess
import sys
from datetime import UTC, date, datetime

import pytest

from tests.support.driving import Driver
from tests.support.sampling import IN_CI, swept_values
from tests.support.stopping import child_processes, signal_random_child, wait_until
from tests.support.wall_clock import set_clock


def test_ci_campaign_runs_a_part_and_a_longer_one_runs_all() -> None:
    values = range(41)
    assert len(swept_values(values, 1, 6)) == pytest.approx(len(values) / IN_CI, abs=1)
    assert len(swept_values(values, 2, 6)) > len(swept_values(values, 1, 6))
    for times in (IN_CI, IN_CI + 1, 100):
        assert list(swept_values(values, times, 6)) == list(values)


@pytest.mark.parametrize("count", [1, 2, 3, 41])
def test_every_value_runs_with_one_of_the_seeds(count: int) -> None:
    parts = [swept_values(range(count), 1, seed) for seed in range(IN_CI)]
    assert all(parts), "every seed runs some value"
    assert {value for part in parts for value in part} == set(range(count))


if sys.platform != "linux":
    pytest.skip("processes are looked for in /proc", allow_module_level=True)

NESTED = "import subprocess, sys; subprocess.run([sys.executable, '-c', 'import time; time.sleep(600)'])"


def test_every_child_process_can_be_signalled_once() -> None:
    others = set(child_processes(os.getpid()))
    process = subprocess.Popen([sys.executable, "-c", NESTED])
    try:
        wait_until(lambda: len(set(child_processes(os.getpid())) - others) == 2)
        mine = set(child_processes(os.getpid())) - others
        assert process.pid in mine
        for other in others:
            os.kill(other, signal.SIGSTOP)
        chance = random.Random(6)
        for _ in range(2):
            assert signal_random_child(chance).startswith("SIGSTOP to child process ")
            wait_until(lambda: all(child_processes(os.getpid())[other] == "T" for other in others))
        wait_until(lambda: all(child_processes(os.getpid())[one] == "T" for one in mine))
        assert signal_random_child(chance) == "(no child process to stop)"
        for one in mine:
            os.kill(one, signal.SIGKILL)
        wait_until(lambda: process.poll() is not None)
    finally:
        for other in others:
            os.kill(other, signal.SIGCONT)
        process.kill()


def test_dates_and_times_come_from_the_set_clock(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    set_clock(monkeypatch, lambda: datetime(2099, 12, 31, 23, 59, 50, tzinfo=UTC))
    context = driver.app.context
    assert context.today() == date(2099, 12, 31)
    header = context.header("six_takes", ("pip", "odette"), {})
    assert header.started == "2099-12-31T23:59:50+00:00"
    assert context.archive.open_journal(header).path.name.startswith("20991231-235950-")
    monkeypatch.undo()
    assert context.today() < date(2099, 12, 31)
