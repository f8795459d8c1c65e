"""Open journals: what is on the disk when, who may write, and which files are refused."""

import errno
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest
from msgspec.structs import replace

from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.engine import journal as journals
from game.engine.journal import (
    BadJournal,
    Journal,
    NoHeader,
    Player,
    read,
    read_header,
    set_aside,
    set_aside_whole,
)
from game.files import gate
from game.files.gate import FileLine, Limits
from game.files.locks import try_lock
from tests.engine.journals import HEADER, choose, new_recorded_match


def lines_of(path: Path) -> int:
    return path.read_bytes().count(b"\n")


def test_header_limits_names_to_forty_letters_and_players_to_thirty_two(tmp_path: Path) -> None:
    longest = replace(HEADER, players=(Player("x" * 40),) * 32, table="x" * 40)
    for number, header in enumerate(
        (replace(longest, table="x" * 41), replace(longest, players=(Player("x"),) * 33))
    ):
        Journal.create(tmp_path / f"{number}", header).close()
        with pytest.raises(NoHeader, match="expected a match's header"):
            read_header(tmp_path / f"{number}")
    Journal.create(tmp_path / "longest", longest).close()
    assert read_header(tmp_path / "longest") == longest


def test_lines_name_their_seat(tmp_path: Path) -> None:
    path = tmp_path / "one"
    journal = Journal.create(path, HEADER)
    match = new_recorded_match(journal)
    choose(match)
    choose(match)
    journal.close()
    lines = path.read_bytes().splitlines(keepends=True)
    assert [line.partition(b",")[0] for line in lines[1:]] == [b'{"seat":0', b'{"seat":1']


def test_choices_are_written_before_they_are_announced(tmp_path: Path) -> None:
    path = tmp_path / "one"
    journal = Journal.create(path, HEADER)
    assert (journal.path, journal.problem, lines_of(path)) == (path, None, 1)
    match = new_recorded_match(journal)
    heard: list[int] = []
    match.listen_unredacted(lambda _event: heard.append(lines_of(path)))
    choose(match)
    assert heard[0] == 2
    journal.close()
    again = Journal.reopen(path)
    match.record_to(again.record)
    heard.clear()
    choose(match)
    assert heard[0] == 3
    assert again.path == path
    again.close()


def test_file_is_complete_once_it_can_be_created(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.write_bytes(b"a file in the way")
    journal = Journal.create_later(folder / "one", HEADER)
    match = new_recorded_match(journal)
    choose(match)
    assert journal.problem is not None
    folder.unlink()
    choose(match)
    assert journal.problem is None
    journal.close()
    reading = read(folder / "one", SIX_TAKES)
    assert (reading.header, reading.match.history) == (HEADER, match.history)


def test_creation_is_tried_immediately(tmp_path: Path) -> None:
    journal = Journal.create_later(tmp_path / "one", HEADER)
    assert read_header(tmp_path / "one") == HEADER
    journal.close()


def test_deleted_file_is_rewritten_and_reported_once(tmp_path: Path) -> None:
    path = tmp_path / "one"
    journal = Journal.create(path, HEADER)
    match = new_recorded_match(journal)
    choose(match)
    assert not journal.pop_renewed()
    path.unlink()
    choose(match)
    assert [journal.pop_renewed(), journal.pop_renewed()] == [True, False]
    journal.close()
    assert read(path, SIX_TAKES).match.history == match.history


def test_file_in_use_by_another_window_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[IO[bytes]] = []
    monkeypatch.setattr(journals, "try_lock", opened.append)
    with pytest.raises(BadJournal, match="another window"):
        Journal.reopen(tmp_path / "one")
    assert [file.closed for file in opened] == [True]


def test_file_whose_header_another_window_is_writing_stays(tmp_path: Path) -> None:
    path = tmp_path / "one"
    with path.open("x+b") as file:
        assert try_lock(file)
        assert set_aside_whole(path, NoHeader("one: line 1")) == ""
    assert path.exists()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes")
def test_pipe_is_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="not a regular file"):
        Journal.reopen(tmp_path / "pipe")
    words = set_aside_whole(tmp_path / "pipe", NoHeader("pipe: line 1"))
    assert words == "pipe: line 1 (and it couldn't be set aside: not a regular file)"


def test_disk_that_fails_midway_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "one"
    Journal.create(path, HEADER).close()
    lines = gate.read_lines

    def failing(path: Path, limits: Limits) -> Iterator[FileLine]:
        yield next(lines(path, limits))
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(gate, "read_lines", failing)
    with pytest.raises(BadJournal, match="one: can't be read: Input/output error"):
        read(path, SIX_TAKES)


def test_illegal_choice_is_set_aside_without_listing_legal_ones(tmp_path: Path) -> None:
    path = tmp_path / "one"
    Journal.create(path, HEADER).close()
    with path.open("ab") as file:
        file.write(b'{"seat":0,"choice":{"type":"PlayCard","card":0}}\n')
    words = set_aside(read(path, SIX_TAKES))
    assert "(seat 0 may not choose PlayCard(card=0)); the rest was set aside" in words


def test_oversized_file_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "one"
    Journal.create(path, HEADER).close()
    os.truncate(path, 8_000_001)
    for attempt in (lambda: read_header(path), lambda: read(path, SIX_TAKES)):
        with pytest.raises(BadJournal, match="one: expected a file of at most 8,000,000 bytes"):
            attempt()


def test_journal_with_too_many_lines_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "one"
    journal = Journal.create(path, HEADER)
    match = new_recorded_match(journal)
    for _ in range(4):
        choose(match)
    journal.close()
    monkeypatch.setattr(journals, "LIMITS", Limits(bytes=8_000_000, lines=4, longest=16_384))
    assert read_header(path) == HEADER
    with pytest.raises(BadJournal, match="one: expected at most 4 lines"):
        read(path, SIX_TAKES)


@pytest.mark.parametrize("content", [b"x" * 16_385, b"x" * 20_000 + b"\n"])
def test_oversized_header(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "one").write_bytes(content)
    fault = "it is longer than 16,384 bytes"
    with pytest.raises(NoHeader, match=f"one: line 1: expected a match's header: {fault}"):
        read_header(tmp_path / "one")
