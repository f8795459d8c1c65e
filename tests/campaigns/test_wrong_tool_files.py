"""Damaged and wrong files that a command, a package or a run reads: used, or reported."""

import random
import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from game.ai.levels import LEVELS
from game.arcade.rating.history import rating_history
from game.arcade.rating.strengths import closest_opponent, load_strengths
from game.arcade.run.course import start_places
from game.arcade.run.entries import CharmsPassed, Pay, SatDown, TableEnded, entry_of
from game.arcade.run.fold import fold
from game.arcade.run.saved import SavedRun
from game.arcade.run.tables import check_run_table
from game.cardgames.registry import rules_of
from game.commands import line
from game.files.gate import BadContent
from game.files.streams import CommandError
from game.lab.arena import reports
from game.language import catalogue, names
from game.storage.history import high_scores, runs
from game.storage.history.records import MatchRecord
from game.storage.history.runs import BadRun
from game.storage.levels.run_tables import load_run_tables
from game.storage.places import ASSETS
from game.storage.places import LEVELS as LEVELS_FOLDER
from tests.arcade.run.run_tables import cast, course, run_start
from tests.campaigns import hostile
from tests.campaigns.costs import LONGEST_WAIT, MOST_MEMORY, Clock, measure_costs
from tests.campaigns.mutation import CHANGES, FORMS, mutate_file
from tests.campaigns.test_wrong_files import folder, open_screens, world
from tests.campaigns.wrong_world import write_journal
from tests.conftest import Campaign
from tests.storage.player_files import ROWS
from tests.support.hanging import time_limit

__all__ = ["folder", "world"]
pytestmark = pytest.mark.campaign

FILES = {"bytes": 30, "values": 1}
"""The number of files of each kind in the sample, by what is wrong with them."""
LANGUAGE = "de"
WORDS = 400
"""The number of wrong translations in a catalogue."""


@cache
def a_report() -> bytes:
    """Return an arena report of a few short matches of all levels."""
    seats = ",".join(level.id for level in LEVELS)
    words = ["arena", "six_takes", "--seats", seats, "--rotate", "--matches", "4", "--option", "limit=0"]
    with TemporaryDirectory() as folder:
        path = Path(folder) / "report.json"
        assert line.run([*words, "--json", str(path)]) == 0
        return path.read_bytes()


def use_strengths(path: Path) -> None:
    """Rate a player, and find opponents, with the strengths in a file."""
    found = load_strengths(path)
    for game, strengths in found.items():
        for spec in (*strengths.agents, "swan", "mirror@200", "swan:hasty"):
            strengths.strength_of(spec)
        for rating in (-1e6, 0.0, 1500.0, 1e6):
            strengths.closest_mirror(rating)
            closest_opponent(cast().values(), strengths, rating)
        results = [one for one in ROWS["records"] if one.game == game]
        if results:
            rating_history(map(with_levels, results), rules_of(game), strengths)


def with_levels(result: MatchRecord) -> MatchRecord:
    return MatchRecord(
        **{name: getattr(result, name) for name in result.__struct_fields__ if name != "levels"},
        levels=("", "swan", "mirror@200", "duckling"),
    )


def use_report(path: Path) -> None:
    line.run(["ratings", str(path), "--to", str(path.with_name("ratings.toml"))])
    whole, plot = path.with_name("whole.json"), path.with_name("plot.svg")
    whole.unlink(missing_ok=True)
    line.run(["merge", str(path), "--to", str(whole), "--plot", str(plot)])


@cache
def a_journal() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "match.sixes"
        write_journal(path, "sixpack", None)
        return path.read_bytes()


def use_journal(path: Path) -> None:
    line.run(["replay", str(path), "--verify"])


@cache
def a_run() -> bytes:
    with TemporaryDirectory() as folder:
        saved = SavedRun.new(Path(folder), "20261122-141500", run_start())
        paying = next(one for one in start_places(course()) if course()[one].pays is Pay.CHARM)
        ended = TableEnded(met=True, result=-3.0, ghosts=(-4.0,))
        for entry in (SatDown(paying, 6, "m"), ended, CharmsPassed()):
            saved.add(entry)
        return saved.path.read_bytes()


def read_run(path: Path) -> None:
    """Read a run, and read the mended file again, which must be sound."""
    try:
        saved, _ = SavedRun.open(path)
    except BadRun:
        assert not path.exists()
        return
    entries, problem = runs.load(path, entry_of)
    assert (fold(entries), problem) == (saved.run, None)


def read_scores(path: Path) -> None:
    """Read high scores, and read the mended file again."""
    kept, _ = high_scores.load(path)
    assert high_scores.load(path) == (kept, None)
    high_scores.best_scores(kept)


def read_tables(path: Path) -> None:
    """Read a table, or get its fault."""
    nowhere = path.parent / "nowhere"
    loaded = load_run_tables(nowhere, [path.parent], lambda table: check_run_table(cast(), table))
    assert len(loaded.tables) + len(loaded.problems) == 1


