"""Whatever happens to a journal's file, its valid part can be used and no byte is lost."""

import os
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.engine import journal as journals
from game.engine.journal import (
    BadJournal,
    Journal,
    NoHeader,
    read,
    read_header,
    set_aside,
    set_aside_whole,
)
from tests.conftest import ROOT
from tests.engine.journals import HEADER, choose, header, new_recorded_match, write_journal
from tests.support.full_disk import full

NEWER = b'{"format":2,"version":"9","seats":["a","b"]}\n{"anything":1}\n'


# -- cut anywhere ------------------------------------------------------------------------------------


def test_journal_cut_at_any_byte_keeps_its_whole_lines(tmp_path: Path) -> None:
    match = write_journal(tmp_path / "whole", 6)
    content = (tmp_path / "whole").read_bytes()
    first_line = content.index(b"\n") + 1
    path = tmp_path / "cut"
    for end in range(first_line, len(content)):
        path.write_bytes(content[:end])
        reading = read(path, SIX_TAKES)
        whole_lines = content[:end].count(b"\n")
        assert reading.match.history == match.history[: whole_lines - 1]
        torn = content[end - 1 : end] != b"\n"
        assert (reading.damage is not None) == torn
        set_aside(reading)
        aside = tmp_path / "cut.damaged-1"
        rest = aside.read_bytes() if torn else b""
        assert path.read_bytes() + rest == content[:end]
        aside.unlink(missing_ok=True)


def test_journal_cut_in_its_header_is_refused(tmp_path: Path) -> None:
    write_journal(tmp_path / "whole", 3)
    content = (tmp_path / "whole").read_bytes()
    path = tmp_path / "cut"
    for end in range(content.index(b"\n") + 1):
        path.write_bytes(content[:end])
        with pytest.raises(NoHeader, match="cut: line 1: expected a match's header: it breaks off"):
            read_header(path)


def test_match_continues_once_its_torn_line_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "one"
    write_journal(path, 9)
    path.write_bytes(path.read_bytes()[:-1])
    reading = read(path, SIX_TAKES)
    assert reading.damage.reason == "expected a choice, but it breaks off"
    set_aside(reading)
    journal = Journal.reopen(path)
    reading.match.record_to(journal.record)
    for number in range(12):
        choose(reading.match, number)
    journal.close()
    again = read(path, SIX_TAKES)
    assert again.damage is None
    assert again.match.state == reading.match.state


@given(content=st.binary(max_size=200), lines=st.integers(0, 8))
def test_random_bytes_in_the_middle_never_crash(
    tmp_path_factory: pytest.TempPathFactory, content: bytes, lines: int
) -> None:
    path = tmp_path_factory.getbasetemp() / "noise"
    path.unlink(missing_ok=True)
    match = write_journal(path, 8)
    whole = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(whole[: lines + 1]) + content + b"".join(whole[lines + 1 :]))
    assert read(path, SIX_TAKES).match.history[:lines] == match.history[:lines]


