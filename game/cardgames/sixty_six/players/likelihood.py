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
from game.cardgames.sixty_six.players.rules_of_thumb import card_values, plays_of
from game.cardgames.sixty_six.rules.deck import HAND_SIZE, MATES, SUIT_OF
from game.cardgames.sixty_six.rules.events import CardLaid
from game.cardgames.sixty_six.rules.view import SEATS, SixtySixView

_DOUBT_LEADING: Final = 6.0
_DOUBT_FOLLOWING: Final = 2.5
"""The softmax temperature of players' choices, in points by rules of thumb, fitted to players that search."""

_WHIM: Final = 0.1
"""Share of cards assumed to be played for reasons outside the model."""


class Likelihood:
    """The likelihood of a deal, given all calls and plays of the other seats."""

    def __init__(self, view: SixtySixView) -> None:
        self._called = CallLikelihood(view)
        self._steps = tuple(past_plays(view))
        self._chance = cache(self._chance_of)

    def __call__(self, hands: Hands) -> float:
        """Return the likelihood, up to a constant factor."""
        likely = self._called(hands)
        for number, (before, _card, rest) in enumerate(self._steps):
            assert before.seat is not None
            likely *= self._chance(number, hands[before.seat] | rest)
        return likely

    def _chance_of(self, number: int, hand: int) -> float:
        """Return the probability that a seat with this hand plays the card of this step."""
        before, card, _rest = self._steps[number]
        view = replace(before, hand=cards_in(hand))
        cards = [choice.card for choice in plays_of(view)]
        if len(cards) == 1:
            return 1.0
        doubt = _DOUBT_FOLLOWING if view.trick else _DOUBT_LEADING
        values = card_values(view, cards)
        shares = [exp((value - max(values)) / doubt) for value in values]
        return (1 - _WHIM) * shares[cards.index(card)] / sum(shares) + _WHIM / len(cards)


def past_plays(view: SixtySixView) -> Iterator[tuple[SixtySixView, int, int]]:
    """Yield the other seats' plays: a seat's view without hand, its card, and its cards from then on.

    The views have no points, because rules of thumb don't use them.
    """
    since = [
        mask_of([card for plays in view.plays for seat, card in plays if seat == one]) for one in range(SEATS)
    ]
    before = replace(
        view,
        hand_sizes=(HAND_SIZE,) * SEATS,
        trump=None,
        trick=(),
        tricks=(),
        marriages=(),
        points=(0, 0),
    )
    for number, plays in enumerate(view.plays):
        for place, (seat, card) in enumerate(plays):
            if seat != view.seat:
                yield replace(before, seat=seat, hand=(), asked=seat), card, since[seat]
            since[seat] ^= BIT[card]
            before = CardLaid(seat, card, place + 1, automatic=False).apply_to(before)
            if not place:
                led = (seat, SUIT_OF[card] if MATES[card] is not None else None)
                married = [one for one in view.marriages if (one.seat, one.suit) == led]
                marriages = tuple(dict.fromkeys([*before.marriages, *married]))
                before = replace(before, trump=view.trump, marriages=marriages)
        before = replace(before, trick=(), tricks=view.tricks[: number + 1])
