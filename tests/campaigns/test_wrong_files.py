"""Damaged and wrong files in the data directory: a sane game or one clear message, no wait, and no loss."""

import os
import random
import shutil
import signal
from collections.abc import Callable
from datetime import date
from functools import partial
from itertools import product
from pathlib import Path

import pytest

from game.scenes import cast as casts
from tests.campaigns import hostile
from tests.campaigns.costs import LONGEST_WAIT, MOST_MEMORY, Clock, measure_costs
from tests.campaigns.mutation import CHANGES, FORMS, mutate_file
from tests.campaigns.wrong_world import OWN, PLACES, make_world, play_a_little, ways_to_scenes
from tests.conftest import Campaign
from tests.support.driving import Driver
from tests.support.hanging import time_limit
from tests.support.light_thinking import think_lightly
from tests.support.sampling import sampled

pytestmark = pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="POSIX timers")

FILES = {"bytes": 6, "values": 1}
"""The number of files of each kind in the sample, by what is wrong with them."""
PRESSES = 5
TODAY = date(2026, 11, 22)


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, bytes]]:
    folder = tmp_path_factory.mktemp("world")
    with pytest.MonkeyPatch.context() as patch:
        think_lightly(patch, forgetful=True)
        return folder, make_world(folder)


@pytest.fixture
def folder(
    world: tuple[Path, dict[str, bytes]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[], Path]:
    """Return a function that makes a copy of the data directory, with the program's levels, and removes
    the last one.
    """
    think_lightly(monkeypatch, forgetful=True)

    def make() -> Path:
        made = tmp_path / "data"
        shutil.rmtree(made, ignore_errors=True)
        shutil.copytree(world[0], made)
        monkeypatch.setattr(casts, "LEVELS", made / OWN)
        return made

    return make


def open_screens(
    kind: str, folder: Path, chance: random.Random, told: list[str], clock: Clock, *, plays: bool = True
) -> None:
    """Start the program, open every screen that uses files of this kind, and look at it or play a little."""
    driver = Driver(folder)
    context = driver.app.context
    context.today = lambda: TODAY
    clock.tick()
    try:
        driver.frames(2)
        for number, way in enumerate(
            ways_to_scenes(kind, driver, folder / PLACES.get(kind, PLACES["journal, six_takes"]))
        ):
            clock.tick()
            way()
            clock.tick()
            if plays:
                play_a_little(driver, chance, PRESSES if number < 3 else 1, clock.tick)
            else:
                driver.frames(2)
            context.screens.title()
            clock.tick()
            told += context.notices
            assert len(context.notices) <= 8, context.notices
            assert all(len(notice) < 400 for notice in context.notices)
            context.notices.clear()
    finally:
        driver.close()


def assert_nothing_lost(content: bytes, path: Path, told: list[str]) -> None:
    """Check that all lines of a file are still in it or beside it; only settings are rewritten."""
    if path.name == "settings.json":
        if any("settings.json" in notice for notice in told):
            assert any(one.read_bytes() == content for one in path.parent.glob("settings.json.*"))
        return
    kept = b"\n".join(one.read_bytes() for one in path.parent.glob(f"{path.name}*")).splitlines()
    missing = set(content.splitlines()) - set(kept)
    assert not missing, missing


@pytest.mark.campaign
@pytest.mark.parametrize("kind", PLACES)
def test_good_files_are_used_without_a_notice(
    kind: str, folder: Callable[[], Path], world: tuple[Path, dict[str, bytes]]
) -> None:
    made, told = folder(), list[str]()
    path = made / PLACES[kind]
    read, write = FORMS[path.suffix]
    path.write_bytes(write(read(world[1][kind])))
    open_screens(kind, made, random.Random(6), told, Clock())
    assert [notice for notice in told if path.name in notice] == []


@pytest.mark.campaign
@pytest.mark.parametrize("kind", PLACES)
@pytest.mark.parametrize("change", CHANGES)
def test_no_wrong_file_stops_the_program(
    kind: str,
    change: str,
    folder: Callable[[], Path],
    world: tuple[Path, dict[str, bytes]],
    campaign: Campaign,
) -> None:
    chance = random.Random(f"{campaign.seed} {change} {kind}")
    worst_time, worst_memory, named = 0.0, 0, 0
    for number in range(FILES[change] * campaign.times):
        made, told = folder(), list[str]()
        path = made / PLACES[kind]
        content = mutate_file(chance, world[1][kind], path.suffix, change)
        path.write_bytes(content)
        try:
            with time_limit():
                seconds, kilobytes = measure_costs(
                    partial(open_screens, kind, made, chance, told, plays=change == "values")
                )
            assert_nothing_lost(content, path, told)
            assert seconds < LONGEST_WAIT, seconds
            assert kilobytes < MOST_MEMORY, kilobytes
        except BaseException:
            print(f"file {number} of kind {kind}: {content[:4_000]!r}; told: {told}")
            raise
        worst_time, worst_memory = max(worst_time, seconds), max(worst_memory, kilobytes)
        named += any(path.name in notice for notice in told)
    print(f"{kind}: {named} told of, at most {worst_time:.2f} s, {worst_memory / 1000:.0f} MB more")


@pytest.mark.parametrize(("kind", "make"), sampled(product(PLACES, hostile.SPECIAL), 0))
def test_special_files_are_not_waited_for(
    kind: str, make: Callable[[Path], None], folder: Callable[[], Path]
) -> None:
    path = (made := folder()) / PLACES[kind]
    path.unlink()
    make(path)
    seconds, kilobytes = measure_costs(partial(open_screens, kind, made, random.Random(6), [], plays=False))
    assert seconds < LONGEST_WAIT
    assert kilobytes < MOST_MEMORY


@pytest.mark.campaign
@pytest.mark.parametrize(("place", "ending"), [("saves", ".sixes"), ("levels", ".toml")])
def test_undecodable_names_and_thousands_of_bad_files_are_reported_once(
    place: str, ending: str, folder: Callable[[], Path]
) -> None:
    bad = folder() / place
    names = [b"\xff\xfe", b"new\nline", "\u202ename".encode(), *(b"%d" % number for number in range(900))]
    for name in names:
        Path(os.fsdecode(os.fsencode(bad) + b"/" + name + ending.encode())).write_bytes(b"rubbish\n")
    driver = Driver(bad.parent)
    driver.frames(6)
    notices = driver.app.context.notices
    assert len(notices) < 5
    assert any(notice.endswith(" more files like it)") for notice in notices), notices
    driver.close()
