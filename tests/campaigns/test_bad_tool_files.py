"""Files that a command or a package brings: whatever was done to them, the fault is named."""

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from game.ai.levels import LEVELS
from game.arcade.rating.strengths import load_strengths
from game.commands import line
from game.files.gate import Refused
from game.files.streams import CommandError
from game.lab import ratings
from game.lab.arena import reports
from game.language import catalogue, names
from game.storage.places import ASSETS
from tests.campaigns import hostile
from tests.conftest import Campaign

FILES = 30
"""How many files of each kind a sample has."""


@cache
def a_report() -> bytes:
    """A report of the arena, of a few short matches of all levels."""
    seats = ",".join(level.id for level in LEVELS)
    words = ["arena", "six_takes", "--seats", seats, "--rotate", "--matches", "4", "--option", "limit=0"]
    with TemporaryDirectory() as folder:
        path = Path(folder) / "report.json"
        assert line.run([*words, "--json", str(path)]) == 0
        return path.read_bytes()


def rate(path: Path) -> None:
    ratings.run([path], path.with_name("ratings.toml"))


def read_report(path: Path) -> object:
    return reports.load(path, reports.Report, reports._MOST_BYTES)


KINDS: dict[str, tuple[Callable[[], bytes], Callable[[Path], object], tuple[type[Exception], ...]]] = {
    "catalogue": (
        lambda: names.catalogue_path(ASSETS / "catalogues", "de").read_bytes(),
        catalogue.read,
        (catalogue.BadCatalogue,),
    ),
    "report, read": (a_report, read_report, (CommandError,)),
    "report, rated": (a_report, rate, (CommandError,)),
    "strengths": (
        lambda: (ASSETS / "ratings.toml").read_bytes(),
        load_strengths,
        (OSError, Refused),
    ),
}


@pytest.mark.campaign
@pytest.mark.parametrize("kind", KINDS)
def test_whatever_was_done_to_a_file_its_fault_is_named(
    kind: str, tmp_path: Path, campaign: Campaign
) -> None:
    make, load, faults = KINDS[kind]
    chance = random.Random(f"{campaign.seed} {kind}")
    valid, path = make(), tmp_path / "changed"
    path.write_bytes(valid)
    load(path)
    found = 0
    for number in range(FILES * campaign.times):
        path.write_bytes(hostile.changed(chance, valid))
        try:
            load(path)
        except faults:
            found += 1
        except BaseException:
            print(f"file {number}: {path.read_bytes()[:2_000]!r}")
            raise
    print(f"{kind}: {FILES * campaign.times} files, {found} refused")


@pytest.mark.campaign
@pytest.mark.parametrize("make", hostile.SPECIAL, ids=lambda make: make.__name__)
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_file_is_refused(kind: str, make: Callable[[Path], None], tmp_path: Path) -> None:
    _make, load, faults = KINDS[kind]
    make(tmp_path / "file")
    with pytest.raises(faults):
        load(tmp_path / "file")
