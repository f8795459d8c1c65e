"""The agents of Sixty-six: sensible calls and cards; and the cheater, the yardstick of the arena."""

import time
from typing import Any

import pytest

from game.ai.agent import Budget, Decision, Peek
from game.ai.levels import ADVISER
from game.cardgames.sixty_six.players.agents import AGENTS
from game.cardgames.sixty_six.players.alpha_beta import AlphaBeta
from game.cardgames.sixty_six.players.cheater import Cheater
from game.cardgames.sixty_six.players.position import HandPosition, by_ticks
from game.cardgames.sixty_six.players.solver import OpenHand
from game.cardgames.sixty_six.rules.deck import NAMES
from game.cardgames.sixty_six.rules.events import MOON, PASS, Bid, HandScored, PlayCard
from game.cardgames.sixty_six.rules.game import SIXTY_SIX, SixtySixState
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.engine.contract import Choice
from tests.cardgames.sixty_six.deals import call, card, dealt, ending, play, playing, setup
from tests.support.sampling import sampled
from tests.support.ticking import Ticking

FEW = Budget(samples=4)
SEARCHERS = ["swan", "eider", ADVISER]
FORESEERS = SEARCHERS[1:]


def decide(state: SixtySixState, level: str, samples: int = 40) -> Decision:
    return AGENTS[level]().choose(SIXTY_SIX.view(state, state.public.asked), Budget(samples=samples), 3)


def played(state: SixtySixState, level: str, samples: int = 40) -> str:
    choice = decide(state, level, samples).choice
    return NAMES[choice.card]


def called(hand: str, level: str, *others: str) -> int:
    """What it calls first with this hand."""
    own = {card(name) for name in hand.split()}
    rest = [NAMES[one] for one in range(24) if one not in own]
    hands = [hand] + [" ".join(rest[place::3]) for place in range(3)]
    choice = decide(dealt(*hands), level, 120).choice
    return choice.bid


def test_a_bid_of_so_many_samples_is_the_same_however_slow_the_machine_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = SIXTY_SIX.view(dealt(), 0)
    bid = AGENTS["eider"]().choose(view, Budget(), 1)
    monkeypatch.setattr(time, "perf_counter", Ticking())
    assert AGENTS["eider"]().choose(view, Budget(), 1) == bid


