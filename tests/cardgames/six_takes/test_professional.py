"""RULES.md §6.1: only the cards that are needed."""

import pytest

from game.cardgames.six_takes.rules.events import RoundStarted
from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.engine.contract import Setup
from tests.support.six_takes_boards import with_public


@pytest.mark.parametrize("seats", range(2, 11))
def test_every_card_of_the_deck_is_dealt(seats: int) -> None:
    state, _ = SIX_TAKES.deal(SIX_TAKES.open(Setup(seats, 3, SixTakesOptions(professional=True))))
    cards = [card for hand in state.hands for card in hand] + [row[0] for row in state.public.rows]
    assert sorted(cards) == list(range(1, 10 * seats + 5))


def test_deck_shrinks_with_the_seats_that_are_left() -> None:
    opened = SIX_TAKES.open(Setup(5, 3, SixTakesOptions(professional=True)))
    state, events = SIX_TAKES.deal(with_public(opened, round=2, out=(1, 0, 2, 0, 0)))
    assert events[0] == RoundStarted(3, (1, 3, 4), 34)
    assert max(card for hand in state.hands for card in hand) <= 34
