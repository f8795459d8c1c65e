"""The yardsticks of the arena: they play by hands that their seats do not see, and no other secret."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from game.ai.agent import Budget, Peek
from game.cardgames.registry import GAMES
from game.cardgames.six_takes.rules.events import PlayCard
from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.engine.contract import Choice, Setup
from tests.contract.games import KITS, redeal, rules_of
from tests.contract.random_matches import random_match

FEW = Budget(samples=4)
LOOKS = 8


def looks(game: str) -> Iterator[tuple[Any, int, tuple[Choice, ...]]]:
    """A state of each of some matches in which a seat has a choice: the state, the seat, its choices."""
    rules = rules_of(game)
    chance = random.Random(game)
    for seed in range(LOOKS):
        moments = [(state, seat) for state, _events, seat, _choice in random_match(game, seed)[1]]
        chance.shuffle(moments)
        for state, seat in moments:
            legal = () if seat is None else rules.pending(state)[seat]
            if len(legal) > 1:
                yield state, seat, legal
                break


@pytest.mark.parametrize("game", GAMES)
def test_a_cheater_plays_by_the_rules_and_by_hands_that_it_should_not_see(game: str) -> None:
    cheater = KITS[game].cheater()
    assert cheater is not None
    chance = random.Random(game)
    differs = 0
    for state, seat, legal in looks(game):
        decision = cheater.choose(Peek(state, seat), FEW, 1)
        assert decision.choice in legal
        others = [redeal(game, state, seat, chance) for _ in range(4)]
        differs += any(
            cheater.choose(Peek(other, seat), FEW, 1).choice != decision.choice for other in others
        )
    assert differs, "it might as well see its view"


def test_a_cheater_does_not_know_what_the_others_choose_in_the_same_turn() -> None:
    """Else it would play as if the others had shown their cards first."""
    state = SIX_TAKES.deal(SIX_TAKES.open(Setup(4, 6, SixTakesOptions(limit=0)))).state
    cheater = KITS["six_takes"].cheater()
    assert cheater is not None
    prospects = [
        cheater.choose(Peek(SIX_TAKES.apply(state, 0, PlayCard(card)).state, 1), FEW, 1).prospects
        for card in state.hands[0]
    ]
    assert len(set(prospects)) == 1
    assert prospects[0] == cheater.choose(Peek(state, 1), FEW, 1).prospects
