"""The cheater: best play with all hands open, the yardstick of the arena."""

from game.ai.agent import Budget, Peek
from game.cardgames.sixty_six.players.cheater import Cheater
from game.cardgames.sixty_six.players.position import HandPosition, by_ticks
from game.cardgames.sixty_six.players.solver import OpenHand
from game.cardgames.sixty_six.rules.events import MOON, Bid, HandScored, PlayCard
from game.cardgames.sixty_six.rules.game import SIXTY_SIX, SixtySixState
from game.engine.contract import Choice
from tests.cardgames.sixty_six.deals import call, card, dealt, ending, playing, setup

MOON_DEAL = ("AC 10C KC QC AD 10D", "9C JC 9D JD 9H 9S", "AH 10H KH AS 10S KS", "KD QD JH QH JS QS")


def choice_of(state: SixtySixState) -> Choice:
    return Cheater().choose(Peek(state, state.public.asked or 0), Budget(), 1).choice


def test_it_makes_what_can_be_made() -> None:
    """Four of them play for what best play comes to."""
    for seed in range(4):
        state = call(SIXTY_SIX.deal(SIXTY_SIX.open(setup(seed))).state, 1, 0, 0, 0).state
        assert state.public.bidder is not None
        bidders = state.public.bidder % 2
        expected = OpenHand(HandPosition.of(state.public, state.hands), by_ticks(1)).best()
        while True:
            step = SIXTY_SIX.apply(state, state.public.asked or 0, choice_of(state))
            state = step.state
            if isinstance(step.events[-1], HandScored):
                change = step.events[-1].change
                break
        assert change[bidders] - change[1 - bidders] == expected


def test_it_calls_a_moon_that_cannot_fail() -> None:
    """The last to call has nobody to leave it to."""
    state = call(dealt(*MOON_DEAL[1:], MOON_DEAL[0]), 0, 0, 0).state
    assert choice_of(state) == Bid(MOON)


def test_it_does_not_bid_more_than_it_must() -> None:
    """Dot, the dealer, is the last to call: nobody can outbid her 1, or 2 over a 1."""
    state = dealt("9C JC 9D JD 9H JH", "9S JS QS QH KH QD", "10H KS QC KC KD 10D", "AC 10C AD AH AS 10S")
    assert choice_of(call(state, 0, 0, 0).state) in (Bid(1), Bid(MOON))


def test_a_single_card_needs_no_thought_and_equal_ones_leave_the_better_margin() -> None:
    # Bob's ace takes the trick whatever Ann throws; her 10 is worth ten points to him.
    state = ending("10H 9H", "AH AS", "9D JD", "9S QS", trump="C")
    assert choice_of(state) == PlayCard(card("9H"))


def test_it_announces_its_marriage() -> None:
    """§10.7."""
    state = playing(
        "KC QC 9D JD 9H JS",
        "AC 10C 9C AH AD KD",
        "JC JH 10D KS QS 9S",
        "10H QD KH QH AS 10S",
        announce="manual",
    )
    choice = choice_of(state)
    assert isinstance(choice, PlayCard)
    assert choice.announce == (choice.card in (card("KC"), card("QC")))
