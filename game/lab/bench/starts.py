"""Benchmark of start-up: the time to the first frame, compared with a bare pygame window."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from game.lab.bench.steps import BenchResult, Measurement, Step
from game.storage import settings
from game.storage.places import places
from game.storage.settings import Settings

ROUNDS = 10
"""How many times each program is started; the first start, which compiles, isn't counted."""
ROOT = Path(__file__).resolve().parents[3]

BARE_WINDOW = (
    "import time; import pygame; pygame.init(); "
    "s = pygame.display.set_mode((1280, 720), pygame.RESIZABLE); s.fill('navy'); pygame.display.flip(); "
)
"""The code of a bare pygame program up to its first frame."""
_OURS = (
    "import time; import sys; from game.app import App; "
    "from game.scenes.menus.title import TitleScene; from game.storage.places import places; "
    "where = places(sys.argv[1]); where.prepare(); app = App(where, find_voice=object); "
    "app.stack.push(TitleScene(app.context)); "
    "app.frame(0.01); print(time.time())"
)


def measure(step: Step) -> BenchResult:
    """Start a bare window, the program, and the program with speech alternately."""
    all_bare, all_ours, all_aloud = [], [], []
    with tempfile.TemporaryDirectory() as compiled:
        for number in range(1, ROUNDS + 1):
            step(f"start {number} of {ROUNDS}")
            with tempfile.TemporaryDirectory() as data:
                all_bare.append(
                    time_to_first_frame([sys.executable, "-c", f"{BARE_WINDOW}print(time.time())"], compiled)
                )
                all_ours.append(time_to_first_frame([sys.executable, "-c", _OURS, data], compiled))
            with tempfile.TemporaryDirectory() as data:
                settings.save(places(data).settings, Settings(), Settings(speech=True))
                all_aloud.append(time_to_first_frame([sys.executable, "-c", _OURS, data], compiled))
    bare, ours, aloud = (median(times[1:]) for times in (all_bare, all_ours, all_aloud))
    return BenchResult(
        {"bare_window": bare, "first_frame": ours, "first_frame_aloud": aloud, "ratio": ours / bare},
        (
            Measurement("bare window, first frame", f"{bare * 1000:.0f} ms"),
            Measurement("Sixes, first frame", f"{ours * 1000:.0f} ms"),
            Measurement("ratio", f"{ours / bare:.2f}", "≤ 2.5"),
            Measurement(
                "Sixes with speech, first frame, and ratio",
                f"{aloud * 1000:.0f} ms: {aloud / ours:.2f}",
                "≤ 1.1",
            ),
        ),
    )


def compile_cache_variables(folder: str) -> dict[str, str]:
    """Return environment variables that make Python write compiled modules to a folder."""
    return {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": folder}


def time_to_first_frame(command: list[str], compiled: str) -> float:
    """Return the seconds until a command's first frame; compiled modules are written to a folder."""
    variables = compile_cache_variables(compiled)
    start = time.time()
    process = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **variables}, capture_output=True, text=True, check=True
    )
    return float(process.stdout.split()[-1]) - start
