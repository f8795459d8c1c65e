"""Whole matches as text, compared state by state with what the rules say today.

    python -m tests.golden.playthrough

writes them anew, after the rules have been changed on purpose; read the difference before committing it.
"""

from __future__ import annotations

import random
from pathlib import Path

from game.cardgames.six_takes.rules.game import SIX_TAKES, SixTakesState, ducks_in
from game.engine.contract import Phase, Setup
from game.engine.match import Match
from game.engine.options import parse_pairs, resolve

FOLDER = Path(__file__).parent / "six_takes"
MATCHES = {
    "two-classic": (2, 1, ["ending=classic"]),
    "four-elimination": (4, 2, ["limit=30"]),
    "ten-one-round": (10, 3, ["limit=0"]),
    "five-professional": (5, 4, ["limit=25", "professional=on"]),
    "three-draft": (3, 5, ["limit=0", "draft=on"]),
    "six-professional-draft": (6, 6, ["limit=20", "professional=on", "draft=on"]),
    "three-classic-long": (3, 7, ["limit=120", "ending=classic"]),
}


def playthrough(name: str) -> str:
    """A match of random legal choices: every choice, and the table whenever a turn is over."""
    seats, seed, pairs = MATCHES[name]
    options = resolve(SIX_TAKES.options, parse_pairs(SIX_TAKES.options, pairs))
    match = Match(SIX_TAKES, Setup(seats, seed, options))
    chance = random.Random(seed)
    lines = [f"six_takes seats={seats} seed={seed} {' '.join(pairs)}"]
    match.overhear(lambda event: lines.append(f"  {event}"))
    turn = (0, 0)
    while not match.over:
        if match.phase is Phase.ROUND_OVER:
            match.deal()
        seat = min(match.pending)
        # random.random is the one method whose values are promised to stay.
        legal = match.pending[seat]
        choice = legal[int(chance.random() * len(legal))]
        lines.append(f"seat {seat}: {choice}")
        match.choose(seat, choice)
        if (match.state.round, match.state.turn) != turn or match.over:
            turn = (match.state.round, match.state.turn)
            lines += table(match.state)
    lines.append(f"ranking {match.ranking}")
    return "\n".join(lines) + "\n"


def table(state: SixTakesState) -> list[str]:
    """The table as text."""
    lines = [f"-- round {state.round} turn {state.turn} chance {state.chance}"]
    lines += [f"   row {number}: {' '.join(map(str, row))}" for number, row in enumerate(state.rows)]
    for seat, hand in enumerate(state.hands):
        taken = ducks_in(state.taken[seat])
        held = " ".join(map(str, hand))
        lines.append(
            f"   seat {seat}: {held} | taken {taken} | total {state.totals[seat]} | out {state.out[seat]}"
        )
    return lines


def main() -> None:
    """Write all playthroughs."""
    FOLDER.mkdir(exist_ok=True)
    for name in MATCHES:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")


if __name__ == "__main__":
    main()
