"""Combos: what a player does well at a table, counted from the seat's visible events."""

from __future__ import annotations

from collections.abc import Sequence

from game.cardgames.registry import GAMES
from game.cardgames.run_scoring import NO_RUN_SCORING, Earned, RunScoring, ScoringTally
from game.engine.contract import Event, Phase
from game.engine.match import Match


def visible_events(match: Match, seat: int) -> tuple[Event, ...]:
    """Return the events of a match, redacted for a seat, without undone choices."""
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


def run_scoring_of(game: str) -> RunScoring:
    return GAMES[game].run_scoring() if game in GAMES else NO_RUN_SCORING


def tally_of(game: str, events: Sequence[Event], seat: int) -> ScoringTally:
    tally = run_scoring_of(game).tally()
    for event in events:
        tally.hear(event, seat)
    return tally


def combos(game: str, events: Sequence[Event], seat: int) -> tuple[Earned, ...]:
    return tuple(tally_of(game, events, seat).earned)


def by_combo(earned: Sequence[Earned]) -> dict[str, int]:
    found: dict[str, int] = {}
    for one in earned:
        found[one.combo.id] = found.get(one.combo.id, 0) + one.points
    return found
