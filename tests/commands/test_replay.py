"""Checking a journal from the command line: its result, or where it stops making sense."""

from pathlib import Path

import pytest

from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.commands import line
from game.engine.contract import Phase
from game.engine.journal import Header, Journal, Player, new_match
from game.engine.match import Match
from tests.support.running import run_code

HEADER = Header(
    version="0",
    game="six_takes",
    seed=12,
    options={"limit": 0},
    players=(Player("Ann"), Player("Bob", "drake")),
)


def write_journal(path: Path, choices: int) -> Match:
    """Write a journal with this many choices; return its match."""
    journal = Journal.create(path, HEADER)
    match = new_match(SIX_TAKES, HEADER)
    match.record_to(journal.record)
    match.deal()
    while not match.over and len(match.history) < choices:
        seat, legal = next(iter(match.pending.items()))
        match.choose(seat, legal[-1])
    journal.close()
    return match


@pytest.mark.parametrize("words", [("replay", "FILE", "--verify"), ("--headless", "replay", "FILE")])
def test_finished_match(words: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "one.sixes"
    match = write_journal(path, 999)
    assert match.over
    ann, bob = SIX_TAKES.totals(match.state)
    assert line.run([str(path) if word == "FILE" else word for word in words]) == 0
    assert capsys.readouterr().out == (
        f"6 takes!, seed 12, {len(match.history)} choices, finished: Ann {ann}, Bob {bob}\n"
    )


def test_unfinished_match_is_sound(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "one.sixes"
    assert write_journal(path, 5).phase is Phase.CHOOSING
    assert line.run(["replay", str(path), "--verify"]) == 0
    assert "5 choices, unfinished, choosing: Ann 0, Bob 0" in capsys.readouterr().out


def test_broken_line_is_reported_and_left(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "one.sixes"
    write_journal(path, 5)
    lines = path.read_bytes().splitlines(keepends=True)
    content = b"".join([*lines[:4], b'{"seat":0,"choice":{"type":"PlayCard","card":999}}\n', *lines[4:]])
    path.write_bytes(content)
    assert line.run(["replay", str(path), "--verify"]) == 1
    streams = capsys.readouterr()
    assert "3 choices, unfinished" in streams.out
    assert streams.err.startswith(f"main.py: {path}: line 5: seat 0 may not choose PlayCard(card=999)")
    assert streams.err.count("\n") == 1
    assert path.read_bytes() == content
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (None, "can't be read: No such file or directory"),
        (b"", "line 1: expected a match's header"),
        (b'{"format":7}\n', "line 1: expected format 1, got 7; is it from a newer version?"),
        (
            b'{"version":"0","game":"whist","seed":1,"options":{},"players":[]}\n',
            "unknown game 'whist': expected one of six_takes",
        ),
        (
            b'{"version":"0","game":"six_takes","seed":1,"options":{"speed":1},"players":[]}\n',
            "line 1: unknown option 'speed': expected one of limit, ending, professional, draft",
        ),
        (
            b'{"version":"0","game":"six_takes","seed":1,"options":{},"players":[{"name":"Ann"}]}\n',
            "line 1: 6 takes! has 2 to 10 seats, not 1",
        ),
    ],
)
def test_file_that_is_no_journal_is_reported_and_left(
    content: bytes | None, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "one.sixes"
    if content is not None:
        path.write_bytes(content)
    assert line.run(["replay", str(path), "--verify"]) == 1
    streams = capsys.readouterr()
    assert streams.out == ""
    assert message in streams.err
    assert str(path) in streams.err
    assert streams.err.count("\n") == 1
    assert content is None or path.read_bytes() == content


def test_folder_is_no_journal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert line.run(["replay", str(tmp_path), "--verify"]) == 1
    assert capsys.readouterr().err == f"main.py: {tmp_path}: can't be read: Is a directory\n"


def test_checking_never_loads_pygame(tmp_path: Path) -> None:
    path = tmp_path / "one.sixes"
    write_journal(path, 999)
    program = (
        "import sys; from game.commands.line import run\n"
        "assert run(['replay', sys.argv[1], '--verify']) == 0\n"
        "assert 'pygame' not in sys.modules and 'numpy' not in sys.modules"
    )
    run_code(program, path)


def test_replay_of_a_missing_file_fails_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert line.run(["--data-dir", str(tmp_path), "replay", str(tmp_path / "none")]) == 1
    assert capsys.readouterr().err == (
        f"main.py: {tmp_path / 'none'}: can't be read: No such file or directory\n"
    )
