"""The command `serve`: it hosts, prints its address, survives a kill, and refuses bad arguments."""

import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.commands import line
from game.network.messages import VERSION
from game.storage.history import records
from tests.conftest import ROOT
from tests.support.served import PATIENCE, Socket

IGNORED = signal.getsignal(signal.SIGINT) is signal.SIG_IGN
"""Whether Ctrl+C is ignored by this process and those it starts, as in a shell's background job."""
STOP = signal.SIGTERM if IGNORED else signal.SIGINT


class Serving:
    """A server process: its port, and the codes of its tables."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.lines: list[str] = []
        assert process.stdout is not None
        for words in process.stdout:
            self.lines.append(words)
            if words.startswith("Stop with"):
                break
        told = "".join(self.lines)
        self.port = int(re.findall(r"listening at http://[^:]*:(\d+)", told)[0])
        self.codes = re.findall(r"^([A-Z]{6})  ", told, re.MULTILINE)


@contextmanager
def serving(folder: Path, *words: str, port: int = 0) -> Iterator[Serving]:
    command = [sys.executable, "main.py", "serve", *words, "--bind", "127.0.0.1", "--data-dir", str(folder)]
    command += ["--port", str(port), "--level", "duckling"]
    process = subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8"
    )
    try:
        yield Serving(process)
    finally:
        process.kill()
        process.communicate()


def join(running: Serving, name: str = "Anna") -> Socket:
    page = Socket(running.port)
    page.say(type="join", version=VERSION, code=running.codes[-1], name=name)
    return page


def test_kill_loses_nothing_and_everybody_returns_to_their_question(tmp_path: Path) -> None:
    with serving(tmp_path, "six_takes", "--seats", "3") as first:
        anna = join(first)
        token = anna.until("welcome")["token"]
        anna.say(type="deal")
        table = anna.until("table")
        while "question" not in table:
            table = anna.until("table")
        anna.say(type="choose", question=table["number"], answer=3)
        while table.get("number") != 2:
            table = anna.until("table")
            if table.get("question", "").startswith("Your"):
                anna.say(type="choose", question=table["number"], answer=0)
        first.process.send_signal(signal.SIGKILL)
        first.process.wait()
    with serving(tmp_path, "six_takes", port=first.port) as second:
        assert second.codes[0] == first.codes[0]
        assert "(goes on)" in "".join(second.lines)
        again = Socket(second.port)
        again.say(type="back", version=VERSION, token=token)
        same = again.until("table")
        assert (same["question"], same["number"]) == (table["question"], table["number"])
        assert same["groups"] == table["groups"]
        second.process.send_signal(STOP)
        assert again.last_words() == "The host has left. The match is saved."
        assert second.process.wait(PATIENCE) == 0
        assert second.process.communicate()[1] == ""


def test_finished_match_is_counted_among_friends(tmp_path: Path) -> None:
    with serving(tmp_path, "six_takes", "--seats", "3", "--option", "limit=0") as running:
        anna = join(running)
        anna.say(type="deal")
        table = anna.until("table")
        while not table.get("result"):
            if table.get("question"):
                anna.say(type="choose", question=table["number"], answer=0)
            table = anna.until("table")
        running.process.send_signal(signal.SIGTERM)
        assert running.process.wait(PATIENCE) == 0
    (result,), problem = records.load(tmp_path / "records.jsonl")
    assert problem is None
    assert result.friends == (0,)
    assert result.players[0] == "Anna"
    assert not result.rated
    assert not list((tmp_path / "saves").glob("*.seats.json"))
    (journal,) = (tmp_path / "saves").glob("*.sixes")
    assert line.run(["replay", str(journal), "--verify"]) == 0


def test_tables_have_different_codes(tmp_path: Path) -> None:
    with serving(tmp_path, "must_be_18", "--tables", "3") as running:
        assert len(set(running.codes)) == 3
        assert "You Must Be 18!, 4 seats" in "".join(running.lines)


@pytest.mark.parametrize(
    ("words", "code", "reason"),
    [
        (["nothing"], 1, "unknown game 'nothing': expected one of six_takes"),
        (["six_takes", "--seats", "11"], 1, "6 takes! has 2 to 10 seats, not 11"),
        (["six_takes", "--level", "exec:rm"], 1, "argument --level: expected one of duckling"),
        (["six_takes", "--option", "limit=x"], 1, "limit"),
        (["six_takes", "--port", "70000"], 2, "argument --port: expected a whole number from 0 to 65,535"),
        (["six_takes", "--address", "cards"], 2, "expected an address like https://cards.example"),
        (["six_takes", "--bind", ""], 2, "argument --bind: expected an address, got ''"),
        (["six_takes", "--bind", "a..b"], 2, "expected an address, got 'a..b'"),
        (["six_takes", "--bind", "\udcff"], 2, "expected an address, got '\\udcff'"),
        (["six_takes", "--bind", "192.0.2.1"], 1, "cannot listen at 192.0.2.1:6606: "),
    ],
)
def test_bad_arguments_are_refused_in_one_line(
    words: list[str], code: int, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        found = line.run(["serve", *words, "--data-dir", str(tmp_path)])
    except SystemExit as end:
        found = int(str(end.code))
    assert found == code
    told = capsys.readouterr()
    assert reason in told.err
    assert not told.out
    assert "Traceback" not in told.err


def test_taken_port_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        words = ["serve", "six_takes", "--bind", "127.0.0.1", "--port", port, "--data-dir", str(tmp_path)]
        assert line.run(words) == 1
    assert capsys.readouterr().err.endswith("in use\n")
