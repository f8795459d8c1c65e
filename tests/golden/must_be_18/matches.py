"""The golden matches of You Must Be 18!, with the table before every choice."""

from game.cardgames.must_be_18.rules.deck import numbers_of
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.engine.match import Match
from tests.golden.scribe import Scribe

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


class Golden(Scribe):
    rules = MUST_BE_18
    matches = MATCHES

    def before(self, match: Match) -> list[str]:
        """Return the table as text."""
        view = match.state.public
        (legal,) = match.pending.values()
        tops = "".join(map(str, view.tops)) or "none"
        hands = " ".join("".join(map(str, numbers_of(hand, view.options.deck))) for hand in match.state.hands)
        where = f"-- round {view.round} turn {view.turn} tops {tops} stock {view.stock} totals {view.totals}"
        return [where, f"   hands {hands} choices {len(legal)}"]
