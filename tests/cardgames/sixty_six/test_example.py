"""RULES.md §11: the example, card by card."""

from game.cardgames.sixty_six.rules.events import AuctionWon, MarriageAnnounced, TrickWon, TrumpMade
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.cardgames.sixty_six.rules.scoring import ticks_of
from tests.cardgames.sixty_six.deals import CLUBS, call, dealt, first_of, names, play


def choices(state: object) -> str:
    (legal,) = SIXTY_SIX.pending(state).values()
    return names(tuple(choice.card for choice in legal))


def test_the_example() -> None:
    state, events = call(dealt(), 1, 0, 0, 0)
    assert events[-1] == AuctionWon(0, 1)
    state, events = play(state, "KC")
    assert events[1:] == (TrumpMade(0, CLUBS), MarriageAnnounced(0, CLUBS, 40))
    assert choices(state) == "10C AC"
    state, _ = play(state, "AC")
    assert choices(state) == "JC"
    state, events = play(state, "JC 9H")
    won = first_of(events, TrickWon)
    assert (won.seat, won.points) == (1, 17)
    state, _ = play(state, "AH JH")
    assert choices(state) == "QH KH 10H"
    state, _ = play(state, "10H")
    assert choices(state) == "QC"
    state, events = play(state, "QC")
    won = first_of(events, TrickWon)
    assert (won.seat, won.points) == (0, 26)
    assert state.public.points[0] + state.public.marriage_points[0] == 66
    assert ticks_of(66) == 2
