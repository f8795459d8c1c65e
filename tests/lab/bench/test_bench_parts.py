"""Parts of the benchmark: only the requested ones run, with their figures, and each step shows progress."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game.commands import line
from game.lab import bench
from game.lab.bench import frames, network, openings, parts, phones, speaking, starts, thinking
from game.lab.bench.parts import PARTS, BenchPart
from game.lab.bench.speaking import ClockReading
from game.lab.bench.steps import BenchResult, Measurement, progress


def part_of_steps(name: str, steps: int) -> BenchPart:
    """Return a part that measures nothing, in some steps."""

    def measure(step: Callable[[str], None]) -> BenchResult:
        for number in range(steps):
            step(f"step {number}")
        return BenchResult({name: steps}, (Measurement(f"the {name}", f"{steps} ms", "≤ 9 ms"),))

    return BenchPart("nothing", steps, measure)


@pytest.fixture
def quick_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "PARTS", {"one": part_of_steps("one", 1), "two": part_of_steps("two", 2)})


@pytest.mark.usefixtures("quick_parts")
def test_progress_of_every_step_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run(as_json=False) == 0
    streams = capsys.readouterr()
    assert streams.err == (
        "main.py: 1 of 3: one, step 0\nmain.py: 2 of 3: two, step 0\nmain.py: 3 of 3: two, step 1\n"
    )
    assert "the one" in streams.out
    assert "the two" in streams.out


@pytest.mark.usefixtures("quick_parts")
def test_json_has_the_requested_parts(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run(as_json=True) == 0
    assert json.loads(capsys.readouterr().out) == {"one": 1, "two": 2}
    assert bench.run(["two", "two"], as_json=True) == 0
    streams = capsys.readouterr()
    assert json.loads(streams.out) == {"two": 2}
    assert streams.err.startswith("main.py: 1 of 2: two, step 0\n")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_terminal_shows_a_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "200")
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    with progress(3) as step:
        step("[first] of all")
        step("second")
    assert "[first] of all" in terminal.getvalue()
    assert "0/3" in terminal.getvalue()
    assert "1/3" in terminal.getvalue()
    assert "main.py" not in terminal.getvalue()


def test_list_has_every_part(capsys: pytest.CaptureFixture[str]) -> None:
    assert line.run(["bench", "--list"]) == 0
    assert [one.split()[0] for one in capsys.readouterr().out.splitlines()] == list(PARTS)


def test_rules_are_measured_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(parts, "_SECONDS", 0.01)
    assert line.run(["bench", "rules", "--json"]) == 0
    streams = capsys.readouterr()
    assert streams.err == "main.py: 1 of 1: rules, rules engine\n"
    figures = json.loads(streams.out)
    assert figures.keys() == {"rounds_per_second"}
    assert figures["rounds_per_second"] > 0


def call_here(work: Callable[..., object], *_arguments: object) -> object:
    """Return a result as if the work had run in another process."""
    if work.__module__.endswith("openings"):
        return openings.OpenedScene([1.0, 2.0], 100.0)
    return {
        frames._frame_times: {"median": 1.0, "p99": 2.0, "frames": 3, "memory_mb": 4.0},
        frames._idle_core_shares: (0.1, 0.2),
        speaking._key_delays: [ClockReading(1.0, 1.0)],
        speaking._frame_times: ([1.0], [2.0], 3.0),
        thinking._frame_percentiles: (1.0, 2.0, 3.0, 1),
    }.get(work, 5.0)


def test_every_part_has_as_many_steps_as_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of them has rows for the table and figures that JSON can hold."""
    for module in (frames, speaking, thinking, openings, phones):
        monkeypatch.setattr(module, "in_own_process", call_here)
    monkeypatch.setattr(starts, "time_to_first_frame", lambda *_: 1.0)
    monkeypatch.setattr(openings, "_bare_window", lambda: 6.6)
    monkeypatch.setattr(openings, "_load_all_in_process", lambda: None)
    monkeypatch.setattr(parts, "_SECONDS", 0.01)
    monkeypatch.setattr(network, "_TABLES", 4)
    monkeypatch.setattr(network, "_SECONDS", 5.0)
    for name, part in PARTS.items():
        told: list[str] = []
        assert part.measure(told.append).rows, name
        assert len(told) == part.steps, name
    assert bench.run(as_json=True) == 0


def test_frame_is_above_the_limit_only_if_its_median_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine made the first frame of one run slow; the second one is slow in each of them."""
    runs = iter([[9.0, 9.0, 1.0], [1.0, 9.0, 1.0], [1.0, 8.0, 9.0]])
    monkeypatch.setattr(openings, "scene_openers", lambda _size: {"title": ()})
    monkeypatch.setattr(openings, "in_own_process", lambda *_: openings.OpenedScene(next(runs), 100.0))
    monkeypatch.setattr(openings, "_bare_window", lambda: 6.0)
    monkeypatch.setattr(openings, "_load_all_in_process", lambda: None)
    figures = openings.measure(lambda _scene: None, (1280, 720), "scenes").figures["scenes"]
    assert (figures["above"], figures["frames"], figures["longest"]) == (1, 3, 1.5)


# -- speech ----------------------------------------------------------------------------------------------


def test_each_key_has_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaking, "_KEYS", 4)
    monkeypatch.setattr(speaking, "_PAUSES", (0.0, 0.01))
    monkeypatch.setattr(speaking, "_TIME_LIMIT", 300.0)
    monkeypatch.setattr(speaking, "SETTLE", 0.0)
    times = speaking._key_delays()
    assert len(times) == 8, "on the title and on a table"
    assert all(time.clock > 0 and time.work >= 0 for time in times)


def test_words_reach_the_voice_in_every_other_block(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaking, "_BLOCKS", 2)
    monkeypatch.setattr(speaking, "_BLOCK_FRAMES", 5)
    monkeypatch.setattr(speaking, "SIZES", ((640, 360),))
    silent, spoken, taken = speaking._frame_times()
    assert (len(silent), len(spoken)) == (10, 10)
    assert taken > 0


def test_one_in_a_hundred_is_above_p99() -> None:
    assert frames.p99([float(time) for time in range(1000)]) == 990.0
    assert frames.p99([5.0]) == 5.0


# -- starts ----------------------------------------------------------------------------------------------


def test_compiled_code_is_cached_even_if_python_is_told_not_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    starts.time_to_first_frame([sys.executable, "-c", "import game.engine; print(1.0)"], str(tmp_path))
    assert any("engine" in str(path) for path in tmp_path.rglob("*.pyc"))
