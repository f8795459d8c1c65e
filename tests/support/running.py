"""Running Python in another process."""

import os
import subprocess
import sys

from tests.conftest import ROOT

PATIENCE = 500.0
"""Seconds after which a process counts as hanging."""


def run_python(*words: object, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python with these arguments in the project's root; return what it printed."""
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
    """Run a program given as text, which must succeed; return what it printed."""
    done = run_python("-c", code, *words)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
