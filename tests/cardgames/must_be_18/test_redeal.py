"""RULES.md §2.3: if nobody holds three sixes, all cards are dealt again."""

from game.cardgames.must_be_18.rules.events import HandDealt, Redealt
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.engine.match import Match
from tests.cardgames.must_be_18.standing import all_cards, hand, kinds, setup


def test_the_same_dealer_deals_again() -> None:
    redeals = 0
    for seed in range(60):
        state, events = MUST_BE_18.deal(MUST_BE_18.open(setup(2, seed, deck="even")))
        names = kinds(events).split()
        again = [event for event in events if isinstance(event, Redealt)]
        started = events[0]
        assert all((event.dealer, event.first) == (started.dealer, started.first) for event in again)
        assert all(event.round == started.round == state.public.round == 1 for event in again)
        once = ["HandDealt", "HandDealt", "PassedOver", "PassedOver", "Redealt"]
        assert names[1 : 1 + 5 * len(again)] == once * len(again)
        assert all_cards(state) == list(range(72))
        assert max(hand(state, seat).count("6") for seat in range(2)) >= 3
        redeals += len(again)
    assert redeals > 20


def test_the_hands_are_new() -> None:
    for seed in range(60):
        _state, events = MUST_BE_18.deal(MUST_BE_18.open(setup(2, seed, deck="even")))
        hands = [event.cards for event in events if isinstance(event, HandDealt)]
        assert len(set(hands)) == len(hands)


def test_what_was_shown_before_is_forgotten() -> None:
    for seed in range(60):
        state, events = MUST_BE_18.deal(MUST_BE_18.open(setup(2, seed, deck="even")))
        passed = kinds(events).rpartition("Redealt")[2].split().count("PassedOver")
        assert len(state.public.failures) == passed


def test_the_match_goes_through_it() -> None:
    """Its phases go as every match's do."""
    for seed in range(20):
        match = Match(MUST_BE_18, setup(2, seed, deck="even", rounds=1))
        match.deal()
        assert match.pending
