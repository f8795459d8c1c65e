"""Positions as text for examples: deals on which the rules continue.

Cards are written as `deck.parse` reads them: "KC QC 10D".
"""

from __future__ import annotations

from game.cardgames.sixty_six.rules.deck import ALL, HAND_SIZE, parse
from game.cardgames.sixty_six.rules.events import Bid, HandDealt, PlayCard, RoundStarted
from game.cardgames.sixty_six.rules.game import SIXTY_SIX, SixtySixState
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.cardgames.sixty_six.rules.seats import SEATS, next_seat
from game.engine.contract import Setup


def position(*hands: str, first: int = 0, calls: tuple[int, ...] = (), plays: str = "") -> SixtySixState:
    """Return the state of a deal after these calls, from the seat `first` on, and these plays.

    Hands are by seat; missing hands get the rest of the deck. Each play is made by the seat that is asked.

    Raises:
        ValueError: if the hands can't be dealt.
        IllegalChoice: if a call or a card is illegal.
    """
    given = [card for hand in hands for card in parse(hand)]
    if len({*given}) < len(given) or any(len(parse(hand)) != HAND_SIZE for hand in hands):
        raise ValueError(f"hands: expected {HAND_SIZE} cards each, and no card twice")
    held = _completed(hands)
    dealer = (first - 1) % SEATS
    view = SIXTY_SIX.initial_view(Setup(SEATS, 1, SixtySixOptions()), None)
    view = SIXTY_SIX.apply_event(view, RoundStarted(1, dealer, next_seat(dealer)))
    for seat in range(SEATS):
        view = SIXTY_SIX.apply_event(view, HandDealt(seat, HAND_SIZE, ()))
    state = SixtySixState(1, held, view)
    for choice in (*map(Bid, calls), *map(PlayCard, parse(plays))):
        (asked,) = SIXTY_SIX.pending(state)
        state = SIXTY_SIX.apply(state, asked, choice).state
    return state


def _completed(hands: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """Return all four hands, each ascending."""
    held = [tuple(sorted(parse(hand))) for hand in hands]
    left = sorted(ALL - {card for hand in held for card in hand})
    while len(held) < SEATS:
        held.append(tuple(left[:HAND_SIZE]))
        left = left[HAND_SIZE:]
    return tuple(held)
