"""A thread that imports and loads what later scenes need, while the title is on the screen.

Some scenes and tables need a hundred modules, and importing them takes much longer than a frame. A scene that
is opened before its modules are loaded shows a loading sign, and its modules are loaded next.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from datetime import date, datetime
from functools import partial
from importlib import import_module
from itertools import chain
from threading import Event, Thread

from game.cardgames.registry import BUILT_IN, GAMES, catalogue_folders
from game.language.names import language_codes
from game.scenes.context import Context
from game.scenes.routes import FOR_ALL, modules_of
from game.scenes.screens import Screens
from game.storage.places import ASSETS, LEVELS
from game.ui.drawing import artwork

Step = Callable[[], object]
LoadingSteps = Mapping[str, Iterable[Step]]
"""Loading steps by part; a part is a scene (named by its module), a game, or data such as "drawings"."""

_TITLE, _SETTINGS, _GLOSSARY = (
    f"game.scenes.{name}" for name in ("menus.title", "menus.settings.scene", "glossary.scene")
)
_LESSONS, _TUTORIALS, _RUN, _FRIENDS = (
    f"game.scenes.{name}"
    for name in ("tutorials.list", "tutorials.scene", "run.navigation", "friends.invite")
)
_FOR_TITLE = (
    "game.scenes.menus.waiting",
    "game.scenes.arcade.rooms",
    "game.scenes.arcade.notes",
    "game.storage.levels.texts",
    "game.tables.painting.little_table",
    "game.ui.drawing.scenery.small_raft",
)
"""The modules that the title needs after its first frame."""
_IMPORTED_LATE = (
    "game.arcade.rating.history",
    "multiprocessing.connection",
    f"multiprocessing.popen_spawn_{'win32' if sys.platform == 'win32' else 'posix'}",
)
"""Modules that would otherwise be imported at first use; the last two start the opponents' process."""
_FAILURES = Exception, SystemExit
"""The exceptions after which a step is skipped; other packages' code may even try to exit the program."""
_SWITCH = 0.001
"""Python's switch interval while loading, in seconds, to keep frames from waiting; usually 0.005."""


class Loading(Thread):
    """A thread that loads parts step by step, until all are loaded or it is stopped.

    A step that fails is skipped: the scene that needs its result then fails, too, and reports the reason.
    """

    def __init__(self, parts: LoadingSteps) -> None:
        super().__init__(name="loading")
        self._left = dict(parts)
        self._next: Sequence[str] = ()
        self._stopped = Event()

    def request(self, names: Iterable[str]) -> bool:
        """Return whether these parts are loaded or the thread has ended; if not, have them loaded next."""
        missing = [name for name in names if name in self._left]
        if missing:
            self._next = missing
        return not missing or not self.is_alive()

    def run(self) -> None:
        with _short_switch_interval():
            while self._left and not self._stopped.is_set():
                name = next((part for part in self._next if part in self._left), next(iter(self._left)))
                with suppress(*_FAILURES):
                    self._run_steps(self._left[name])
                del self._left[name]

    def _run_steps(self, steps: Iterable[Step]) -> None:
        for step in steps:
            if self._stopped.is_set():
                return
            with suppress(*_FAILURES):
                step()
            # Otherwise Python would scan everything loaded so far for garbage each time, with its lock held.
            gc.freeze()

    def stop(self) -> None:
        """Stop after the current step, and wait for it."""
        self._stopped.set()
        self.join()


def load_ahead(context: Context) -> Loading:
    loading = Loading(_loading_steps(context))
    loading.start()
    return loading


