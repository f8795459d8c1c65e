"""This version reads the files of each released version without a notice, and loses nothing of them."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from game import VERSION
from game.arcade.run.saved import SavedRun
from game.cardgames.registry import GAMES, rules_of
from game.engine.journal import read, read_header
from game.files import gate
from game.scenes.menus.title import TitleScene
from game.storage import settings
from game.storage.history import runs
from tests.storage.freeze import RELEASED
from tests.storage.player_files import LOADS
from tests.support.driving import Driver
from tests.support.light_thinking import think_lightly

VERSIONS = sorted(path.name for path in RELEASED.iterdir())


@pytest.fixture(params=VERSIONS)
def released(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return Path(shutil.copytree(RELEASED / request.param, tmp_path / "data"))


def contents(folder: Path) -> dict[str, bytes]:
    """Return the content of all files, except those that are written whenever the program runs."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and path.suffix not in (".lock", ".json") and "looks" not in path.name
    }


def test_current_version_has_frozen_files() -> None:
    """Before a release: `python -m tests.storage.freeze`."""
    assert VERSION in VERSIONS


@pytest.mark.parametrize("kind", LOADS)
def test_every_row_is_read(released: Path, kind: str) -> None:
    path = released / f"{kind}.jsonl"
    lines = path.read_bytes().splitlines()
    rows, problem = LOADS[kind](path)
    assert problem is None
    assert len(rows) == len(lines) > 0


def test_settings_are_unchanged(released: Path) -> None:
    found, problem = settings.load(released / "settings.json")
    assert problem is None
    told = gate.from_json((released / "settings.json").read_bytes(), dict)
    assert found.name == told["name"] == "Zoë"
    assert (found.ui_scale, found.high_contrast, found.bindings) == (1.5, True, told["bindings"])


def test_every_match_replays_to_its_last_choice(released: Path) -> None:
    games, over = set(), set()
    for path in (released / "saves").glob("*.sixes"):
        header = read_header(path)
        reading = read(path, rules_of(header.game))
        assert reading.damage is None
        assert len(reading.match.history) == len(path.read_bytes().splitlines()) - 1
        games.add(header.game)
        over.add((header.game, reading.match.over))
    assert games == set(GAMES)
    assert {(game, ended) for game in GAMES for ended in (False, True)} <= over


def test_every_run_continues_where_it_was(released: Path) -> None:
    states = set()
    for path in runs.run_files(released / "runs"):
        saved, problem = SavedRun.open(path)
        assert problem is None
        states.add(saved.run.over)
    assert states == {False, True}


def test_program_uses_all_files_without_a_notice(released: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    think_lightly(monkeypatch)
    before = contents(released)
    driver = Driver(released)
    context, screens = driver.app.context, driver.app.context.screens
    driver.frames(4)
    ways: list[Callable[[], object]] = [screens.arcade, screens.daily, screens.wall, screens.wardrobe]
    ways += [screens.high_scores, screens.run, screens.tutorials, lambda: screens.settings()]
    for game in GAMES:
        ways += [lambda game=game: screens.records(game), lambda game=game: screens.setup(game)]
        ways += [lambda game=game: screens.puzzles(game)]
    ways += [lambda path=path: screens.resume(path) for path in context.archive.unfinished()]
    ended = [result.journal for result in context.archive.results()]
    ways += [lambda name=name: screens.watch(context.places.saves / name) for name in ended]
    for way in ways:
        way()
        driver.frames(2)
        assert not driver.on(TitleScene)
        assert context.notices == []
        screens.title()
        driver.frames(1)
    driver.close()
    after = contents(released)
    assert after.keys() == before.keys()
    for name, content in before.items():
        # A resumed match may advance by another player's choice.
        assert after[name].startswith(content), name
