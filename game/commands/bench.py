"""Bench: start-up beside that of a bare window, frame times of the busiest table, rules, and memory.

Every figure is a median of several runs or frames; ratios compare things measured in turn.
"""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

from game.commands.bench_thinking import Thinking, measure

_ROOT = Path(__file__).resolve().parents[2]
_STARTS = 9
_RULES_SECONDS = 2.0
_STEP = 1 / 60
_WARM_ROUNDS = 1

# The start of every pygame program, and no more.
_BARE = (
    "import time; import pygame; pygame.init(); "
    "s = pygame.display.set_mode((1280, 720), pygame.RESIZABLE); s.fill('navy'); pygame.display.flip(); "
    "print(time.time())"
)
_OURS = (
    "import time; import sys; from game.app import App; "
    "from game.scenes.menus.title import TitleScene; from game.storage.places import places; "
    "where = places(sys.argv[1]); where.prepare(); app = App(where); "
    "app.stack.push(TitleScene(app.context)); "
    "app.frame(0.01); print(time.time())"
)


@dataclass(frozen=True, slots=True)
class Frames:
    """Milliseconds a frame takes."""

    size: str
    median: float
    p99: float
    frames: int


@dataclass(frozen=True, slots=True)
class Figures:
    """All that is measured; seconds for starts, milliseconds for frames, megabytes for memory."""

    bare_window: float
    first_frame: float
    ratio: float
    frames: tuple[Frames, ...]
    rounds_per_second: float
    memory_mb: float
    thinking: Thinking


def run(*, as_json: bool) -> int:
    """Measure and print."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    bare, ours = _starts()
    rules = _rounds_per_second()
    frames, memory = _busiest_tables()
    figures = Figures(bare, ours, ours / bare, frames, rules, memory, measure())
    if as_json:
        import msgspec

        print(msgspec.json.encode(asdict(figures)).decode())
    else:
        _print(figures)
    return 0


def _print(figures: Figures) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title="Sixes bench")
    table.add_column("what")
    table.add_column("figure", justify="right")
    table.add_column("aim", justify="right")
    table.add_row("bare window, first frame", f"{figures.bare_window * 1000:.0f} ms", "")
    table.add_row("Sixes, first frame", f"{figures.first_frame * 1000:.0f} ms", "")
    table.add_row("ratio", f"{figures.ratio:.2f}", "≤ 2.5")
    for frames, aim in zip(figures.frames, ("8.3", "16.6"), strict=True):
        words = f"{frames.median:.2f} / {frames.p99:.2f} ms"
        table.add_row(f"frame median / p99, {frames.size}, {frames.frames} frames", words, f"≤ {aim} ms")
    table.add_row("four-seat rounds a second", f"{figures.rounds_per_second:.0f}", "≥ 3000")
    table.add_row("memory, busiest", f"{figures.memory_mb:.0f} MB", "≤ 250 MB")
    thinking = figures.thinking
    table.add_row("batched rounds a second", f"{thinking.playouts_per_second:.0f}", "≥ 165000")
    for seats, most in ((4, 300), (10, 600)):
        words = f"{thinking.decision_ms[seats]:.0f} ms"
        table.add_row(f"an Eider's decision at {seats} seats, one core", words, f"≤ {most} ms")
    cores = "one core" if thinking.cores == 1 else f"{thinking.cores} cores"
    words = f"{thinking.idle_p99:.2f} / {thinking.thinking_p99:.2f} ms"
    table.add_row(f"frame p99 beside an idle / a thinking worker, {cores}", words, "")
    table.add_row("ratio", f"{thinking.thinking_p99 / thinking.idle_p99:.2f}", "≤ 1.25")
    Console().print(table)


def _starts() -> tuple[float, float]:
    """Median seconds of a bare window and of ours, each in processes of its own, in turn."""
    bare, ours = [], []
    for _ in range(_STARTS):
        with tempfile.TemporaryDirectory() as data:
            bare.append(_timed([sys.executable, "-c", _BARE]))
            ours.append(_timed([sys.executable, "-c", _OURS, data]))
    return median(bare), median(ours)


def _timed(command: list[str]) -> float:
    """Seconds from starting the command to its first frame, the interpreter's own start included."""
    start = time.time()
    done = subprocess.run(command, cwd=_ROOT, capture_output=True, text=True, check=True)
    return float(done.stdout.split()[-1]) - start


def _rounds_per_second() -> float:
    """Four-seat rounds of random legal choices through `deal`, `pending` and `apply`."""
    import random

    from game.cardgames.six_takes.rules.game import SIX_TAKES
    from game.cardgames.six_takes.rules.options import SixTakesOptions
    from game.engine.contract import Setup

    chance = random.Random(6).random
    options = SixTakesOptions(limit=0)
    rounds, start = 0, time.perf_counter()
    while time.perf_counter() - start < _RULES_SECONDS:
        state, _ = SIX_TAKES.deal(SIX_TAKES.open(Setup(4, rounds, options)))
        while pending := SIX_TAKES.pending(state):
            for seat, choices in pending.items():
                state, _ = SIX_TAKES.apply(state, seat, choices[int(chance() * len(choices))])
        rounds += 1
    return rounds / (time.perf_counter() - start)


def _busiest_tables() -> tuple[tuple[Frames, ...], float]:
    """The frames of each window size and the most memory, each measured in a process of its own."""
    measured = []
    for size in ((1280, 720), (1920, 1080)):
        with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
            measured.append(pool.submit(_frames, size).result())
    return tuple(frames for frames, _memory in measured), max(memory for _frames, memory in measured)


def _frames(size: tuple[int, int]) -> tuple[Frames, float]:
    """Frame times of a ten-seat round with its deal, reveals, sweeps and particles, after one to warm up."""
    from game.app import App
    from game.engine.contract import Phase
    from game.scenes.match.launch import start_match
    from game.scenes.match.scoring import ScoringScene
    from game.scenes.match.table import TableScene
    from game.scenes.menus.title import TitleScene
    from game.storage.places import places
    from game.ui.devices.actions import Action, ActionPressed

    times: list[float] = []
    with tempfile.TemporaryDirectory() as data:
        where = places(data)
        where.prepare()
        app = App(where, size=size, seed=6)
        app.stack.push(TitleScene(app.context))
        cast = [one.id for one in app.context.opponents if one.level != "swan"]
        everybody = (*cast, *(one.id for one in app.context.opponents if one.level == "swan"))[:9]
        start_match(app.context, app.stack, "six_takes", everybody, {"limit": 999})
        rounds = 0
        while rounds <= _WARM_ROUNDS:
            start = time.perf_counter()
            app.frame(_STEP)
            if rounds >= _WARM_ROUNDS:
                times.append((time.perf_counter() - start) * 1000)
            top = app.stack.top
            if isinstance(top, ScoringScene):
                rounds += 1
                app.handle(ActionPressed(Action.CONFIRM))
                app.handle(ActionPressed(Action.CONFIRM))
            elif isinstance(top, TableScene) and not top.show.busy:
                waiting = top.session.match.phase is Phase.CHOOSING and top.session.my_turn
                if waiting:
                    app.handle(ActionPressed(Action.CONFIRM))
        app.close()
    times.sort()
    p99 = times[min(len(times) - 1, int(len(times) * 0.99))]
    return Frames(f"{size[0]}x{size[1]}", median(times), p99, len(times)), _memory()


def _memory() -> float:
    """The largest memory that this process has taken, in megabytes."""
    if sys.platform == "win32":
        return 0.0
    import resource

    largest = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return largest / (1024 * 1024 if sys.platform == "darwin" else 1024)
