"""The auction: the value of a bid, how others will bid, and what their bids say about their hands.

`hand_strength` predicts by how many points a leader's team comes out ahead. To value a bid, deals are
drawn that fit the bids so far. On each deal, the others continue as sound players would, and the highest
bidder plays. Half of the value is the predicted result of that team's two hands; the other half is the result
when everyone plays by rules of thumb.
"""

from __future__ import annotations

from functools import cache
from math import exp
from random import Random
from statistics import NormalDist
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from game.ai.agent import Budget
from game.ai.search import Meter
from game.cardgames.sixty_six.players.bitboards import BIT, mask_of
from game.cardgames.sixty_six.players.card_search import Value
from game.cardgames.sixty_six.players.determinization import Deals, Hands
from game.cardgames.sixty_six.players.hand_strength import margin_with_partner, predict_best_trump
from game.cardgames.sixty_six.players.position import HandPosition, HandResult
from game.cardgames.sixty_six.players.rules_of_thumb import play_out, state_with_hands
from game.cardgames.sixty_six.players.solver import OpenHand
from game.cardgames.sixty_six.rules.events import MOON, PASS, auction_is_over
from game.cardgames.sixty_six.rules.legality import legal_bids
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.cardgames.sixty_six.rules.scoring import ticks_of
from game.cardgames.sixty_six.rules.view import SEATS, Pair, SixtySixView, partner_of, team_of

TYPICAL_TOTAL: Final = 129
"""The points that both teams typically make together: 120 plus some marriages."""

RESULT_DEVIATION: Final = 38.5
"""The standard deviation of results around predictions, in points."""

NEEDED_MARGINS: Final = (0.0, 5.0, 45.0, 95.0, 150.0)
"""The least predicted margin (`hand_strength.predict_best_trump`) at which a sound player makes each bid."""

OUTBID_PARTNER_MARGIN: Final = 25.0
"""The additional margin needed to outbid the partner."""

_BIDDING_SCALE: Final = 12.0
"""The scale of the logistic model of whether a player bids, in points of margin."""

_DEVIATIONS: Final = tuple([NormalDist(0, RESULT_DEVIATION).inv_cdf((n + 0.5) / 12) for n in range(12)])
"""Twelve equally likely deviations from a predicted result, in points."""

_MOON_DEALS: Final = 24
"""The number of deals on which a Moon is tried."""

_MOON_MARGIN: Final = 70.0
"""The least predicted margin for which a Moon is tried."""

_MOON_TIME: Final = 0.4
"""The share of the time spent on trying a Moon."""

_MOON_SUCCESS: Final = 0.9
"""The share of Moons that succeed in actual play, among those that succeed with open hands."""


_TICKS_AGAINST_MOON: Final = 2
"""The ticks that the other team is assumed to score against a lost Moon."""


class BidForecast(Struct):
    """The expected results of a bid.

    Attributes:
        value: the value to the player's style.
        ticks: the team's ticks minus the other team's.
        set: the probability that the team's own bid fails.
    """

    value: float = 0.0
    ticks: float = 0.0
    set: float = 0.0

    def add(self, other: BidForecast, weight: float) -> None:
        """Add another possible outcome, weighted by its probability."""
        self.value += weight * other.value
        self.ticks += weight * other.ticks
        self.set += weight * other.set


def heuristic_call(hand: int, calls: tuple[int, ...], options: SixtySixOptions, bonus: float = 0.0) -> int:
    """Return a sound player's call: the lowest bid if its hand is strong enough or it must bid, else a pass.

    Args:
        bonus: points by which the player overrates its hand.
    """
    bids = [choice.bid for choice in legal_bids(calls, options)]
    lowest = bids[1] if bids[0] == PASS else bids[0]
    if bids[0] != PASS or (
        lowest < MOON and predict_best_trump(hand).margin + bonus >= _needed_margin(lowest, calls)
    ):
        return lowest
    return PASS


def _needed_margin(bid: int, calls: tuple[int, ...]) -> float:
    """Return the predicted margin needed for this bid after these calls."""
    highest = max(calls, default=PASS)
    partners = bool(highest) and calls.index(highest) == len(calls) - 2
    return NEEDED_MARGINS[bid] + OUTBID_PARTNER_MARGIN * partners


def call_likelihood(hand: int, calls: tuple[int, ...], place: int, options: SixtySixOptions) -> float:
    """Return the likelihood of the call at index `place` of the auction if its player holds this hand."""
    before, call = calls[:place], calls[place]
    lowest = max(before, default=PASS) + 1
    if call == MOON or lowest == MOON:
        return 1.0
    surplus = predict_best_trump(hand).margin - _needed_margin(max(call, lowest), before)
    bids = 1 / (1 + exp(-surplus / _BIDDING_SCALE))
    return bids if call else 1 - bids


class CallLikelihood:
    """A function that returns the likelihood of a deal, given the other seats' calls."""

    def __init__(self, view: SixtySixView) -> None:
        assert view.dealer is not None
        self._calls, self._options = view.calls, view.options
        played = [0] * SEATS
        for plays in view.plays:
            for seat, card in plays:
                played[seat] |= BIT[card]
        self._played = tuple(played)
        seats = [(view.dealer + 1 + place) % SEATS for place in range(len(view.calls))]
        self._places = [(place, seat) for place, seat in enumerate(seats) if seat != view.seat]

    def __call__(self, hands: Hands) -> float:
        """Return the likelihood, from 0 to 1."""
        chance = 1.0
        for place, seat in self._places:
            chance *= call_likelihood(hands[seat] | self._played[seat], self._calls, place, self._options)
        return chance


