"""No file of a run, of its tables or of high scores is read wrongly, whatever was done to it."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from game.arcade.run.course import start_places
from game.arcade.run.entries import CharmsPassed, Pay, SatDown, TableEnded, entry_of
from game.arcade.run.fold import fold
from game.arcade.run.saved import SavedRun
from game.arcade.run.tables import check_run_table
from game.storage.history import high_scores, runs
from game.storage.history.high_scores import HighScore
from game.storage.history.runs import BadRun
from game.storage.levels.run_tables import load_run_tables
from game.storage.places import LEVELS
from tests.arcade.run.run_tables import began, cast, course
from tests.campaigns import hostile
from tests.conftest import Campaign

FILES = 40
"""How many files of each kind a sample has."""


def a_run(folder: Path) -> Path:
    """A valid file of a run."""
    saved = SavedRun.new(folder, "20261122-141500", began())
    paying = next(one for one in start_places(course()) if course()[one].pays is Pay.CHARM)
    for entry in (SatDown(paying, 6, "m"), TableEnded(met=True, result=-3.0, ghosts=(-4.0,)), CharmsPassed()):
        saved.add(entry)
    return saved.path


def read_run(path: Path) -> None:
    """Read a run, and again what is left of it; no more may be wrong with that."""
    try:
        saved, _ = SavedRun.open(path)
    except BadRun:
        assert not path.exists()
        return
    entries, problem = runs.load(path, entry_of)
    assert (fold(entries), problem) == (saved.run, None)


def scores(folder: Path) -> Path:
    """A valid file of high scores."""
    path = folder / "high_scores.jsonl"
    for number in range(3):
        score = HighScore(initials="ANN", score=9, ponds=1, won=False, when="now", run=f"{number}.jsonl")
        high_scores.add(path, score)
    return path


def read_scores(path: Path) -> None:
    """Read high scores, and again what is left of them."""
    kept, _ = high_scores.load(path)
    assert high_scores.load(path) == (kept, None)
    high_scores.best_scores(kept)


def a_table(folder: Path) -> Path:
    path = folder / "mine.toml"
    path.write_bytes((LEVELS / "run" / "keeper-sir.toml").read_bytes())
    return path


def read_tables(path: Path) -> None:
    """Read a table, or hear what is wrong with it."""
    nowhere = path.parent / "nowhere"
    loaded = load_run_tables(nowhere, [path.parent], lambda table: check_run_table(cast(), table))
    assert len(loaded.tables) + len(loaded.problems) == 1


KINDS: dict[str, tuple[Callable[[Path], Path], Callable[[Path], None]]] = {
    "run": (a_run, read_run),
    "high scores": (scores, read_scores),
    "table": (a_table, read_tables),
}


@pytest.mark.campaign
@pytest.mark.parametrize("kind", KINDS)
def test_whatever_was_done_to_a_file_what_is_left_is_whole(
    kind: str, tmp_path: Path, campaign: Campaign
) -> None:
    make, read = KINDS[kind]
    chance = random.Random(f"{campaign.seed} {kind}")
    folder = tmp_path / "valid"
    folder.mkdir()
    valid = make(folder).read_bytes()
    for number in range(FILES * campaign.times):
        place = tmp_path / str(number)
        place.mkdir()
        path = place / ("mine.toml" if kind == "table" else "20261122-141500.jsonl")
        path.write_bytes(hostile.changed(chance, valid))
        read(path)
