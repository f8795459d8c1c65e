"""Python in a process of its own."""

import os
import subprocess
import sys

from tests.conftest import ROOT

PATIENCE = 500.0
"""Seconds that only a process which hangs would take."""


def run_python(*words: object, **environment: str) -> subprocess.CompletedProcess[str]:
    """What Python answers to these words where the program lies."""
    return subprocess.run(
        [sys.executable, *map(str, words)],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def run_code(code: str, *words: object) -> str:
    """What a program of one text prints; it must succeed."""
    done = run_python("-c", code, *words)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
