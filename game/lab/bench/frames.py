"""Bench of drawing: frames of every game's fullest table, and the cost of a table or menu that waits."""

from __future__ import annotations

import multiprocessing
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median
from threading import Thread
from typing import TYPE_CHECKING

from game.lab.bench.steps import Step

if TYPE_CHECKING:
    from game.app import App
    from game.voice.speech import Voice

SIZES = (1280, 720), (1920, 1080)
_STEP = 1 / 60
_WARM, _MOST = 600, 4000
SETTLE, _WAIT = 2.0, 6.0
"""Seconds until all is loaded and at rest, and for which the rest is watched."""


@dataclass(frozen=True, slots=True)
class Frames:
    """Milliseconds that a frame of a game's table takes, and megabytes that its process has taken."""

    game: str
    size: str
    median: float
    p99: float
    frames: int
    memory_mb: float


def named(size: tuple[int, int]) -> str:
    """Return a window size in words, such as 1280x720."""
    return f"{size[0]}x{size[1]}"


def busiest(games: tuple[str, ...], step: Step) -> tuple[Frames, ...]:
    """The frames of each game's fullest table at each window size, each in a process of its own."""
    measured = []
    for size in SIZES:
        for game in games:
            step(f"{game} at {named(size)}")
            with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
                measured.append(pool.submit(_frames, game, size).result())
    return tuple(measured)


def waiting() -> tuple[float, float]:
    """The share of a core that a table and a menu take while they wait for the player, at 1280 × 720."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        return pool.submit(_waiting).result()


@contextmanager
def opened(size: tuple[int, int], voice: Voice | None = None) -> Iterator[App]:
    """The program at its title, in a window of this size, with a voice for all words at full length."""
    from game.app import App
    from game.scenes.menus.title import TitleScene
    from game.storage.places import places
    from game.voice.narrator import Verbosity

    with tempfile.TemporaryDirectory() as data:
        where = places(data)
        where.prepare()
        app = App(where, size=size, seed=6)
        app.stack.push(TitleScene(app.context))
        if voice is not None:
            app.context.change(speech=True, verbosity=Verbosity.FULL)
            app.find_voice = lambda: voice
        yield app
        app.close()


def start(app: App, game: str) -> None:
    """A match at the game's fullest table."""
    from game.cardgames.registry import rules_of
    from game.scenes.match.launch import start_match

    cast = sorted(app.context.cast.opponents, key=lambda one: one.level == "swan")
    names = tuple(one.id for one in cast)[: rules_of(game).seat_counts[-1] - 1]
    start_match(app.context, app.stack, game, names, {}, rated=False)


def _frames(game: str, size: tuple[int, int]) -> Frames:
    """Frame times of play with all that flies, bursts and counts, after some to warm up."""
    with opened(size) as app:
        start(app, game)
        play(app, _WARM)
        times = play(app, _MOST)
    return Frames(game, named(size), median(times), p99(times), len(times), memory())


def play(app: App, frames: int) -> list[float]:
    """The milliseconds of so many frames, in which all that is asked is confirmed."""
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
    """The time that one of a hundred exceeds."""
    return sorted(times)[min(len(times) - 1, int(len(times) * 0.99))]


def _waiting() -> tuple[float, float]:
    """Processor time per second of a table on which the player is asked, then of the title."""
    from game.scenes.match.table import TableScene

    with opened(SIZES[0]) as app:
        start(app, "six_takes")
        table = app.stack.top
        while isinstance(table, TableScene) and table.moving:
            app.frame(_STEP)
        at_table = _share(app)
    with opened(SIZES[0]) as app:
        return at_table, _share(app)


def _share(app: App) -> float:
    """The share of a core that the program's main loop takes, once it has come to rest."""
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


def memory() -> float:
    """The largest memory that this process has taken, in megabytes."""
    if sys.platform == "win32":
        return 0.0
    import resource

    largest = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return largest / (1024 * 1024 if sys.platform == "darwin" else 1024)
