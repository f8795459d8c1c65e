"""Estimates for bidding: the strength of hands, calls by rules of thumb, and forecasts of calls."""

import random

import pytest
from msgspec.structs import replace

from game.ai.agent import Budget
from game.cardgames.sixty_six.players.agents import chance_to_win
from game.cardgames.sixty_six.players.bitboards import mask_of
from game.cardgames.sixty_six.players.calling import (
    Auction,
    BidForecast,
    CallLikelihood,
    call_likelihood,
    heuristic_call,
)
from game.cardgames.sixty_six.players.determinization import Deals
from game.cardgames.sixty_six.players.hand_strength import (
    features,
    margin,
    margin_with_partner,
    predict_best_trump,
)
from game.cardgames.sixty_six.rules.deck import parse_cards
from game.cardgames.sixty_six.rules.events import MOON, PASS
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.cardgames.sixty_six.rules.view import Pair
from tests.cardgames.sixty_six.deals import CLUBS, SPADES, call, deal_hands

USUAL = SixtySixOptions()
POOR, GOOD = "9C JC 9D JD 9H QS", "AC 10C KC QC AD AH"


def hand(text: str) -> int:
    return mask_of(parse_cards(text))


def ticks(_bidders: int, change: Pair) -> float:
    return change[0] - change[1]


def forecasts(own: str, calls: tuple[int, ...] = (), seat: int = 0, **options: object) -> list[BidForecast]:
    """Return a forecast of each legal call with this hand, after these calls."""
    held = set(parse_cards(own))
    rest = [card for card in range(24) if card not in held]
    hands = [tuple(rest[place::3]) for place in range(3)]
    hands.insert(seat, tuple(sorted(held)))
    state = deal_hands(**options)
    state = call(replace(state, hands=tuple(hands)), *calls).state
    return Auction(SIXTY_SIX.view(state, seat), ticks, random.Random(1)).forecasts(Budget(samples=40))


# -- strength ----------------------------------------------------------------------------------------------


def test_features_of_a_suit() -> None:
    assert features((2, 3)) == ("Q", "K", "KQ")
    assert features((4, 5, 0)) == ("10", "A", "9", "A10", "3")
    assert features(()) == ("void",)
    assert features((1,)) == ("J", "single")


def test_longest_and_best_suit_is_predicted_to_be_trump() -> None:
    assert predict_best_trump(hand(GOOD)).trump == CLUBS
    assert predict_best_trump(hand("9C JC AS 10S KS QS")).trump == SPADES


def test_better_hands_have_higher_margins() -> None:
    assert (
        predict_best_trump(hand(POOR)).margin
        < 0
        < predict_best_trump(hand("KC QC 10D QD 9D JS")).margin
        < predict_best_trump(hand(GOOD)).margin
    )
    marriage, none = (margin(hand(own), CLUBS) for own in ("KC QC 9D 9H JH JS", "KC JC 9D 9H JH JS"))
    assert marriage > none + 20


def test_partner_with_the_missing_trumps_helps() -> None:
    own = hand("KC QC 10C 9D JH JS")
    good, poor = (
        margin_with_partner(own, hand(other), CLUBS) for other in ("AC AD AH KH QH 9S", "9H QH JD QD 9S QS")
    )
    assert good > poor + 60


# -- calls -------------------------------------------------------------------------------------------------


def test_heuristic_call_is_the_lowest_bid_that_the_hand_supports() -> None:
    assert heuristic_call(hand(POOR), (), USUAL) == PASS
    assert heuristic_call(hand(GOOD), (), USUAL) == 1
    assert heuristic_call(hand(GOOD), (1,), USUAL) == 2
    assert heuristic_call(hand(GOOD), (4,), USUAL) == PASS


def test_heuristic_call_needs_a_better_hand_over_the_partner() -> None:
    assert heuristic_call(hand("KC QC 10C 10D 9D JS"), (0,), USUAL) == 1
    opened = [heuristic_call(hand(GOOD), calls, USUAL) for calls in ((1, 0), (0, 1))]
    assert opened[0] <= opened[1]


def test_heuristic_call_of_a_dealer_who_must_bid() -> None:
    """§10.2."""
    assert heuristic_call(hand(POOR), (0, 0, 0), SixtySixOptions(all_pass="dealer")) == 1
    assert heuristic_call(hand(POOR), (0, 0, 0), USUAL) == PASS


def test_bid_suggests_a_good_hand_and_pass_a_poor_one() -> None:
    good, poor = hand(GOOD), hand(POOR)
    assert call_likelihood(good, (1,), 0, USUAL) > 0.9 > 0.1 > call_likelihood(poor, (1,), 0, USUAL)
    assert call_likelihood(poor, (0,), 0, USUAL) > 0.9 > 0.1 > call_likelihood(good, (0,), 0, USUAL)
    assert call_likelihood(poor, (MOON,), 0, USUAL) == 1, "a Moon says nothing about the hand"


def test_deals_with_a_strong_bidder_are_likelier() -> None:
    view = SIXTY_SIX.view(call(deal_hands(), 2).state, 1)
    called, deals, chance = CallLikelihood(view), Deals(view), random.Random(1)
    drawn = [deals.draw(chance) for _ in range(200)]
    likely = sorted(drawn, key=called)
    weak, strong = (
        [predict_best_trump(hands[0]).margin for hands in part] for part in (likely[:50], likely[-50:])
    )
    assert sum(strong) > sum(weak) + 50 * 30


# -- forecasts ---------------------------------------------------------------------------------------------


def test_every_call_has_a_forecast() -> None:
    assert len(forecasts(POOR)) == 6
    assert len(forecasts(POOR, (0, 2), 2)) == 4
    assert len(forecasts(POOR, (0, 2), 2, moon="off")) == 3
    assert len(forecasts(POOR, (0, 0, 0), 3, all_pass="dealer")) == 5


def test_good_hand_gains_by_bidding_and_higher_bids_are_set_more_often() -> None:
    good, poor = forecasts("AC 10C KC QC 9D JH"), forecasts(POOR)
    assert good[1].ticks > good[0].ticks
    assert poor[1].ticks < poor[0].ticks
    for found in (good, poor):
        risks = [forecast.set for forecast in found[1:5]]
        assert risks == sorted(risks)
        assert all(0 <= risk <= 1 + 1e-9 for risk in risks)


def test_moon_is_forecast_to_be_made_only_with_a_hand_for_it() -> None:
    assert forecasts(GOOD)[MOON].ticks > 3
    assert forecasts(POOR)[MOON].ticks < -5


def test_passing_out_is_worth_nothing() -> None:
    """§2.4."""
    assert forecasts(POOR, (0, 0, 0), 3)[0].ticks == 0


# -- the match ---------------------------------------------------------------------------------------------


def test_team_ahead_is_likelier_to_win_most_of_all_near_the_target() -> None:
    assert chance_to_win((3, 3), 0, 0, USUAL) == pytest.approx(0.5)
    early, late = (chance_to_win(score, 0, 0, USUAL) for score in ((3, 1), (9, 7)))
    assert 0.5 < early < late < 1
    assert early + chance_to_win((3, 1), 1, 0, USUAL) == pytest.approx(1)


def test_finished_match_is_won_or_lost() -> None:
    """§8."""
    assert chance_to_win((10, 12), 0, 0, USUAL) == 1
    assert chance_to_win((10, 12), 0, 1, USUAL) == 0
    assert chance_to_win((9, 12), 0, 0, USUAL) == 0
