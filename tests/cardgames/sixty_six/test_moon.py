"""RULES.md §6: the Moon, played alone for all six tricks."""

from game.cardgames.sixty_six.rules.deck import parse_cards, points_of
from game.cardgames.sixty_six.rules.events import (
    AuctionWon,
    Bid,
    CardLaid,
    HandLaidAside,
    HandScored,
    MarriageAnnounced,
    TrickWon,
    TrumpMade,
)
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from tests.cardgames.sixty_six.deals import (
    CLUBS,
    HEARTS,
    call,
    deal_hands,
    first_of,
    names,
    play,
    state_of_play,
)

SURE = ("AC 10C KC AD AH AS", "QC JC 9H JH KD QD", "9C 10D 10H 10S KS QS", "9D JD QH KH 9S JS")
"""Seat 0 cannot lose a trick."""


def test_partners_hand_is_laid_aside_and_not_played() -> None:
    """§6.1."""
    state, events = call(deal_hands(*SURE), 5)
    assert events[-1] == HandLaidAside(2, 0)
    assert state.public.aside == 2
    assert state.public.players == 3
    state, events = play(state, "AC JC 9D")
    assert [event.seat for event in events if isinstance(event, CardLaid)] == [0, 1, 3]
    assert names(state.hands[2]) == "9C 10D 10H QS KS 10S"
    assert state.public.hand_sizes == (5, 5, 6, 5)


def test_three_cards_make_a_trick_and_the_bidder_leads_and_makes_trump() -> None:
    """§6.2."""
    state, events = play(state_of_play(*SURE, bid=5), "AC JC 9D")
    assert first_of(events, TrumpMade) == TrumpMade(0, CLUBS)
    won = first_of(events, TrickWon)
    assert (won.seat, won.points, len(won.cards)) == (0, 13, 3)
    assert state.public.asked == 0


def test_all_six_tricks_score_exactly_five() -> None:
    """§6.3. §6.1: the points of the hand that was laid aside count for nobody."""
    state, events = play(state_of_play(*SURE, bid=5), "AC JC 9D 10C QC JD KC 9H 9S AD KD JS AH JH KH")
    scoring = events[-1]
    assert scoring.made
    assert scoring.change == (5, 0)
    assert scoring.card_points == (120 - points_of(state.hands[2]), 0) == (120 - 37, 0)
    assert [event.seat for event in events if isinstance(event, TrickWon)] == [0] * 6
    assert SIXTY_SIX.totals(state) == (5, 0, 5, 0)


def test_one_lost_trick_costs_exactly_five_and_the_hand_is_played_out() -> None:
    """§6.4: the other team scores its ticks."""
    hands = ("9C JC QC AC KD 9D", "KC 10C AD 10D JD QD", "9S JS QS KS 10S AS", "9H JH QH KH 10H AH")
    state, _ = play(state_of_play(*hands, bid=5), "9C KC 9H")
    assert state.public.asked == 1
    while SIXTY_SIX.pending(state):
        ((seat, choices),) = SIXTY_SIX.pending(state).items()
        state, events = SIXTY_SIX.apply(state, seat, choices[0])
    scoring = first_of(events, HandScored)
    assert len(state.public.tricks) == 6
    assert not scoring.made
    assert scoring.change == (-5, scoring.totals[1] // 33)
    assert sum(scoring.card_points) == 120 - 30


def test_opponents_are_partners_and_may_score_marriages() -> None:
    """§6.4, §5.1."""
    hands = ("9C JC QC AD KD 9D", "AC 10C KH QH JD QD", "9S JS QS KS 10S AS", "9H JH KC 10D 10H AH")
    _, events = play(state_of_play(*hands, bid=5), "9C 10C KC KH")
    assert first_of(events, MarriageAnnounced) == MarriageAnnounced(1, HEARTS, 20)


# -- §10.8, §10.9: Moon without trumps, not allowed, or worth six ticks -------------------------------


def test_without_trumps_the_lead_makes_no_trump() -> None:
    """§10.8."""
    state, events = play(state_of_play(bid=5, moon="no_trump"), "10D AD 10H")
    assert first_of(events, TrumpMade) is None
    assert state.public.trump is None


def test_without_trumps_a_marriage_scores_twenty() -> None:
    """§10.8: even at the first lead."""
    _, events = play(state_of_play(bid=5, moon="no_trump"), "KC")
    assert first_of(events, MarriageAnnounced) == MarriageAnnounced(0, CLUBS, 20)


def test_without_trumps_the_led_suit_wins() -> None:
    """§10.8."""
    hands = ("9C JC QC AD KD 9D", "KC 10C KH QH JD QD", "9S JS QS KS 10S AS", "9H JH AC 10D 10H AH")
    _, events = play(state_of_play(*hands, bid=5, moon="no_trump"), "AD QD 10D KD JD 9H")
    assert [event.seat for event in events if isinstance(event, TrickWon)] == [0, 0]
    assert events[-1] == TrickWon(0, 2, parse_cards("KD JD 9H"), 6)


def test_other_bids_have_trumps_anyway() -> None:
    """§10.8."""
    _, events = play(state_of_play(bid=4, moon="no_trump"), "KC")
    assert first_of(events, TrumpMade) == TrumpMade(0, CLUBS)
    assert first_of(events, MarriageAnnounced) == MarriageAnnounced(0, CLUBS, 40)


def test_four_is_the_highest_bid_if_moon_is_not_allowed() -> None:
    """§10.8, §2.3: it ends the auction."""
    state = deal_hands(moon="off")
    assert SIXTY_SIX.pending(state)[0] == tuple(Bid(bid) for bid in range(5))
    state, events = call(state, 2, 4)
    assert events[-1] == AuctionWon(1, 4)
    assert state.public.asked == 1
