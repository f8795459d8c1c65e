"""The parts of the benchmark by name, and the benchmark of the rules engine."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from typing import Any, NamedTuple

from game.cardgames.registry import BUILT_IN, GAMES
from game.lab.bench import frames, speaking, starts, thinking
from game.lab.bench.steps import BenchResult, Measurement, Step

_SECONDS = 2.0


def _measure_rules(step: Step) -> BenchResult:
    """Measure how many four-seat rounds of random choices the rules engine plays per second."""
    from game.cardgames.six_takes.rules.game import SIX_TAKES
    from game.cardgames.six_takes.rules.options import SixTakesOptions
    from game.engine.contract import Setup

    step("rules engine")
    chance = random.Random(6).random
    options = SixTakesOptions(limit=0)
    rounds, start = 0, time.perf_counter()
    while time.perf_counter() - start < _SECONDS:
        state, _ = SIX_TAKES.deal(SIX_TAKES.open(Setup(4, rounds, options)))
        while pending := SIX_TAKES.pending(state):
            for seat, choices in pending.items():
                state, _ = SIX_TAKES.apply(state, seat, choices[int(chance() * len(choices))])
        rounds += 1
    speed = rounds / (time.perf_counter() - start)
    return BenchResult(
        {"rounds_per_second": speed}, (Measurement("four-seat rounds a second", f"{speed:.0f}", "≥ 3000"),)
    )


_SCENES, _EARLY_SCENES = 19 + 9 * len(BUILT_IN), 13 + 6 * len(BUILT_IN)
"""The numbers of steps: compiling once, then opening scenes, some of which exist for each game."""


class BenchPart(NamedTuple):
    """A part of the benchmark: its description, the number of steps it reports, and its function."""

    help: str
    steps: int
    measure: Callable[[Step], BenchResult]


def _measure(step: Step, *, module: str, **plan: Any) -> BenchResult:
    """Measure a part whose module is imported only now, because that takes long."""
    result: BenchResult = import_module(f"game.lab.bench.{module}").measure(step, **plan)
    return result


_measure_scenes = partial(_measure, module="openings")


PARTS: Mapping[str, BenchPart] = {
    "starts": BenchPart("the first frame, beside that of a bare window", starts.ROUNDS, starts.measure),
    "rules": BenchPart("rounds a second through the rules engine", 1, _measure_rules),
    "waiting": BenchPart("the load of a table and a menu that wait for the player", 1, frames.measure_idle),
    "frames": BenchPart(
        "frames and memory of every game's fullest table", len(frames.SIZES) * len(GAMES), frames.measure
    ),
    "scenes": BenchPart(
        "frames of scenes that open for the first time",
        _SCENES,
        partial(_measure_scenes, size=frames.SIZES[0], name="scenes"),
    ),
    "large": BenchPart(
        "the same in a large window", _SCENES, partial(_measure_scenes, size=frames.SIZES[1], name="large")
    ),
    "early": BenchPart(
        "the same right after the first frame, before all is loaded",
        _EARLY_SCENES,
        partial(_measure_scenes, size=frames.SIZES[0], name="early", early=True),
    ),
    "thinking": BenchPart("decisions of opponents, and frames beside them", thinking.STEPS, thinking.measure),
    "speaking": BenchPart("the time from a key to speech, and frames with speech", 2, speaking.measure),
    "network": BenchPart("fifty hosted tables with four guests each", 2, partial(_measure, module="network")),
    "phones": BenchPart(
        "frames of a table with eight friends on phones, and with none", 2, partial(_measure, module="phones")
    ),
}
"""All parts by name, in the order in which they run."""
