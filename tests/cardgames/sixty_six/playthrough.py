"""Whole matches as text, compared line by line with what the rules say today.

    python -m tests.cardgames.sixty_six.playthrough

writes them anew, after the rules have been changed on purpose; read the difference before committing it.
"""

from __future__ import annotations

import random
from pathlib import Path

from game.cardgames.sixty_six.rules.deck import SUITS, text_of
from game.cardgames.sixty_six.rules.game import SIXTY_SIX, SixtySixState
from game.engine.contract import Setup
from game.engine.match import Match
from game.engine.options import parse_pairs, resolve

FOLDER = Path(__file__).parent / "golden"
MATCHES = {
    "usual": (3, []),
    "house-rules": (
        33,
        [
            "target=7",
            "all_pass=dealer",
            "over_trump=off",
            "climb=not_partner",
            "climb_after_ruff=on",
            "marriage_needs_trick=on",
            "announce=manual",
            "moon=no_trump",
            "moon_value=6",
            "both_finish=higher",
        ],
    ),
}


def playthrough(name: str) -> str:
    """A match of random legal choices with low bids: every choice and event, and the table at every lead."""
    seed, pairs = MATCHES[name]
    options = resolve(SIXTY_SIX.options, parse_pairs(SIXTY_SIX.options, pairs))
    match = Match(SIXTY_SIX, Setup(4, seed, options))
    chance = random.Random(seed)
    lines = [f"sixty_six seed={seed} {' '.join(pairs)}".rstrip()]
    match.overhear(lambda event: lines.append(f"  {event}"))
    while not match.over:
        if not match.pending:
            match.deal()
        if not match.state.open.trick:
            lines += table(match.state)
        ((seat, legal),) = match.pending.items()
        if match.state.open.stage == "bid" and chance.random() < 0.95:
            legal = legal[:2]
        # random.random is the one method whose values are promised to stay.
        choice = legal[int(chance.random() * len(legal))]
        lines.append(f"seat {seat}: {choice}")
        match.choose(seat, choice)
    lines.append(f"ranking {match.ranking}")
    return "\n".join(lines) + "\n"


def table(state: SixtySixState) -> list[str]:
    """The table as text."""
    view = state.open
    trump = "none" if view.trump is None else SUITS[view.trump]
    return [
        f"-- hand {view.round} asked {view.asked} trump {trump} points {view.points} score {view.score}",
        *(f"   seat {seat}: {text_of(hand)}" for seat, hand in enumerate(state.hands)),
    ]


def main() -> None:
    """Write all playthroughs."""
    FOLDER.mkdir(exist_ok=True)
    for name in MATCHES:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")


if __name__ == "__main__":
    main()
