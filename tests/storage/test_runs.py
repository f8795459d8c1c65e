"""Run files: an entry a line; reading ends at the first torn or broken line, which is kept aside."""

import errno
from pathlib import Path
from typing import IO

import msgspec
import pytest
from msgspec.structs import replace

from game.arcade.run.entries import (
    AnyEntry,
    CharmsPassed,
    CharmTaken,
    CharmUsed,
    DealtAgain,
    GaveUp,
    SatDown,
    TableEnded,
    ToolUsed,
    entry_of,
)
from game.arcade.run.fold import WrongEntry, fold
from game.arcade.run.saved import ContinuedElsewhere, SavedRun
from game.arcade.run.state import ChooseCharm
from game.files import writing
from game.storage import rows
from game.storage.history import high_scores, runs
from game.storage.history.high_scores import HighScore
from game.storage.history.runs import BadRun
from game.storage.places import Places
from tests.arcade.run.run_tables import run_start
from tests.support.full_disk import full

ENTRIES: tuple[AnyEntry, ...] = (
    run_start(),
    SatDown(0, 6, "match.jsonl"),
    TableEnded(met=True, result=-3.0, ghosts=(-4.0, -5.5), combos={"clean": 12}),
    CharmsPassed(),
)
"""The beginning of a run."""


def write_run(folder: Path, *entries: AnyEntry) -> Path:
    path = runs.new_path(folder, "20261122-141500")
    for entry in entries:
        assert runs.append(path, entry) == path.stat().st_size
    return path


def test_all_kinds_of_entries_are_read_back(tmp_path: Path) -> None:
    others = (DealtAgain("b.jsonl"), ToolUsed("hint"), CharmUsed("ferry"), CharmTaken("decoy"), GaveUp())
    path = write_run(tmp_path / "runs", *ENTRIES, *others)
    assert runs.load(path, entry_of) == ([*ENTRIES, *others], None)


def test_entries_are_flushed_and_runs_never_share_a_file(tmp_path: Path) -> None:
    first = SavedRun.new(tmp_path, "20261122-141500", run_start(6))
    second = SavedRun.new(tmp_path, "20261122-141500", run_start(7))
    first.add(ENTRIES[1])
    assert first.path != second.path
    assert set(runs.run_files(tmp_path)) == {first.path, second.path}
    again, problem = SavedRun.open(first.path)
    assert (again.run, again.began, problem) == (first.run, run_start(6), None)
    assert again.run == fold(ENTRIES[:2])


def test_new_run_is_the_newest_whatever_the_clock_says(tmp_path: Path) -> None:
    begun = []
    for stamp in ["20261122-141500"] * 11 + ["20261122-150000", "20261121-090000", "20261123-000000"]:
        begun.append(SavedRun.new(tmp_path, stamp, run_start()).path)
        assert runs.run_files(tmp_path) == tuple(begun)
    assert begun[-2].name == "20261122-150000-2.jsonl"


def test_second_writer_continues_after_the_first(tmp_path: Path) -> None:
    first = SavedRun.new(tmp_path, "20261122-141500", run_start())
    second, _ = SavedRun.open(first.path)
    first.add(ENTRIES[1])
    with pytest.raises(ContinuedElsewhere, match="you went on with this run in another window"):
        second.add(ENTRIES[1])
    assert second.add(ENTRIES[2]) == fold(ENTRIES[:3])
    with pytest.raises(ContinuedElsewhere):
        first.add(ENTRIES[2])
    assert first.run == second.run == fold(ENTRIES[:3])
    assert runs.load(first.path, entry_of) == ([*ENTRIES[:3]], None)
    assert first.add(ENTRIES[3]) == fold(ENTRIES[:4])


def test_entries_that_the_disk_refused_give_way_to_another_windows(tmp_path: Path) -> None:
    first = SavedRun.new(tmp_path, "20261122-141500", run_start())
    second, _ = SavedRun.open(first.path)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(runs, "append", full)
        second.add(ENTRIES[1])
    assert second.problem is not None
    first.add(ENTRIES[1])
    with pytest.raises(ContinuedElsewhere):
        second.add(ENTRIES[2])
    assert second.run == first.run == fold(ENTRIES[:2])
    assert second.add(ENTRIES[2]) == fold(ENTRIES[:3])


@pytest.mark.parametrize("content", [b"", b'{"entry":{"type":"Began",', b"something else", None])
def test_run_cut_by_another_program_is_rewritten_whole(tmp_path: Path, content: bytes | None) -> None:
    """All of the player's decisions are there; the other program's content is kept aside."""
    saved = SavedRun.new(tmp_path, "20261122-141500", run_start())
    saved.add(ENTRIES[1])
    if content is None:
        saved.path.unlink()
    else:
        saved.path.write_bytes(content)
    assert saved.add(ENTRIES[2]) == fold(ENTRIES[:3])
    assert (saved.problem, saved.restored) == (None, True)
    assert runs.load(saved.path, entry_of) == ([*ENTRIES[:3]], None)
    assert saved.add(ENTRIES[3]) == fold(ENTRIES)
    aside = [path.read_bytes() for path in tmp_path.glob("*.broken-*")]
    assert aside == ([content] if content == b"something else" else [])


