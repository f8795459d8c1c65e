"""Random set-ups and redeals of You Must Be 18!"""

import random

from msgspec.structs import replace

from game.cardgames.must_be_18.rules.game import MustBe18State
from game.engine.contract import Setup
from tests.cardgames.must_be_18 import positions


def random_setup(chance: random.Random) -> Setup:
    return positions.random_setup(chance.randint(2, 6), chance, rounds=chance.choice((1, 3)))


def redeal(state: MustBe18State, seat: int | None, chance: random.Random) -> MustBe18State:
    """Return the state with all cards that the seat doesn't see dealt again, and another generator.

    Once a round is scored, all hands have been shown.
    """
    if state.public.hands:
        return replace(state, chance=chance.getrandbits(60))
    others = [other for other in range(len(state.hands)) if other != seat]
    cards = [card for other in others for card in state.hands[other]] + list(state.stock)
    chance.shuffle(cards)
    hands = list(state.hands)
    for other in others:
        count = len(hands[other])
        hands[other], cards = tuple(sorted(cards[:count])), cards[count:]
    mine = seat is not None and seat == state.public.turn
    fresh = state.fresh if mine else state.fresh and hands[state.public.turn][: len(state.fresh)]
    return replace(state, chance=chance.getrandbits(60), hands=tuple(hands), stock=tuple(cards), fresh=fresh)
