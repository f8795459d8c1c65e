"""Row files: rows are loaded as they were added, once each, and read again when the file has changed."""

import os
from collections.abc import Callable
from datetime import date
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from game.files import writing
from game.storage import rows
from game.storage.history import (
    accuracy,
    achievements,
    dailies,
    high_scores,
    par_scores,
    puzzle_tries,
    records,
    won_awards,
)
from game.storage.history.accuracy import Accuracy
from game.storage.history.dailies import BegunDaily
from game.storage.history.par_scores import ParScore
from game.storage.history.won_awards import WonAward
from game.storage.rows import RowsCache
from tests.storage.player_files import ROWS

FILES: dict[str, tuple[ModuleType, str]] = {
    "records": (records, "the result"),
    "accuracy": (accuracy, "the accuracy"),
    "scores": (par_scores, "the score"),
    "dailies": (dailies, "the daily deal"),
    "puzzles": (puzzle_tries, "the puzzle's stars"),
    "high_scores": (high_scores, "the high score"),
    "awards": (won_awards, "the award"),
    "deeds": (achievements, "what was done in the match"),
}
"""By kind, the module that reads and writes it, and the name of a row."""

every_kind = pytest.mark.parametrize("kind", FILES)


@every_kind
def test_rows_are_loaded_in_the_order_they_were_added(kind: str, tmp_path: Path) -> None:
    path, (module, _) = tmp_path / "rows.jsonl", FILES[kind]
    assert module.load(path) == ([], None)
    for row in ROWS[kind]:
        assert module.add(path, row) is None
    assert module.load(path) == (ROWS[kind], None)


@pytest.mark.parametrize(
    ("kind", "other"),
    [
        ("accuracy", {"accuracy": 20.0}),
        ("scores", {"ghosts": (0.0,)}),
        ("high_scores", {"initials": "BOB"}),
        ("deeds", {"total": 3}),
    ],
)
def test_rounds_matches_and_runs_are_kept_once(kind: str, other: dict[str, Any], tmp_path: Path) -> None:
    path, (module, _), row = tmp_path / "rows.jsonl", FILES[kind], ROWS[kind][0]
    module.add(path, row)
    assert module.add(path, replace(row, **other)) is None
    assert module.load(path) == ([row], None)


@every_kind
@pytest.mark.parametrize("torn", [1, 20])
def test_torn_last_line_does_not_spoil_the_next(kind: str, torn: int, tmp_path: Path) -> None:
    path, (module, _), (first, second, *_) = tmp_path / "rows.jsonl", FILES[kind], ROWS[kind]
    module.add(path, first)
    path.write_bytes(path.read_bytes()[:-torn])
    module.add(path, second)
    assert module.load(path)[0] == ([first, second] if torn == 1 else [second])


@every_kind
def test_unwritable_file_is_reported(kind: str, tmp_path: Path) -> None:
    module, what = FILES[kind]
    assert module.add(tmp_path, ROWS[kind][0]) == f"{tmp_path}: {what} couldn't be saved (Is a directory)"


# -- accuracy and par scores ---------------------------------------------------------------------------


def line(journal: str = "one", number: int = 1, accuracy: float = 80.0, decisions: int = 9) -> Accuracy:
    return Accuracy(journal=journal, round=number, accuracy=accuracy, decisions=decisions, mean_loss=0.5)


def test_accuracy_is_still_read_and_written_in_the_old_format(tmp_path: Path) -> None:
    path = tmp_path / "accuracy.jsonl"
    kept = b'{"journal":"one","round":1,"accuracy":80.0,"decisions":9,"mean_cost":0.5}\n'
    path.write_bytes(kept)
    assert accuracy.load(path) == ([line()], None)
    path.unlink()
    accuracy.add(path, line())
    assert path.read_bytes() == kept


def test_rounds_are_in_the_order_of_their_matches() -> None:
    kept = [line("new", 2), line("other"), line("old", 2), line("old", 1), line("new", 1)]
    found = accuracy.select_matches(kept, ["old", "new"])
    assert [(one.journal, one.round) for one in found] == [("old", 1), ("old", 2), ("new", 1), ("new", 2)]


