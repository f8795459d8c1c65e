"""Deals of what a seat can't see agree with its view; and the cards that others may hold."""

from collections import Counter

import numpy as np
import pytest
from msgspec.structs import replace

from game.cardgames.six_takes.players.determinization import deal_hands, hidden_cards, other_seats
from game.cardgames.six_takes.rules.events import PickCard, PlayCard
from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.cardgames.six_takes.rules.view import SixTakesView, unseen_cards
from game.engine.contract import Setup
from game.engine.match import Match
from tests.support.six_takes_boards import round_after, table, with_public


def sample_hands(view: SixTakesView, deals: int, seed: int = 1) -> list[list[tuple[int, ...]]]:
    hands = deal_hands(view, deals, np.random.default_rng(seed))
    return [[tuple(hand) for hand in hands[:, number].tolist()] for number in range(deals)]


@pytest.mark.parametrize("seats", [2, 5, 10])
@pytest.mark.parametrize("professional", [False, True])
def test_hands_are_unseen_cards_without_repeats_of_the_right_size(seats: int, professional: bool) -> None:
    view = round_after(3, seats, 4, professional=professional).view(0)
    for hands in sample_hands(view, 30):
        assert [len(hand) for hand in hands] == [len(view.hand)] * (seats - 1)
        assert all(list(hand) == sorted(hand) for hand in hands)
        cards = [card for hand in hands for card in hand]
        assert len(set(cards)) == len(cards)
        assert set(cards) <= set(unseen_cards(view))


def test_deals_differ() -> None:
    assert len({str(hands) for hands in sample_hands(round_after(0, 4, 4).view(2), 50)}) == 50


def test_after_a_draft_everybody_holds_what_they_picked() -> None:
    match = round_after(0, 3, 4, draft=True)
    match.choose(1, PlayCard(match.state.hands[1][0]))
    view = match.view(0)
    assert all(hands == [view.known[1], view.known[2]] for hands in sample_hands(view, 5))


def test_few_possible_deals_all_occur_equally_often() -> None:
    view = round_after(8, 3, 7, professional=True).view(0)
    # Four unseen cards in two hands of two: six deals.
    count = Counter(str(hands) for hands in sample_hands(view, 60))
    assert len(count) == 6
    assert set(count.values()) == {10}


def test_only_possible_deal_is_the_true_one() -> None:
    match = round_after(2, 2, 9, professional=True)
    assert sample_hands(match.view(0), 4) == [[match.state.hands[1]]] * 4


def test_hidden_cards_are_those_never_shown() -> None:
    match = round_after(4, 4, 5)
    state, view = match.state, match.view(3)
    shown = {card for turn in state.public.plays for card, _seat in turn}
    first = {card for row in (*state.public.rows, *state.public.taken) for card in row}
    hidden = {card for card in range(1, 105) if hidden_cards(view)[card]}
    assert hidden == set(range(1, 105)) - shown - first
    assert set(view.hand) < hidden


def test_others_are_the_players_of_this_round() -> None:
    assert other_seats(replace(round_after(0, 5, 5).view(1), playing=(0, 1, 4))) == (0, 4)


def test_row_is_chosen_with_hands_from_the_remaining_cards() -> None:
    match = round_after(0, 4, 5)
    while match.state.public.turn < 10 and not match.state.public.waiting:
        seat = next(iter(match.pending))
        match.choose(seat, min(match.pending[seat], key=lambda one: one.card))
    view = match.view(next(iter(match.pending)))
    assert view.stage == "place"
    assert all(len(hand) == len(view.hand) for hands in sample_hands(view, 5) for hand in hands)


def test_open_cards_of_a_draft_stay_unseen_after_a_pick() -> None:
    match = Match(SIX_TAKES, Setup(3, 1, SixTakesOptions(draft=True)))
    match.deal()
    match.choose(match.state.public.picker, PickCard(match.state.public.pool[0]))
    assert set(match.state.public.pool) <= set(unseen_cards(match.view(0)))


# -- unseen cards (RULES.md §2.1 and §6) -----------------------------------------------------------------


ROWS = "10 11\n12\n13\n14"


def test_unseen_are_all_cards_except_the_hand_and_the_table() -> None:
    state = with_public(table(ROWS, [(1, 2, 3), (4, 5, 6)]), deck=20, taken=((15,), (16, 17)))
    assert unseen_cards(SIX_TAKES.view(state, 0)) == (4, 5, 6, 7, 8, 9, 18, 19, 20)
    assert unseen_cards(SIX_TAKES.view(state, None)) == (1, 2, 3, 4, 5, 6, 7, 8, 9, 18, 19, 20)


def test_own_chosen_card_and_revealed_cards_are_not_unseen() -> None:
    state = with_public(table(ROWS, [(1, 2, 3), (4, 5, 6)]), deck=20)
    state, _ = SIX_TAKES.apply(state, 0, PlayCard(2))
    assert unseen_cards(SIX_TAKES.view(state, 0)) == (4, 5, 6, 7, 8, 9, 15, 16, 17, 18, 19, 20)
    state, _ = SIX_TAKES.apply(state, 1, PlayCard(5))
    assert state.public.waiting == ((2, 0), (5, 1))
    assert unseen_cards(SIX_TAKES.view(state, 0)) == (4, 6, 7, 8, 9, 15, 16, 17, 18, 19, 20)


def test_open_cards_and_others_picks_of_a_draft_count_as_unseen() -> None:
    state, _ = SIX_TAKES.deal(SIX_TAKES.open(Setup(3, 2, SixTakesOptions(draft=True))))
    picked = [state.public.pool[29], state.public.pool[0], state.public.pool[12]]
    for seat, card in enumerate(picked):
        state, _ = SIX_TAKES.apply(state, seat, PickCard(card))
    theirs = [picked[1], picked[2]]
    assert unseen_cards(SIX_TAKES.view(state, 0)) == tuple(sorted([*state.public.pool, *theirs]))
    assert unseen_cards(SIX_TAKES.view(state, None)) == tuple(sorted([*state.public.pool, *picked]))
