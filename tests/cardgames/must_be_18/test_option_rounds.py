"""RULES.md §5.1, §7.2: the number of rounds in a match."""

import random

import pytest

from game.cardgames.must_be_18.rules.events import RoundScored
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.engine.contract import Event
from game.engine.match import Match
from tests.cardgames.must_be_18.positions import setup


@pytest.mark.parametrize("rounds", [1, 3, 6, 9, 18])
def test_match_has_its_rounds(rounds: int) -> None:
    match, chance = Match(MUST_BE_18, setup(3, rounds, rounds=rounds)), random.Random(rounds)
    scored: list[Event] = []
    match.listen_unredacted(lambda event: scored.append(event) if isinstance(event, RoundScored) else None)
    while not match.over:
        if not match.pending:
            match.deal()
        ((seat, choices),) = match.pending.items()
        match.choose(seat, chance.choice(choices))
    assert len(scored) == rounds
    totals = tuple(sum(event.points[seat] for event in scored) for seat in range(3))
    assert MUST_BE_18.totals(match.state) == totals
    assert min(totals) == totals[match.ranking.index(1)]
