"""States sampled from a view match everything the seat sees of the true state, at every question."""

import random

import pytest

from game.cardgames.sixpack.players.determinization import sample_state
from game.cardgames.sixpack.players.heuristics import Heuristics, random_choice
from game.cardgames.sixpack.rules.choices import LayCard
from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.rules.view import SixpackState
from game.engine.chance import seed_of
from tests.cardgames.sixpack.boards import Turn
from tests.cardgames.sixpack.matches import all_cards, random_match, random_setup
from tests.support.sampling import sampled


def cards_laid(state: SixpackState, seat: int) -> set[int]:
    return {choice.card for choice in SIXPACK.pending(state)[seat] if isinstance(choice, LayCard)}


@pytest.mark.parametrize("seats", sampled(range(2, 7), 3))
def test_sample_looks_like_the_true_state(seats: int) -> None:
    """The seat's view and all cards are the same, and everybody with a question has a legal choice."""
    chance = random.Random(seats)
    kinds = set()
    for _game in range(25):
        for state, _events in random_match(random_setup(seats, chance), chance):
            for question in state.questions:
                kinds.add(question.kind)
                view = SIXPACK.view(state, question.seat)
                sampled = sample_state(view, chance, random_choice)
                assert SIXPACK.view(sampled, question.seat) == view
                assert sorted(all_cards(sampled)) == sorted(all_cards(state))
                assert list(SIXPACK.pending(sampled)) == list(SIXPACK.pending(state))
                assert all(SIXPACK.pending(sampled).values())
    assert {"lay", "land", "pass", "turn_open", "join"} <= kinds


def test_sample_can_be_played_to_its_end() -> None:
    chance = random.Random(1)
    for game in range(30):
        for place, (state, _events) in enumerate(random_match(random_setup(2 + game % 5, chance), chance)):
            if place % 7 or not state.questions:
                continue
            sampled = sample_state(SIXPACK.view(state, state.questions[0].seat), chance, random_choice)
            while pending := SIXPACK.pending(sampled):
                seat = chance.choice(list(pending))
                sampled, _ = SIXPACK.apply(sampled, seat, chance.choice(pending[seat]))
            assert sampled.public.round == state.public.round


def test_samples_differ_in_hidden_cards() -> None:
    turn = Turn("1 | 2 | 3", "4 5", "1 6", "3 2", "5 6")
    chance = random.Random(2)
    view = SIXPACK.view(turn.state, 0)
    hands = {sample_state(view, chance, random_choice).hands for _ in range(20)}
    assert len(hands) > 10
    assert {hand[0] for hand in hands} == {turn.state.hands[0]}


def test_laid_card_is_one_that_the_chooser_would_lay() -> None:
    # Seat 1 has laid one of two cards; if one of them is a 1, it claims a pile with two handprints.
    turn = Turn("3* 4* | 5* | 6", "2 2", "1 5", "5 5").lay_one(1, "5")
    chance, ones = random.Random(3), 0
    for _ in range(40):
        sampled = sample_state(SIXPACK.view(turn.state, 0), chance, Heuristics())
        held = [*sampled.hands[1], sampled.laid[1][0].card]
        numbers = [sampled.public.cards[card].number for card in held]
        if 1 in numbers:
            assert sampled.public.cards[sampled.laid[1][0].card].number == 1
            ones += 1
    assert ones > 5


def test_seats_tied_for_the_lowest_face_up_card_must_lay_it() -> None:
    """§9.5: both are asked at the same time, and only for these cards."""
    turn = Turn("3 | 5 | 6", "2 4", "2 6", "1 5", opened=["2"])
    sampled = sample_state(SIXPACK.view(turn.state, 0), random.Random(4), random_choice)
    assert list(SIXPACK.pending(sampled)) == [0, 1]
    assert cards_laid(sampled, 1) == cards_laid(turn.state, 1)


def test_same_seed_gives_the_same_sample() -> None:
    view = SIXPACK.view(Turn("1 | 2 | 3", "4 5", "1 6", "3 2").state, 0)
    seed = seed_of(7)
    assert sample_state(view, random.Random(seed), random_choice) == sample_state(
        view, random.Random(seed), random_choice
    )
