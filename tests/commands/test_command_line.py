"""The command line as its users see it: exit codes, one-line messages, and nothing loaded needlessly."""

import argparse
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from game import VERSION
from game.cardgames.registry import GAMES
from game.commands import line, play
from game.commands.play import PlayArguments
from game.files.streams import CommandError
from game.lab import bench, shots, simulate
from tests.conftest import ROOT
from tests.support.running import run_code, run_python

Parsers = Iterator[tuple[tuple[str, ...], argparse.ArgumentParser]]
SIMULATE = ("simulate", "six_takes", "--seats", "duckling,duckling")


def run_main(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run main.py with these words."""
    return run_python("main.py", *words, **environment)


def failed(*words: str, capsys: pytest.CaptureFixture[str]) -> str:
    """Return the single line that a failing command prints."""
    assert line.run(words) == 1
    streams = capsys.readouterr()
    assert streams.out == ""
    assert streams.err.startswith("main.py: ")
    assert streams.err.count("\n") == 1
    return streams.err


# -- commands and their arguments --------------------------------------------------------------------


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        line.run(["--version"])
    assert caught.value.code == 0
    assert capsys.readouterr().out == f"Sixes {VERSION}\n"


def parsers(parser: argparse.ArgumentParser, words: tuple[str, ...] = ()) -> Parsers:
    """Yield all parsers of the command line, with the words that lead to them."""
    yield words, parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, below in action.choices.items():
                yield from parsers(below, (*words, name))


PARSERS = dict(parsers(line.make_parser()))


@pytest.mark.parametrize("command", PARSERS)
def test_every_command_has_help(command: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        line.run([*command, "--help"])
    assert caught.value.code == 0
    assert "usage: main.py" in capsys.readouterr().out


@pytest.mark.parametrize("command", PARSERS)
def test_every_option_has_a_one_line_help(command: tuple[str, ...]) -> None:
    """A phrase that starts in lower case, has no full stop, and fits into 80 columns."""
    for action in PARSERS[command]._actions:
        below = action._choices_actions if isinstance(action, argparse._SubParsersAction) else ()
        for one in below or [action]:
            name = one.dest if one in below else (one.option_strings or [one.dest])[0]
            assert one.help, name
            assert one.help[0].islower(), name
            assert one.help[-1] != ".", name
            assert len(one.help) <= 54, name


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ((), PlayArguments()),
        (("--headless", "--seed", "4"), PlayArguments(headless=True, seed=4)),
        (("--game", "six_takes", "--data-dir", "d"), PlayArguments(game="six_takes", data_dir="d")),
        (("replay", "one.sixes"), PlayArguments(replay=Path("one.sixes"))),
        (("--data-dir", "d", "replay", "one"), PlayArguments(data_dir="d", replay=Path("one"))),
    ],
)
def test_play_is_the_default_command(
    words: tuple[str, ...], expected: PlayArguments, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[PlayArguments] = []

    def run(arguments: PlayArguments) -> int:
        asked.append(arguments)
        return 0

    monkeypatch.setattr(play, "run", run)
    assert line.run(words) == 0
    assert asked == [expected]


@pytest.mark.parametrize(("words", "size"), [((), (1280, 720)), (("--size", "1920X1080"), (1920, 1080))])
def test_arguments_of_shots(
    words: tuple[str, ...], size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []

    def take(folder: Path, size: tuple[int, int], scale: float, film: str | None, language: str) -> int:
        asked.append((folder, size, scale, film, language))
        return 0

    monkeypatch.setattr(shots, "run", take)
    assert line.run(["shots", "here", *words]) == 0
    assert line.run(["shots", "here", *words, "--language", "de"]) == 0
    assert asked == [(Path("here"), size, 1.0, None, language) for language in ("en", "de")]


def test_arguments_of_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(bench, "run", lambda names, as_json: asked.append((names, as_json)) or 0)
    assert line.run(["bench"]) == 0
    assert line.run(["bench", "--json", "rules", "frames"]) == 0
    assert asked == [([], False), (["rules", "frames"], True)]


# -- failures: exit code 1 and one line --------------------------------------------------------------


def test_unwritable_trace_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = failed(*SIMULATE, "--trace", str(tmp_path), capsys=capsys)
    assert words == f"main.py: {tmp_path}: can't write the trace here (Is a directory)\n"
    (tmp_path / "file").touch()
    below = str(tmp_path / "file" / "trace")
    assert "(Not a directory)" in failed(*SIMULATE, "--trace", below, capsys=capsys)


def test_unusable_data_directory_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    words = failed("--headless", "--data-dir", str(tmp_path / "file"), capsys=capsys)
    assert words.startswith(f"main.py: {tmp_path / 'file'}: can't keep matches and settings here (")
    assert "choose a folder you can write to with --data-dir" in words
    assert "no such home" in failed("--headless", "--data-dir", "~nobody-at-all", capsys=capsys)


def test_unknown_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = failed("--headless", "--data-dir", str(tmp_path), "--game", "whist", capsys=capsys)
    assert words == f"main.py: unknown game 'whist': expected one of {', '.join(GAMES)}\n"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a screen")
def test_message_without_a_display_says_what_to_do() -> None:
    none = {"SDL_VIDEODRIVER": "", "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    answer = run_main(**none)
    assert answer.returncode == 1
    assert answer.stderr == (
        "main.py: there's no display here; run Sixes where there's a screen, or with --headless\n"
    )


def test_missing_video_driver_is_reported(tmp_path: Path) -> None:
    answer = run_main("--data-dir", str(tmp_path), SDL_VIDEODRIVER="no-such-driver")
    assert answer.returncode == 1
    assert answer.stderr.startswith("main.py: can't open a window (")
    assert answer.stderr.endswith("try --headless\n")


def test_headless_plays_a_match_and_prints_the_result(tmp_path: Path) -> None:
    answer = run_main("--headless", "--game", "sixpack", "--seed", "3", "--data-dir", str(tmp_path))
    assert answer.returncode == 0, answer.stderr
    assert answer.stdout.startswith("Sixpack: 1. ")
    assert answer.stderr == ""
    assert len(list((tmp_path / "saves").iterdir())) == 1
    assert (tmp_path / "records.jsonl").read_text().count("\n") == 1


# -- pipes, full disks and signals -------------------------------------------------------------------


@pytest.mark.parametrize("words", [("--json", "--trace", "-"), ("--json",), ()])
def test_closed_pipe_is_no_error(words: tuple[str, ...]) -> None:
    command = [sys.executable, "main.py", *SIMULATE, "--matches", "40", *words]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    process.stdout.close()
    complaints = process.stderr.read().decode()
    process.wait(timeout=300)
    process.stderr.close()
    assert "Broken" not in complaints
    assert "Traceback" not in complaints
    assert process.returncode == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_full_output_is_reported_in_one_line() -> None:
    with open("/dev/full", "w") as full:
        answer = subprocess.run(
            [sys.executable, "main.py", *SIMULATE, "--json"],
            cwd=ROOT,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            timeout=300,
            check=False,
        )
    assert answer.returncode == 1
    assert answer.stderr == "main.py: the output: No space left on device\n"
    told = run_main(*SIMULATE, "--trace", "/dev/full")
    assert told.returncode == 1
    assert told.stderr == ("main.py: /dev/full: can't write the trace here (No space left on device)\n")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends signals differently")
@pytest.mark.parametrize("words", [(*SIMULATE, "--matches", "100000"), ("--headless",)])
def test_interrupt_exits_quietly(words: tuple[str, ...], tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    extra = ["--trace", str(trace)] if words[0] == "simulate" else ["--data-dir", str(tmp_path)]
    ordered = [*words, *extra] if words[0] == "simulate" else [*extra, *words]
    process = subprocess.Popen(
        [sys.executable, "main.py", *ordered],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # A shell's background jobs, as these tests may be, ignore interrupts at first.
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    )
    while process.poll() is None and not (trace.exists() or any(tmp_path.glob("saves/*.sixes"))):
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    out, complaints = process.communicate(timeout=300)
    assert process.returncode == 130, out
    assert complaints == b""


# -- imports -----------------------------------------------------------------------------------------


def loaded_by(code: str) -> set[str]:
    """Return the packages that a fresh interpreter loads to run the code."""
    program = f"import sys\n{code}\nprint('#', *{{name.split('.')[0] for name in sys.modules}})"
    return set(run_code(program).rsplit("#", 1)[1].split())


def test_entry_point_and_registry_load_nothing_heavy() -> None:
    entry = loaded_by("import main")
    registry = loaded_by("from game.cardgames.registry import rules_of; rules_of('six_takes')")
    for heavy in ("pygame", "numpy", "rich"):
        assert heavy not in entry | registry


@pytest.mark.parametrize(
    "words",
    [
        "simulate six_takes --seats duckling,drake,swan",
        "arena six_takes --seats duckling,drake@1 --plot PLOT",
    ],
)
def test_simulations_never_load_pygame(words: str, tmp_path: Path) -> None:
    command = [*words.replace("PLOT", str(tmp_path / "plot.svg")).split(), "--option", "limit=0"]
    loaded = loaded_by(f"from game.commands.line import run\nrun({command!r})")
    assert "numpy" in loaded
    assert "pygame" not in loaded


# -- the seed, errors and the program's name ---------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "seed"),
    [((*SIMULATE,), 1), ((*SIMULATE, "--seed", "8"), 8), (("--seed", "9", *SIMULATE), 9)],
)
def test_seed_may_precede_or_follow_the_command(
    words: tuple[str, ...], seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    monkeypatch.setattr(simulate, "run", lambda seed: asked.append(seed) or 0)
    assert line.run(words) == 0
    assert asked == [seed]


def test_command_errors_are_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(_arguments: PlayArguments) -> int:
        raise CommandError("the table is broken")

    monkeypatch.setattr(play, "run", run)
    assert failed(capsys=capsys) == "main.py: the table is broken\n"


@pytest.mark.parametrize(
    ("start", "name"),
    [
        ("main.py", "main.py"),
        ("/home/me/.local/bin/sixes", "sixes"),
        ("Sixes.EXE", "sixes"),
        ("-c", "main.py"),
        ("", "main.py"),
    ],
)
def test_messages_have_the_name_by_which_the_program_was_started(
    start: str, name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", [start, "--nothing"])
    with pytest.raises(SystemExit):
        line.main()
    assert capsys.readouterr().err.startswith(f"usage: {name} ")
    monkeypatch.setattr(sys, "argv", [start, "replay", "/nowhere", "--verify"])
    assert line.main() == 1
    assert capsys.readouterr().err.startswith(f"{name}: /nowhere: ")
