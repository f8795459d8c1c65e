"""The parts of a bench, each with its figures for programs and its rows of the table."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict
from functools import partial
from typing import Any, NamedTuple

from game.cardgames.registry import GAMES, HOUSE
from game.lab.bench import frames, speaking, starts, thinking
from game.lab.bench.steps import Step

_SECONDS = 2.0


def rounds_per_second() -> float:
    """Play four-seat rounds of random legal choices through `deal`, `pending` and `apply`."""
    from game.cardgames.six_takes.rules.game import SIX_TAKES
    from game.cardgames.six_takes.rules.options import SixTakesOptions
    from game.engine.contract import Setup

    chance = random.Random(6).random
    options = SixTakesOptions(limit=0)
    rounds, start = 0, time.perf_counter()
    while time.perf_counter() - start < _SECONDS:
        state, _ = SIX_TAKES.deal(SIX_TAKES.open(Setup(4, rounds, options)))
        while pending := SIX_TAKES.pending(state):
            for seat, choices in pending.items():
                state, _ = SIX_TAKES.apply(state, seat, choices[int(chance() * len(choices))])
        rounds += 1
    return rounds / (time.perf_counter() - start)


_AIMS = dict(zip((frames.size_name(size) for size in frames.SIZES), ("8.3", "16.6"), strict=True))
"""The most milliseconds of a frame, by window size."""


_SCENES, _EARLY_SCENES = 17 + 8 * len(HOUSE), 11 + 6 * len(HOUSE)
"""The number of scenes that are opened, also early: some for all, and some of each game."""


class Measurement(NamedTuple):
    """A row of the table: what was measured, its figure, and the aim, which may be empty."""

    what: str
    figure: str
    aim: str = ""


class Measured(NamedTuple):
    """The results of a part: its figures by their names in JSON, and its rows of the table."""

    figures: Mapping[str, Any]
    rows: tuple[Measurement, ...]


class BenchPart(NamedTuple):
    """A part of a bench: what it measures, in a line, and the number of steps that it reports."""

    help: str
    steps: int
    measure: Callable[[Step], Measured]


def _starts(step: Step) -> Measured:
    found = starts.measure(step)
    aloud = found.first_frame_aloud
    rows = (
        Measurement("bare window, first frame", f"{found.bare_window * 1000:.0f} ms"),
        Measurement("Sixes, first frame", f"{found.first_frame * 1000:.0f} ms"),
        Measurement("ratio", f"{found.ratio:.2f}", "≤ 2.5"),
        Measurement(
            "Sixes with speech, first frame, and ratio",
            f"{aloud * 1000:.0f} ms: {aloud / found.first_frame:.2f}",
            "≤ 1.1",
        ),
    )
    return Measured({**asdict(found), "ratio": found.ratio}, rows)


def _rules(step: Step) -> Measured:
    step("rules engine")
    rounds = rounds_per_second()
    row = Measurement("four-seat rounds a second", f"{rounds:.0f}", "≥ 3000")
    return Measured({"rounds_per_second": rounds}, (row,))


def _frames(step: Step) -> Measured:
    found = frames.measure_tables(tuple(GAMES), step)
    rows: list[Measurement] = []
    for one in found:
        figure = f"{one.median:.2f} / {one.p99:.2f} ms"
        rows.append(
            Measurement(f"{one.game}: frame median / p99, {one.size}", figure, f"≤ {_AIMS[one.size]} ms")
        )
        rows.append(Measurement(f"{one.game}: memory, {one.size}", f"{one.memory_mb:.0f} MB", "≤ 300 MB"))
    return Measured({"frames": found}, tuple(rows))


def _scenes(step: Step, *, size: tuple[int, int], name: str, early: bool = False) -> Measured:
    from game.lab.bench import openings

    found = openings.measure(step, size, early=early)
    when = ", before all is loaded" if early else ""
    row = Measurement(
        f"frames above a sixth of a bare window's first ({found.bare_window:.0f} ms), "
        f"of {found.frames} in {found.scenes} scenes{when}, {frames.size_name(size)}",
        f"{found.above}; the longest {found.longest:.2f} × ({found.longest_in})",
        "0",
    )
    return Measured({name: found}, (row,))


def _waiting(step: Step) -> Measured:
    step("a table and a menu that wait")
    table, menu = frames.measure_idle_load()
    rows = tuple(
        Measurement(f"a {name} that waits for the player, of a core", f"{share:.1%}", "≤ 8 %")
        for name, share in (("table", table), ("menu", menu))
    )
    return Measured({"waiting_table": table, "waiting_menu": menu}, rows)


def _thinking(step: Step) -> Measured:
    found = thinking.measure(step)
    rows = [Measurement("batched rounds a second", f"{found.playouts_per_second:.0f}", "≥ 165000")]
    for seats, most in ((4, 300), (10, 600)):
        figure = f"{found.decision_ms[seats]:.0f} ms"
        rows.append(Measurement(f"an Eider's decision at {seats} seats, one core", figure, f"≤ {most} ms"))
    cores = "one core" if found.cores == 1 else f"{found.cores} cores"
    beside = ("a thinking worker", found.thinking_p99), ("the ghosts of a par", found.ghosts_p99)
    for name, busy in beside:
        figure = f"{found.idle_p99:.2f} / {busy:.2f} ms: {busy / found.idle_p99:.2f}"
        rows.append(
            Measurement(f"frame p99 beside an idle worker / {name}, {cores}, and ratio", figure, "≤ 1.25")
        )
    return Measured({"thinking": found}, tuple(rows))


def _speaking(step: Step) -> Measured:
    found = speaking.measure(step)
    rows = [
        Measurement(
            "key to speech, median / p99", f"{found.key_median:.1f} / {found.key_p99:.1f} ms", "≤ 50 ms"
        ),
        Measurement(
            "of these the processor's time, median / p99",
            f"{found.work_median:.1f} / {found.work_p99:.1f} ms",
            "≤ 50 ms",
        ),
    ]
    for name, silent, spoken in (
        ("median", found.silent_median, found.spoken_median),
        ("p99", found.silent_p99, found.spoken_p99),
    ):
        figure = f"{silent:.2f} / {spoken:.2f} ms: {spoken / silent:.2f}"
        rows.append(Measurement(f"frame {name} without / with speech, and ratio", figure, "≤ 1.1"))
    rows.append(Measurement("memory, speech on", f"{found.memory_mb:.0f} MB", "≤ 300 MB"))
    return Measured({"speaking": found}, tuple(rows))


def _network(step: Step) -> Measured:
    from game.lab.bench import network

    found = network.measure(step)
    rows = (
        Measurement(
            f"{network.TABLES} hosted tables: from a choice to the last guest, median / p99",
            f"{found.median:.0f} / {found.p99:.0f} ms",
            "≤ 100 ms",
        ),
        Measurement("choices, and those that were lost", f"{found.choices} / {found.lost}", "0 lost"),
        Measurement("memory of a hosted table", f"{found.table_mb:.2f} MB", "≤ 2 MB"),
        Measurement("load of their process, of a core", f"{found.busy:.0%}"),
    )
    return Measured({"network": found}, rows)


def _phones(step: Step) -> Measured:
    from game.lab.bench import phones

    found = phones.measure(step)
    row = Measurement(
        f"frames beside {phones.GUESTS} phones, p99 of processor time, as a multiple of that without",
        f"{found.phones / found.alone:.2f} ×",
        "≤ 1.1 ×",
    )
    return Measured({"phones": found}, (row,))


PARTS: Mapping[str, BenchPart] = {
    "starts": BenchPart("the first frame, beside that of a bare window", starts.ROUNDS, _starts),
    "rules": BenchPart("rounds a second through the rules engine", 1, _rules),
    "waiting": BenchPart("the load of a table and a menu that wait for the player", 1, _waiting),
    "frames": BenchPart(
        "frames and memory of every game's fullest table", len(frames.SIZES) * len(GAMES), _frames
    ),
    "scenes": BenchPart(
        "frames of scenes that open for the first time",
        _SCENES,
        partial(_scenes, size=frames.SIZES[0], name="scenes"),
    ),
    "large": BenchPart(
        "the same in a large window", _SCENES, partial(_scenes, size=frames.SIZES[1], name="large")
    ),
    "early": BenchPart(
        "the same right after the first frame, before all is loaded",
        _EARLY_SCENES,
        partial(_scenes, size=frames.SIZES[0], name="early", early=True),
    ),
    "thinking": BenchPart("decisions of opponents, and frames beside them", thinking.STEPS, _thinking),
    "speaking": BenchPart("the time from a key to speech, and frames with speech", speaking.STEPS, _speaking),
    "network": BenchPart("fifty hosted tables with four guests each", 2, _network),
    "phones": BenchPart("frames of a table with eight friends on phones, and with none", 2, _phones),
}
"""All parts by name, in the order in which they run."""