@given(st.lists(st.tuples(st.floats(0, 100), st.integers(1, 20))))
def test_mean_covers_all_decisions(rounds: list[tuple[float, int]]) -> None:
    found = [line(accuracy=accuracy, decisions=decisions) for accuracy, decisions in rounds]
    each = [one.accuracy for one in found for _ in range(one.decisions)]
    assert accuracy.mean_accuracy(found) == (pytest.approx(sum(each) / len(each)) if found else None)


def test_same_deal_keeps_its_ghosts() -> None:
    def score(deal: str, *ghosts: float) -> ParScore:
        return replace(ROWS["scores"][0], deal=deal, ghosts=ghosts)

    kept = [score("1", -3.0, -5.0), score("2", 0.0), score("1", 9.0)]
    assert [par_scores.ghosts_of(kept, deal) for deal in "123"] == [(-3.0, -5.0), (0.0,), ()]


# -- moving rows to another file -------------------------------------------------------------------------


DAILIES = [BegunDaily(day=date(2026, 11, number), journal=f"{number}.sixes") for number in range(1, 7)]


def write(path: Path, kept: list[BegunDaily]) -> None:
    for one in kept:
        assert rows.append(path, one, "") is None


def load_rows(path: Path) -> list[BegunDaily]:
    found, problem = rows.load(path, BegunDaily)
    assert problem is None
    return found


def on_even_day(one: BegunDaily) -> bool:
    return one.day.day % 2 == 0


def test_misplaced_rows_move_out_and_matching_ones_come_back(tmp_path: Path) -> None:
    path, aside = tmp_path / "a", tmp_path / "b"
    write(path, DAILIES[:4])
    assert rows.swap_with_aside(path, aside, BegunDaily, on_even_day) == ([DAILIES[0], DAILIES[2]], [])
    assert (load_rows(path), load_rows(aside)) == ([DAILIES[1], DAILIES[3]], [DAILIES[0], DAILIES[2]])
    assert rows.swap_with_aside(path, aside, BegunDaily, lambda one: not on_even_day(one)) == (
        [DAILIES[1], DAILIES[3]],
        [DAILIES[0], DAILIES[2]],
    )
    assert (load_rows(path), load_rows(aside)) == ([DAILIES[0], DAILIES[2]], [DAILIES[1], DAILIES[3]])


def test_no_file_is_written_if_all_rows_match(tmp_path: Path) -> None:
    assert rows.swap_with_aside(tmp_path / "a", tmp_path / "b", BegunDaily, on_even_day) == ([], [])
    write(tmp_path / "a", [DAILIES[1]])
    assert rows.swap_with_aside(tmp_path / "a", tmp_path / "b", BegunDaily, on_even_day) == ([], [])
    assert not (tmp_path / "b").exists()


