"""Lines that a disk partly or temporarily refuses, and files that are deleted while they grow."""

import errno
import io
import os
import random
import sys
from pathlib import Path

import pytest

from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.engine.contract import Phase
from game.engine.journal import Header, Journal, Player, new_match, read
from game.files.lines import LineFile
from tests.support.full_disk import full

DELETES = pytest.mark.skipif(sys.platform == "win32", reason="Windows can't delete open files")


class SmallDisk(io.FileIO):
    """A file on a disk with little room: it writes what fits, and may refuse to be truncated."""

    room = 10**9
    cuts = True

    def write(self, content: bytes) -> int:
        if self.room < len(content):
            super().write(content[: self.room])
            self.room = 0
            raise OSError(errno.ENOSPC, "No space left on device")
        self.room -= len(content)
        return super().write(content)

    def truncate(self, size: int | None = None) -> int:
        if not self.cuts:
            raise OSError(errno.EIO, "Input/output error")
        return super().truncate(size)


def on_disk(path: Path, *, cuts: bool = True) -> tuple[LineFile, SmallDisk]:
    file = SmallDisk(path, "x+b")
    file.cuts = cuts
    return LineFile(path, file), file


def saved(lines: LineFile, line: bytes) -> str | None:
    lines.append(line)
    lines.save()
    return lines.problem


def test_line_that_fits_partly_is_removed_and_written_later(tmp_path: Path) -> None:
    lines, disk = on_disk(tmp_path / "one")
    assert saved(lines, b"first") is None
    disk.room = 3
    assert saved(lines, b"second") == "No space left on device"
    assert saved(lines, b"third") == "No space left on device"
    assert (tmp_path / "one").read_bytes() == b"first\n"
    disk.room = 7
    lines.save()
    assert lines.problem == "No space left on device"
    assert (tmp_path / "one").read_bytes() == b"first\nsecond\n"
    disk.room = 100
    lines.save()
    assert lines.problem is None
    assert (tmp_path / "one").read_bytes() == b"first\nsecond\nthird\n"
    lines.close()


def test_failed_truncation_is_done_before_the_next_line(tmp_path: Path) -> None:
    lines, disk = on_disk(tmp_path / "one", cuts=False)
    saved(lines, b"first")
    disk.room = 3
    assert saved(lines, b"second") == "No space left on device"
    assert (tmp_path / "one").read_bytes() == b"first\nsec"
    disk.room = 100
    assert saved(lines, b"third") == "Input/output error"
    assert (tmp_path / "one").read_bytes() == b"first\nsec"
    disk.cuts = True
    lines.save()
    assert lines.problem is None
    assert (tmp_path / "one").read_bytes() == b"first\nsecond\nthird\n"
    lines.close()


@DELETES
@pytest.mark.parametrize("whole", [True, False])
def test_deleted_file_is_rewritten(tmp_path: Path, whole: bool) -> None:
    path = tmp_path / "deep" / "one"
    path.parent.mkdir()
    lines, disk = on_disk(path, cuts=False)
    saved(lines, b"first")
    if not whole:
        disk.room = 3
        saved(lines, b"second")
    path.unlink()
    path.parent.rmdir()
    assert saved(lines, b"third") is None
    assert lines.renewed
    assert path.read_bytes() == (b"first\nthird\n" if whole else b"first\nsecond\nthird\n")
    lines.renewed = False
    saved(lines, b"last")
    assert not lines.renewed
    assert path.read_bytes().endswith(b"third\nlast\n")
    lines.close()


@DELETES
def test_other_file_of_the_same_name_is_never_touched(tmp_path: Path) -> None:
    path = tmp_path / "one"
    lines, _disk = on_disk(path)
    saved(lines, b"first")
    path.unlink()
    path.write_bytes(b"somebody else's")
    assert saved(lines, b"second") == "File exists"
    assert path.read_bytes() == b"somebody else's"
    path.unlink()
    lines.save()
    assert path.read_bytes() == b"first\nsecond\n"
    lines.close()


@DELETES
def test_incomplete_new_file_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "one"
    lines, _disk = on_disk(path)
    saved(lines, b"first")
    path.unlink()

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        assert saved(lines, b"second") == "No space left on device"
        assert not path.exists()
    lines.save()
    assert path.read_bytes() == b"first\nsecond\n"
    lines.close()


@pytest.mark.parametrize("left", [0, 3, 6, 11])
def test_content_truncated_by_another_program_is_appended_again(tmp_path: Path, left: int) -> None:
    lines, _disk = on_disk(tmp_path / "one")
    saved(lines, b"first")
    saved(lines, b"second")
    os.truncate(tmp_path / "one", left)
    assert saved(lines, b"third") is None
    assert lines.restored
    lines.restored = False
    assert os.listdir(tmp_path) == ["one"]
    assert (tmp_path / "one").read_bytes() == b"first\nsecond\nthird\n"
    os.truncate(tmp_path / "one", left)
    lines.save()
    assert lines.restored, "even without a new line"
    assert (tmp_path / "one").read_bytes() == b"first\nsecond\nthird\n"
    lines.close()


