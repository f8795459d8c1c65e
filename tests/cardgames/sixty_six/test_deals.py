"""Sampling of hidden hands: exactly the deals that agree with everything seen, each equally likely."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from game.ai.agent import Budget
from game.ai.search import Meter
from game.cardgames.sixty_six.players.agents import AGENTS
from game.cardgames.sixty_six.players.bitboards import cards_in, mask_of
from game.cardgames.sixty_six.players.calling import CallLikelihood
from game.cardgames.sixty_six.players.card_search import likely_deals
from game.cardgames.sixty_six.players.determinization import Deals, Hands
from game.cardgames.sixty_six.players.likelihood import Likelihood, past_plays
from game.cardgames.sixty_six.players.position import HandResult
from game.cardgames.sixty_six.players.rules_of_thumb import (
    declaring_plays,
    heuristic_play,
    play_out,
    state_with_hands,
)
from game.cardgames.sixty_six.rules.deck import ALL, parse_cards
from game.cardgames.sixty_six.rules.events import MOON, Bid, HandScored, PlayCard
from game.cardgames.sixty_six.rules.game import SIXTY_SIX, SixtySixState
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.cardgames.sixty_six.rules.view import SixtySixView, team_of
from game.engine.contract import Choice, IllegalChoice
from tests.cardgames.sixty_six.deals import deal_hands, play, state_of_play
from tests.support.sampling import sampled

OPTIONS = (
    SixtySixOptions(),
    SixtySixOptions(announce="manual", climb="not_partner"),
    SixtySixOptions(climb="off", over_trump=False),
    SixtySixOptions(climb_after_ruff=True, moon="no_trump", marriage_needs_trick=True),
)


def random_hand(seed: int, options: SixtySixOptions) -> Iterator[tuple[SixtySixState, list[Choice]]]:
    """Yield each state of a hand played at random (now and then a Moon), with the choices before it."""
    chance = random.Random(seed)
    cards = chance.sample(range(24), 24)
    hands = tuple(tuple(sorted(cards[6 * seat : 6 * seat + 6])) for seat in range(4))
    state = SixtySixState(seed, hands, replace(deal_hands().public, options=options))
    chosen: list[Choice] = []
    while pending := SIXTY_SIX.pending(state):
        yield state, list(chosen)
        ((seat, choices),) = pending.items()
        if state.public.stage == "bid":
            choices = choices[-1:] if chance.random() < 0.06 else choices[:2]
        chosen.append(chance.choice(choices))
        state, _ = SIXTY_SIX.apply(state, seat, chosen[-1])


def fits_view(view: SixtySixView, chosen: list[Choice], hands: Hands) -> bool:
    """Return whether, with these cards now in the hands, the same choices would have led to the same view."""
    whole = [set(cards_in(hand)) for hand in hands]
    for seat, card in [one for trick in view.tricks for one in trick.plays] + list(view.trick):
        whole[seat].add(card)
    state = SixtySixState(
        1, tuple(tuple(sorted(hand)) for hand in whole), replace(deal_hands().public, options=view.options)
    )
    for choice in chosen:
        asked = state.public.asked
        assert asked is not None
        try:
            state, _ = SIXTY_SIX.apply(state, asked, choice)
        except IllegalChoice:
            return False
    return SIXTY_SIX.view(state, view.seat) == view


def all_deals(view: SixtySixView) -> Iterator[Hands]:
    """Yield all ways to deal the hidden cards into hands of the known sizes."""
    gone = {card for trick in view.tricks for _seat, card in trick.plays} | {
        card for _seat, card in view.trick
    }
    hidden = sorted(ALL - gone - set(view.hand))
    others = [seat for seat in range(4) if seat != view.seat]

    def lay(cards: list[int], seats: list[int]) -> Iterator[dict[int, int]]:
        if not seats:
            yield {}
            return
        for hand in combinations(cards, view.hand_sizes[seats[0]]):
            for rest in lay([card for card in cards if card not in hand], seats[1:]):
                yield {seats[0]: mask_of(hand), **rest}

    for laid in lay(hidden, others):
        both = {**laid, view.seat: mask_of(view.hand)}
        yield both[0], both[1], both[2], both[3]


def masks(state: SixtySixState) -> Hands:
    first, second, third, fourth = map(mask_of, state.hands)
    return first, second, third, fourth


@given(st.integers(0, 10**6), st.sampled_from(OPTIONS))
def test_sampled_deals_agree_with_everything_seen(seed: int, options: SixtySixOptions) -> None:
    chance = random.Random(seed)
    for state, chosen in random_hand(seed, options):
        view = SIXTY_SIX.view(state, state.public.asked)
        deals = Deals(view)
        for _ in range(2):
            assert fits_view(view, chosen, deals.draw(chance))


@given(st.integers(0, 10**6), st.sampled_from(OPTIONS))
def test_true_deal_is_always_possible(seed: int, options: SixtySixOptions) -> None:
    for state, _chosen in random_hand(seed, options):
        deals = Deals(SIXTY_SIX.view(state, state.public.asked))
        assert deals.count >= 1
        if deals.count <= 500:
            assert masks(state) in set(deals.all_deals())


@pytest.mark.parametrize("options", OPTIONS)
def test_late_in_a_hand_exactly_the_agreeing_deals_are_listed(options: SixtySixOptions) -> None:
    checked = 0
    for seed in range(5):
        for state, chosen in random_hand(seed, options):
            view = SIXTY_SIX.view(state, state.public.asked)
            if len(view.tricks) < 4 or view.aside is not None:
                continue
            expected = {hands for hands in all_deals(view) if fits_view(view, chosen, hands)}
            deals = Deals(view)
            every = list(deals.all_deals())
            assert len(every) == len(set(every)) == deals.count
            assert set(every) == expected
            checked += 1
    assert checked > 10


def test_all_deals_are_possible_at_the_first_call() -> None:
    assert Deals(SIXTY_SIX.view(deal_hands(), 0)).count == 17_153_136


def test_shown_marriage_and_missing_suit_leave_fewer_deals() -> None:
    """§5.1, §4: Ann holds the queen of clubs, and Dot has no clubs."""
    state = play(state_of_play(), "KC AC JC 9H").state
    deals = Deals(SIXTY_SIX.view(state, state.public.asked))
    queen, clubs = mask_of((2,)), mask_of(range(6))
    chance = random.Random(1)
    for _ in range(50):
        ann, _bob, _cem, dot = deals.draw(chance)
        assert ann & queen
        assert not dot & clubs


def test_all_deals_are_equally_likely() -> None:
    state = play(state_of_play(), "KC AC JC 9H AH JH 10H QC").state
    while len(state.public.tricks) < 4:
        seat = state.public.asked
        assert seat is not None
        state, _ = SIXTY_SIX.apply(state, seat, SIXTY_SIX.pending(state)[seat][0])
    deals = Deals(SIXTY_SIX.view(state, state.public.asked))
    assert 5 < deals.count < 100
    chance = random.Random(66)
    drawn = Counter(deals.draw(chance) for _ in range(200 * deals.count))
    assert set(drawn) == set(deals.all_deals())
    assert all(130 < count < 280 for count in drawn.values())


def test_open_hands_leave_one_deal() -> None:
    """§10.12."""
    state = deal_hands(open_hands=True)
    view = replace(SIXTY_SIX.view(state, 0), hands=state.hands)
    assert list(Deals(view).all_deals()) == [masks(state)]


def test_partners_hand_laid_aside_is_sampled() -> None:
    """§6.1: the bidder of a Moon knows nothing of the hand that its partner laid aside."""
    state = SIXTY_SIX.apply(deal_hands(), 0, Bid(5)).state
    state = SIXTY_SIX.apply(state, 0, PlayCard(3)).state
    deals = Deals(SIXTY_SIX.view(state, state.public.asked))
    aside = {deals.draw(random.Random(seed))[2] for seed in range(20)}
    assert len(aside) > 10


# -- likelihood of hands by the cards played, and play-outs by rules of thumb -------------------------


def one_lead() -> SixtySixView:
    """Return Ann's view when Dot has led the jack of diamonds to the second trick."""
    state = state_of_play(
        "9C 9H KS QD 10H 9S", "JC KH 10S 10D 9D KD", "QC QH AS 10C AC AD", "KC AH JS JD JH QS"
    )
    return SIXTY_SIX.view(play(state, "9C JC QC KC JD").state, 0)


