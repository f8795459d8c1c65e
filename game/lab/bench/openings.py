"""Benchmark of opening scenes: the processor time of each frame, compared with a bare pygame window.

Scenes and long matches are opened when the title has loaded everything, or right after its first frame.
Tables also change size, language and theme.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import islice
from statistics import median
from typing import Any, NamedTuple

from game.app import App
from game.cardgames.registry import BUILT_IN, rules_of
from game.engine.contract import Choice, Phase
from game.engine.journal import new_match
from game.engine.match import Match
from game.lab.bench.frames import (
    SIZES,
    fullest_table,
    open_program,
    peak_memory,
    size_name,
    start_fullest_table,
)
from game.lab.bench.starts import BARE_WINDOW, ROOT, compile_cache_variables
from game.lab.bench.steps import BenchResult, Measurement, Step, in_own_process
from game.scenes.menus.settings.chapters import CHAPTERS, Chapter
from game.scenes.menus.settings.scene import ChapterScene
from game.ui.devices.actions import Action, ActionPressed, WindowResized
from game.ui.drawing.window import open_window

SceneAction = Callable[[App], object]

SHARE = 1 / 6
"""The limit for a frame, as a share of a bare window's time to its first frame."""
_TITLE, _FRAMES = 40, 100
"""The number of frames of the title after loading, and of each scene."""
_REPEATS = 2
"""How often a scene with a frame above the limit is opened again."""
_STEP, _PAUSE = 1 / 60, 0.003
"""The game time of a frame, and the real pause after it for other threads; in seconds."""
_CHOICES, _LEFT = 1000, 20
"""The maximum number of choices in a match to resume, and how many are left to make."""
_RESUMED = "resumed: "
_LOAD_ALL = "from game.lab.bench.openings import load_all; load_all()"


class OpenedScene(NamedTuple):
    """The milliseconds of each frame of a scene, and the process's peak memory in MB."""

    frames: list[float]
    memory_mb: float


class _TimedApp(App):
    """The program with processor time as its clock, so that other programs don't affect it.

    Attributes:
        times: the processor time of each frame, in milliseconds.
        action: a function to call instead of input in the next frame.
    """

    action: SceneAction | None = None

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.times: list[float] = []

    def step(self, seconds: float, *, still: bool = False) -> None:
        action, self.action = self.action, None
        if action is not None:
            action(self)
        super().step(seconds, still=still)

    def run_frames(self, frames: int) -> None:
        for _ in range(frames):
            began = time.thread_time()
            self.frame(_STEP)
            self.times.append((time.thread_time() - began) * 1000)
            time.sleep(_PAUSE)

    def load(self) -> None:
        """Show the title until everything is loaded, and for some more frames."""
        while self._loading is not None and self._loading.is_alive():
            self.run_frames(1)
        self.run_frames(_TITLE)

    def open(self, action: SceneAction) -> None:
        """Call a function that opens a scene, and run its frames, including the loading sign's."""
        self.action = action
        self.run_frames(1)
        while self.stack.waiting:
            self.run_frames(1)
        self.run_frames(_FRAMES)


def scene_openers(size: tuple[int, int]) -> Mapping[str, tuple[SceneAction, ...]]:
    """Return the functions that open each scene at this window size, in the order in which to call them."""
    openers: dict[str, tuple[SceneAction, ...]] = {name: (way,) for name, way in simple_openers().items()}
    for chapter in CHAPTERS:
        openers[f"settings: {chapter.title}"] = (partial(_open_chapter, chapter=chapter),)
    for game in BUILT_IN:
        table = partial(start_fullest_table, game=game)
        openers[f"table: {game}"] = (table,)
        openers[f"changed: {game}"] = (table, *_table_changes(size))
        openers[f"{_RESUMED}{game}"] = (_resume,)
    return openers


