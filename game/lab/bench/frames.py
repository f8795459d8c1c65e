"""Benchmarks of drawing: frame times at each game's fullest table, and the idle load."""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median
from threading import Thread
from typing import TYPE_CHECKING, Any

from game.cardgames.registry import GAMES
from game.lab.bench.steps import BenchResult, Measurement, Step, in_own_process

if TYPE_CHECKING:
    from game.app import App
    from game.voice.speech import Voice

SIZES = (1280, 720), (1920, 1080)
_TARGETS = "8.3", "16.6"
"""The target for a frame at each size, in milliseconds."""
_STEP = 1 / 60
_WARM_UP, _FRAMES = 600, 4000
SETTLE = 2.0
"""The seconds to wait until everything is loaded and nothing moves."""
_WAIT = 6.0
"""The seconds during which the idle load is measured."""


def size_name(size: tuple[int, int]) -> str:
    return f"{size[0]}x{size[1]}"


def measure(step: Step) -> BenchResult:
    """Measure frame times of each game's fullest table at each window size."""
    figures: list[dict[str, Any]] = []
    rows: list[Measurement] = []
    for size, target in zip(SIZES, _TARGETS, strict=True):
        for game in GAMES:
            size_words = size_name(size)
            step(f"{game} at {size_words}")
            times = in_own_process(_frame_times, game, size)
            figures.append({"game": game, "size": size_words, **times})
            figure = f"{times['median']:.2f} / {times['p99']:.2f} ms"
            rows += [
                Measurement(f"{game}: frame median / p99, {size_words}", figure, f"≤ {target} ms"),
                Measurement(f"{game}: memory, {size_words}", f"{times['memory_mb']:.0f} MB", "≤ 300 MB"),
            ]
    return BenchResult({"frames": figures}, tuple(rows))


def measure_idle(step: Step) -> BenchResult:
    """Measure how much of a core an idle table and an idle menu use, at 1280 × 720."""
    step("a table and a menu that wait")
    shares = dict(zip(("table", "menu"), in_own_process(_idle_core_shares), strict=True))
    return BenchResult(
        {f"waiting_{name}": share for name, share in shares.items()},
        tuple(
            Measurement(f"a {name} that waits for the player, of a core", f"{share:.1%}", "≤ 8 %")
            for name, share in shares.items()
        ),
    )


@contextmanager
def open_program(
    size: tuple[int, int], voice: Voice | None = None, make: Callable[..., App] | None = None
) -> Iterator[App]:
    """Open the program at its title for this context; `make` replaces `App`, and `voice` speaks all texts."""
    from game.app import App
    from game.scenes.menus.title import TitleScene
    from game.storage.places import places
    from game.voice.narrator import Verbosity

    with tempfile.TemporaryDirectory() as data:
        paths = places(data)
        paths.prepare()
        app = (make or App)(paths, size=size, seed=6)
        app.stack.push(TitleScene(app.context))
        if voice is not None:
            app.context.change(speech=True, verbosity=Verbosity.FULL)
            app.find_voice = lambda: voice
        yield app
        app.close()


def start_fullest_table(app: App, game: str) -> None:
    """Start a match with as many opponents as the game allows."""
    from game.scenes.match.launch import start_match

    start_match(app.context, app.stack, game, fullest_table(app, game), {}, rated=False)


def fullest_table(app: App, game: str) -> tuple[str, ...]:
    from game.cardgames.registry import rules_of

    cast = sorted(app.context.cast.opponents, key=lambda opponent: opponent.level == "swan")
    return tuple(opponent.id for opponent in cast)[: rules_of(game).seat_counts[-1] - 1]


def _frame_times(game: str, size: tuple[int, int]) -> dict[str, float]:
    """Return frame times in milliseconds during a match, after a warm-up, and peak memory in MB."""
    with open_program(size) as app:
        start_fullest_table(app, game)
        play_frames(app, _WARM_UP)
        times = play_frames(app, _FRAMES)
    return {"median": median(times), "p99": p99(times), "frames": len(times), "memory_mb": peak_memory()}


def play_frames(app: App, frames: int) -> list[float]:
    """Run frames, confirming every prompt; return the milliseconds of each frame."""
    from game.engine.contract import Phase
    from game.scenes.match.table import TableScene
    from game.ui.devices.actions import Action, ActionPressed

    times: list[float] = []
    for _ in range(frames):
        start = time.perf_counter()
        app.frame(_STEP)
        times.append((time.perf_counter() - start) * 1000)
        top = app.stack.top
        if not isinstance(top, TableScene) or (
            not top.show.busy and top.session.match.phase is Phase.CHOOSING and top.session.my_turn
        ):
            app.handle(ActionPressed(Action.CONFIRM))
    return times


def p99(times: list[float]) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * 0.99))]


def _idle_core_shares() -> tuple[float, float]:
    """Return how much of a core a table that waits for the player uses, and how much the title does."""
    from game.scenes.match.table import TableScene

    with open_program(SIZES[0]) as app:
        start_fullest_table(app, "six_takes")
        table = app.stack.top
        while isinstance(table, TableScene) and table.moving:
            app.frame(_STEP)
        at_table = _core_share(app)
    with open_program(SIZES[0]) as app:
        return at_table, _core_share(app)


def _core_share(app: App) -> float:
    """Return how much of a core the idle main loop uses."""
    shares: list[float] = []

    def watch() -> None:
        time.sleep(SETTLE)
        begin = time.process_time()
        time.sleep(_WAIT)
        shares.append((time.process_time() - begin) / _WAIT)
        app.quit()

    watcher = Thread(target=watch)
    watcher.start()
    app.loop()
    watcher.join()
    app.running = True
    return shares[0]


def peak_memory() -> float:
    """Return the peak memory of this process in megabytes; 0 on Windows."""
    if sys.platform == "win32":
        return 0.0
    import resource

    largest = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return largest / (1024 * 1024 if sys.platform == "darwin" else 1024)