class Auction:
    """An evaluation of the viewer's possible bids, on deals that fit the calls so far."""

    def __init__(self, view: SixtySixView, value: Value, chance: Random) -> None:
        assert view.seat is not None
        assert view.dealer is not None
        self._view, self._value, self._chance = view, value, chance
        self._own = team_of(view.seat)
        self._thrown_in = self._score_outcome(self._own, 0, 0, made=True)
        self._cached_prediction = cache(self._predict)
        self._cached_result = cache(self._play_out)

    def forecasts(self, budget: Budget) -> list[BidForecast]:
        """Return a forecast for each legal bid."""
        view = self._view
        bids = [choice.bid for choice in legal_bids(view.calls, view.options)]
        forecasts = [BidForecast() for _ in bids]
        deals, likelihood = Deals(view), CallLikelihood(view)
        draws: list[Hands] = []
        outcomes_by_deal: list[list[BidForecast]] = []
        clock = Meter(budget)
        if budget.seconds is not None and bids[-1] == MOON and self._tries_moon:
            budget = replace(budget, seconds=(1 - _MOON_TIME) * budget.seconds)
        for _deal in Meter(budget, max(budget.samples * 3 // 4, 1)).batches(1):
            hands = deals.draw(self._chance)
            draws.append(hands)
            outcomes_by_deal.append(
                [self._continue_auction(hands, (*view.calls, bid)) for bid in bids if bid != MOON]
            )
        weights = [likelihood(hands) for hands in draws]
        total_weight = sum(weights)
        for outcomes, weight in zip(outcomes_by_deal, weights, strict=True):
            for outcome, forecast in zip(outcomes, forecasts, strict=False):
                forecast.add(outcome, weight / total_weight)
        if bids[-1] == MOON:
            forecasts[-1] = self._forecast_moon(draws, weights, clock)
        return forecasts

    @property
    def _tries_moon(self) -> bool:
        """Whether the viewer's hand is strong enough to try a Moon."""
        return predict_best_trump(mask_of(self._view.hand)).margin >= _MOON_MARGIN

    def _continue_auction(self, hands: Hands, calls: tuple[int, ...]) -> BidForecast:
        """Return the forecast for a deal on which sound players continue the auction after these calls."""
        view = self._view
        assert view.dealer is not None
        while not auction_is_over(calls, view.options):
            seat = (view.dealer + 1 + len(calls)) % SEATS
            calls = (*calls, heuristic_call(hands[seat], calls, view.options))
        bid = max(calls)
        if not bid:
            return self._thrown_in
        seat = (view.dealer + 1 + calls.index(bid)) % SEATS
        hand, partner = hands[seat], hands[partner_of(seat)]
        margin = margin_with_partner(hand, partner, predict_best_trump(hand).trump)
        team, forecast = team_of(seat), BidForecast()
        forecast.add(self._cached_prediction(team, bid, round(margin / 4)), 0.5)
        forecast.add(self._result_outcome(team, bid, self._cached_result(hands, seat)), 0.5)
        return forecast

    def _play_out(self, hands: Hands, seat: int) -> HandResult:
        """Return the bidders' result if this seat plays a bid, and all seats play by rules of thumb."""
        # Rules of thumb don't depend on the height of the bid, unless it is a Moon.
        contract = replace(self._view, asked=seat, bidder=seat, bid=1)
        return play_out(state_with_hands(contract, hands))

    def _predict(self, team: int, bid: int, margin: int) -> BidForecast:
        """Return the forecast for a bid if the bidders' predicted margin is 4 × `margin` points."""
        forecast = BidForecast()
        for deviation in _DEVIATIONS:
            points = min(max((TYPICAL_TOTAL + (4 * margin + deviation)) / 2, 0), TYPICAL_TOTAL)
            result = HandResult(int(points), int(TYPICAL_TOTAL - points), sweep=False)
            forecast.add(self._result_outcome(team, bid, result), 1 / len(_DEVIATIONS))
        return forecast

    def _result_outcome(self, team: int, bid: int, result: HandResult) -> BidForecast:
        """Return the forecast for a bid, given the bidders' result of the hand."""
        ticks, others = ticks_of(result.own), ticks_of(result.other)
        return self._score_outcome(team, ticks if ticks >= bid else -bid, others, made=ticks >= bid)

    def _score_outcome(self, team: int, bidders: int, others: int, *, made: bool) -> BidForecast:
        change: Pair = (bidders, others) if team == self._own else (others, bidders)
        lost = team == self._own and not made
        return BidForecast(self._value(team, change), change[0] - change[1], float(lost))

    def _forecast_moon(self, draws: list[Hands], weights: list[float], clock: Meter) -> BidForecast:
        view, value = self._view, self._view.options.moon_value
        assert view.seat is not None
        share = 0.0
        if self._tries_moon:
            sweeps: list[bool] = []
            for hands in self._chance.choices(draws, weights, k=_MOON_DEALS):
                if sweeps and not clock.in_time:
                    break
                position = HandPosition(hands, leader=view.seat, aside=partner_of(view.seat))
                sweeps.append(OpenHand(position, lambda result: result.sweep, view.options).value())
            share = _MOON_SUCCESS * sum(sweeps) / len(sweeps)
        forecast = BidForecast()
        forecast.add(self._score_outcome(self._own, value, 0, made=True), share)
        forecast.add(self._score_outcome(self._own, -value, _TICKS_AGAINST_MOON, made=False), 1 - share)
        return forecast