@pytest.mark.parametrize("options", OPTIONS)
def test_past_plays_have_the_views_of_their_players(options: SixtySixOptions) -> None:
    looked = 0
    for seed in range(15):
        seen: list[tuple[SixtySixView, int]] = []
        for state, choices in random_hand(seed, options):
            view = SIXTY_SIX.view(state, state.public.asked)
            if seen and len(choices) > len(state.public.calls):
                seen[-1] = (seen[-1][0], choices[-1].card)  # type: ignore[attr-defined]
            if view.stage != "play":
                continue
            others = [(before, card) for before, card in seen if before.seat != view.seat]
            found = [(before, card) for before, card, _rest in past_plays(view)]
            assert found == [(replace(before, hand=(), points=(0, 0)), card) for before, card in others]
            looked += len(found)
            seen.append((view, -1))
    assert looked > 400


def test_hand_at_a_past_play_combines_held_and_played_cards() -> None:
    for state, _choices in random_hand(3, OPTIONS[0]):
        view = SIXTY_SIX.view(state, state.public.asked)
        if view.stage == "play":
            for before, card, rest in past_plays(view):
                assert before.seat is not None
                whole = mask_of(state.hands[before.seat]) | rest
                assert whole.bit_count() == 6 - sum(
                    seat == before.seat for trick in before.tricks for seat, _card in trick.plays
                )
                assert whole & mask_of((card,))