@pytest.mark.parametrize("writes", [0, 1, 2])
def test_kill_during_a_move_leaves_each_row_in_a_file(
    tmp_path: Path, writes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, aside, left = tmp_path / "a", tmp_path / "b", [writes]
    write(path, DAILIES[:4])
    write(aside, DAILIES[4:])
    replace = writing.replace

    def killed(where: Path, content: bytes) -> None:
        if not left[0]:
            raise KeyboardInterrupt
        left[0] -= 1
        replace(where, content)

    with monkeypatch.context() as patch:
        patch.setattr(writing, "replace", killed)
        with pytest.raises(KeyboardInterrupt):
            rows.swap_with_aside(path, aside, BegunDaily, on_even_day)
    assert {*load_rows(path), *load_rows(aside)} == set(DAILIES)
    rows.swap_with_aside(path, aside, BegunDaily, on_even_day)
    assert set(load_rows(path)) == {DAILIES[1], DAILIES[3], DAILIES[5]}
    assert sorted(load_rows(aside), key=lambda one: one.day) == [DAILIES[0], DAILIES[2], DAILIES[4]]


@pytest.mark.parametrize("broken", ["a", "b"])
def test_file_with_a_broken_line_is_left_alone(tmp_path: Path, broken: str) -> None:
    path, aside = tmp_path / "a", tmp_path / "b"
    write(path, DAILIES[:2])
    write(aside, DAILIES[2:4])
    with (tmp_path / broken).open("a") as file:
        file.write("{\n")
    before = path.read_bytes(), aside.read_bytes()
    assert rows.swap_with_aside(path, aside, BegunDaily, on_even_day) == ([], [])
    assert (path.read_bytes(), aside.read_bytes()) == before


# -- the cache of rows -----------------------------------------------------------------------------------


FIRST, SECOND = WonAward(award="first", when="then"), WonAward(award="other", when="soon")


class Loader:
    def __init__(self) -> None:
        self.times = 0

    def __call__(self, path: Path) -> tuple[list[WonAward], str | None]:
        self.times += 1
        return won_awards.load(path)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    found = tmp_path / "awards.jsonl"
    won_awards.add(found, FIRST)
    return found


def test_unchanged_file_is_read_once(path: Path) -> None:
    cache, loader = RowsCache(), Loader()
    assert [cache.load(path, loader) for _ in range(30)] == [([FIRST], None)] * 30
    assert loader.times == 1


def test_readers_do_not_share_what_they_change(path: Path) -> None:
    cache, loader = RowsCache(), Loader()
    for _ in range(3):
        rows, _ = cache.load(path, loader)
        assert rows == [FIRST]
        rows.clear()


def replace_by_one_of_equal_size_and_time(path: Path) -> None:
    before = path.stat()
    other = path.with_name("other")
    won_awards.add(other, SECOND)
    assert other.stat().st_size == before.st_size
    os.utime(other, ns=(before.st_atime_ns, before.st_mtime_ns))
    other.replace(path)


CHANGES: dict[str, tuple[Callable[[Path], object], list[WonAward]]] = {
    "appended": (lambda path: won_awards.add(path, SECOND), [FIRST, SECOND]),
    "replaced": (replace_by_one_of_equal_size_and_time, [SECOND]),
    "emptied": (lambda path: path.write_bytes(b""), []),
    "deleted": (lambda path: path.unlink(), []),
}


@pytest.mark.parametrize("change", CHANGES)
def test_another_windows_change_is_seen_immediately(path: Path, change: str) -> None:
    cache, loader = RowsCache(), Loader()
    cache.load(path, loader)
    make, rows = CHANGES[change]
    make(path)
    assert cache.load(path, loader) == (rows, None)


def test_row_added_during_a_read_is_found_next_time(path: Path) -> None:
    cache = RowsCache()

    def slowly(found: Path) -> tuple[list[WonAward], str | None]:
        rows = won_awards.load(found)
        won_awards.add(found, SECOND)
        return rows

    assert cache.load(path, slowly) == ([FIRST], None)
    assert cache.load(path, won_awards.load) == ([FIRST, SECOND], None)


def test_broken_file_is_reported_and_set_aside_once(path: Path) -> None:
    cache, loader = RowsCache(), Loader()
    cache.load(path, loader)
    with path.open("ab") as file:
        file.write(b'{"award": 7}\n')
    rows, problem = cache.load(path, loader)
    assert rows == [FIRST]
    assert problem.startswith("awards.jsonl: line 2: Expected `str`, got `int`")
    assert [cache.load(path, loader) for _ in range(3)] == [([FIRST], None)] * 3
    assert loader.times == 3


def test_unreadable_file_is_reported_every_time(tmp_path: Path) -> None:
    cache = RowsCache()
    folder = tmp_path / "awards.jsonl"
    folder.mkdir()
    for _ in range(2):
        rows, problem = cache.load(folder, won_awards.load)
        assert rows == []
        assert "can't be read (Is a directory)" in problem
    folder.rmdir()
    won_awards.add(folder, FIRST)
    assert cache.load(folder, won_awards.load) == ([FIRST], None)


def test_adding_a_row_reads_nothing_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file is read only if it isn't cached, or if another window has added to it."""
    path = path.with_name("accuracy.jsonl")
    one = Accuracy(journal="a.sixes", round=1, accuracy=50.0, decisions=3, mean_loss=1.0)
    cache, reads = RowsCache(), []
    plain = accuracy.load
    monkeypatch.setattr(accuracy, "load", lambda path: reads.append(path) or plain(path))
    assert accuracy.add(path, one, cache) is None
    cache.load(path, accuracy.load)
    reads.clear()
    for _ in range(3):
        assert accuracy.add(path, one, cache) is None
    assert reads == []
    assert accuracy.add(path, replace(one, round=2)) is None
    assert accuracy.add(path, replace(one, round=2), cache) is None
    assert len(plain(path)[0]) == 2
