"""What holds in every match of 6 takes!, with any seats and options."""

import pytest

from game.cardgames.six_takes.rules.game import SixTakesState, ducks_in
from tests.contract.random_matches import random_match

each_match = pytest.mark.parametrize("seed", range(20))


def cards_in_play(state: SixTakesState) -> list[int]:
    cards = [card for hand in state.hands for card in hand]
    cards += [card for row in state.public.rows for card in row]
    cards += [card for taken in state.public.taken for card in taken]
    cards += [card for card in state.chosen if card]
    return cards + [card for card, _seat in state.public.waiting] + list(state.public.pool)


@each_match
def test_cards_and_rows(seed: int) -> None:
    for state, _events, _seat, _choice in random_match("six_takes", seed)[1]:
        if any(state.public.taken) or any(state.hands):
            dealt = 10 * len(state.public.playing) + 4
            cards = cards_in_play(state)
            assert len(cards) == len(set(cards)) == dealt
            assert all(1 <= card <= state.public.deck for card in cards)
            if dealt == 104:
                assert ducks_in(tuple(cards)) == 171
        assert len(state.public.rows) == 4
        for row in state.public.rows:
            assert 1 <= len(row) <= 5
            assert list(row) == sorted(row)
