"""The cheater, which sees all hands, and bids and plays as if everyone did.

It's a yardstick for the arena: an upper bound of what a player can achieve.
"""

from __future__ import annotations

from functools import cache

from game.ai.agent import Agent, Budget, CheaterView, Decision
from game.ai.play_outs import LookaheadCheater
from game.cardgames.sixty_six.players.bitboards import mask_of
from game.cardgames.sixty_six.players.position import HandPosition, HandResult, by_ticks
from game.cardgames.sixty_six.players.solver import OpenHand
from game.cardgames.sixty_six.rules.events import MOON, Bid, PlayCard, auction_is_over
from game.cardgames.sixty_six.rules.game import SIXTY_SIX, SixtySixState
from game.cardgames.sixty_six.rules.legality import legal_bids
from game.cardgames.sixty_six.rules.view import SEATS, partner_of, team_of


class Cheater(Agent[CheaterView]):
    """An agent that sees all hands and maximises ticks and, among equal cards, the difference in points."""

    def choose(self, view: CheaterView, budget: Budget, chance: int) -> Decision:
        state: SixtySixState = view.state
        choices = SIXTY_SIX.pending(state)[view.seat]
        if len(choices) == 1:
            return Decision(choices[0])
        if state.public.stage == "bid":
            return Decision(Bid(_best_call(state)))
        card = _best_card(state)
        # If a card can be played with or without its marriage, the play that announces it comes last.
        plays = [choice for choice in choices if isinstance(choice, PlayCard) and choice.card == card]
        return Decision(plays[-1])


def _best_card(state: SixtySixState) -> int:
    view = state.public
    assert view.bidder is not None
    assert view.asked is not None
    bidders = team_of(view.bidder)
    ticks = by_ticks(view.bid, view.options.moon_value)

    def worth(result: HandResult) -> tuple[int, int]:
        return ticks(result), result.own - result.other

    hand = OpenHand(HandPosition.from_view(view, state.hands), worth, view.options, bidders)
    value_of = hand.values_by_card()
    return (max if team_of(view.asked) == bidders else min)(value_of, key=lambda card: value_of[card])


def _best_call(state: SixtySixState) -> int:
    """Return the best call if all seats bid and play optimally; the lowest of equal calls."""
    view = state.public
    options = view.options
    hands = tuple(map(mask_of, state.hands))
    assert view.dealer is not None
    first = view.dealer + 1

    @cache
    def play_value(seat: int, bid: int) -> int:
        """Return team 0's ticks minus team 1's if this seat plays this bid."""
        aside = partner_of(seat) if bid == MOON else None
        hand = OpenHand(
            HandPosition(hands, leader=seat, aside=aside), by_ticks(bid, options.moon_value), options
        )
        return -hand.value() if team_of(seat) else hand.value()

    def value(calls: tuple[int, ...]) -> int:
        if not auction_is_over(calls, options):
            values = [value((*calls, choice.bid)) for choice in legal_bids(calls, options)]
            return min(values) if team_of(first + len(calls)) else max(values)
        bid = max(calls)
        return play_value((first + calls.index(bid)) % SEATS, bid) if bid else 0

    calls = [choice.bid for choice in legal_bids(view.calls, options)]
    best = min if team_of(first + len(view.calls)) else max
    return best(calls, key=lambda call: value((*view.calls, call)))


def cheater() -> Agent[CheaterView]:
    """Return an agent that sees all hands and predicts the other seats' moves by their policies."""
    return LookaheadCheater(SIXTY_SIX, Cheater())
