"""What later scenes need, imported and loaded in a thread while the title is on the screen.

The first frame waits for none of it, nor should a frame that opens a scene: some scenes and tables need a
hundred modules, whose import takes several times as long as a frame may. A scene that is opened sooner loads
the rest itself.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import date
from functools import partial
from importlib import import_module
from threading import Event, Thread

from game.cardgames.registry import GAMES, HOUSE
from game.scenes.context import Context
from game.scenes.routes import modules_of
from game.scenes.screens import Screens
from game.storage.places import ASSETS, LEVELS, TUTORIALS
from game.ui.drawing import artwork

Step = Callable[[], object]

_TITLE = (
    "game.scenes.menus.waiting",
    "game.scenes.arcade.rooms",
    "game.scenes.arcade.notes",
    "game.storage.levels.texts",
)
"""The modules that the title needs after its first frame."""
_LATER = (
    "game.arcade.rating.course",
    "multiprocessing.connection",
    f"multiprocessing.popen_spawn_{'win32' if sys.platform == 'win32' else 'posix'}",
)
"""The modules that are imported only where they're needed; the last two start the opponents' process."""
_LAST = ("game.scenes.friends.invite",)
"""The modules that take longer to import than all tables, with the server of friends' pages."""
_SWITCH = 0.001
"""The seconds after which this thread leaves Python's lock to a frame that waits for it; usually 0.005."""


class Loading(Thread):
    """A thread that takes steps, one after the other, until it's stopped.

    A step that fails is skipped: whatever needs it fails again, and reports the reason.

    Attributes:
        title_ready: whether the steps for the title have been taken.
    """

    def __init__(self, title: Iterator[Step], others: Iterator[Step]) -> None:
        super().__init__(name="loading")
        self.title_ready = False
        self._title, self._others, self._stopped = title, others, Event()

    def run(self) -> None:
        with _short_turns():
            self._take(self._title)
            self.title_ready = True
            self._take(self._others)

    def _take(self, steps: Iterator[Step]) -> None:
        for step in steps:
            if self._stopped.is_set():
                return
            with suppress(Exception):
                step()
            # Otherwise Python would search all of it for garbage again and again, with its lock held.
            gc.freeze()

    def stop(self) -> None:
        """Take no more steps, and wait for the current one."""
        self._stopped.set()
        self.join()


def load_ahead(context: Context) -> Loading:
    loading = Loading(_for_title(context), _for_others(context))
    loading.start()
    return loading


def _for_title(context: Context) -> Iterator[Step]:
    for module in _TITLE:
        yield partial(import_module, module)
    yield lambda: context.loaded_cast
    for game in HOUSE:
        yield GAMES[game].emblem


def _for_others(context: Context) -> Iterator[Step]:
    """Yield steps in about the order in which players need what they load, most imports first."""
    from game.scenes.run.run_screens import RunScreens

    for module in (*modules_of(Screens), *_LATER):
        if module not in _LAST:
            yield partial(import_module, module)
    for game in HOUSE:
        yield from GAMES[game].in_advance()
    for module in (*modules_of(RunScreens), *_LAST):
        yield partial(import_module, module)
    for name in artwork.names():
        yield partial(artwork.load, name)
    yield lambda: context.language_names
    yield from _levels()
    yield from _days(context.today())
    yield from _pages()


def _levels() -> Iterator[Step]:
    """Yield steps that read the program's levels, which are kept."""
    from game.arcade.puzzles.files import load_puzzles
    from game.storage.levels.run_tables import RUN, load_run_tables
    from game.storage.levels.tutorials import load_tutorials

    for game in HOUSE:
        yield partial(load_puzzles, [LEVELS], game, LEVELS)
    yield partial(load_run_tables, LEVELS / RUN, (), _accept)
    yield partial(load_tutorials, [LEVELS / TUTORIALS], _accept)


def _pages() -> Iterator[Step]:
    """Yield steps that read the languages and files of friends' pages, which are kept."""
    from game.network import hosting

    yield lambda: hosting.page_files(ASSETS, hosting.languages(ASSETS, _accept))


def _days(today: date) -> Iterator[Step]:
    """Yield steps that draw the seeds of daily deals, which a match is compared with."""
    from game.arcade.daily.deal import MOST_DAYS, seed_of_day

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
