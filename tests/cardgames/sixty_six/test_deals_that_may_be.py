"""Sampling: only deals that agree with all that lies open, each of them, and each as often as any other."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from game.cardgames.sixty_six.players.bitboards import cards_in, mask_of
from game.cardgames.sixty_six.players.determinization import Deals, Hands
from game.cardgames.sixty_six.rules.deck import ALL
from game.cardgames.sixty_six.rules.events import Bid, PlayCard
from game.cardgames.sixty_six.rules.game import SIXTY_SIX, SixtySixState
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.cardgames.sixty_six.rules.view import SixtySixView
from game.engine.contract import Choice, IllegalChoice
from tests.cardgames.sixty_six.deals import dealt, play, playing

OPTIONS = (
    SixtySixOptions(),
    SixtySixOptions(announce="manual", climb="not_partner"),
    SixtySixOptions(climb="off", over_trump=False),
    SixtySixOptions(climb_after_ruff=True, moon="no_trump", marriage_needs_trick=True),
)


def random_hand(seed: int, options: SixtySixOptions) -> Iterator[tuple[SixtySixState, list[Choice]]]:
    """Each state of a hand in which all choose at random, now and then a Moon, with the choices before it."""
    chance = random.Random(seed)
    cards = chance.sample(range(24), 24)
    hands = tuple(tuple(sorted(cards[6 * seat : 6 * seat + 6])) for seat in range(4))
    start = dealt()
    state = SixtySixState(seed, hands, replace(start.public, options=options))
    chosen: list[Choice] = []
    while pending := SIXTY_SIX.pending(state):
        yield state, list(chosen)
        ((seat, choices),) = pending.items()
        if state.public.stage == "bid":
            choices = choices[-1:] if chance.random() < 0.06 else choices[:2]
        chosen.append(chance.choice(choices))
        state, _ = SIXTY_SIX.apply(state, seat, chosen[-1])


def agrees(view: SixtySixView, chosen: list[Choice], hands: Hands) -> bool:
    """Whether, these cards being in the hands now, the same choices would have led to the same view."""
    whole = [set(cards_in(hand)) for hand in hands]
    for seat, card in [one for trick in view.tricks for one in trick.plays] + list(view.trick):
        whole[seat].add(card)
    state = SixtySixState(
        1, tuple(tuple(sorted(hand)) for hand in whole), replace(dealt().public, options=view.options)
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
    """All ways to lay what is hidden into hands of the sizes that are known."""
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
def test_every_deal_drawn_agrees_with_what_was_seen(seed: int, options: SixtySixOptions) -> None:
    chance = random.Random(seed)
    for state, chosen in random_hand(seed, options):
        view = SIXTY_SIX.view(state, state.public.asked)
        deals = Deals(view)
        for _ in range(2):
            assert agrees(view, chosen, deals.draw(chance))


@given(st.integers(0, 10**6), st.sampled_from(OPTIONS))
def test_the_true_deal_is_always_possible(seed: int, options: SixtySixOptions) -> None:
    for state, _chosen in random_hand(seed, options):
        deals = Deals(SIXTY_SIX.view(state, state.public.asked))
        assert deals.count >= 1
        if deals.count <= 500:
            assert masks(state) in set(deals.every())


@pytest.mark.parametrize("options", OPTIONS)
def test_at_the_end_of_a_hand_just_the_deals_that_agree_are_there(options: SixtySixOptions) -> None:
    checked = 0
    for seed in range(5):
        for state, chosen in random_hand(seed, options):
            view = SIXTY_SIX.view(state, state.public.asked)
            if len(view.tricks) < 4 or view.aside is not None:
                continue
            expected = {hands for hands in all_deals(view) if agrees(view, chosen, hands)}
            deals = Deals(view)
            every = list(deals.every())
            assert len(every) == len(set(every)) == deals.count
            assert set(every) == expected
            checked += 1
    assert checked > 10


def test_at_the_first_call_nothing_is_known() -> None:
    assert Deals(SIXTY_SIX.view(dealt(), 0)).count == 17_153_136


def test_a_shown_marriage_and_a_missing_suit_leave_fewer_deals() -> None:
    """§5.1, §4: Bob's two clubs above the king are not told apart; Dot has none at all."""
    state = play(playing(), "KC AC JC 9H").state
    deals = Deals(SIXTY_SIX.view(state, state.public.asked))
    queen, clubs = mask_of((2,)), mask_of(range(6))
    chance = random.Random(1)
    for _ in range(50):
        ann, _bob, _cem, dot = deals.draw(chance)
        assert ann & queen
        assert not dot & clubs


def test_each_deal_is_drawn_as_often_as_any_other() -> None:
    state = play(playing(), "KC AC JC 9H AH JH 10H QC").state
    while len(state.public.tricks) < 4:
        seat = state.public.asked
        assert seat is not None
        state, _ = SIXTY_SIX.apply(state, seat, SIXTY_SIX.pending(state)[seat][0])
    deals = Deals(SIXTY_SIX.view(state, state.public.asked))
    assert 5 < deals.count < 100
    chance = random.Random(66)
    drawn = Counter(deals.draw(chance) for _ in range(200 * deals.count))
    assert set(drawn) == set(deals.every())
    assert all(130 < count < 280 for count in drawn.values())


def test_open_hands_leave_one_deal() -> None:
    """§10.12."""
    state = dealt(open_hands=True)
    view = replace(SIXTY_SIX.view(state, 0), hands=state.hands)
    assert list(Deals(view).every()) == [masks(state)]


def test_an_own_hand_laid_aside_is_never_asked_and_others_are_drawn_for_it() -> None:
    """§6.1: the bidder of a Moon knows nothing of the hand that its partner laid aside."""
    state = SIXTY_SIX.apply(dealt(), 0, Bid(5)).state
    state = SIXTY_SIX.apply(state, 0, PlayCard(3)).state
    view = SIXTY_SIX.view(state, state.public.asked)
    deals = Deals(view)
    aside = {deals.draw(random.Random(seed))[2] for seed in range(20)}
    assert len(aside) > 10