def _loading_steps(context: Context) -> LoadingSteps:
    """Return all parts, roughly in the order in which players need them."""
    games = sorted(BUILT_IN, key=lambda game: game != context.settings.game)
    also: LoadingSteps = {
        _TITLE: _title_steps(context),
        FOR_ALL: _import_steps(_IMPORTED_LATE),
        _SETTINGS: chain(
            [lambda: context.language_names], _language_steps(), (GAMES[game].switches for game in games)
        ),
        _GLOSSARY: (GAMES[game].glossary for game in games),
        _LESSONS: _tutorial_steps(context),
        _TUTORIALS: _tutorial_steps(context),
        _RUN: _run_steps(context),
        _FRIENDS: _guest_page_steps(),
        **{game: _game_steps(game) for game in games},
        "drawings": (partial(artwork.load, name) for name in artwork.drawing_names()),
        "days": _daily_seed_steps(context.today()),
    }
    # The last ones take the longest.
    last = (_RUN, _FRIENDS, "drawings", "days")
    scenes = tuple(modules_of(Screens))
    first = (_TITLE, FOR_ALL, games[0], *(scene for scene in scenes if scene not in last), *games)
    names = dict.fromkeys((*first, *last))
    return {
        name: chain(_import_steps([name] if name in scenes else ()), also.get(name, ())) for name in names
    }


def _import_steps(modules: Iterable[str]) -> Iterator[Step]:
    for module in modules:
        yield partial(import_module, module)


def _title_steps(context: Context) -> Iterator[Step]:
    yield from _import_steps(_FOR_TITLE)
    yield lambda: context.loaded_cast
    for game in BUILT_IN:
        yield GAMES[game].emblem
    yield from _puzzle_steps(context)


def _puzzle_steps(context: Context) -> Iterator[Step]:
    """Yield steps that read and cache the puzzles of games with solved puzzles, for the title's note."""
    from game.arcade.puzzles.files import load_puzzles
    from game.storage.history import puzzle_tries

    solved, _problem = puzzle_tries.load(context.places.puzzles)
    for game in {puzzle.game for puzzle in solved}.intersection(BUILT_IN):
        yield partial(load_puzzles, [LEVELS], game, LEVELS)


def _game_steps(game: str) -> Iterator[Step]:
    """Yield steps that load a game's modules, and read and cache its puzzles."""
    from game.arcade.puzzles.files import load_puzzles

    yield from GAMES[game].preload_steps()
    yield partial(load_puzzles, [LEVELS], game, LEVELS)


def _run_steps(context: Context) -> Iterator[Step]:
    """Yield steps that import the scenes of a run, and load the shipped tables."""
    from game.scenes.run.run_screens import RunScreens

    yield from _import_steps(modules_of(RunScreens))
    yield lambda: context.house_run_tables


def _tutorial_steps(context: Context) -> Iterator[Step]:
    """Yield a step that reads and caches the tutorials, and plays the player's own ones to check them."""
    from game.scenes.tutorials import list as lessons

    yield lambda: lessons.load_checked_tutorials(context.loaded_cast[0], context.places.levels)


def _language_steps() -> Iterator[Step]:
    for code in language_codes(ASSETS / "catalogues"):
        yield partial(_load_language, code)


def _load_language(code: str) -> None:
    """Load and cache a language, with its formats of numbers and dates."""
    from game.language import catalogue

    language, _faults = catalogue.load_cached(code, ASSETS / "catalogues", catalogue_folders())
    language.number(1, 0, signed=False)
    language.date(datetime.min, with_time=True)


def _guest_page_steps() -> Iterator[Step]:
    """Yield steps that read and cache the languages, files and rules of the guests' web page."""
    from game.network import hosting

    yield lambda: hosting.page_files(ASSETS, hosting.load_languages(ASSETS, _ignore))
    for game in BUILT_IN:
        yield GAMES[game].rulebook


def _daily_seed_steps(today: date) -> Iterator[Step]:
    """Yield steps that compute and cache past daily deals' seeds, by which their matches are recognised."""
    from game.arcade.daily.diary import MOST_DAYS, seed_of_day

    for back in range(min(MOST_DAYS + 1, today.toordinal())):
        yield partial(seed_of_day, date.fromordinal(today.toordinal() - back))


def _ignore(_level_or_fault: object) -> None:
    """Ignore a level or fault: the scene that needs the level checks it again and reports faults."""


@contextmanager
def _short_switch_interval() -> Iterator[None]:
    """Make threads switch more often, so that frames don't wait long for Python's lock."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(_SWITCH)
    try:
        yield
    finally:
        sys.setswitchinterval(before)
