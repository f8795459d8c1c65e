"""What holds in every match of Sixty-six."""

from __future__ import annotations

import pytest

from game.cardgames.sixty_six.rules.events import HandDealt
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from tests.contract.random_matches import random_match


@pytest.mark.parametrize("seed", range(5))
def test_bids_and_cards_are_public_and_hands_are_not(seed: int) -> None:
    for moment in random_match("sixty_six", seed)[1]:
        for event in moment.events:
            for seat in (0, 1, 2, 3, None):
                heard = SIXTY_SIX.redact(event, seat)
                if isinstance(event, HandDealt) and event.seat != seat:
                    assert heard == HandDealt(event.seat, 6, ())
                else:
                    assert heard == event
