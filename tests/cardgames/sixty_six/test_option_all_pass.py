"""RULES.md §10.2: after three passes the dealer must bid."""

from game.cardgames.sixty_six.rules.events import AuctionWon, Bid
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from tests.cardgames.sixty_six.deals import call, dealt


def test_usually_the_dealer_may_pass() -> None:
    state = call(dealt(), 0, 0, 0).state
    assert SIXTY_SIX.pending(state)[3][0] == Bid(0)


def test_the_dealer_must_bid_one_at_least() -> None:
    state = call(dealt(all_pass="dealer"), 0, 0, 0).state
    assert SIXTY_SIX.pending(state) == {3: tuple(Bid(bid) for bid in (1, 2, 3, 4, 5))}
    state, events = call(state, 1)
    assert events[-1] == AuctionWon(3, 1)
    assert state.public.asked == 3


def test_nobody_else_must() -> None:
    state = dealt(all_pass="dealer")
    for _ in range(3):
        assert Bid(0) in SIXTY_SIX.pending(state)[state.public.asked]
        state = call(state, 0).state


def test_a_dealer_who_is_not_alone_may_pass() -> None:
    state = call(dealt(all_pass="dealer"), 0, 1, 0).state
    assert SIXTY_SIX.pending(state)[3] == (Bid(0), *(Bid(bid) for bid in (2, 3, 4, 5)))
