"""Sixty-six's agents: sensible calls and cards, and their styles; and the cheater, the arena's yardstick."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from game.ai.agent import Budget, CheaterView, Decision
from game.ai.levels import ADVISER
from game.cardgames.sixty_six.players.agents import AGENTS, PLAIN, STYLES, WINNING, Style
from game.cardgames.sixty_six.players.alpha_beta import AlphaBeta
from game.cardgames.sixty_six.players.cheater import Cheater
from game.cardgames.sixty_six.players.position import HandPosition, by_ticks
from game.cardgames.sixty_six.players.rules_of_thumb import chance_to_take
from game.cardgames.sixty_six.players.solver import OpenHand
from game.cardgames.sixty_six.rules.deck import NAMES, points_of
from game.cardgames.sixty_six.rules.events import MOON, PASS, Bid, HandScored, PlayCard
from game.cardgames.sixty_six.rules.foresight import trick_with
from game.cardgames.sixty_six.rules.game import SIXTY_SIX, SixtySixState
from game.cardgames.sixty_six.rules.view import Pair, SixtySixView
from game.engine.contract import Choice
from tests.cardgames.sixty_six.deals import call, card, deal_hands, play, setup, state_near_end, state_of_play
from tests.support.sampling import sampled
from tests.support.spying import spy
from tests.support.ticking import Ticking

FEW = Budget(samples=4)
SEARCHERS = ["swan", "eider", ADVISER]
FORESEERS = SEARCHERS[1:]


def decide(state: SixtySixState, level: str, samples: int = 40) -> Decision:
    return AGENTS[level]().choose(SIXTY_SIX.view(state, state.public.asked), Budget(samples=samples), 3)


def card_chosen(state: SixtySixState, level: str, samples: int = 40) -> str:
    return NAMES[decide(state, level, samples).choice.card]


def opening_call(hand: str, level: str, *others: str) -> int:
    """Return the level's opening call with this hand."""
    own = {card(name) for name in hand.split()}
    rest = [NAMES[one] for one in range(24) if one not in own]
    hands = [hand] + [" ".join(rest[place::3]) for place in range(3)]
    return decide(deal_hands(*hands), level, 120).choice.bid


def test_bid_by_samples_does_not_depend_on_the_machines_speed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = SIXTY_SIX.view(deal_hands(), 0)
    bid = AGENTS["eider"]().choose(view, Budget(), 1)
    monkeypatch.setattr(time, "perf_counter", Ticking())
    assert AGENTS["eider"]().choose(view, Budget(), 1) == bid