def test_true_deal_of_sound_players_is_likelier_than_most() -> None:
    """By their cards alone: calls are left out of the comparison."""
    chance, likelier = random.Random(7), []
    for seed in range(30):
        state = state_of_play()
        cards = random.Random(seed).sample(range(24), 24)
        held = tuple(tuple(sorted(cards[6 * seat : 6 * seat + 6])) for seat in range(4))
        state = replace(state, hands=held)
        for _ in range(10):
            assert state.public.asked is not None
            sound = heuristic_play(SIXTY_SIX.view(state, state.public.asked))
            state = SIXTY_SIX.apply(state, state.public.asked, sound).state
        view = SIXTY_SIX.view(state, state.public.asked)
        likelihood, called, deals = Likelihood(view), CallLikelihood(view), Deals(view)
        drawn = [deals.draw(chance) for _ in range(30)]
        others = [likelihood(one) / called(one) for one in drawn]
        first, second, third, fourth = map(mask_of, state.hands)
        real = (first, second, third, fourth)
        own = likelihood(real) / called(real)
        likelier.append(sum(own > other for other in others) + sum(own == other for other in others) / 2)
    assert sum(likelier) / len(likelier) > 0.6 * 30


def test_at_the_first_lead_only_calls_affect_likelihood() -> None:
    view = SIXTY_SIX.view(state_of_play(), 0)
    assert not list(past_plays(view))
    likelihood, called, deals, chance = Likelihood(view), CallLikelihood(view), Deals(view), random.Random(5)
    drawn = [deals.draw(chance) for _ in range(20)]
    assert [likelihood(one) for one in drawn] == [called(one) for one in drawn]


def test_deals_are_tried_in_proportion_to_their_likelihood() -> None:
    view = one_lead()
    likelihood, chance = Likelihood(view), random.Random(2)
    deals = Deals(view)
    drawn = [deals.draw(chance) for _ in range(2000)]
    ace = mask_of(parse_cards("AD"))
    whole = sum(map(likelihood, drawn))
    expected = sum(likelihood(one) for one in drawn if one[3] & ace) / whole
    weighted = [
        one
        for seed in range(10)
        for one in likely_deals(deals, likelihood, random.Random(seed), 200, Meter(Budget()))
    ]
    found = sum(weight for weight, one in weighted if one[3] & ace) / sum(weight for weight, _one in weighted)
    assert found == pytest.approx(expected, abs=0.04)
    assert len(weighted) < 10 * 200 * 0.8, "most unlikely deals are skipped"


