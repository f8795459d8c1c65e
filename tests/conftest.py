"""Fixtures for all tests, which run without a screen and a sound card, and the length of campaigns."""

from __future__ import annotations

import gc
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from pygame import Surface

    from game.ui.drawing.text import Fonts
    from tests.support.driving import Driver
    from tests.support.screen_text import ScreenText

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
# The program uses the system's language; tests use English.
os.environ.update(LANG="C", LANGUAGE="", LC_ALL="C.UTF-8")
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
# Tests run in parallel; further threads in each process would only keep each other waiting.
os.environ.update(OPENBLAS_NUM_THREADS="1", OMP_NUM_THREADS="1", MKL_NUM_THREADS="1")
if sys.dont_write_bytecode:
    # Compiled code goes to another folder: without any, each of many processes would compile everything.
    sys.dont_write_bytecode = False
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.pycache_prefix = str(Path(__file__).resolve().parents[1] / ".pytest_cache" / "compiled")
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix

ROOT = Path(__file__).resolve().parents[1]
PATIENT = {"time_limit": 300.0, "start_limit": 300.0}
"""Time limits for bots, in seconds, that only a hanging bot exceeds."""
_ROOM = 2**30
"""The bytes that must be free for the tests' files."""


def _in_memory(folder: Path) -> bool:
    if not (folder.is_dir() and os.access(folder, os.W_OK)):
        return False
    return shutil.disk_usage(folder).free > _ROOM and not os.statvfs(folder).f_flag & os.ST_NOEXEC


if _in_memory(Path("/dev/shm")):
    # Each test has its own files, and each replaced one would wait for the disk.
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", "/dev/shm")


def _hide_installed_packages() -> None:
    """Hide the games and levels of installed packages, but not of those that a test installs."""
    from game.storage import plugins

    find, folders = plugins._metadata_folders, tuple(sys.path)
    plugins._metadata_folders = lambda folder: find(folder) if folder not in folders else iter(())


# Before other conftest files list the games.
_hide_installed_packages()

_GARBAGE = 30_000
"""The number of new objects between garbage collections: forty times Python's default."""
EXAMPLES, MANY_EXAMPLES = 30, 100
"""Numbers of examples of each property: the same ones in every run; others, and more, in campaigns."""


class Campaign(NamedTuple):
    """The length of a campaign, as a multiple of its sample in CI, and the seed of everything random in
    it.
    """

    times: int
    seed: int


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options for the length and the seed of campaigns."""
    parser.addoption(
        "--times", type=int, default=1, metavar="K", help="campaigns: K times as long as in CI (default 1)"
    )
    parser.addoption("--campaign-seed", type=int, default=6, metavar="S", help="campaigns: the seed")
    parser.addoption(
        "--renew-pictures", action="store_true", help="write the pictures in tests/pictures anew"
    )


def is_campaign(config: pytest.Config) -> bool:
    return bool(config.option.markexpr == "campaign")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Set the number of hypothesis' examples, without deadlines, which a busy machine would miss."""
    gc.set_threshold(_GARBAGE)
    unhurried = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
    many = MANY_EXAMPLES * config.option.times
    settings.register_profile("default", unhurried, max_examples=EXAMPLES, derandomize=True)
    settings.register_profile("campaign", unhurried, max_examples=many)
    settings.load_profile("campaign" if is_campaign(config) else "default")
    if is_campaign(config) and config.option.hypothesis_seed is None:
        config.option.hypothesis_seed = str(config.option.campaign_seed)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Make each property a campaign, too, and select each sweep's share of values for the campaign's
    length.
    """
    if not is_campaign(config):
        return
    from tests.support.sampling import is_swept, swept_values

    sweeps: dict[str, list[pytest.Item]] = {}
    for item in items:
        if getattr(getattr(item, "obj", None), "is_hypothesis_test", False):
            item.add_marker("campaign")
        if is_swept(item):
            sweeps.setdefault(item.nodeid.partition("[")[0], []).append(item)
    times, seed = config.option.times, config.option.campaign_seed
    left_out = {
        item for sweep in sweeps.values() for item in set(sweep).difference(swept_values(sweep, times, seed))
    }
    config.hook.pytest_deselected(items=list(left_out))
    items[:] = [item for item in items if item not in left_out]


def pytest_collection_finish() -> None:
    """Freeze all tests and modules, which stay to the end, so that the garbage collector skips them."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def made_once() -> Iterator[None]:
    """Cache drawings, lines and levels, which would otherwise take most of the tests' time."""
    from tests.support.made_once import make_once

    with pytest.MonkeyPatch.context() as patch:
        make_once(patch)
        yield


@pytest.fixture(autouse=True)
def drivers_are_closed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Close the programs that a test opens, while its patches are still in place."""
    driving = sys.modules.get("tests.support.driving")
    before = list(driving.Driver.opened) if driving else []
    yield
    if driving := sys.modules.get("tests.support.driving"):
        for driver in reversed(driving.Driver.opened):
            if driver not in before:
                driver.close()


@pytest.fixture
def campaign(request: pytest.FixtureRequest) -> Campaign:
    """Return the campaign that the command line asks for; its seed is printed for failure reports."""
    found = Campaign(request.config.getoption("--times"), request.config.getoption("--campaign-seed"))
    print(f"campaign: --times {found.times} --campaign-seed {found.seed}")
    return found


# -- shared fixtures; they import the program only when used ----------------------------------------------


@pytest.fixture
def window(request: pytest.FixtureRequest) -> tuple[int, int, float]:
    """Return the window's size and the scale: a parameter, or those of the mark `window`."""
    mark = request.node.get_closest_marker("window")
    width, height, *scale = getattr(request, "param", mark.args if mark else (640, 360))
    return width, height, scale[0] if scale else 1.0


@pytest.fixture
def driver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, window: tuple[int, int, float]) -> Driver:
    """Return the program in a small window, showing its title; agents think briefly, in this process."""
    from tests.support.driving import Driver
    from tests.support.light_thinking import think_lightly

    think_lightly(monkeypatch)
    made = Driver(tmp_path, window[:2])
    made.app.context.change(ui_scale=window[2])
    return made


@pytest.fixture
def text(monkeypatch: pytest.MonkeyPatch) -> ScreenText:
    from tests.support.screen_text import ScreenText

    return ScreenText(monkeypatch)


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Give bots as long as they like, in this process and in all Python processes started from it.

    A busy machine may keep any of them waiting.
    """
    from game.ai.bots.bot import Bot

    for limit in PATIENT:
        monkeypatch.setitem(Bot.__init__.__kwdefaults__, limit, PATIENT[limit])
    # Python imports this module first, wherever it starts.
    folder = tmp_path_factory.mktemp("patience")
    words = f"from game.ai.bots.bot import Bot\nBot.__init__.__kwdefaults__.update({PATIENT!r})\n"
    (folder / "sitecustomize.py").write_text(words, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(folder), str(ROOT))))


@pytest.fixture(scope="module")
def screen() -> Surface:
    import pygame

    pygame.display.init()
    return pygame.display.set_mode((320, 240))


@pytest.fixture(scope="module")
def fonts(screen: Surface) -> Fonts:
    from game.ui.drawing.text import Fonts

    return Fonts()
