"""The golden matches of Sixty-six, with the table at every lead."""

import random

from game.cardgames.sixty_six.rules.deck import SUITS
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.engine.contract import Choice
from game.engine.match import Match
from tests.cardgames.sixty_six.deals import names
from tests.golden.scribe import Scribe

MATCHES = {
    "usual": (4, 3, []),
    "house-rules": (
        4,
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


class Golden(Scribe):
    rules = SIXTY_SIX
    matches = MATCHES

    def heading(self, seats: int, seed: int) -> str:
        return f"sixty_six seed={seed}"

    def before(self, match: Match) -> list[str]:
        """Return the table if a card is to be led."""
        view = match.state.public
        if view.trick:
            return []
        trump = "none" if view.trump is None else SUITS[view.trump]
        where = f"-- hand {view.round} asked {view.asked} trump {trump}"
        return [
            f"{where} points {view.points} score {view.score}",
            *(f"   seat {seat}: {names(hand)}" for seat, hand in enumerate(match.state.hands)),
        ]

    def among(self, match: Match, legal: tuple[Choice, ...], chance: random.Random) -> tuple[Choice, ...]:
        return legal[:2] if match.state.public.stage == "bid" and chance.random() < 0.95 else legal