@pytest.mark.parametrize("hand", ["AS AH AD AC 10S 10H", "9S 9H JD JC QS QH"], ids=["Moon hand", "weak hand"])
def test_bid_keeps_to_the_time_limit(hand: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With and without a promising Moon."""
    own = {card(name) for name in hand.split()}
    rest = [NAMES[one] for one in range(24) if one not in own]
    state = deal_hands(hand, *[" ".join(rest[place::3]) for place in range(3)])
    view = SIXTY_SIX.view(state, state.public.asked)
    assert sorted(view.hand) == sorted(own)
    clock = Ticking()
    monkeypatch.setattr(time, "perf_counter", clock)
    AGENTS["eider"]().choose(view, Budget(seconds=0.05), 1)
    assert 0.04 < clock.now < 0.053


def test_deal_that_takes_too_long_to_solve_is_abandoned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each card that the solver tries takes 1 μs here, and nothing else takes any time."""
    searches = spy(monkeypatch, AlphaBeta, "__init__")

    def clock() -> float:
        return 1e-6 * sum([one.args[0].nodes for one in searches])

    monkeypatch.setattr(time, "perf_counter", clock)
    state = state_of_play(bid=2)
    view = SIXTY_SIX.view(state, state.public.asked)
    for seconds in (0.004, 0.008):
        start = clock()
        decision = AGENTS["eider"]().choose(view, Budget(samples=20, seconds=seconds), 1)
        assert 0.85 * seconds < clock() - start < seconds
        assert len(decision.prospects) == 6
        assert len({one.value for one in decision.prospects}) > 1, "play-outs distinguish the cards"


# -- sensible answers --------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", sampled(["drake", *SEARCHERS], 2))
def test_bids_on_published_hands(level: str) -> None:
    safe_ones = ("KC QC 10D QD 9D JS", "AC 10C JC 10H 9H JH")
    assert all(1 <= opening_call(hand, level) <= 2 for hand in safe_ones)
    assert 1 <= opening_call("AS 10S KS AH KD JD", level) <= 2
    assert 0 <= opening_call("AD 9C QS 9S KH QH", level) <= 2


@pytest.mark.parametrize("level", sampled(["drake", *SEARCHERS], 2))
def test_worthless_hand_passes(level: str) -> None:
    assert opening_call("9C JC 9D JD 9H QS", level) == PASS


@pytest.mark.parametrize("level", sampled(FORESEERS, 1))
def test_sure_moon_is_called(level: str) -> None:
    assert opening_call("AC 10C KC QC AD AH", level) == MOON


def test_no_moon_if_it_is_not_allowed() -> None:
    """§10.8."""
    state = deal_hands(
        "AC 10C KC QC AD AH", "9C JC 9D JD 9H JH", "10D KD QD 10H KH QH", "AS 10S KS QS JS 9S", moon="off"
    )
    assert decide(state, "eider").choice.bid < MOON


@pytest.mark.parametrize("level", ["drake", *SEARCHERS])
def test_points_are_added_to_the_partners_trick(level: str) -> None:
    """Cem leads the last trump; Ann can neither follow nor trump, and her 9 wins nothing later."""
    state = state_of_play(
        "9C 9H KS QD 10H 9S", "JC KH 10S 10D 9D JD", "QC QH AS 10C AC AD", "KC AH JS KD JH QS"
    )
    state = play(state, "9C JC QC KC  AH 9H KH QH  JS KS 10S AS  10C KD QD 10D  AC JH").state
    assert card_chosen(state, level) == "10H"


@pytest.mark.parametrize("level", ["drake", *SEARCHERS])
def test_points_are_kept_out_of_the_opponents_trick(level: str) -> None:
    """Dot leads the last trump; ten more points would make a third tick."""
    state = state_of_play(
        "9C JH KD KS 10H 9S", "JC KH 10D 10S 9D JD", "QC QH QD JS 9H AD", "KC AH 10C AS AC QS"
    )
    state = play(state, "9C JC QC KC  AH JH KH QH  10C KD 10D QD  AS KS 10S JS  AC").state
    assert card_chosen(state, level) == "9S"


@pytest.mark.parametrize("level", ["drake", *SEARCHERS])
def test_marriage_is_led(level: str) -> None:
    """§5: forty points for a king that may well be lost."""
    state = state_of_play(
        "KC QC 9D JD 9H JS", "AC 10C 9C AH AD KD", "JC JH 10D KS QS 9S", "10H QD KH QH AS 10S"
    )
    assert card_chosen(state, level) in ("KC", "QC")


def test_marriage_is_declared_if_not_automatic() -> None:
    """§10.7."""
    for level in ("drake", *SEARCHERS):
        choice = decide(state_of_play(announce="manual"), level).choice
        assert choice.announce == (
            choice.card in (card("KC"), card("QC"), card("QD")) and choice.card != card("QD")
        )


def test_open_hands_are_used() -> None:
    """§10.12: an agent that sees all hands plays like the cheater."""
    state = SIXTY_SIX.deal(SIXTY_SIX.open(setup(4, open_hands=True))).state
    for bid in (1, 0, 0, 0):
        state = SIXTY_SIX.apply(state, state.public.asked or 0, Bid(bid)).state
    prospects = decide(state, ADVISER, 1).prospects
    best = Cheater().choose(CheaterView(state, state.public.asked or 0), FEW, 1).choice
    assert next(one.value for one in prospects if one.choice == best) == max(one.value for one in prospects)


# -- the cheater -----------------------------------------------------------------------------------------


MOON_DEAL = ("AC 10C KC QC AD 10D", "9C JC 9D JD 9H 9S", "AH 10H KH AS 10S KS", "KD QD JH QH JS QS")


def choice_of(state: SixtySixState) -> Choice:
    return Cheater().choose(CheaterView(state, state.public.asked or 0), Budget(), 1).choice


def test_cheater_reaches_the_result_of_best_play() -> None:
    """With cheaters in all four seats."""
    for seed in range(4):
        state = call(SIXTY_SIX.deal(SIXTY_SIX.open(setup(seed))).state, 1, 0, 0, 0).state
        assert state.public.bidder is not None
        bidders = state.public.bidder % 2
        expected = OpenHand(HandPosition.from_view(state.public, state.hands), by_ticks(1)).value()
        while True:
            step = SIXTY_SIX.apply(state, state.public.asked or 0, choice_of(state))
            state = step.state
            if isinstance(step.events[-1], HandScored):
                change = step.events[-1].change
                break
        assert change[bidders] - change[1 - bidders] == expected


def test_cheater_calls_a_sure_moon() -> None:
    """It calls last, so there is nobody else to leave the bid to."""
    assert choice_of(call(deal_hands(*MOON_DEAL[1:], MOON_DEAL[0]), 0, 0, 0).state) == Bid(MOON)


def test_cheater_bids_no_more_than_it_must() -> None:
    """Dot, the dealer, calls last, so nobody can outbid her 1."""
    state = deal_hands("9C JC 9D JD 9H JH", "9S JS QS QH KH QD", "10H KS QC KC KD 10D", "AC 10C AD AH AS 10S")
    assert choice_of(call(state, 0, 0, 0).state) in (Bid(1), Bid(MOON))


def test_cheater_breaks_ties_by_the_better_margin() -> None:
    # Bob's ace wins the trick whatever Ann leads; her 10 would bring him ten points.
    state = state_near_end("10H 9H", "AH AS", "9D JD", "9S QS", trump="C")
    assert choice_of(state) == PlayCard(card("9H"))


def test_cheater_declares_its_marriage() -> None:
    """§10.7."""
    state = state_of_play(
        "KC QC 9D JD 9H JS",
        "AC 10C 9C AH AD KD",
        "JC JH 10D KS QS 9S",
        "10H QD KH QH AS 10S",
        announce="manual",
    )
    choice = choice_of(state)
    assert choice.announce == (choice.card in (card("KC"), card("QC")))


# -- styles: players value the same outcomes differently, each in line with its style ----------------------


OWN, OTHERS = 0, 1


def a_view(score: Pair = (0, 0), **options: object) -> SixtySixView:
    return SIXTY_SIX.view(state_of_play(score=score, **options), 0)


def value_to_style(style: Style, change: Pair, bidders: int = OWN, score: Pair = (0, 0)) -> float:
    return style.hand_value(a_view(score), bidders, change)


def test_plain_counts_ticks() -> None:
    assert value_to_style(PLAIN, (3, 1)) == 2
    assert value_to_style(PLAIN, (-2, 2)) == -4
    assert PLAIN.choice_bonus(a_view(), PlayCard(3)) == PLAIN.choice_bonus(a_view(), Bid(2)) == 0


def test_careful_bids_less_and_daring_more() -> None:
    view = SIXTY_SIX.view(deal_hands(), 0)
    low, high, moon = (
        [STYLES[name].choice_bonus(view, Bid(bid)) for name in ("careful", "daring")] for bid in (1, 3, MOON)
    )
    assert high[0] < low[0] < 0 < low[1] < high[1]
    assert moon[0] < high[0]
    assert moon[1] > high[1] + 1


def test_spiteful_prefers_to_set_a_bid() -> None:
    """Its team gains two and the others lose one, or nobody gains and the others lose three."""
    assert value_to_style(PLAIN, (2, -1), OTHERS) == value_to_style(PLAIN, (0, -3), OTHERS)
    assert value_to_style(STYLES["spiteful"], (2, -1), OTHERS) < value_to_style(
        STYLES["spiteful"], (0, -3), OTHERS
    )


def test_hunting_counts_the_others_only_if_they_lead() -> None:
    hunting = STYLES["hunting"]
    assert value_to_style(hunting, (3, 2), score=(5, 1)) > value_to_style(hunting, (1, 1), score=(5, 1))
    assert value_to_style(hunting, (3, 2), score=(1, 5)) < value_to_style(hunting, (1, 1), score=(1, 5))


def test_hunting_outbids_only_opponents_who_lead() -> None:
    view = SIXTY_SIX.view(deal_hands(), 0)
    ahead, behind = (replace(view, score=score) for score in ((5, 1), (1, 5)))
    assert STYLES["hunting"].choice_bonus(ahead, Bid(1)) == 0 < STYLES["hunting"].choice_bonus(behind, Bid(1))


@pytest.mark.parametrize(
    ("calls", "theirs"), [((), False), ((0,), False), ((1,), True), ((1, 0), False), ((1, 0, 0), True)]
)
def test_grumpy_outbids_opponents_but_not_its_partner(calls: tuple[int, ...], theirs: bool) -> None:
    view = replace(SIXTY_SIX.view(deal_hands(), len(calls) % 4), calls=calls)
    assert (STYLES["grumpy"].choice_bonus(view, Bid(2)) > 0) == theirs


def test_greedy_takes_the_points_of_a_trick_and_kind_leaves_them() -> None:
    """The ace of trumps wins the king and the ten; a nine of another suit doesn't."""
    view = replace(a_view(), tricks=(), trump=0, bid=2, trick=((1, 9), (2, 10), (3, 12)))
    takes, leaves = PlayCard(5), PlayCard(6)
    assert expected_points(view, takes) > expected_points(view, leaves)
    assert STYLES["greedy"].choice_bonus(view, takes) > STYLES["greedy"].choice_bonus(view, leaves)
    assert STYLES["kind"].choice_bonus(view, takes) < STYLES["kind"].choice_bonus(view, leaves)


def test_spiteful_saves_its_high_cards() -> None:
    view = replace(a_view(), tricks=(), trump=0, bid=2, trick=((3, 12),))
    ace, nine = PlayCard(5), PlayCard(0)
    assert STYLES["spiteful"].choice_bonus(view, ace) < STYLES["spiteful"].choice_bonus(view, nine)


def test_kind_prefers_ticks_for_everybody_and_grumpy_for_nobody_else() -> None:
    assert value_to_style(STYLES["kind"], (2, 2)) > value_to_style(STYLES["kind"], (1, 0))
    assert value_to_style(STYLES["grumpy"], (2, 1)) < value_to_style(STYLES["grumpy"], (1, 0))


def test_hasty_plays_high_cards_and_trumps_and_stately_keeps_trumps() -> None:
    view = replace(a_view(), tricks=(), trump=0, bid=2, trick=((3, 12),))
    ace_of_trumps, nine = PlayCard(5), PlayCard(6)
    assert STYLES["hasty"].choice_bonus(view, ace_of_trumps) > STYLES["hasty"].choice_bonus(view, nine)
    assert STYLES["stately"].choice_bonus(view, ace_of_trumps) < STYLES["stately"].choice_bonus(view, nine)


def test_winning_prefers_the_match_to_a_larger_margin() -> None:
    # At 8 all, two ticks win whatever the others score; at the start, the larger margin is better.
    assert value_to_style(WINNING, (2, 1), score=(8, 8)) > value_to_style(WINNING, (1, -1), score=(8, 8))
    assert value_to_style(WINNING, (2, 1)) < value_to_style(WINNING, (1, -1))


@given(
    style=st.sampled_from([PLAIN, WINNING, *STYLES.values()]),
    bidders=st.sampled_from([OWN, OTHERS]),
    score=st.tuples(st.integers(-6, 9), st.integers(-6, 9)),
    change=st.tuples(st.integers(-4, 6), st.integers(-4, 6)),
    higher=st.booleans(),
)
def test_values_never_fall_with_own_ticks_or_rise_with_the_others(
    style: Style, bidders: int, score: Pair, change: Pair, higher: bool
) -> None:
    """The solver relies on it."""
    view = a_view(score, both_finish="higher" if higher else "bidders")
    now = style.hand_value(view, bidders, change)
    assert style.hand_value(view, bidders, (change[0] + 1, change[1])) >= now - 1e-9
    assert style.hand_value(view, bidders, (change[0], change[1] - 1)) >= now - 1e-9


def expected_points(view: SixtySixView, choice: Choice) -> float:
    stake = points_of(tuple(card for _seat, card in trick_with(view, choice.card)))
    return chance_to_take(view, choice.card) * stake