Form = tuple[Callable[[], bytes], Callable[[Path], object], tuple[type[Exception], ...]]
KINDS: dict[str, Form] = {
    "sixes.mo": (
        lambda: names.catalogue_path(ASSETS / "catalogues", LANGUAGE).read_bytes(),
        catalogue.read,
        (catalogue.BadCatalogue,),
    ),
    "strengths.toml": ((ASSETS / "ratings.toml").read_bytes, use_strengths, (OSError, BadContent)),
    "report.json": (
        a_report,
        lambda path: reports.load_report(path, reports.Report, reports._MOST_BYTES),
        (CommandError,),
    ),
    "rated.json": (a_report, use_report, ()),
    "match.sixes": (a_journal, use_journal, ()),
    "20261122-141500.jsonl": (a_run, read_run, ()),
    "high_scores.jsonl": (lambda: hostile.rows("high_scores"), read_scores, ()),
    "run.toml": ((LEVELS_FOLDER / "run" / "keeper-sir.toml").read_bytes, read_tables, ()),
}
"""By file name: good content, how it's used, and the error if it's refused."""


@pytest.mark.parametrize(
    ("name", "change"),
    [
        (name, change)
        for name in KINDS
        for change in CHANGES
        if change == "bytes" or Path(name).suffix in FORMS
    ],
)
def test_any_content_is_used_or_its_fault_is_reported(
    name: str, change: str, tmp_path: Path, campaign: Campaign
) -> None:
    good, use, faults = KINDS[name]
    chance = random.Random(f"{campaign.seed} {change} {name}")
    for number in range(FILES[change] * campaign.times + 1):
        path = tmp_path / str(number) / name
        path.parent.mkdir()
        content = mutate_file(chance, good(), path.suffix, change) if number else good()
        path.write_bytes(content)
        try:
            with time_limit():
                use(path)
        except faults:
            assert number, "the good file was refused"
        except BaseException:
            print(f"file {number}: {content[:4_000]!r}")
            raise
        # Bad rows are set aside; no other file is changed.
        assert path.suffix == ".jsonl" or path.read_bytes() == content


@pytest.mark.parametrize("make", hostile.SPECIAL, ids=lambda make: make.__name__)
@pytest.mark.parametrize("name", [name for name, (_good, _use, faults) in KINDS.items() if faults])
def test_special_files_are_refused(name: str, make: Callable[[Path], None], tmp_path: Path) -> None:
    _good, use, faults = KINDS[name]
    make(tmp_path / name)
    with pytest.raises(faults):
        use(tmp_path / name)


def wrong_catalogue(chance: random.Random, good: Catalog) -> Catalog:
    """Return a catalogue with many translations of other messages, too long, or with strange placeholders."""
    made = Catalog(locale=LANGUAGE)
    everything = [one for one in good if one.id and one.string]
    wrong = set(chance.sample(range(len(everything)), WORDS))
    for number, one in enumerate(everything):
        words = one.string
        if number in wrong:
            other = chance.choice(everything).string
            texts = list(words) if isinstance(words, tuple) else [words]
            changed = [_other_words(chance, text, other) for text in texts]
            words = tuple(changed) if isinstance(words, tuple) else changed[0]
        if chance.random() < 0.99:
            made.add(one.id, words, context=one.context)
    return made


def _other_words(chance: random.Random, words: str, other: str | tuple[str, ...]) -> str:
    another = other if isinstance(other, str) else other[0]
    return chance.choice(
        (
            another,
            words.replace("}", ":>100000000}"),
            words.replace("}", ".real}"),
            words.replace("}", "[0]}"),
            words.replace("}", "!r}"),
            words.replace("{", "{x"),
            words + "{n}",
            words + "{",
            words * 30,
            words * 300,
            "\n".join(words.split()),
            words.upper(),
            "",
        )
    )


def test_all_scenes_are_shown_with_any_catalogue(
    folder: Callable[[], Path], campaign: Campaign, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    chance = random.Random(f"{campaign.seed} wrong catalogue")
    assets = tmp_path / "assets"
    shutil.copytree(ASSETS / "catalogues", assets / "catalogues")
    place = names.catalogue_path(assets / "catalogues", LANGUAGE)
    monkeypatch.setattr("game.app.ASSETS", assets)
    with place.with_suffix(".po").open("rb") as words:
        good = read_po(words)
    for number in range(FILES["values"] * campaign.times):
        made, told = folder(), list[str]()
        with place.open("wb") as file:
            write_mo(file, wrong_catalogue(chance, good))
        before = place.read_bytes()

        def use(clock: Clock, made: Path = made, told: list[str] = told) -> None:
            open_screens("catalogue", made, chance, told, clock)

        try:
            with time_limit():
                seconds, kilobytes = measure_costs(use)
        except BaseException:
            print(f"file {number}; told: {told}")
            raise
        assert any(str(place) in notice for notice in told), told
        assert seconds < LONGEST_WAIT
        assert kilobytes < MOST_MEMORY
        assert place.read_bytes() == before