def _table_changes(size: tuple[int, int]) -> Iterator[SceneAction]:
    """Yield functions that change a table's pictures: by language, theme, interface size and window size."""
    yield partial(_change, language="fr")
    yield partial(_change, high_contrast=True)
    yield partial(_change, ui_scale=1.5)
    yield partial(_change, high_contrast=False, ui_scale=1.0)
    yield partial(_resize, size=(size[0] * 5 // 6, size[1] * 5 // 6))
    yield partial(_change, language="de")
    yield partial(_resize, size=size)


def simple_openers() -> Mapping[str, SceneAction]:
    """Return the functions that open a scene in one step, even before everything is loaded, by name."""
    names = ("with_friends", "invite", "settings", "glossary", "arcade", "daily", "wall", "wardrobe",
             "tutorials", "log", "run_guide")  # fmt: skip
    openers: dict[str, SceneAction] = {name: partial(_open, name=name) for name in names}
    openers["keys"] = _open_keys
    for game in BUILT_IN:
        for name in ("setup", "rules", "records", "matches", "puzzles", "tutorial"):
            openers[f"{name}: {game}"] = partial(_open, name=name, game=game)
    return openers


def measure(step: Step, size: tuple[int, int], name: str, *, early: bool = False) -> BenchResult:
    """Open each scene in a separate process, alternating with bare windows; if `early`, during loading.

    Scenes with frames above the limit are opened again, as a single frame's time may be the machine's fault.
    """
    bare, opened = list[float](), dict[str, OpenedScene]()
    with _precompiled(step):
        for scene in simple_openers() if early else scene_openers(size):
            step(scene)
            bare.append(_bare_window())
            opened[scene] = in_own_process(_open_once, scene, size, early)
        typical = median(bare)
        for scene, shown in opened.items():
            if max(shown.frames) > typical * SHARE:
                again = (in_own_process(_open_once, scene, size, early) for _ in range(_REPEATS))
                opened[scene] = _typical_frames((shown, *again))
    late = {scene: sum(ms > typical * SHARE for ms in shown.frames) for scene, shown in opened.items()}
    slowest = max(opened, key=lambda scene: max(opened[scene].frames))
    figures = {
        "bare_window": typical,
        "scenes": len(opened),
        "frames": sum(len(shown.frames) for shown in opened.values()),
        "above": sum(late.values()),
        "above_in": [scene for scene, count in late.items() if count],
        "longest": max(opened[slowest].frames) / typical,
        "longest_in": slowest,
        "memory_mb": max(shown.memory_mb for shown in opened.values()),
    }
    return BenchResult({name: figures}, _rows(figures, size, early=early))


def _typical_frames(runs: Sequence[OpenedScene]) -> OpenedScene:
    """Return the median time of each frame over several runs, and the largest memory."""
    frames = [median(times) for times in zip(*(run.frames for run in runs), strict=False)]
    return OpenedScene(frames, max(run.memory_mb for run in runs))


def _rows(figures: Mapping[str, Any], size: tuple[int, int], *, early: bool) -> tuple[Measurement, ...]:
    where = f"{figures['scenes']} scenes{', before all is loaded' if early else ''}, {size_name(size)}"
    above_in = f" ({', '.join(figures['above_in'])})" if figures["above"] else ""
    return (
        Measurement(
            f"frames above a sixth of a bare window's first ({figures['bare_window']:.0f} ms), in {where}",
            f"{figures['above']} of {figures['frames']}{above_in}; "
            f"the longest {figures['longest']:.2f} × ({figures['longest_in']})",
            "0",
        ),
        Measurement(f"memory in {where}", f"{figures['memory_mb']:.0f} MB", "≤ 300 MB"),
    )


@contextmanager
def _precompiled(step: Step) -> Iterator[None]:
    """Compile all modules once for the processes started in this block, as on players' machines."""
    step("compiled modules")
    with tempfile.TemporaryDirectory() as folder:
        old, variables = dict(os.environ), compile_cache_variables(folder)
        os.environ.update(variables)
        try:
            _load_all_in_process()
            yield
        finally:
            for variable in variables:
                del os.environ[variable]
            os.environ.update({variable: old[variable] for variable in variables if variable in old})


def _load_all_in_process() -> None:
    # Processes of a pool only write compiled modules if this one does.
    subprocess.run([sys.executable, "-c", _LOAD_ALL], cwd=ROOT, capture_output=True, check=True)


def load_all() -> None:
    """Load everything that the program loads while the title is shown."""
    with open_program(SIZES[0], make=_TimedApp) as app:
        assert isinstance(app, _TimedApp)
        app.run_frames(1)
        app.load_ahead()
        app.load()


def _open_chapter(app: App, *, chapter: Chapter) -> None:
    app.stack.push(ChapterScene(app.context, chapter))


def _open(app: App, *, name: str, game: str = "") -> None:
    getattr(app.context.screens, name)(*([game] if game else []))


def _open_keys(app: App) -> None:
    top = app.stack.top
    assert top is not None
    app.context.screens.keys(top)


def _change(app: App, **changes: Any) -> None:
    app.context.change(**changes)


def _resize(app: App, *, size: tuple[int, int]) -> None:
    open_window(size, fullscreen=False)
    app.handle(WindowResized(*size))


def _resume(app: App) -> None:
    """Press the title's button for the unfinished match, which has the focus."""
    app.handle(ActionPressed(Action.CONFIRM))


def _save_long_match(app: App, game: str) -> None:
    """Save a nearly finished match at a game's fullest table."""
    header = app.context.header(game, fullest_table(app, game), {}, rated=False)
    made = list(islice(_random_choices(new_match(rules_of(game), header)), _CHOICES))
    journal = app.context.archive.open_journal(header)
    match = new_match(rules_of(game), header)
    match.record_to(journal.record)
    for seat, choice in made[:-_LEFT]:
        if match.phase is not Phase.CHOOSING:
            match.deal()
        match.choose(seat, choice)
    journal.close()


def _random_choices(match: Match) -> Iterator[tuple[int, Choice]]:
    """Play a match at random; yield seats and choices."""
    chance = random.Random(6)
    while match.phase is not Phase.MATCH_OVER:
        if match.phase is not Phase.CHOOSING:
            match.deal()
            continue
        seat, legal = next(iter(match.pending.items()))
        choice = chance.choice(list(legal))
        match.choose(seat, choice)
        yield seat, choice


def _bare_window() -> float:
    """Return the processor time of a bare pygame program until its first frame, in milliseconds."""
    code = f"{BARE_WINDOW}print(time.process_time())"
    process = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return float(process.stdout.split()[-1]) * 1000


def _open_once(name: str, size: tuple[int, int], early: bool) -> OpenedScene:
    """Open a scene and return its frames; if `early`, open it in the program's second frame."""
    with open_program(size, make=partial(_TimedApp, clock=time.thread_time)) as app:
        assert isinstance(app, _TimedApp)
        app.context.change(told_keys=True, duck="sun")
        if name.startswith(_RESUMED):
            _save_long_match(app, name.removeprefix(_RESUMED))
            app.stack.scenes[0].resume()
        app.run_frames(1)
        app.load_ahead()
        if not early:
            app.load()
        app.times = []
        for action in scene_openers(size)[name]:
            app.open(action)
        return OpenedScene(app.times, peak_memory())
