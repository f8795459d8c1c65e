"""The PettingZoo encoding of Sixty-six."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.cardgames.sixty_six.rules import events as ev
from game.cardgames.sixty_six.rules.deck import HAND_SIZE, SIZE
from game.engine.contract import Choice
from game.lab.environments.coding import MANY, Coding, ObservationPart, Word, clockwise, flags, seat_distance

BIDS = 6
"""The number of bids: pass, 1 to 4, and Moon."""
SUITS = 4
MOST_POINTS = 200


class SixtySixCoding(Coding):
    """A coding in which every choice is one action: a bid, a card, or a card with its marriage declared."""

    def __init__(self, seats: int) -> None:
        cards = range(SIZE)
        super().__init__(
            seats,
            (
                ObservationPart("round", (), 0, MANY),
                ObservationPart("stage", (3,), 0, 1),
                ObservationPart("dealer", (), -1, seats - 1),
                ObservationPart("hand", (SIZE,), 0, 1),
                ObservationPart("hand_sizes", (seats,), 0, HAND_SIZE),
                ObservationPart("hands", (seats, SIZE), 0, 1),
                ObservationPart("calls", (seats,), -1, BIDS - 1),
                ObservationPart("bidder", (), -1, seats - 1),
                ObservationPart("bid", (), 0, BIDS - 1),
                ObservationPart("aside", (), -1, seats - 1),
                ObservationPart("asked", (), -1, seats - 1),
                ObservationPart("trump", (), -1, SUITS - 1),
                ObservationPart("led", (), -1, seats - 1),
                ObservationPart("trick", (seats,), -1, SIZE - 1),
                ObservationPart("tricks", (HAND_SIZE, seats), -1, SIZE - 1),
                ObservationPart("leaders", (HAND_SIZE,), -1, seats - 1),
                ObservationPart("winners", (HAND_SIZE,), -1, seats - 1),
                ObservationPart("marriages", (seats, SUITS), 0, 40),
                ObservationPart("points", (2,), 0, MOST_POINTS),
                ObservationPart("score", (2,), -MANY, MANY),
            ),
            [
                *(f"bid {bid}" for bid in range(BIDS)),
                *(f"play {card}" for card in cards),
                *(f"play {card} and announce" for card in cards),
            ],
        )

    def actions_of(self, choice: Choice) -> Word:
        match choice:
            case ev.Bid(bid=bid):
                return (bid,)
            case ev.PlayCard(card=card, announce=announce):
                return (BIDS + card + SIZE * announce,)
        raise TypeError(f"no choice of Sixty-six: {choice}")

    def observe(self, view: Any) -> dict[str, Any]:
        own, seats = view.seat, self.seats
        calls = [-1] * seats
        for index, bid in enumerate(view.calls):
            calls[seat_distance(view.dealer + 1 + index, own, seats)] = bid
        marriages = [[0] * SUITS for _ in range(seats)]
        for marriage in view.marriages:
            marriages[seat_distance(marriage.seat, own, seats)][marriage.suit] = marriage.points
        tricks = [self.by_seat(trick.plays, own, none=-1) for trick in view.tricks]
        left = HAND_SIZE - len(view.tricks)
        hands = [flags(hand, SIZE) for hand in view.hands] or [[0] * SIZE] * seats
        return {
            "stage": [view.stage == stage for stage in ("idle", "bid", "play")],
            "dealer": seat_distance(view.dealer, own, seats),
            "hand": flags(view.hand, SIZE),
            "hand_sizes": clockwise(view.hand_sizes, own),
            "hands": clockwise(hands, own),
            "calls": calls,
            "bidder": seat_distance(view.bidder, own, seats),
            "aside": seat_distance(view.aside, own, seats),
            "asked": seat_distance(view.asked, own, seats),
            "trump": -1 if view.trump is None else view.trump,
            "led": self._leader(view.trick, own),
            "trick": self.by_seat(view.trick, own, none=-1),
            "tricks": tricks + [[-1] * seats] * left,
            "leaders": [self._leader(trick.plays, own) for trick in view.tricks] + [-1] * left,
            "winners": [seat_distance(trick.winner, own, seats) for trick in view.tricks] + [-1] * left,
            "marriages": marriages,
            "points": clockwise(view.points, own % 2),
            "score": clockwise(view.score, own % 2),
        }

    def _leader(self, plays: Sequence[tuple[int, int]], own: int) -> int:
        return seat_distance(plays[0][0], own, self.seats) if plays else -1
