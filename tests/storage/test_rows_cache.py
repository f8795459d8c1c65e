"""Files of rows are read again when they have changed, by whichever process, and only then."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.storage.history import accuracy, won_awards
from game.storage.history.accuracy import Accuracy
from game.storage.history.won_awards import WonAward
from game.storage.rows import RowsCache

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


def test_a_file_that_stays_is_read_once(path: Path) -> None:
    cache, loader = RowsCache(), Loader()
    assert [cache.load(path, loader) for _ in range(30)] == [([FIRST], None)] * 30
    assert loader.times == 1


def test_no_reader_changes_what_the_next_one_gets(path: Path) -> None:
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
    "added to": (lambda path: won_awards.add(path, SECOND), [FIRST, SECOND]),
    "replaced": (replace_by_one_of_equal_size_and_time, [SECOND]),
    "emptied": (lambda path: path.write_bytes(b""), []),
    "deleted": (lambda path: path.unlink(), []),
}


@pytest.mark.parametrize("change", CHANGES)
def test_another_windows_change_is_seen_at_once(path: Path, change: str) -> None:
    cache, loader = RowsCache(), Loader()
    cache.load(path, loader)
    make, rows = CHANGES[change]
    make(path)
    assert cache.load(path, loader) == (rows, None)


def test_a_row_that_is_added_while_the_file_is_read_is_found_the_next_time(path: Path) -> None:
    cache = RowsCache()

    def slowly(found: Path) -> tuple[list[WonAward], str | None]:
        rows = won_awards.load(found)
        won_awards.add(found, SECOND)
        return rows

    assert cache.load(path, slowly) == ([FIRST], None)
    assert cache.load(path, won_awards.load) == ([FIRST, SECOND], None)


def test_a_broken_file_is_told_of_and_set_aside_once(path: Path) -> None:
    cache, loader = RowsCache(), Loader()
    cache.load(path, loader)
    with path.open("ab") as file:
        file.write(b'{"award": 7}\n')
    rows, problem = cache.load(path, loader)
    assert rows == [FIRST]
    assert problem.startswith("awards.jsonl: line 2: Expected `str`, got `int`")
    assert [cache.load(path, loader) for _ in range(3)] == [([FIRST], None)] * 3
    assert loader.times == 3


def test_a_file_that_cannot_be_read_is_told_of_every_time(tmp_path: Path) -> None:
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


def test_a_row_is_added_without_reading_what_is_known(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file is read whole only by who does not know it yet, or where another window has added to it."""
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
