"""Bench of rules: rounds a second through the rules engine."""

from __future__ import annotations

import random
import time

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
