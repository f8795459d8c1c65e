"""The journal: save, replay and undo in one, that outlives any death of the process."""

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.engine.contract import Phase
from game.engine.journal import BadJournal, Header, Journal, Player, new_match, read, set_aside
from game.engine.match import Match

HEADER = Header(
    version="0",
    game="six_takes",
    seed=5,
    options={"limit": 300},
    players=(Player("You"), Player("Bob", "drake")),
)
ROOT = Path(__file__).resolve().parents[2]


def play(match: Match, choices: int, seed: int = 1) -> None:
    """Random choices, rounds being dealt as they come."""
    chance = random.Random(seed)
    for _ in range(choices):
        if match.phase is Phase.ROUND_OVER:
            match.deal()
        if match.over:
            return
        seat = chance.choice(list(match.pending))
        match.choose(seat, chance.choice(match.pending[seat]))


def saved(path: Path, choices: int, seed: int = 1) -> Match:
    """A journal of a match with so many choices; returns the match as it stood."""
    journal = Journal.create(path, HEADER)
    match = new_match(SIX_TAKES, HEADER)
    match.record_to(journal.record)
    match.deal()
    play(match, choices, seed)
    journal.close()
    return match


@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        (b"\x00\xff rubbish\n", "rubbish"),
        (b'{"seat":0,"choice":{"type":"PlayCard","card":999}}\n', "may not choose"),
        (b'{"seat":7,"choice":{"type":"TakeRow","row":1}}\n', "may not choose"),
        (b'{"seat":0,"choice":{"type":"Fly"}}\n', "Fly"),
        (b'{"undo":99}\n', "can't be undone"),
        (b'{"seat":"x"}\n', "Expected"),
        (b"[]\n", "Expected"),
        (b"{}\n", ""),
    ],
)
def test_a_broken_line_in_the_middle(tmp_path: Path, broken: bytes, reason: str) -> None:
    path = tmp_path / "one"
    saved(path, 12)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:6], broken, *lines[6:]]))
    reading = read(path, SIX_TAKES)
    assert reading.damage.line == 7
    assert len(reading.match.history) == 5
    if reason != "rubbish":
        assert reason in reading.damage.reason
    set_aside(reading)
    assert (tmp_path / "one.damaged-1").read_bytes() == b"".join([broken, *lines[6:]])
    assert len(read(path, SIX_TAKES).match.history) == 5


def test_set_aside_never_overwrites(tmp_path: Path) -> None:
    path = tmp_path / "one"
    saved(path, 3)
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
def test_an_unusable_header_is_named_and_left_alone(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "one"
    path.write_bytes(content)
    with pytest.raises(BadJournal, match=message):
        read(path, SIX_TAKES)
    assert path.read_bytes() == content


def test_a_missing_journal_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadJournal, match="none: can't be read: No such file"):
        read(tmp_path / "none", SIX_TAKES)


def test_a_journal_is_never_begun_over_another(tmp_path: Path) -> None:
    saved(tmp_path / "one", 2)
    with pytest.raises(FileExistsError):
        Journal.create(tmp_path / "one", HEADER)


_ENDLESS = """
import random, sys
from pathlib import Path
from tests.engine.test_journal import HEADER, play
from game.engine.journal import Journal, new_match
from game.cardgames.six_takes.rules.game import SIX_TAKES
journal = Journal.create(Path(sys.argv[1]), HEADER)
match = new_match(SIX_TAKES, HEADER)
match.record_to(journal.record)
match.deal()
while not match.over:
    play(match, 1, seed=len(match.history))
    print(len(match.history), flush=True)
"""


@pytest.mark.parametrize("after", [1, 4, 13, 30])
def test_killed_at_any_moment_nothing_committed_is_lost(tmp_path: Path, after: int) -> None:
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
    reading = read(path, SIX_TAKES)
    assert announced <= len(reading.match.history) <= announced + 1
