"""The likelihood of the other seats' calls and cards, given their hands.

Some cards prove something (`inference.py`), others only suggest it. Sound players mostly play the card that
rules of thumb prefer; a deal in which they would have preferred another card is less likely.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import exp
from typing import Final

from msgspec.structs import replace

from game.cardgames.sixty_six.players.bitboards import BIT, cards_in, mask_of
from game.cardgames.sixty_six.players.calling import CallLikelihood
from game.cardgames.sixty_six.players.determinization import Hands
from game.cardgames.sixty_six.players.rules_of_thumb import card_values, declaring_plays
from game.cardgames.sixty_six.rules.deck import HAND_SIZE, MATES, SUIT_OF
from game.cardgames.sixty_six.rules.events import CardLaid
from game.cardgames.sixty_six.rules.view import SEATS, SixtySixView

_LEAD_TEMPERATURE: Final = 6.0
_FOLLOW_TEMPERATURE: Final = 2.5
"""The softmax temperatures of leads and of other plays, in points; fitted to agents that search."""

_RANDOM_SHARE: Final = 0.1
"""The share of cards assumed to be played at random, for reasons outside the model."""


class Likelihood:
    """A function that returns the likelihood of a deal, given the other seats' calls and plays."""

    def __init__(self, view: SixtySixView) -> None:
        self._call_likelihood = CallLikelihood(view)
        self._past_plays = tuple(past_plays(view))
        self._cached_probability = cache(self._play_probability)

    def __call__(self, hands: Hands) -> float:
        """Return the likelihood, up to a constant factor."""
        likelihood = self._call_likelihood(hands)
        for number, (before, _card, rest) in enumerate(self._past_plays):
            assert before.seat is not None
            likelihood *= self._cached_probability(number, hands[before.seat] | rest)
        return likelihood

    def _play_probability(self, number: int, hand: int) -> float:
        """Return the probability that a seat with this hand makes the past play at index `number`."""
        before, card, _rest = self._past_plays[number]
        view = replace(before, hand=cards_in(hand))
        cards = [choice.card for choice in declaring_plays(view)]
        if len(cards) == 1:
            return 1.0
        temperature = _FOLLOW_TEMPERATURE if view.trick else _LEAD_TEMPERATURE
        values = card_values(view, cards)
        shares = [exp((value - max(values)) / temperature) for value in values]
        return (1 - _RANDOM_SHARE) * shares[cards.index(card)] / sum(shares) + _RANDOM_SHARE / len(cards)


def past_plays(view: SixtySixView) -> Iterator[tuple[SixtySixView, int, int]]:
    """Yield each play of another seat: the seat's view then, the card, and its cards played from then on.

    The views have no hands, and no points, which rules of thumb don't use.
    """
    cards_from_now = [
        mask_of([card for plays in view.plays for seat, card in plays if seat == owner])
        for owner in range(SEATS)
    ]
    before = replace(
        view, hand_sizes=(HAND_SIZE,) * SEATS, trump=None, trick=(), tricks=(), marriages=(), points=(0, 0)
    )
    for number, plays in enumerate(view.plays):
        for place, (seat, card) in enumerate(plays):
            if seat != view.seat:
                yield replace(before, seat=seat, hand=(), asked=seat), card, cards_from_now[seat]
            cards_from_now[seat] ^= BIT[card]
            before = CardLaid(seat, card, place + 1, automatic=False).apply_to(before)
            if not place:
                led_marriage = (seat, SUIT_OF[card] if MATES[card] is not None else None)
                married = [known for known in view.marriages if (known.seat, known.suit) == led_marriage]
                marriages = tuple(dict.fromkeys([*before.marriages, *married]))
                before = replace(before, trump=view.trump, marriages=marriages)
        before = replace(before, trick=(), tricks=view.tricks[: number + 1])
