"""All that a seat has heard of a match so far, from its choices alone."""

from __future__ import annotations

from game.engine.contract import Event, Phase
from game.engine.match import Match


def heard(match: Match, seat: int) -> tuple[Event, ...]:
    """The events of a match, redacted for a seat, in order; without those of choices taken back."""
    events: list[Event] = []
    again = Match(match.game, match.setup)
    again.listen(events.append, seat)
    for chosen in match.history:
        if again.phase is Phase.ROUND_OVER:
            again.deal()
        again.choose(chosen.seat, chosen.choice)
    if match.rounds > again.rounds:
        again.deal()
    return tuple(events)
