"""Bench of scenes that open: the processor time of each frame, beside that of a bare window's first one."""

from __future__ import annotations

import multiprocessing
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from statistics import median
from typing import Any

from game.app import App
from game.cardgames.registry import HOUSE
from game.lab.bench.frames import SIZES, open_program, start_fullest_table
from game.lab.bench.starts import BARE_WINDOW
from game.lab.bench.steps import Step
from game.scenes.menus.settings.chapters import CHAPTERS, Chapter
from game.scenes.menus.settings.page import ChapterScene

Way = Callable[[App], object]

SHARE = 1 / 6
"""The share of a bare window's first frame that no frame may exceed."""
_TITLE, _FRAMES = 40, 100
"""The number of frames of the title once everything is loaded, and of a scene."""
_STEP, _PAUSE = 1 / 60, 0.003
"""The seconds that pass in the program with each frame, and those in which other threads go on."""


@dataclass(frozen=True, slots=True)
class Openings:
    """The frames of scenes that open, against a bare window's first frame.

    Attributes:
        bare_window: the processor time to a bare window's first frame, in milliseconds.
        scenes, frames: the number of scenes, and of their frames.
        above: the number of frames above `SHARE`.
        longest: the longest frame, as a multiple of a bare window's; it's one of `longest_in`.
    """

    bare_window: float
    scenes: int
    frames: int
    above: int
    longest: float
    longest_in: str


class _Timed(App):
    """The program with its processor time as its clock, so that other programs make no difference.

    Attributes:
        times: the processor time of each frame, in milliseconds.
        way: what the next frame's input does.
    """

    way: Way | None = None

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.times: list[float] = []

    def step(self, seconds: float, *, still: bool = False) -> None:
        way, self.way = self.way, None
        if way is not None:
            way(self)
        super().step(seconds, still=still)

    def show(self, frames: int) -> None:
        for _ in range(frames):
            began = time.thread_time()
            self.frame(_STEP)
            self.times.append((time.thread_time() - began) * 1000)
            time.sleep(_PAUSE)

    def load(self) -> None:
        """Show the title until everything is loaded, and a while longer."""
        self.show(1)
        self.load_ahead()
        while self._loading is not None and self._loading.is_alive():
            self.show(1)
        self.show(_TITLE)


def ways() -> Mapping[str, Way]:
    """Return the ways from the title to scenes, by their names."""
    plain = ("with_friends", "invite", "settings", "glossary", "arcade", "daily", "wall", "wardrobe",
             "tutorials", "log", "run_guide")  # fmt: skip
    found: dict[str, Way] = {name: partial(_open, name=name) for name in plain}
    for chapter in CHAPTERS:
        found[f"settings: {chapter.title}"] = partial(_open_chapter, chapter=chapter)
    for game in HOUSE:
        for name in ("setup", "rules", "records", "matches", "puzzles", "tutorial"):
            found[f"{name}: {game}"] = partial(_open, name=name, game=game)
        found[f"table: {game}"] = partial(start_fullest_table, game=game)
    return found


def measure(step: Step) -> Openings:
    """Open each scene in a process of its own, by turns with bare windows."""
    bare, frames = list[float](), dict[str, list[float]]()
    for name in ways():
        step(name)
        bare.append(_bare_window())
        with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
            frames[name] = pool.submit(_frames, name).result()
    typical = median(bare)
    most = max(frames, key=lambda name: max(frames[name]))
    times = [one for found in frames.values() for one in found]
    above = sum(one > typical * SHARE for one in times)
    return Openings(typical, len(frames), len(times), above, max(times) / typical, most)


def _open_chapter(app: App, *, chapter: Chapter) -> None:
    app.stack.push(ChapterScene(app.context, chapter))


def _open(app: App, *, name: str, game: str = "") -> None:
    getattr(app.context.screens, name)(*([game] if game else []))


def _bare_window() -> float:
    """Return the milliseconds of processor time from a bare program's start to its first frame."""
    code = f"{BARE_WINDOW}print(time.process_time())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return float(done.stdout.split()[-1]) * 1000


def _frames(name: str) -> list[float]:
    """Return the milliseconds of each frame from the one that opens a scene."""
    with open_program(SIZES[0], make=partial(_Timed, clock=time.thread_time)) as app:
        assert isinstance(app, _Timed)
        app.context.change(told_keys=True, duck="sun")
        app.load()
        app.times, app.way = [], ways()[name]
        app.show(_FRAMES)
        return app.times