# -- headers -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "content", [b"", b"{}\n", b"[1]\n", b'{"version":"\xff"}\n', b"[" * 100_000 + b"\n", b"\x00" * 50 + b"\n"]
)
def test_file_without_header_is_renamed_whole(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "one.sixes"
    path.write_bytes(content)
    (tmp_path / "one.sixes.damaged-1").write_bytes(b"older")
    with pytest.raises(NoHeader) as caught:
        read_header(path)
    words = set_aside_whole(path, caught.value)
    assert words.startswith(f"{path}: line 1: expected a match's header")
    assert words.endswith("it was set aside as one.sixes.damaged-2")
    assert not path.exists()
    assert (tmp_path / "one.sixes.damaged-2").read_bytes() == content
    assert (tmp_path / "one.sixes.damaged-1").read_bytes() == b"older"


def test_failure_to_set_aside_is_reported(tmp_path: Path) -> None:
    words = set_aside_whole(tmp_path / "gone", NoHeader("gone: line 1"))
    assert words == "gone: line 1 (and it couldn't be set aside: No such file or directory)"


def test_newer_format_is_reported_whatever_else_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "one"
    path.write_bytes(NEWER)
    with pytest.raises(BadJournal, match="expected format 1, got 2; is it from a newer version") as caught:
        read_header(path)
    assert not isinstance(caught.value, NoHeader)
    assert path.read_bytes() == NEWER


# -- full disks and locked files ---------------------------------------------------------------------


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_full_disk_is_reported_and_closing_does_not_raise() -> None:
    journal = Journal(Path("/dev/full"), Path("/dev/full").open("r+b", buffering=0))  # noqa: SIM115
    choose(new_recorded_match(journal))
    assert journal.problem == "No space left on device"
    journal.close()


def test_journal_that_cannot_be_started_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", full)
    opened: list[IO[bytes]] = []
    monkeypatch.setattr(journals, "try_lock", lambda file: not opened.append(file))
    with pytest.raises(OSError, match="No space left"):
        Journal.create(tmp_path / "one", HEADER)
    assert list(tmp_path.iterdir()) == []
    assert [file.closed for file in opened] == [True]


def test_shortened_journal_is_flushed_to_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "one"
    write_journal(path, 3)
    content = path.read_bytes()
    with path.open("ab") as file:
        file.write(b"rest")
    synced = []
    monkeypatch.setattr(os, "fsync", lambda number: synced.append(os.fstat(number).st_ino))
    inode = path.stat().st_ino
    set_aside(read(path, SIX_TAKES))
    assert path.read_bytes() == content
    assert synced[-1] == inode


def test_nothing_of_an_intact_journal_is_set_aside(tmp_path: Path) -> None:
    write_journal(tmp_path / "one", 3)
    assert set_aside(read(tmp_path / "one", SIX_TAKES)) == ""
    assert [path.name for path in tmp_path.iterdir()] == ["one"]


def test_the_rest_is_flushed_before_the_journal_is_shortened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "one"
    write_journal(path, 3)
    with path.open("ab") as file:
        file.write(b"rest")
    content = path.read_bytes()
    reading = read(path, SIX_TAKES)

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        set_aside(reading)
    assert path.read_bytes() == content


_HOLD = """
import sys
from pathlib import Path
from game.engine.journal import Journal
journal = Journal.reopen(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="files are locked on POSIX systems only")
def test_two_processes_never_write_the_same_journal(tmp_path: Path) -> None:
    path = tmp_path / "one"
    write_journal(path, 3)
    other = subprocess.Popen(
        [sys.executable, "-c", _HOLD, str(path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert other.stdout.readline() == "held\n"
    with pytest.raises(BadJournal, match="one: this match is being played in another window"):
        Journal.reopen(path)
    other.kill()
    other.communicate()
    Journal.reopen(path).close()


# -- any match ---------------------------------------------------------------------------------------

DEEDS = st.lists(st.tuples(st.booleans(), st.integers(0, 10_000)), max_size=90)


@given(deeds=DEEDS, seed=st.integers(0, 2**64 - 1), draft=st.booleans(), seats=st.integers(2, 4))
def test_any_choices_and_undos_are_read_back(
    tmp_path_factory: pytest.TempPathFactory,
    deeds: list[tuple[bool, int]],
    seed: int,
    draft: bool,
    seats: int,
) -> None:
    path = tmp_path_factory.getbasetemp() / "deeds"
    path.unlink(missing_ok=True)
    start = header(seed, draft, seats)
    journal = Journal.create(path, start)
    match = new_recorded_match(journal, start)
    for back, number in deeds:
        if back and number % 4 == 0 and match.history:
            match.undo(number % min(len(match.history), 30) + 1)
        else:
            choose(match, number)
    journal.close()
    reading = read(path, SIX_TAKES)
    assert reading.damage is None
    assert reading.header == start
    assert reading.match.state == match.state
    assert reading.match.phase == match.phase
    assert reading.match.history == match.history
    assert dict(reading.match.pending) == dict(match.pending)
    assert reading.match.scored == match.scored
    assert reading.match.copy_at(len(match.history)).state == match.state