def test_resumed_run_is_rewritten_whole_once_there_is_room(tmp_path: Path) -> None:
    path = write_run(tmp_path, *ENTRIES[:2])
    saved, _ = SavedRun.open(path)
    path.write_bytes(b"")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(writing, "replace", full)
        saved.add(ENTRIES[2])
    assert saved.problem is not None
    assert not saved.restored
    assert saved.add(ENTRIES[3]) == fold(ENTRIES)
    assert (saved.problem, saved.restored) == (None, True)
    assert runs.load(path, entry_of) == ([*ENTRIES], None)


def test_entry_that_does_not_fit_the_run_is_not_written(tmp_path: Path) -> None:
    saved = SavedRun.new(tmp_path, "20261122-141500", run_start())
    with pytest.raises(WrongEntry):
        saved.add(ENTRIES[2])
    assert len(saved.path.read_bytes().splitlines()) == 1
    assert saved.run == fold([run_start()])


@pytest.mark.parametrize("torn", [1, 10, 20])
def test_torn_line_is_cut_off_and_the_run_continues_before_it(tmp_path: Path, torn: int) -> None:
    path = write_run(tmp_path, *ENTRIES)
    whole = path.read_bytes()
    path.write_bytes(whole[:-torn])
    saved, problem = SavedRun.open(path)
    assert isinstance(saved.run.pending, ChooseCharm)
    assert problem.startswith("20261122-141500.jsonl: line 4: ")
    assert problem.endswith("; the file was kept as 20261122-141500.jsonl.broken-1, good lines stay")
    assert (tmp_path / "20261122-141500.jsonl.broken-1").read_bytes() == whole[:-torn]
    saved.add(ENTRIES[3])
    assert path.read_bytes() == whole
    assert SavedRun.open(path)[1] is None


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (b"\xff\x00", "line 3: "),
        (b'{"entry":{"type":"Sneezed"}}', "line 3: Invalid value 'Sneezed'"),
        (b'{"entry":{"type":"TableEnded","met":1,"result":0}}', "line 3: Expected `bool`, got `int`"),
        (b'{"entry":{"type":"CharmTaken","charm":"ferry"}}', "line 3: expected an entry that fits AtTable"),
        (
            b'{"entry":{"type":"SatDown","node":0,"seed":1,"journal":"../x"}}',
            "line 3: Expected `str` matching",
        ),
    ],
)
def test_reading_ends_at_a_broken_or_impossible_line(tmp_path: Path, line: bytes, expected: str) -> None:
    path = write_run(tmp_path, *ENTRIES)
    lines = path.read_bytes().splitlines()
    path.write_bytes(b"\n".join([*lines[:2], line, *lines[2:], b""]))
    saved, problem = SavedRun.open(path)
    assert saved.run == fold(ENTRIES[:2])
    assert problem.startswith(f"{path.name}: {expected}")
    assert path.read_bytes() == b"\n".join([*lines[:2], b""])


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('"format":4', '"format":5', "line 1: expected format 1 to 4, got 5; is it from a newer version?"),
        ('"seed":6', '"seed":-6', "Expected `int` >= 0"),
        ('"type":"Began"', '"type":"GaveUp"', "Invalid value 'GaveUp'"),
        ('"pond":1', '"pond":7', "Expected `int` <= 6"),
    ],
)
def test_file_without_a_runs_start_is_set_aside(tmp_path: Path, old: str, new: str, expected: str) -> None:
    path = write_run(tmp_path, replace(run_start()))
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    with pytest.raises(BadRun) as caught:
        SavedRun.open(path)
    assert str(caught.value).startswith(f"{path.name}: {expected}")
    assert not path.exists()
    assert path.with_name(f"{path.name}.broken-1").exists()
    assert runs.run_files(tmp_path) == ()


def test_empty_or_oversized_file_is_set_aside(tmp_path: Path) -> None:
    empty, large = tmp_path / "a.jsonl", tmp_path / "b.jsonl"
    empty.touch()
    large.write_bytes(write_run(tmp_path, run_start()).read_bytes() + b" " * runs.LIMITS.bytes)
    with pytest.raises(BadRun, match="expected the beginning of a run, got an empty file"):
        SavedRun.open(empty)
    with pytest.raises(BadRun, match="expected a file of at most 1,000,000 bytes"):
        SavedRun.open(large)
    assert not empty.exists()
    assert not large.exists()


