"""The journal: saving, replay and undo in one, safe from any death of the process."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.engine.journal import BadJournal, Journal, read, set_aside
from tests.conftest import ROOT
from tests.engine.journals import HEADER, write_journal


@pytest.mark.parametrize("rest", [0, 6])
@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        pytest.param(b"\x00\xff rubbish\n", "", id="binary data"),
        pytest.param(
            b'{"seat":0,"choice":{"type":"PlayCard","card":999}}\n',
            "may not choose",
            id="card outside the deck",
        ),
        pytest.param(b'{"seat":7,"choice":{"type":"TakeRow","row":1}}\n', "seat 7 may not", id="seat 7"),
        pytest.param(b'{"seat":-1,"choice":{"type":"PlayCard","card":1}}\n', "seat -1 may not", id="seat -1"),
        pytest.param(b'{"choice":{"type":"PlayCard","card":1}}\n', "seat -1 may not choose", id="no seat"),
        pytest.param(b'{"seat":0,"choice":{"type":"Fly"}}\n', "Fly", id="unknown type of choice"),
        pytest.param(b'{"undo":99}\n', "can't be undone", id="undo past the start"),
        pytest.param(b'{"undo":-1}\n', "", id="negative undo"),
        pytest.param(b'{"seat":"x"}\n', "Expected", id="text for a seat"),
        pytest.param(b"[]\n", "Expected", id="list"),
        pytest.param(b"{}\n", "", id="empty object"),
        pytest.param(b"\n", "", id="empty line"),
        pytest.param(b'{"seat":0,"choice":{"type":"\xff"}}\n', "", id="not UTF-8"),
        pytest.param(
            b'{"seat":0,"choice":' + b"[" * 100_000 + b"\n", "longer than 16,384", id="deeply nested"
        ),
        pytest.param(b'{"seat":0,"choice":{"type":"PlayCard","card":1e400}}\n', "", id="number out of range"),
        pytest.param(b"\x00" * 4096 + b"\n", "", id="block of zeros, as after a power failure"),
        pytest.param(b"x" * 20_000 + b"\n", "a choice, but it is longer than 16,384 bytes", id="too long"),
    ],
)
def test_broken_line(tmp_path: Path, broken: bytes, reason: str, rest: int) -> None:
    path = tmp_path / "one"
    write_journal(path, 5 + rest)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:6], broken, *lines[6:]]))
    reading = read(path, SIX_TAKES)
    assert reading.damage.line == 7
    assert len(reading.match.history) == 5
    assert reading.damage.reason
    assert reason in reading.damage.reason
    set_aside(reading)
    assert (tmp_path / "one.damaged-1").read_bytes() == b"".join([broken, *lines[6:]])
    assert len(read(path, SIX_TAKES).match.history) == 5


def test_setting_aside_never_overwrites(tmp_path: Path) -> None:
    path = tmp_path / "one"
    write_journal(path, 3)
    for number in (1, 2):
        with path.open("ab") as file:
            file.write(b"rest %d" % number)
        set_aside(read(path, SIX_TAKES))
    assert (tmp_path / "one.damaged-1").read_bytes() == b"rest 1"
    assert (tmp_path / "one.damaged-2").read_bytes() == b"rest 2"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b'{"version":"0"}\n', "missing required field"),
        (
            b'{"version":"0","game":"six_takes","seed":1,"options":{"limit":-4},"players":[{"name":"A"},{"name":"B"}]}\n',
            "option limit: expected a whole number from 0 to 999",
        ),
        (b'{"version":"0","game":"six_takes","seed":1,"options":{},"players":[]}\n', "has 2 to 10 seats"),
    ],
)
def test_unusable_header_is_reported_and_left_alone(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "one"
    path.write_bytes(content)
    with pytest.raises(BadJournal, match=message):
        read(path, SIX_TAKES)
    assert path.read_bytes() == content


def test_missing_journal_is_reported(tmp_path: Path) -> None:
    with pytest.raises(BadJournal, match="none: can't be read: No such file"):
        read(tmp_path / "none", SIX_TAKES)


def test_new_journal_never_overwrites_another(tmp_path: Path) -> None:
    write_journal(tmp_path / "one", 2)
    with pytest.raises(FileExistsError):
        Journal.create(tmp_path / "one", HEADER)


_ENDLESS = """
import random, sys
from pathlib import Path
from tests.engine.journals import new_recorded_match, choose, header
from game.engine.journal import Journal
long = header(limit=300)
match = new_recorded_match(Journal.create(Path(sys.argv[1]), long), long)
while not match.over:
    choose(match, random.randrange(99))
    print(len(match.history), flush=True)
"""


@pytest.mark.parametrize("after", [1, 4, 13, 30])
def test_kill_at_any_moment_loses_no_committed_choice(tmp_path: Path, after: int) -> None:
    path = tmp_path / "one"
    process = subprocess.Popen(
        [sys.executable, "-c", _ENDLESS, str(path)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    announced = 0
    while announced < after:
        announced = int(process.stdout.readline())
    os.kill(process.pid, signal.SIGKILL) if hasattr(signal, "SIGKILL") else process.kill()
    process.wait()
    announced = max([announced, *map(int, process.stdout.read().split())])
    assert announced <= len(read(path, SIX_TAKES).match.history) <= announced + 1
