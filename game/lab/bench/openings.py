"""Bench of scenes that open: the processor time of each frame, beside that of a bare window's first one.

Each scene is opened once the title has loaded everything, or right after its first frame; long matches, too.
"""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import islice
from statistics import median
from typing import Any

from game.app import App
from game.cardgames.registry import HOUSE, rules_of
from game.engine.contract import Choice, Phase
from game.engine.journal import new_match
from game.engine.match import Match
from game.lab.bench.frames import fullest_company, open_program, size_name, start_fullest_table
from game.lab.bench.starts import BARE_WINDOW
from game.lab.bench.steps import Measured, Measurement, Step, in_own_process
from game.scenes.menus.settings.chapters import CHAPTERS, Chapter
from game.scenes.menus.settings.page import ChapterScene
from game.ui.devices.actions import Action, ActionPressed

Way = Callable[[App], object]

SHARE = 1 / 6
"""The share of a bare window's first frame that no frame may exceed."""
_TITLE, _FRAMES = 40, 100
"""The number of frames of the title once everything is loaded, and of a scene."""
_STEP, _PAUSE = 1 / 60, 0.003
"""The seconds that pass in the program with each frame, and those in which other threads go on."""
_CHOICES, _LEFT = 1000, 20
"""The most choices of a match that is resumed, and those left to its end."""
_RESUMED = "resumed: "


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
        while self._loading is not None and self._loading.is_alive():
            self.show(1)
        self.show(_TITLE)

    def open(self, way: Way) -> None:
        """Follow a way, and show its scene, with the sign before it."""
        self.way = way
        self.show(1)
        while self.stack.waiting:
            self.show(1)
        self.show(_FRAMES)


def ways() -> Mapping[str, Way]:
    """Return the ways from the title to scenes, by their names."""
    found = dict(routes())
    for chapter in CHAPTERS:
        found[f"settings: {chapter.title}"] = partial(_open_chapter, chapter=chapter)
    for game in HOUSE:
        found[f"table: {game}"] = partial(start_fullest_table, game=game)
        found[f"{_RESUMED}{game}"] = _resume
    return found


def routes() -> Mapping[str, Way]:
    """Return those that may be followed before everything is loaded."""
    plain = ("with_friends", "invite", "settings", "glossary", "arcade", "daily", "wall", "wardrobe",
             "tutorials", "log", "run_guide")  # fmt: skip
    found: dict[str, Way] = {name: partial(_open, name=name) for name in plain}
    for game in HOUSE:
        for name in ("setup", "rules", "records", "matches", "puzzles", "tutorial"):
            found[f"{name}: {game}"] = partial(_open, name=name, game=game)
    return found


def measure(step: Step, size: tuple[int, int], name: str, *, early: bool = False) -> Measured:
    """Open each scene in a process of its own, by turns with bare windows; `early`, before it's loaded."""
    bare, frames = list[float](), dict[str, list[float]]()
    for scene in routes() if early else ways():
        step(scene)
        bare.append(_bare_window())
        frames[scene] = in_own_process(_frames, scene, size, early)
    typical = median(bare)
    most = max(frames, key=lambda scene: max(frames[scene]))
    times = [one for found in frames.values() for one in found]
    above = sum(one > typical * SHARE for one in times)
    longest = max(times) / typical
    row = Measurement(
        f"frames above a sixth of a bare window's first ({typical:.0f} ms), of {len(times)} in {len(frames)} "
        f"scenes{', before all is loaded' if early else ''}, {size_name(size)}",
        f"{above}; the longest {longest:.2f} × ({most})",
        "0",
    )
    figures = {
        "bare_window": typical,
        "scenes": len(frames),
        "frames": len(times),
        "above": above,
        "longest": longest,
        "longest_in": most,
    }
    return Measured({name: figures}, (row,))


def _open_chapter(app: App, *, chapter: Chapter) -> None:
    app.stack.push(ChapterScene(app.context, chapter))


def _open(app: App, *, name: str, game: str = "") -> None:
    getattr(app.context.screens, name)(*([game] if game else []))


def _resume(app: App) -> None:
    """Press the sign of the match that waits, which has the focus on the title."""
    app.handle(ActionPressed(Action.CONFIRM))


def _save_long_match(app: App, game: str) -> None:
    """Save a match of the fullest table that is nearly over."""
    header = app.context.header(game, fullest_company(app, game), {}, rated=False)
    choices = list(islice(_random_choices(new_match(rules_of(game), header)), _CHOICES))
    journal = app.context.archive.open_journal(header)
    match = new_match(rules_of(game), header)
    match.record_to(journal.record)
    for seat, choice in choices[:-_LEFT]:
        if match.phase is not Phase.CHOOSING:
            match.deal()
        match.choose(seat, choice)
    journal.close()


def _random_choices(match: Match) -> Iterator[tuple[int, Choice]]:
    """Play a match at random; yields its choices with their seats."""
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
    """Return the milliseconds of processor time from a bare program's start to its first frame."""
    code = f"{BARE_WINDOW}print(time.process_time())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return float(done.stdout.split()[-1]) * 1000


def _frames(name: str, size: tuple[int, int], early: bool) -> list[float]:
    """Return the milliseconds of each frame from the one that opens a scene; `early`, from the second one."""
    with open_program(size, make=partial(_Timed, clock=time.thread_time)) as app:
        assert isinstance(app, _Timed)
        app.context.change(told_keys=True, duck="sun")
        if name.startswith(_RESUMED):
            _save_long_match(app, name.removeprefix(_RESUMED))
            app.stack.scenes[0].resume()
        app.show(1)
        app.load_ahead()
        if not early:
            app.load()
        app.times = []
        app.open(ways()[name])
        return app.times
