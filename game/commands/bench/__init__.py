"""Bench: start-up beside that of a bare window, frames of the busiest tables, rest, rules, and memory.

Every figure is a median of several runs or frames; ratios compare things measured in turn.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

from game.cardgames.registry import GAMES
from game.commands.bench import speaking
from game.commands.bench.frames import SIZES, Frames, busiest, waiting
from game.commands.bench.thinking import Thinking, measure

_ROOT = Path(__file__).resolve().parents[3]
_STARTS = 9
_RULES_SECONDS = 2.0
_AIMS = dict(zip((f"{wide}x{high}" for wide, high in SIZES), ("8.3", "16.6"), strict=True))
"""By window size, the most milliseconds of a frame."""

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
class Figures:
    """All that is measured; seconds for starts, milliseconds for frames.

    Attributes:
        waiting_table, waiting_menu: the shares of a core that they take while nothing moves.
    """

    bare_window: float
    first_frame: float
    ratio: float
    frames: tuple[Frames, ...]
    waiting_table: float
    waiting_menu: float
    rounds_per_second: float
    thinking: Thinking
    speaking: speaking.Speaking


def run(*, as_json: bool) -> int:
    """Measure and print."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    bare, ours = _starts()
    rules = _rounds_per_second()
    table, menu = waiting()
    frames, thought, spoken = busiest(tuple(GAMES)), measure(), speaking.measure()
    figures = Figures(bare, ours, ours / bare, frames, table, menu, rules, thought, spoken)
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
    for frames in figures.frames:
        words = f"{frames.median:.2f} / {frames.p99:.2f} ms"
        aim = f"≤ {_AIMS[frames.size]} ms"
        table.add_row(f"{frames.game}: frame median / p99, {frames.size}", words, aim)
        table.add_row(f"{frames.game}: memory, {frames.size}", f"{frames.memory_mb:.0f} MB", "≤ 300 MB")
    for name, share in (("table", figures.waiting_table), ("menu", figures.waiting_menu)):
        table.add_row(f"a {name} that waits for the player, of a core", f"{share:.1%}", "≤ 8 %")
    table.add_row("four-seat rounds a second", f"{figures.rounds_per_second:.0f}", "≥ 3000")
    thinking = figures.thinking
    table.add_row("batched rounds a second", f"{thinking.playouts_per_second:.0f}", "≥ 165000")
    for seats, most in ((4, 300), (10, 600)):
        words = f"{thinking.decision_ms[seats]:.0f} ms"
        table.add_row(f"an Eider's decision at {seats} seats, one core", words, f"≤ {most} ms")
    cores = "one core" if thinking.cores == 1 else f"{thinking.cores} cores"
    beside = ("a thinking worker", thinking.thinking_p99), ("the ghosts of a par", thinking.ghosts_p99)
    for name, busy in beside:
        words = f"{thinking.idle_p99:.2f} / {busy:.2f} ms: {busy / thinking.idle_p99:.2f}"
        table.add_row(f"frame p99 beside an idle worker / {name}, {cores}, and ratio", words, "≤ 1.25")
    speech = figures.speaking
    words = f"{speech.key_median:.1f} / {speech.key_p99:.1f} ms"
    table.add_row("key to speech, median / p99", words, "≤ 50 ms")
    for name, silent, spoken in (
        ("median", speech.silent_median, speech.spoken_median),
        ("p99", speech.silent_p99, speech.spoken_p99),
    ):
        words = f"{silent:.2f} / {spoken:.2f} ms: {spoken / silent:.2f}"
        table.add_row(f"frame {name} without / with speech, and ratio", words, "≤ 1.1")
    table.add_row("memory, speech on", f"{speech.memory_mb:.0f} MB", "≤ 300 MB")
    Console().print(table)


def _starts() -> tuple[float, float]:
    """Median seconds of a bare window and of ours, each in processes of its own, in turn.

    A first start of each, which compiles, is not counted: also where Python is told to keep nothing compiled.
    """
    bare, ours = [], []
    with tempfile.TemporaryDirectory() as compiled:
        for _ in range(1 + _STARTS):
            with tempfile.TemporaryDirectory() as data:
                bare.append(_timed([sys.executable, "-c", _BARE], compiled))
                ours.append(_timed([sys.executable, "-c", _OURS, data], compiled))
    return median(bare[1:]), median(ours[1:])


def _timed(command: list[str], compiled: str) -> float:
    """Seconds from starting the command to its first frame, the interpreter's own start included.

    Compiled modules are kept in the folder `compiled`.
    """
    keep = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": compiled}
    start = time.time()
    done = subprocess.run(
        command, cwd=_ROOT, env={**os.environ, **keep}, capture_output=True, text=True, check=True
    )
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
