"""Random set-ups and redeals of 6 takes!"""

import random

from msgspec.structs import replace

from game.cardgames.six_takes.rules.game import SixTakesState
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.engine.contract import Setup


def random_setup(chance: random.Random) -> Setup:
    """Return a set-up with any number of seats and any options."""
    options = SixTakesOptions(
        limit=chance.choice((0, 5, 20, 66)),
        ending=chance.choice(("elimination", "classic")),
        professional=chance.random() < 0.5,
        draft=chance.random() < 0.5,
    )
    return Setup(chance.randint(2, 10), chance.getrandbits(60), options)


def redeal(state: SixTakesState, seat: int | None, chance: random.Random) -> SixTakesState:
    """Return the state with everything that the seat can't know dealt again, and another generator.

    Cards that aren't in this round are as hidden as the hands, and may change places with theirs.
    """
    open_cards = {card for row in (*state.public.rows, *state.public.taken) for card in row}
    open_cards |= {card for card, _seat in state.public.waiting} | set(state.public.pool)
    if seat is not None:
        open_cards |= set(state.hands[seat]) | {state.chosen[seat]}
    hidden = [card for card in range(1, state.public.deck + 1) if card not in open_cards]
    chance.shuffle(hidden)
    hands, chosen = list(state.hands), list(state.chosen)
    for other in state.public.playing:
        if other == seat:
            continue
        if state.public.options.draft:
            # Everybody has seen the drafted cards; only the chosen cards are secret.
            held = [*state.hands[other], *([state.chosen[other]] if state.chosen[other] else [])]
            chance.shuffle(held)
        else:
            count = len(state.hands[other]) + bool(state.chosen[other])
            held, hidden = hidden[:count], hidden[count:]
        if state.chosen[other]:
            chosen[other] = held.pop()
        hands[other] = tuple(sorted(held))
    return replace(state, chance=chance.getrandbits(60), hands=tuple(hands), chosen=tuple(chosen))
