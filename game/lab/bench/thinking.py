"""Benchmark of thinking: play-outs and decisions per second, and frames while opponents think."""

from __future__ import annotations

import os
import time
from statistics import median
from typing import Any

from game.lab.bench.frames import SIZES, open_program, p99
from game.lab.bench.steps import BenchResult, Measurement, Step, in_own_process

_DECISIONS = {4: 300, 10: 600}
"""The target for a decision in milliseconds, by number of seats."""
STEPS = 2 + len(_DECISIONS)
"""How many steps `measure` reports."""
_BOARDS = 4000
_PLAYOUT_SECONDS = 1.0
_STEP = 1 / 60
_BLOCKS, _BLOCK_FRAMES = 4, 120
_PLENTY = 1_000_000


def measure(step: Step) -> BenchResult:
    """Measure play-outs, decisions and frames, in separate processes limited to one core each.

    Rounds have four seats, decisions are an Eider's, and frames are 99th percentiles in milliseconds.
    """
    os.environ.update(OPENBLAS_NUM_THREADS="1", OMP_NUM_THREADS="1")
    step("batched rounds")
    playouts = in_own_process(_batched_rounds_per_second)
    rows = [Measurement("batched rounds a second", f"{playouts:.0f}", "≥ 165000")]
    decisions = {}
    for seats, target in _DECISIONS.items():
        step(f"an Eider's decisions at {seats} seats")
        decisions[seats] = in_own_process(_decision_ms, seats)
        what = f"an Eider's decision at {seats} seats, one core"
        rows.append(Measurement(what, f"{decisions[seats]:.0f} ms", f"≤ {target} ms"))
    step("frames beside thought")
    idle, thinking, ghosts, cores = in_own_process(_frame_percentiles)
    on = "one core" if cores == 1 else f"{cores} cores"
    for name, busy in (("a thinking worker", thinking), ("the ghosts of a par", ghosts)):
        what = f"frame p99 beside an idle worker / {name}, {on}, and ratio"
        rows.append(Measurement(what, f"{idle:.2f} / {busy:.2f} ms: {busy / idle:.2f}", "≤ 1.25"))
    figures = {
        "playouts_per_second": playouts,
        "decision_ms": decisions,
        "idle_p99": idle,
        "thinking_p99": thinking,
        "ghosts_p99": ghosts,
        "cores": cores,
    }
    return BenchResult({"thinking": figures}, tuple(rows))


def _batched_rounds_per_second() -> float:
    import numpy as np

    from game.cardgames.six_takes.players.boards import Boards

    chance = np.random.default_rng(6)
    numbers = np.broadcast_to(np.arange(1, 105, dtype=np.int32), (_BOARDS, 104))
    decks = np.ascontiguousarray(chance.permuted(numbers, axis=1).T)
    rounds, start = 0, time.perf_counter()
    while time.perf_counter() - start < _PLAYOUT_SECONDS:
        boards = Boards.from_first_cards(decks[:4])
        for turn in range(10):
            boards.play(decks[4 + 4 * turn : 8 + 4 * turn])
        rounds += _BOARDS
    return rounds / (time.perf_counter() - start)


def _decision_ms(seats: int) -> float:
    """Return the median decision time, in milliseconds, over two rounds played by Eiders."""
    from game.ai.factory import make_agent
    from game.ai.levels import budget_of
    from game.cardgames.registry import kit_of
    from game.cardgames.six_takes.rules.game import SIX_TAKES
    from game.cardgames.six_takes.rules.options import SixTakesOptions
    from game.engine.contract import Phase, Setup
    from game.engine.match import Match

    agent = make_agent(kit_of("six_takes"), "eider")
    times: list[float] = []
    for seed in range(2):
        match = Match(SIX_TAKES, Setup(seats, seed, SixTakesOptions(limit=0)))
        while not match.over:
            if match.phase is Phase.ROUND_OVER:
                match.deal()
            for seat in match.pending:
                start = time.perf_counter()
                decision = agent.choose(match.view(seat), budget_of("eider"), seed)
                times.append((time.perf_counter() - start) * 1000)
                match.choose(seat, decision.choice)
    return median(times)


def _frame_percentiles() -> tuple[float, float, float, int]:
    """Return 99th percentiles of frame times with an idle worker, a busy one and ghosts, and the core count.

    All processes share one core if the system allows.
    """
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    from game.ai.agent import Budget
    from game.arcade.background_par import BackgroundPar
    from game.cardgames.registry import kit_of
    from game.scenes.match.launch import start_match
    from game.scenes.match.table import TableScene

    with open_program(SIZES[0]) as app:
        cast = tuple(opponent.id for opponent in app.context.cast.opponents[:3])
        start_match(app.context, app.stack, "six_takes", cast, {})
        table = next(scene for scene in app.stack.scenes if isinstance(scene, TableScene))
        while not (table.session.my_turn and not table.show.busy and not app.context.thinking().busy):
            app.frame(_STEP)
        view: Any = table.session.view
        thinker = app.context.thinking()
        thinker.ask(kit_of("six_takes"), "eider", view, Budget(), 1)
        while thinker.busy:
            app.frame(_STEP)
        idle: list[float] = []
        busy: list[float] = []
        with_ghosts: list[float] = []
        for _ in range(_BLOCKS):
            idle += _block_times(app)
            thinker.ask(kit_of("six_takes"), "eider", view, Budget(samples=_PLENTY), 1)
            _block_times(app)
            busy += _block_times(app)
            thinker.cancel()
            ghosts = BackgroundPar(table.session.header, 0, _PLENTY)
            _block_times(app)
            with_ghosts += _block_times(app)
            ghosts.close()
            # Let a new worker start, which replaces the one that was stopped while it was thinking.
            _block_times(app)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return p99(idle), p99(busy), p99(with_ghosts), cores


def _block_times(app: Any) -> list[float]:
    """Run a block of frames, some of which move the focus; return the milliseconds of each."""
    from game.ui.devices.actions import Action, ActionPressed

    times = []
    for number in range(_BLOCK_FRAMES):
        start = time.perf_counter()
        if number % 10 == 0:
            app.handle(ActionPressed(Action.RIGHT))
        app.frame(_STEP)
        spent = time.perf_counter() - start
        times.append(spent * 1000)
        time.sleep(max(0.0, _STEP - spent))
    return times
