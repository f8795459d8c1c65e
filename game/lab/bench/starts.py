"""Bench of starts: the time to the first frame, beside a bare window's."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from game.lab.bench.steps import Step
from game.storage import settings
from game.storage.places import places
from game.storage.settings import Settings

ROUNDS = 10
"""How often each program is started; the first start, which compiles, isn't counted."""
_ROOT = Path(__file__).resolve().parents[3]

BARE_WINDOW = (
    "import time; import pygame; pygame.init(); "
    "s = pygame.display.set_mode((1280, 720), pygame.RESIZABLE); s.fill('navy'); pygame.display.flip(); "
)
"""The start of every pygame program up to its first frame, and no more."""
_OURS = (
    "import time; import sys; from game.app import App; "
    "from game.scenes.menus.title import TitleScene; from game.storage.places import places; "
    "where = places(sys.argv[1]); where.prepare(); app = App(where, find_voice=object); "
    "app.stack.push(TitleScene(app.context)); "
    "app.frame(0.01); print(time.time())"
)


@dataclass(frozen=True, slots=True)
class Starts:
    """Median seconds to the first frame of a bare window, of the program, and of the program with speech."""

    bare_window: float
    first_frame: float
    first_frame_aloud: float

    @property
    def ratio(self) -> float:
        return self.first_frame / self.bare_window


def measure(step: Step) -> Starts:
    """Start all three in turn, each in a process of its own that may write compiled modules."""
    bare, ours, aloud = [], [], []
    with tempfile.TemporaryDirectory() as compiled:
        for number in range(1, ROUNDS + 1):
            step(f"start {number} of {ROUNDS}")
            with tempfile.TemporaryDirectory() as data:
                bare.append(timed([sys.executable, "-c", f"{BARE_WINDOW}print(time.time())"], compiled))
                ours.append(timed([sys.executable, "-c", _OURS, data], compiled))
            with tempfile.TemporaryDirectory() as data:
                settings.save(places(data).settings, Settings(), Settings(speech=True))
                aloud.append(timed([sys.executable, "-c", _OURS, data], compiled))
    return Starts(median(bare[1:]), median(ours[1:]), median(aloud[1:]))


def timed(command: list[str], compiled: str) -> float:
    """Return the seconds to a command's first frame; compiled modules are kept in the folder `compiled`."""
    keep = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": compiled}
    start = time.time()
    done = subprocess.run(
        command, cwd=_ROOT, env={**os.environ, **keep}, capture_output=True, text=True, check=True
    )
    return float(done.stdout.split()[-1]) - start