def test_too_many_lines_are_cut_off(tmp_path: Path) -> None:
    path = write_run(tmp_path, *ENTRIES)
    with path.open("ab") as file:
        file.write(b"\n" * (runs.LIMITS.lines + 1))
    saved, problem = SavedRun.open(path)
    assert saved.run == fold(ENTRIES)
    assert problem.startswith(f"{path.name}: line 5: ")
    assert SavedRun.open(path)[1] is None


def test_map_that_does_not_lead_to_the_last_keeper_is_reported_and_set_aside(tmp_path: Path) -> None:
    course = run_start().course
    path = write_run(tmp_path, replace(run_start(), course=(*course[:-1], replace(course[-1], to=(99,)))))
    with pytest.raises(BadRun, match="line 1: expected a map whose ways lead on to the last keeper"):
        SavedRun.open(path)
    assert not path.exists()
    assert path.with_name(f"{path.name}.broken-1").exists()


def test_run_that_cannot_be_saved_continues_and_is_saved_later(tmp_path: Path) -> None:
    blocked = tmp_path / "runs"
    blocked.write_text("no folder")
    saved = SavedRun.new(blocked, "20261122-141500", run_start())
    assert "the run couldn't be saved" in saved.problem
    assert saved.add(ENTRIES[1]) == fold(ENTRIES[:2])
    assert saved.problem is not None
    blocked.unlink()
    saved.add(ENTRIES[2])
    assert saved.problem is None
    assert runs.load(saved.path, entry_of) == ([*ENTRIES[:3]], None)


def test_partly_written_line_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved = SavedRun.new(tmp_path, "20261122-141500", run_start())

    def full(file: IO[bytes], content: bytes) -> None:
        file.write(content[:9])
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(rows, "append_synced", full)
        saved.add(ENTRIES[1])
    assert saved.problem is not None
    assert runs.load(saved.path, entry_of) == ([*ENTRIES[:1]], None)
    saved.add(ENTRIES[2])
    assert runs.load(saved.path, entry_of) == ([*ENTRIES[:3]], None)


def test_reading_ends_at_impossible_points(tmp_path: Path) -> None:
    """They'd make a score that the high scores refuse."""
    path = write_run(tmp_path, run_start(), ENTRIES[1])
    line = b'{"entry":{"type":"TableEnded","met":true,"result":-3.0,"combos":{"clean":1000000}}}\n'
    path.write_bytes(path.read_bytes() + line)
    saved, problem = SavedRun.open(path)
    assert saved.run == fold(ENTRIES[:2])
    assert "line 3: combos: expected at most 100,000 points in all" in problem


# -- high scores -------------------------------------------------------------------------------------

SCORE = HighScore(
    initials="ANN", score=4200, ponds=3, won=False, when="2026-11-22T15:00:00+00:00", run="a.jsonl"
)


def test_high_scores_are_kept_once_a_run_best_first(tmp_path: Path) -> None:
    path = Places(tmp_path).high_scores
    better = replace(SCORE, initials="BOB", score=9000, ponds=6, won=True, run="b.jsonl", daily="2026-11-22")
    equal = replace(SCORE, initials="CEL", run="c.jsonl")
    for one in (SCORE, better, equal, replace(SCORE, score=99_999)):
        assert high_scores.add(path, one) is None
    kept, problem = high_scores.load(path)
    assert (kept, problem) == ([SCORE, better, equal], None)
    assert high_scores.best_scores(kept) == (better, SCORE, equal)
    assert high_scores.best_scores(kept, 1) == (better,)
    assert [high_scores.rank_of(kept, score) for score in (10_000, 9000, 5000, 4200, 1)] == [1, 2, 2, 4, 4]


def test_won_run_has_passed_all_ponds(tmp_path: Path) -> None:
    path = tmp_path / "high_scores.jsonl"
    path.write_bytes(msgspec.json.encode(SCORE).replace(b'"won":false', b'"won":true') + b"\n")
    found, problem = high_scores.load(path)
    assert found == []
    assert "line 1: ponds: expected 6 in a run that was won, got 3" in problem


@pytest.mark.parametrize("cut", [1, 20, 100])
def test_high_scores_survive_a_crash_while_writing(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "high_scores.jsonl"
    second = replace(SCORE, initials="BOB", run="b.jsonl")
    for one in (SCORE, second):
        high_scores.add(path, one)
    path.write_bytes(path.read_bytes()[:-cut])
    third = replace(SCORE, initials="CEL", run="c.jsonl")
    high_scores.add(path, third)
    kept, _ = high_scores.load(path)
    assert kept == [SCORE, *([second] if cut == 1 else []), third]
    assert high_scores.load(path)[1] is None


@pytest.mark.parametrize("initials", ["", "ANNA"])
def test_initials_are_one_to_three_letters(tmp_path: Path, initials: str) -> None:
    path = tmp_path / "high_scores.jsonl"
    high_scores.add(path, replace(SCORE, initials=initials))
    kept, problem = high_scores.load(path)
    assert kept == []
    assert problem is not None
