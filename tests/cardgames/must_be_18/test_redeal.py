"""RULES.md §2.3: if nobody holds three sixes, all cards are dealt again."""

from game.cardgames.must_be_18.rules.events import HandDealt, Redealt
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.engine.match import Match
from tests.cardgames.must_be_18.positions import all_cards, hand, kinds, setup


def test_same_dealer_deals_again() -> None:
    """Hands differ, what was shown before is forgotten, and the match's phases are as usual."""
    redeals = 0
    for seed in range(60):
        match = Match(MUST_BE_18, setup(2, seed, deck="even"))
        match.deal()
        assert match.pending
        state, events = MUST_BE_18.deal(MUST_BE_18.open(match.setup))
        names = kinds(events).split()
        again = [event for event in events if isinstance(event, Redealt)]
        started = events[0]
        assert all((event.dealer, event.first) == (started.dealer, started.first) for event in again)
        assert all(event.round == started.round == state.public.round == 1 for event in again)
        once = ["HandDealt", "HandDealt", "PassedOver", "PassedOver", "Redealt"]
        assert names[1 : 1 + 5 * len(again)] == once * len(again)
        assert all_cards(state) == list(range(72))
        assert max(hand(state, seat).count("6") for seat in range(2)) >= 3
        hands = [event.cards for event in events if isinstance(event, HandDealt)]
        assert len(set(hands)) == len(hands)
        assert len(state.public.failures) == kinds(events).rpartition("Redealt")[2].split().count(
            "PassedOver"
        )
        redeals += len(again)
    assert redeals > 20
