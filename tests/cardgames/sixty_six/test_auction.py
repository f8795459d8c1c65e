"""RULES.md §2: the auction, its legal calls and its results."""

import pytest

from game.cardgames.sixty_six.rules.events import (
    AuctionWon,
    Bid,
    BidMade,
    HandLaidAside,
    Passed,
    PlayCard,
    ThrownIn,
    auction_is_over,
)
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.cardgames.sixty_six.rules.legality import legal_bids
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.engine.contract import IllegalChoice
from tests.cardgames.sixty_six.deals import call, deal_hands, names, setup


@pytest.mark.parametrize(
    ("calls", "left"),
    [
        # §2.1, §2.2: the first player may pass or make any bid, from 1 to 4 and Moon.
        ((), [0, 1, 2, 3, 4, 5]),
        # §2.1: a bid must be higher than any before it, even the partner's.
        ((0,), [0, 1, 2, 3, 4, 5]),
        ((1,), [0, 2, 3, 4, 5]),
        ((2, 0), [0, 3, 4, 5]),
        ((1, 2, 3), [0, 4, 5]),
        ((4,), [0, 5]),
    ],
)
def test_legal_bids(calls: tuple[int, ...], left: list[int]) -> None:
    assert [bid.bid for bid in legal_bids(calls, SixtySixOptions())] == left


def test_auction_is_not_over_before_the_first_call() -> None:
    """§2.3."""
    assert not auction_is_over((), SixtySixOptions())


def test_each_player_calls_once_from_the_dealers_left() -> None:
    """§2.1."""
    state = deal_hands(dealer=1)
    asked = []
    for bid in (1, 0, 2, 0):
        asked.append(state.public.asked)
        state, _ = call(state, bid)
    assert asked == [2, 3, 0, 1]
    assert state.public.calls == (1, 0, 2, 0)


def test_highest_bidder_leads() -> None:
    """§2.5."""
    state, events = call(deal_hands(), 1, 0, 2, 0)
    assert events == (BidMade(0, 1), Passed(1), BidMade(2, 2), Passed(3), AuctionWon(2, 2))
    assert list(SIXTY_SIX.pending(state)) == [2]
    assert (state.public.bidder, state.public.bid, state.public.stage) == (2, 2, "play")


def test_leader_may_lead_anything() -> None:
    """§3.1."""
    state = call(deal_hands(), 1, 0, 0, 0).state
    choices = SIXTY_SIX.pending(state)[0]
    assert names(tuple(choice.card for choice in choices)) == "QC KC 9D QD 10D JS"
    assert set(choices) == {PlayCard(card) for card in state.hands[0]}


def test_moon_ends_the_auction() -> None:
    """§2.3."""
    state, events = call(deal_hands(), 1, 5)
    assert events == (BidMade(0, 1), BidMade(1, 5), AuctionWon(1, 5), HandLaidAside(3, 1))
    assert state.public.calls == (1, 5)
    assert state.public.asked == 1


def test_view_shows_the_calls() -> None:
    state = call(deal_hands(), 1, 3).state
    assert state.public.high_bid == (1, 3)
    assert state.public.stage == "bid"
    assert call(deal_hands(), 0, 0).state.public.high_bid is None
    assert SIXTY_SIX.initial_view(setup(), 2).high_bid is None


@pytest.mark.parametrize("choice", [Bid(1), Bid(2), Bid(6), Bid(-1), PlayCard(2)])
def test_illegal_calls_are_refused(choice: object) -> None:
    state = call(deal_hands(), 2).state
    with pytest.raises(IllegalChoice) as caught:
        SIXTY_SIX.apply(state, 1, choice)
    assert caught.value.legal == (Bid(0), Bid(3), Bid(4), Bid(5))
    with pytest.raises(IllegalChoice, match="not asked"):
        SIXTY_SIX.apply(state, 2, Bid(3))


def test_hand_is_thrown_in_if_all_pass() -> None:
    """§2.4: nothing is scored."""
    state, events = call(deal_hands(score=(3, -2)), 0, 0, 0, 0)
    assert events == (Passed(0), Passed(1), Passed(2), Passed(3), ThrownIn(1, 3))
    assert not SIXTY_SIX.pending(state)
    assert SIXTY_SIX.ranking(state) is None
    assert SIXTY_SIX.totals(state) == (3, -2, 3, -2)
    assert SIXTY_SIX.points(events[-1]) is None


# -- §10.2: after three passes the dealer must bid ----------------------------------------------------


@pytest.mark.parametrize(
    ("calls", "options", "legal"),
    [
        ((0, 0, 0), {}, (0, 1, 2, 3, 4, 5)),
        ((0, 0, 0), {"all_pass": "dealer"}, (1, 2, 3, 4, 5)),
        ((0, 1, 0), {"all_pass": "dealer"}, (0, 2, 3, 4, 5)),
        *[((0,) * count, {"all_pass": "dealer"}, (0, 1, 2, 3, 4, 5)) for count in range(3)],
    ],
)
def test_dealer_must_bid_only_after_three_passes(
    calls: tuple[int, ...], options: dict[str, str], legal: tuple[int, ...]
) -> None:
    assert SIXTY_SIX.pending(call(deal_hands(**options), *calls).state) == {
        len(calls): tuple(map(Bid, legal))
    }


def test_dealer_who_must_bid_leads() -> None:
    state, events = call(deal_hands(all_pass="dealer"), 0, 0, 0, 1)
    assert events[-1] == AuctionWon(3, 1)
    assert state.public.asked == 3