@DELETES
@pytest.mark.parametrize("content", [b"fi?st\n", b"first\nmore\n", b"x", b"first\0"])
def test_file_written_by_another_program_is_set_aside_and_rewritten(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "one"
    lines, _disk = on_disk(path)
    saved(lines, b"first")
    path.write_bytes(content)
    os.utime(path, (1, 1))
    assert saved(lines, b"second") is None
    assert lines.restored
    assert not lines.renewed
    assert path.read_bytes() == b"first\nsecond\n"
    assert path.with_name("one.damaged-1").read_bytes() == content
    lines.restored = False
    saved(lines, b"third")
    assert not lines.restored
    assert path.read_bytes() == b"first\nsecond\nthird\n"
    lines.close()


def test_file_with_a_new_timestamp_only_is_left_alone(tmp_path: Path) -> None:
    lines, _disk = on_disk(tmp_path / "one")
    saved(lines, b"first")
    os.utime(tmp_path / "one", (1, 1))
    saved(lines, b"second")
    assert not lines.restored
    lines.close()


def test_file_truncated_on_a_full_disk_is_restored_once_there_is_room(tmp_path: Path) -> None:
    lines, disk = on_disk(tmp_path / "one")
    saved(lines, b"first")
    os.truncate(tmp_path / "one", 1)
    disk.room = 2
    assert saved(lines, b"second") == "No space left on device"
    assert not lines.restored
    disk.room = 100
    lines.save()
    assert lines.problem is None
    assert lines.restored
    assert (tmp_path / "one").read_bytes() == b"first\nsecond\n"
    lines.close()


def test_earlier_content_is_restored_as_it_was_read(tmp_path: Path) -> None:
    path = tmp_path / "one"
    path.write_bytes(b"first\n")
    lines = LineFile(path, SmallDisk(path, "a+b"))
    lines.adopt_content()
    os.truncate(path, 2)
    saved(lines, b"second")
    assert lines.restored
    assert path.read_bytes() == b"first\nsecond\n"
    lines.close()


@DELETES
def test_deleted_target_of_a_link_is_rewritten_there(tmp_path: Path) -> None:
    real, link = tmp_path / "real", tmp_path / "link"
    real.touch()
    link.symlink_to(real)
    lines = LineFile(link, SmallDisk(link, "a+b"))
    saved(lines, b"first")
    real.unlink()
    assert saved(lines, b"second") is None
    assert link.is_symlink()
    assert real.read_bytes() == b"first\nsecond\n"
    lines.close()


@DELETES
@pytest.mark.parametrize("seed", range(6))
def test_match_survives_any_trouble_with_its_disk(tmp_path: Path, seed: int) -> None:
    """The disk is sometimes full, even within lines, and the file is cut or deleted; no choice or undo is
    lost.
    """
    chance = random.Random(seed)
    path = tmp_path / "saves" / "one"
    path.parent.mkdir()
    players = (Player("You"), Player("Bob", "drake"))
    header = Header(version="0", game="six_takes", seed=5, options={"limit": 30}, players=players)
    Journal.create(path, header).close()
    disk = SmallDisk(path, "a+b")
    journal = Journal(path, disk)
    match = new_match(SIX_TAKES, header)
    match.record_to(journal.record)
    match.deal()
    gone, cut, refused = chance.randrange(10, 40), chance.randrange(10, 40), 0
    for step in range(400):
        if match.phase is Phase.ROUND_OVER:
            match.deal()
        if match.over:
            break
        if step == gone:
            path.unlink()
            path.parent.rmdir()
        if step == cut and path.exists():
            os.truncate(path, chance.randrange(path.stat().st_size))
        disk.room = chance.choice((0, 5, 60, 10**9))
        if match.history and not chance.randrange(12):
            match.undo(chance.randint(1, min(3, len(match.history))))
        else:
            seat = chance.choice(list(match.pending))
            match.choose(seat, chance.choice(match.pending[seat]))
        refused += journal.problem is not None
        if path.exists() and journal.problem is None:
            assert read(path, SIX_TAKES).match.history == match.history
    assert match.over
    assert refused
    disk.room = 10**9
    journal.save()
    assert journal.problem is None
    assert journal.pop_renewed()
    journal.close()
    reading = read(path, SIX_TAKES)
    assert reading.damage is None
    assert reading.match.history == match.history
    assert reading.match.state == match.state
