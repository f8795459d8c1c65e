"""Combos: what a player does well at a table, counted by the game's tally from what the seat hears."""

from __future__ import annotations

from collections.abc import Sequence

from game.cardgames.feats import NO_FEATS, Earned, Feats, ScoringTally
from game.cardgames.registry import GAMES
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


def feats_of(game: str) -> Feats:
    """A game's feats; none for a game that is no longer there."""
    return GAMES[game].feats() if game in GAMES else NO_FEATS


def tally_of(game: str, events: Sequence[Event], seat: int) -> ScoringTally:
    """The tally of a seat that has heard events."""
    tally = feats_of(game).tally()
    for event in events:
        tally.hear(event, seat)
    return tally


def combos(game: str, events: Sequence[Event], seat: int) -> tuple[Earned, ...]:
    """The combos that a seat has earned by events it has heard, in order; none in a game that has none."""
    return tuple(tally_of(game, events, seat).earned)


def by_combo(earned: Sequence[Earned]) -> dict[str, int]:
    """The points for combos by combo, as a run keeps them."""
    found: dict[str, int] = {}
    for one in earned:
        found[one.combo.id] = found.get(one.combo.id, 0) + one.points
    return found
