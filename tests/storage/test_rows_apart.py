"""Rows that are moved to another file of rows, and back."""

from datetime import date
from pathlib import Path

import pytest

from game.files import writing
from game.storage import rows
from game.storage.history.dailies import BegunDaily

ROWS = [BegunDaily(day=date(2026, 11, number), journal=f"{number}.sixes") for number in range(1, 7)]


def write(path: Path, kept: list[BegunDaily]) -> None:
    for one in kept:
        assert rows.append(path, one, "") is None


def read(path: Path) -> list[BegunDaily]:
    found, problem = rows.load(path, BegunDaily)
    assert problem is None
    return found


def even(one: BegunDaily) -> bool:
    return one.day.day % 2 == 0


def test_rows_that_do_not_fit_go_and_those_that_do_come_back(tmp_path: Path) -> None:
    path, aside = tmp_path / "a", tmp_path / "b"
    write(path, ROWS[:4])
    assert rows.exchange(path, aside, BegunDaily, even) == ([ROWS[0], ROWS[2]], [])
    assert (read(path), read(aside)) == ([ROWS[1], ROWS[3]], [ROWS[0], ROWS[2]])
    assert rows.exchange(path, aside, BegunDaily, lambda one: not even(one)) == (
        [ROWS[1], ROWS[3]],
        [ROWS[0], ROWS[2]],
    )
    assert (read(path), read(aside)) == ([ROWS[0], ROWS[2]], [ROWS[1], ROWS[3]])


def test_where_all_fit_no_file_is_written(tmp_path: Path) -> None:
    assert rows.exchange(tmp_path / "a", tmp_path / "b", BegunDaily, even) == ([], [])
    write(tmp_path / "a", [ROWS[1]])
    assert rows.exchange(tmp_path / "a", tmp_path / "b", BegunDaily, even) == ([], [])
    assert not (tmp_path / "b").exists()


@pytest.mark.parametrize("writes", [0, 1, 2])
def test_killed_in_between_each_row_is_in_one_of_the_files(
    tmp_path: Path, writes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, aside, left = tmp_path / "a", tmp_path / "b", [writes]
    write(path, ROWS[:4])
    write(aside, ROWS[4:])
    replace = writing.replace

    def killed(where: Path, content: bytes) -> None:
        if not left[0]:
            raise KeyboardInterrupt
        left[0] -= 1
        replace(where, content)

    with monkeypatch.context() as patch:
        patch.setattr(writing, "replace", killed)
        with pytest.raises(KeyboardInterrupt):
            rows.exchange(path, aside, BegunDaily, even)
    assert {*read(path), *read(aside)} == set(ROWS)
    rows.exchange(path, aside, BegunDaily, even)
    assert set(read(path)) == {ROWS[1], ROWS[3], ROWS[5]}
    assert sorted(read(aside), key=lambda one: one.day) == [ROWS[0], ROWS[2], ROWS[4]]


@pytest.mark.parametrize("broken", ["a", "b"])
def test_a_file_with_a_broken_line_is_left_to_be_mended(tmp_path: Path, broken: str) -> None:
    path, aside = tmp_path / "a", tmp_path / "b"
    write(path, ROWS[:2])
    write(aside, ROWS[2:4])
    with (tmp_path / broken).open("a") as file:
        file.write("{\n")
    before = path.read_bytes(), aside.read_bytes()
    assert rows.exchange(path, aside, BegunDaily, even) == ([], [])
    assert (path.read_bytes(), aside.read_bytes()) == before
