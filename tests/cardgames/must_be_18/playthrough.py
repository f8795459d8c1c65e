"""Whole matches as text, compared line by line with what the rules say today.

    python -m tests.cardgames.must_be_18.playthrough

writes them anew, after the rules have been changed on purpose; read the difference before committing it.
"""

from __future__ import annotations

import random
from pathlib import Path

from game.cardgames.must_be_18.rules.deck import numbers_of
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.rules.state import MustBe18State
from game.engine.contract import Setup
from game.engine.match import Match
from game.engine.options import parse_pairs, resolve

FOLDER = Path(__file__).parent / "golden"
MATCHES = {
    "four-usual": (4, 18, ["rounds=3"]),
    "six-usual": (6, 7, ["rounds=1"]),
    "two-even": (2, 3, ["rounds=1", "deck=even"]),
    "three-house-rules": (
        3,
        33,
        [
            "deck=even",
            "rounds=1",
            "play=may_draw",
            "opening=voluntary",
            "columns=5",
            "draw=until_playable",
            "start=draw",
            "tie=rounds_won",
        ],
    ),
}


def playthrough(name: str) -> str:
    """A match of random legal choices: every choice and event, and the table before every choice."""
    seats, seed, pairs = MATCHES[name]
    options = resolve(MUST_BE_18.options, parse_pairs(MUST_BE_18.options, pairs))
    match = Match(MUST_BE_18, Setup(seats, seed, options))
    chance = random.Random(seed)
    lines = [f"must_be_18 seats={seats} seed={seed} {' '.join(pairs)}".rstrip()]
    match.overhear(lambda event: lines.append(f"  {event}"))
    while not match.over:
        if not match.pending:
            match.deal()
        ((seat, legal),) = match.pending.items()
        lines += table(match.state, len(legal))
        # random.random is the one method whose values are promised to stay.
        choice = legal[int(chance.random() * len(legal))]
        lines.append(f"seat {seat}: {choice}")
        match.choose(seat, choice)
    lines.append(f"ranking {match.ranking}")
    return "\n".join(lines) + "\n"


def table(state: MustBe18State, choices: int) -> list[str]:
    """The table as text, with how many choices there are."""
    view = state.open
    tops = "".join(map(str, view.tops)) or "none"
    hands = " ".join("".join(map(str, numbers_of(hand, view.options.deck))) for hand in state.hands)
    where = f"-- round {view.round} turn {view.turn} tops {tops} stock {view.stock} totals {view.totals}"
    return [where, f"   hands {hands} choices {choices}"]


def main() -> None:
    """Write all playthroughs."""
    FOLDER.mkdir(exist_ok=True)
    for name in MATCHES:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")


if __name__ == "__main__":
    main()
