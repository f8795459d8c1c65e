"""What holds in every match of You Must Be 18!."""

import pytest
from msgspec.structs import replace

from game.cardgames.must_be_18.rules.events import CardDrawn, DrawnToStart, HandDealt
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from tests.contract.random_matches import random_match


@pytest.mark.parametrize("seed", range(12))
def test_only_cards_that_come_into_a_hand_are_secret(seed: int) -> None:
    """§6.1"""
    setup, moments = random_match("must_be_18", seed)
    for moment in moments:
        for event in moment.events:
            for seat in (*range(setup.seats), None):
                heard = MUST_BE_18.redact(event, seat)
                if isinstance(event, HandDealt) and event.seat != seat:
                    assert heard == replace(event, cards=())
                elif isinstance(event, CardDrawn | DrawnToStart) and event.seat != seat:
                    assert heard == replace(event, card=None)
                else:
                    assert heard == event