@pytest.mark.parametrize("hand", ["AS AH AD AC 10S 10H", "9S 9H JD JC QS QH"], ids=["a moon", "no moon"])
def test_a_bid_keeps_to_a_time(hand: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one for which Moons are looked at."""
    own = {card(name) for name in hand.split()}
    rest = [NAMES[one] for one in range(24) if one not in own]
    state = dealt(hand, *[" ".join(rest[place::3]) for place in range(3)])
    view = SIXTY_SIX.view(state, state.public.asked)
    assert sorted(view.hand) == sorted(own)
    clock = Ticking()
    monkeypatch.setattr(time, "perf_counter", clock)
    AGENTS["eider"]().choose(view, Budget(seconds=0.05), 1)
    assert 0.04 < clock.now < 0.053


def test_a_deal_that_takes_too_long_to_solve_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each card that the solver tries takes 1 μs here, and nothing else takes any time."""
    started: list[AlphaBeta] = []
    start_search = AlphaBeta.__init__

    def started_search(search: AlphaBeta, *args: Any) -> None:
        start_search(search, *args)
        started.append(search)

    def clock() -> float:
        return 1e-6 * sum([search.nodes for search in started])

    monkeypatch.setattr(AlphaBeta, "__init__", started_search)
    monkeypatch.setattr(time, "perf_counter", clock)
    state = playing(bid=2)
    view = SIXTY_SIX.view(state, state.public.asked)
    for seconds in (0.004, 0.008):
        start = clock()
        decision = AGENTS["eider"]().choose(view, Budget(samples=20, seconds=seconds), 1)
        assert 0.85 * seconds < clock() - start < seconds
        assert len(decision.prospects) == 6
        assert len({one.value for one in decision.prospects}) > 1, "play-outs tell the cards apart"


# -- sensible answers --------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", sampled(["drake", *SEARCHERS], 2))
def test_published_hands_are_bid(level: str) -> None:
    safe_ones = ("KC QC 10D QD 9D JS", "AC 10C JC 10H 9H JH")
    assert all(1 <= called(hand, level) <= 2 for hand in safe_ones)
    assert 1 <= called("AS 10S KS AH KD JD", level) <= 2
    assert 0 <= called("AD 9C QS 9S KH QH", level) <= 2


@pytest.mark.parametrize("level", sampled(["drake", *SEARCHERS], 2))
def test_a_hand_without_anything_passes(level: str) -> None:
    assert called("9C JC 9D JD 9H QS", level) == PASS


@pytest.mark.parametrize("level", sampled(FORESEERS, 1))
def test_a_moon_that_cannot_fail_is_called(level: str) -> None:
    assert called("AC 10C KC QC AD AH", level) == MOON


def test_no_moon_where_there_is_none() -> None:
    """§10.8."""
    state = dealt(
        "AC 10C KC QC AD AH", "9C JC 9D JD 9H JH", "10D KD QD 10H KH QH", "AS 10S KS QS JS 9S", moon="off"
    )
    choice = decide(state, "eider").choice
    assert choice.bid < MOON


@pytest.mark.parametrize("level", ["drake", *SEARCHERS])
def test_points_go_to_a_trick_that_is_the_partners(level: str) -> None:
    """Cem leads the last trump; Ann can neither follow nor trump, and her 9 wins nothing later."""
    state = playing("9C 9H KS QD 10H 9S", "JC KH 10S 10D 9D JD", "QC QH AS 10C AC AD", "KC AH JS KD JH QS")
    state = play(state, "9C JC QC KC  AH 9H KH QH  JS KS 10S AS  10C KD QD 10D  AC JH").state
    assert played(state, level) == "10H"


@pytest.mark.parametrize("level", ["drake", *SEARCHERS])
def test_points_are_kept_from_a_trick_that_is_the_opponents(level: str) -> None:
    """Dot leads the last trump; ten points more would make a third tick."""
    state = playing("9C JH KD KS 10H 9S", "JC KH 10D 10S 9D JD", "QC QH QD JS 9H AD", "KC AH 10C AS AC QS")
    state = play(state, "9C JC QC KC  AH JH KH QH  10C KD 10D QD  AS KS 10S JS  AC").state
    assert played(state, level) == "9S"


@pytest.mark.parametrize("level", ["drake", *SEARCHERS])
def test_a_marriage_is_led(level: str) -> None:
    """§5: forty points for a king that may well be lost."""
    state = playing("KC QC 9D JD 9H JS", "AC 10C 9C AH AD KD", "JC JH 10D KS QS 9S", "10H QD KH QH AS 10S")
    assert played(state, level) in ("KC", "QC")


def test_a_marriage_is_announced_where_that_must_be_said() -> None:
    """§10.7."""
    for level in ("drake", *SEARCHERS):
        choice = decide(playing(announce="manual"), level).choice
        assert choice.announce == (
            choice.card in (card("KC"), card("QC"), card("QD")) and choice.card != card("QD")
        )


def test_open_hands_are_used() -> None:
    """§10.12: who sees all hands plays like the one who cheats."""
    state = SIXTY_SIX.deal(SIXTY_SIX.open(setup(4, open_hands=True))).state
    for bid in (1, 0, 0, 0):
        state = SIXTY_SIX.apply(state, state.public.asked or 0, Bid(bid)).state
    prospects = decide(state, ADVISER, 1).prospects
    best = Cheater().choose(Peek(state, state.public.asked or 0), FEW, 1).choice
    assert next(one.value for one in prospects if one.choice == best) == max(one.value for one in prospects)


def test_every_deal_counts_when_few_are_left() -> None:
    """Dot's two cards are the 9 and the ace of hearts or of spades, and Ann has the other ace to lead."""
    options = SixtySixOptions()
    assert options.announce == "auto"
    state = play(playing(), "KC AC JC 9H").state
    few, many = (decide(state, ADVISER, samples).prospects for samples in (2, 30))
    assert len(few) == len(many)


# -- the cheater -----------------------------------------------------------------------------------------


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
    assert choice.announce == (choice.card in (card("KC"), card("QC")))