def test_only_possible_deal_is_certain() -> None:
    """§10.12."""
    state = state_of_play(open_hands=True)
    state = SixtySixState(state.chance, state.hands, replace(state.public, hands=state.hands))
    view = SIXTY_SIX.view(state, 0)
    ((weight, found),) = likely_deals(Deals(view), Likelihood(view), random.Random(1), 50, Meter(Budget()))
    assert weight == 1
    assert found == tuple(map(mask_of, state.hands))


def test_all_deals_are_tried_if_few_are_left() -> None:
    """Each has its own weight, however unlikely it is."""
    state = state_of_play()
    while sum(state.public.hand_sizes) > 8:
        assert state.public.asked is not None
        sound = heuristic_play(SIXTY_SIX.view(state, state.public.asked))
        state = SIXTY_SIX.apply(state, state.public.asked, sound).state
    view = SIXTY_SIX.view(state, state.public.asked)
    likelihood, deals = Likelihood(view), Deals(view)
    assert deals.count > 1
    found = likely_deals(deals, likelihood, random.Random(3), deals.count, Meter(Budget()))
    assert sorted(hands for _weight, hands in found) == sorted(deals.all_deals())
    assert all(weight == max(likelihood(one), 1e-9) for weight, one in found)


# -- play-outs -------------------------------------------------------------------------------------------


def result_among_drakes(state: SixtySixState, first: PlayCard) -> HandResult:
    """Return the bidders' result if Drakes play all cards after this one."""
    drake, choice = AGENTS["drake"](), first
    while True:
        seat = state.public.asked
        assert seat is not None
        state, events = SIXTY_SIX.apply(state, seat, choice)
        for event in events:
            if isinstance(event, HandScored):
                team = team_of(event.bidder)
                return HandResult(
                    event.totals[team], event.totals[1 - team], sweep=event.bid == MOON and event.made
                )
        choice = drake.choose(SIXTY_SIX.view(state, state.public.asked), Budget(), 1).choice  # type: ignore[assignment]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("hands", sampled([1, 20], 1))
def test_play_out_plays_like_drakes(options: SixtySixOptions, hands: int) -> None:
    for seed in range(hands):
        for state, _choices in random_hand(seed, options):
            if state.public.stage == "play":
                view = SIXTY_SIX.view(state, state.public.asked)
                mine = state_with_hands(view, tuple(map(mask_of, state.hands)))
                for choice in declaring_plays(view):
                    assert play_out(mine, choice) == result_among_drakes(state, choice)


def test_play_out_without_a_first_card_chooses_one_by_rules_of_thumb() -> None:
    state = state_of_play()
    view = SIXTY_SIX.view(state, 0)
    assert play_out(state) == play_out(state, heuristic_play(view))


def test_state_with_sampled_hands_gives_the_same_view() -> None:
    view = SIXTY_SIX.view(play(state_of_play(), "KC AC JC").state, 3)
    hands = Deals(view).draw(random.Random(4))
    state = state_with_hands(view, hands)
    assert SIXTY_SIX.view(state, 3) == view
    assert tuple(map(mask_of, state.hands)) == hands
    assert state.public == replace(view, seat=None, hand=())


def test_made_moon_is_a_sweep() -> None:
    """§6.3."""
    others = ("9C JC 9D JD 9H JH", "10D KD QD 10H KH QH", "AS 10S KS QS JS 9S")
    assert play_out(state_of_play("AC 10C KC QC AD AH", *others, bid=5)).sweep
    assert not play_out(state_of_play(others[0], "AC 10C KC QC AD AH", *others[1:], bid=5)).sweep
