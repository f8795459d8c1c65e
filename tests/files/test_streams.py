"""Closed, full or narrow standard streams: documented exit codes, and never a traceback."""

import argparse
import errno
import json
import os
import subprocess
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import TextIO

import pytest

from game.commands import line
from game.files.streams import print_error
from game.lab import bench
from tests.conftest import ROOT
from tests.support.running import run_python

SIMULATE = ("simulate", "six_takes", "--seats", "duckling,duckling")
NO_SPACE = "main.py: the output: No space left on device\n"

posix = pytest.mark.skipif(sys.platform == "win32", reason="shells on Windows close streams differently")
full = pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")


def run_main(redirection: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run main.py with the words under a shell's redirection, with buffered output as usual."""
    return subprocess.run(
        ["sh", "-c", f'exec "$0" main.py "$@" {redirection}', sys.executable, *words],
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


@posix
@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("--help",), 0),
        (("fly",), 2),
        (("replay", "nowhere", "--verify"), 1),
        pytest.param(("--headless", "--game", "sixpack", "--seed", "1"), 0, marks=pytest.mark.campaign),
    ],
)
def test_exit_code_is_the_same_without_streams(words: tuple[str, ...], code: int) -> None:
    answer = run_main("<&- >&- 2>&-", *words)
    assert (answer.returncode, answer.stdout, answer.stderr) == (code, "", "")


@posix
def test_written_files_are_the_same_without_streams(tmp_path: Path) -> None:
    """Otherwise a file might get the number of a closed stream, and whatever is printed to that stream."""
    trace, report = tmp_path / "trace", tmp_path / "report"
    assert run_main("<&- >&- 2>&-", *SIMULATE, "--trace", str(trace)).returncode == 0
    assert {json.loads(text)["type"] for text in trace.read_text().splitlines()} > {"MatchEnded"}
    arena = ("arena", "six_takes", "--seats", "drake@2,duckling", "--matches", "4", "--jobs", "2")
    assert run_main("<&- >&- 2>&-", *arena, "--json", str(report)).returncode == 0
    assert json.loads(report.read_text())["matches"] == 4


@posix
def test_one_stream_without_the_other() -> None:
    answer = run_main(">&-", "replay", "nowhere", "--verify")
    assert (answer.returncode, answer.stderr.count("\n")) == (1, 1)
    answer = run_main("2>&-", *SIMULATE)
    assert answer.returncode == 0
    assert "duckling" in answer.stdout


@full
@pytest.mark.parametrize("words", [("--help",), SIMULATE])
def test_full_output_is_reported_in_one_line(words: tuple[str, ...]) -> None:
    answer = run_main(">/dev/full", *words)
    assert (answer.returncode, answer.stderr) == (1, NO_SPACE)


@full
@pytest.mark.parametrize(
    ("words", "code"), [(("fly",), 2), (("replay", "nowhere", "--verify"), 1), (("--version",), 0)]
)
def test_full_error_output_changes_no_exit_code(words: tuple[str, ...], code: int) -> None:
    assert run_main("2>/dev/full", *words).returncode == code


def test_parser_without_error_output_exits_with_the_same_code(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As in older Pythons such as 3.11.2, whose argparse raises if the error output fails."""

    def refuse(_parser: argparse.ArgumentParser, _words: str, _file: TextIO | None = None) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(argparse.ArgumentParser, "_print_message", refuse)
    for words in (["fly"], ["arena", "six_takes", "--matches", "none"]):
        with pytest.raises(SystemExit) as answer:
            line.run(words)
        assert answer.value.code == 2


@full
def test_match_continues_if_problems_cannot_be_printed() -> None:
    answer = run_main("2>/dev/full", "simulate", "six_takes", "--seats", "duckling,exec:false", "--json")
    assert answer.returncode == 1
    assert json.loads(answer.stdout)["matches"] == 1


def test_any_command_may_print_without_output_streams(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "run", lambda names, as_json: print("figures", as_json) or 0)
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    assert line.run(["bench"]) == 0
    assert line.run(["replay", "nowhere", "--verify"]) == 1


# -- characters that an output lacks -----------------------------------------------------------------


def narrow(monkeypatch: pytest.MonkeyPatch) -> tuple[BytesIO, BytesIO]:
    out, err = BytesIO(), BytesIO()
    monkeypatch.setattr(sys, "stdout", TextIOWrapper(out, encoding="ascii"))
    monkeypatch.setattr(sys, "stderr", TextIOWrapper(err, encoding="ascii"))
    return out, err


def test_narrow_output_takes_any_letter(monkeypatch: pytest.MonkeyPatch) -> None:
    out, err = narrow(monkeypatch)
    monkeypatch.setattr(bench, "run", lambda names, as_json: print("±", "\udcff", as_json) or 0)
    assert line.run(["bench"]) == 0
    assert out.getvalue().split() == [rb"\xb1", rb"\udcff", b"False"]
    assert line.run(["simulate", "wühlen", "--seats", "drake"]) == 1
    assert rb"unknown game 'w\xfchlen'" in err.getvalue()


@pytest.mark.parametrize("words", [("--json",), ("--trace", "-")])
def test_json_is_utf_8_on_a_narrow_output(words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    out, _err = narrow(monkeypatch)
    assert line.run(["simulate", "six_takes", "--seats", "duckling,exec:nöwhere", *words]) == 1
    first = json.loads(out.getvalue().splitlines()[0].decode())
    assert "exec:nöwhere" in (first["seats"][1], first["seats"][1]["level"] if words == ("--json",) else "")


def test_messages_are_one_printable_line(capsys: pytest.CaptureFixture[str]) -> None:
    print_error("a\nb\x1b[2J\udcff: ±")
    assert capsys.readouterr().err == "main.py: a\\nb\\x1b[2J\\udcff: ±\n"


# -- threads that hang -------------------------------------------------------------------------------


@pytest.mark.parametrize(("seconds", "printed"), [(300.0, "before\n"), (0.0, "before\nafter\nat exit\n")])
def test_exit_waits_for_a_thread_but_not_forever(seconds: float, printed: str) -> None:
    code = (
        "import atexit, sys, threading, time\n"
        "from game.files.streams import exit_without\n"
        "atexit.register(print, 'at exit')\n"
        f"threading.Thread(target=time.sleep, args=({seconds},), name='voice', daemon=True).start()\n"
        "print('before')\n"
        "exit_without('voice', 3, patience=0.1 if sys.argv[1:] else 300.0)\n"
        "print('after')\n"
        "sys.exit(3)"
    )
    done = run_python("-c", code, *(["hangs"] if seconds else []))
    assert (done.returncode, done.stdout, done.stderr) == (3, printed, "")
