"""What later scenes need, imported and loaded in a thread while the title is on the screen.

The first frame waits for none of it, nor does a frame that opens a scene: some scenes and tables need a
hundred modules, whose import takes several times as long as a frame may. A scene that is opened sooner waits
behind a sign, and what it needs comes next.
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

from game.cardgames.registry import GAMES, HOUSE, catalogue_folders
from game.language.names import codes
from game.scenes.context import Context
from game.scenes.routes import FOR_ALL, modules_of
from game.scenes.screens import Screens
from game.storage.places import ASSETS, LEVELS
from game.ui.drawing import artwork

Step = Callable[[], object]
Parts = Mapping[str, Iterable[Step]]
"""Steps by what they load: a scene, by its module, a game, or something else."""

_TITLE, _SETTINGS, _GLOSSARY = (
    f"game.scenes.{name}" for name in ("menus.title", "menus.settings.scene", "glossary.scene")
)
_LESSONS, _TUTORIALS, _RUN, _FRIENDS = (
    f"game.scenes.{name}" for name in ("tutorials.list", "tutorials.scene", "run.ways", "friends.invite")
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
_FOR_ALL = (
    "game.arcade.rating.course",
    "multiprocessing.connection",
    f"multiprocessing.popen_spawn_{'win32' if sys.platform == 'win32' else 'posix'}",
)
"""The modules that are imported only where they're needed; the last two start the opponents' process."""
_FAILURES = Exception, SystemExit
"""What a step may raise; another package's may try to end the program."""
_SWITCH = 0.001
"""The seconds after which this thread leaves Python's lock to a frame that waits for it; usually 0.005."""


class Loading(Thread):
    """A thread that loads parts step by step, one part after the other, until it's stopped.

    A step that fails is skipped: whatever needs it fails again, and reports the reason.
    """

    def __init__(self, parts: Parts) -> None:
        super().__init__(name="loading")
        self._left = dict(parts)
        self._next: Sequence[str] = ()
        self._stopped = Event()

    def has(self, names: Iterable[str]) -> bool:
        """Return whether parts are loaded, or there are none with these names; if not, they come next."""
        missing = [name for name in names if name in self._left]
        if missing:
            self._next = missing
        return not missing or not self.is_alive()

    def run(self) -> None:
        with _short_turns():
            while self._left and not self._stopped.is_set():
                name = next((one for one in self._next if one in self._left), next(iter(self._left)))
                with suppress(*_FAILURES):
                    self._take(self._left[name])
                del self._left[name]

    def _take(self, steps: Iterable[Step]) -> None:
        for step in steps:
            if self._stopped.is_set():
                return
            with suppress(*_FAILURES):
                step()
            # Otherwise Python would search all of it for garbage again and again, with its lock held.
            gc.freeze()

    def stop(self) -> None:
        """Take no more steps, and wait for the current one."""
        self._stopped.set()
        self.join()


def load_ahead(context: Context) -> Loading:
    loading = Loading(_parts(context))
    loading.start()
    return loading


def _parts(context: Context) -> Parts:
    """Return all parts, in about the order in which players need them."""
    games = sorted(HOUSE, key=lambda game: game != context.settings.game)
    also: Parts = {
        _TITLE: _for_title(context),
        FOR_ALL: _imports(_FOR_ALL),
        _SETTINGS: chain(
            [lambda: context.language_names], _languages(), (GAMES[game].switches for game in games)
        ),
        _GLOSSARY: (GAMES[game].glossary for game in games),
        _LESSONS: _tutorials(context),
        _TUTORIALS: _tutorials(context),
        _RUN: _run(),
        _FRIENDS: _pages(),
        **{game: _game(game) for game in games},
        "drawings": (partial(artwork.load, name) for name in artwork.names()),
        "days": _days(context.today()),
    }
    # The last ones take the longest.
    last = (_RUN, _FRIENDS, "drawings", "days")
    scenes = tuple(modules_of(Screens))
    first = (_TITLE, FOR_ALL, games[0], *(scene for scene in scenes if scene not in last), *games)
    names = dict.fromkeys((*first, *last))
    return {name: chain(_imports([name] if name in scenes else ()), also.get(name, ())) for name in names}


def _imports(modules: Iterable[str]) -> Iterator[Step]:
    for module in modules:
        yield partial(import_module, module)


def _for_title(context: Context) -> Iterator[Step]:
    yield from _imports(_FOR_TITLE)
    yield lambda: context.loaded_cast
    for game in HOUSE:
        yield GAMES[game].emblem
    yield from _begun_puzzles(context)


def _begun_puzzles(context: Context) -> Iterator[Step]:
    """Yield steps that read the puzzles of games of which some are solved, for the title's note."""
    from game.arcade.puzzles.files import load_puzzles
    from game.storage.history import puzzle_tries

    solved, _problem = puzzle_tries.load(context.places.puzzles)
    for game in {one.game for one in solved}.intersection(HOUSE):
        yield partial(load_puzzles, [LEVELS], game, LEVELS)


def _game(game: str) -> Iterator[Step]:
    """Yield steps that load a game's rooms, and read its puzzles, which are kept."""
    from game.arcade.puzzles.files import load_puzzles

    yield from GAMES[game].in_advance()
    yield partial(load_puzzles, [LEVELS], game, LEVELS)


def _run() -> Iterator[Step]:
    """Yield steps that import the scenes of a run, and read its tables, which are kept."""
    from game.scenes.run.run_screens import RunScreens
    from game.storage.levels.run_tables import RUN, load_run_tables

    yield from _imports(modules_of(RunScreens))
    yield partial(load_run_tables, LEVELS / RUN, (), _accept)


def _tutorials(context: Context) -> Iterator[Step]:
    """Yield a step that reads the tutorials and plays those that aren't the program's own, which is kept."""
    from game.scenes.tutorials import list as lessons

    yield lambda: lessons.load(context.loaded_cast[0], context.places.levels)


def _languages() -> Iterator[Step]:
    for code in codes(ASSETS / "catalogues"):
        yield partial(_load_language, code)


def _load_language(code: str) -> None:
    """Load a language, which is kept, and how it writes numbers and dates."""
    from game.language import catalogue

    language, _faults = catalogue.kept(code, ASSETS / "catalogues", catalogue_folders())
    language.number(1, 0, signed=False)
    language.date(datetime.min, with_time=True)


def _pages() -> Iterator[Step]:
    """Yield a step that reads the languages and files of friends' pages, which are kept."""
    from game.network import hosting

    yield lambda: hosting.page_files(ASSETS, hosting.languages(ASSETS, _accept))


def _days(today: date) -> Iterator[Step]:
    """Yield steps that draw the seeds of daily deals, which a match is compared with."""
    from game.arcade.daily.diary import MOST_DAYS, seed_of_day

    for back in range(min(MOST_DAYS + 1, today.toordinal())):
        yield partial(seed_of_day, date.fromordinal(today.toordinal() - back))


def _accept(_level_or_fault: object) -> None:
    """Leave a level's check, or telling of a fault, to the scene that needs it."""


@contextmanager
def _short_turns() -> Iterator[None]:
    """Have threads take turns more often, so that frames don't wait long for Python's lock."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(_SWITCH)
    try:
        yield
    finally:
        sys.setswitchinterval(before)
