"""The golden matches of 6 takes!, with the table at the end of every turn."""

from game.cardgames.six_takes.rules.game import SIX_TAKES, SixTakesState, ducks_in
from tests.golden.scribe import TurnScribe

MATCHES = {
    "two-classic": (2, 1, ["ending=classic"]),
    "four-elimination": (4, 2, ["limit=30"]),
    "ten-one-round": (10, 3, ["limit=0"]),
    "five-professional": (5, 4, ["limit=25", "professional=on"]),
    "three-draft": (3, 5, ["limit=0", "draft=on"]),
    "six-professional-draft": (6, 6, ["limit=20", "professional=on", "draft=on"]),
    "three-classic-long": (3, 7, ["limit=120", "ending=classic"]),
}


class Golden(TurnScribe):
    rules = SIX_TAKES
    matches = MATCHES

    def table(self, state: SixTakesState) -> list[str]:
        """Return the table as text."""
        lines = [f"-- round {state.public.round} turn {state.public.turn} chance {state.chance}"]
        lines += [
            f"   row {number}: {' '.join(map(str, row))}" for number, row in enumerate(state.public.rows)
        ]
        for seat, hand in enumerate(state.hands):
            held, taken = " ".join(map(str, hand)), ducks_in(state.public.taken[seat])
            total, out = state.public.totals[seat], state.public.out[seat]
            lines.append(f"   seat {seat}: {held} | taken {taken} | total {total} | out {out}")
        taken_when = [f"turn {turn} seat {seat} row {row}" for turn, seat, row in state.public.rows_taken]
        lines.append(f"   rows taken: {', '.join(taken_when) or 'none'}")
        return lines
