"""Whole matches of Sixpack as text, compared state by state with what the rules say today.

    python -m tests.cardgames.sixpack.playthrough

writes them anew, after the rules have been changed on purpose; read the difference before committing it.
"""

from __future__ import annotations

import random
from pathlib import Path

from game.cardgames.sixpack.rules.events import Asked
from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.rules.state import SixpackState
from game.engine.contract import Event, Phase, Setup
from game.engine.match import Match
from game.engine.options import parse_pairs, resolve
from tests.cardgames.sixpack.boards import text_of

FOLDER = Path(__file__).parent / "golden"
MATCHES = {
    "three-first-game": (3, 1, ["rounds=3"]),
    "four-everything": (4, 2, ["preset=everything", "rounds=1"]),
    "two-own-choice": (2, 3, ["preset=own", "packs=reverse,seethrough,calculator,late_arrival", "rounds=1"]),
    "six-own-choice": (
        6,
        4,
        ["preset=own", "packs=veto,carousel,copycat,sticky,second_hand,biting_hand,pile_driver", "rounds=1"],
    ),
}


def playthrough(name: str) -> str:
    """A match of random legal choices: every choice, what it leads to, and the table after every turn."""
    seats, seed, pairs = MATCHES[name]
    match = Match(SIXPACK, Setup(seats, seed, resolve(SIXPACK.options, parse_pairs(SIXPACK.options, pairs))))
    chance = random.Random(seed)
    lines = [f"sixpack seats={seats} seed={seed} {' '.join(pairs)}"]
    match.overhear(lambda event: lines.append(f"  {line_of(event)}"))
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


def line_of(event: Event) -> str:
    """An event as text; of a question only how many answers there are."""
    if isinstance(event, Asked):
        step = event.question.step
        agenda = " ".join(step.kind for step in reversed(event.agenda))
        answers = len(event.question.legal)
        return f"Asked {step.kind} seat={step.seat} card={step.card} answers={answers} then {agenda}"
    return str(event)


def table(state: SixpackState) -> list[str]:
    """The table as text."""

    def texts(cards: tuple[int, ...]) -> str:
        return " ".join(text_of(state.cards[card]) for card in cards)

    stands = f"reversed {state.reversed} disabled {state.disabled} quiet {state.quiet}"
    lines = [f"-- round {state.round} turn {state.turn} {stands} chance {state.chance}"]
    lines += [f"   pile {pile}: {texts(cards)}" for pile, cards in enumerate(state.piles)]
    for seat, hand in enumerate(state.hands):
        lines.append(f"   seat {seat}: {texts(hand)} | total {state.totals[seat]}")
    return [*lines, f"   open {state.open} out {len(state.out)}"]


def main() -> None:
    """Write all playthroughs."""
    FOLDER.mkdir(exist_ok=True)
    for name in MATCHES:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")


if __name__ == "__main__":
    main()
