"""The helper that stops any child process of this program."""

import os
import random
import signal
import subprocess
import sys

import pytest

from tests.support.stopping import family, signal_random_child, wait_until

if sys.platform != "linux":
    pytest.skip("processes are looked for in /proc", allow_module_level=True)

NESTED = "import subprocess, sys; subprocess.run([sys.executable, '-c', 'import time; time.sleep(600)'])"


def test_every_process_below_this_one_can_be_hit_once() -> None:
    others = set(family(os.getpid()))
    process = subprocess.Popen([sys.executable, "-c", NESTED])
    try:
        wait_until(lambda: len(set(family(os.getpid())) - others) == 2)
        mine = set(family(os.getpid())) - others
        assert process.pid in mine
        for other in others:
            os.kill(other, signal.SIGSTOP)
        chance = random.Random(6)
        for _ in range(2):
            assert signal_random_child(chance).startswith("SIGSTOP to child process ")
            wait_until(lambda: all(family(os.getpid())[other] == "T" for other in others))
        wait_until(lambda: all(family(os.getpid())[one] == "T" for one in mine))
        assert signal_random_child(chance) == "(no child process to stop)"
        for one in mine:
            os.kill(one, signal.SIGKILL)
        wait_until(lambda: process.poll() is not None)
    finally:
        for other in others:
            os.kill(other, signal.SIGCONT)
        process.kill()
