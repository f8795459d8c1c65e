"""RULES.md §10.8, §10.9: Moon without trumps, not at all, or for six ticks."""

from game.cardgames.sixty_six.rules.deck import parse
from game.cardgames.sixty_six.rules.events import AuctionWon, Bid, MarriageAnnounced, TrickWon, TrumpMade
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from tests.cardgames.sixty_six.deals import CLUBS, call, dealt, first_of, play, playing, scored


def test_without_trumps_the_lead_makes_none() -> None:
    """§10.8."""
    state, events = play(playing(bid=5, moon="no_trump"), "10D AD 10H")
    assert first_of(events, TrumpMade) is None
    assert state.public.trump is None


def test_without_trumps_a_marriage_is_twenty() -> None:
    """§10.8: at the first lead too."""
    _, events = play(playing(bid=5, moon="no_trump"), "KC")
    assert first_of(events, MarriageAnnounced) == MarriageAnnounced(0, CLUBS, 20)


def test_without_trumps_the_led_suit_wins() -> None:
    """§10.8."""
    hands = ("9C JC QC AD KD 9D", "KC 10C KH QH JD QD", "9S JS QS KS 10S AS", "9H JH AC 10D 10H AH")
    _, events = play(playing(*hands, bid=5, moon="no_trump"), "AD QD 10D KD JD 9H")
    assert [event.seat for event in events if isinstance(event, TrickWon)] == [0, 0]
    assert events[-1] == TrickWon(0, 2, parse("KD JD 9H"), 6)


def test_other_bids_are_played_with_trumps_all_the_same() -> None:
    """§10.8."""
    _, events = play(playing(bid=4, moon="no_trump"), "KC")
    assert first_of(events, TrumpMade) == TrumpMade(0, CLUBS)
    assert first_of(events, MarriageAnnounced) == MarriageAnnounced(0, CLUBS, 40)


def test_not_allowed_four_is_the_highest_bid() -> None:
    """§10.8, §2.3: and ends the auction."""
    state = dealt(moon="off")
    assert SIXTY_SIX.pending(state)[0] == tuple(Bid(bid) for bid in range(5))
    state, events = call(state, 2, 4)
    assert events[-1] == AuctionWon(1, 4)
    assert state.public.asked == 1


def test_a_value_of_six() -> None:
    """§10.9."""
    assert scored(5, (80, 0), won=(6, 0), moon_value=6).change == (6, 0)
    assert scored(5, (60, 20), won=(5, 1), moon_value=6).change == (-6, 0)
    assert scored(4, (20, 100), won=(3, 3), moon_value=6).change == (-4, 3)
