"""Random matches of Sixpack, state by state, for testing what must hold in all matches."""

import random
from collections.abc import Iterator

from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.rules.options import PACK_COUNTS, SixpackOptions
from game.cardgames.sixpack.rules.packs import NEUTRAL, PACKS, SPECIAL
from game.cardgames.sixpack.rules.view import SixpackState
from game.engine.contract import Event, Setup


def random_setup(seats: int, chance: random.Random) -> Setup:
    """Return a set-up with random packs that may be in a game together, most of them special."""
    pool = [pack for pack in SPECIAL for _ in range(PACKS[pack].max_copies)] + [NEUTRAL] * 3
    packs = tuple(chance.sample(pool, PACK_COUNTS[seats]))
    return Setup(seats, chance.getrandbits(60), SixpackOptions(preset="own", packs=packs, rounds=1))


def random_match(setup: Setup, chance: random.Random) -> Iterator[tuple[SixpackState, tuple[Event, ...]]]:
    """Yield each state of a random match, with the events that led to it."""
    SIXPACK.check(setup)
    state, events = SIXPACK.open(setup), ()
    while SIXPACK.ranking(state) is None:
        pending = SIXPACK.pending(state)
        if not pending:
            state, events = SIXPACK.deal(state)
        else:
            seat = chance.choice(list(pending))
            state, events = SIXPACK.apply(state, seat, chance.choice(pending[seat]))
        yield state, events


def all_cards(state: SixpackState) -> list[int]:
    """Return every card of the round, wherever it is."""
    cards = [
        card for cards in (*state.hands, *state.public.piles, state.public.out, state.left) for card in cards
    ]
    cards += [card for play in state.public.waiting for card in play.cards]
    return cards + [card for laid in state.laid for lay in laid for card in (lay.card, *lay.calculators)]
