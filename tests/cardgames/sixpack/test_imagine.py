"""States out of views: to the seat they look like the true one, and they can be played on."""

import random

import pytest

from game.cardgames.sixpack.imagine import imagine
from game.cardgames.sixpack.rules import SIXPACK
from game.cardgames.sixpack.state import SixpackState
from tests.cardgames.sixpack.boards import Turn
from tests.cardgames.sixpack.matches import all_cards, playing, random_setup


def played_out(state: SixpackState, chance: random.Random) -> SixpackState:
    while pending := SIXPACK.pending(state):
        seat = chance.choice(list(pending))
        state = SIXPACK.apply(state, seat, chance.choice(pending[seat])).state
    return state


@pytest.mark.parametrize("seats", range(2, 7))
def test_an_imagined_state_looks_the_same(seats: int) -> None:
    chance = random.Random(seats)
    for _game in range(40):
        for state, _events in playing(random_setup(seats, chance), chance):
            seat = chance.choice([*range(seats), None])
            view = SIXPACK.view(state, seat)
            imagined = imagine(view, chance)
            assert SIXPACK.view(imagined, seat) == view
            assert sorted(all_cards(imagined)) == sorted(all_cards(state))
            assert list(SIXPACK.pending(imagined)) == list(SIXPACK.pending(state))
            assert len(imagined.left) == len(state.left)


@pytest.mark.parametrize("seats", range(2, 7))
def test_an_imagined_state_can_be_played_to_the_end(seats: int) -> None:
    chance = random.Random(seats)
    for _game in range(8):
        for state, _events in playing(random_setup(seats, chance), chance):
            seat = chance.randrange(seats)
            assert played_out(imagine(SIXPACK.view(state, seat), chance), chance).ranking


def test_calculators_that_were_laid_are_calculators() -> None:
    turn = Turn("1 | 6 | 6", "calculator:1 calculator:3 2 4", "calculator:2 3 5", "5 5 1")
    turn.lay_one(0, "calculator:1+calculator:3+2")
    for seed in range(20):
        imagined = imagine(SIXPACK.view(turn.state, 2), random.Random(seed))
        (lay,) = imagined.laid[0]
        assert len(lay.calculators) == 2
        assert all(imagined.cards[card].pack == "calculator" for card in lay.calculators)


def test_what_is_known_stays() -> None:
    turn = Turn("4 | 6 | 6", "4 1", "5 2 seethrough:3", "6 3 3")
    turn.lay_one(1, "5").lay_one(0, "4").lay_one(2, "6")
    for seed in range(20):
        imagined = imagine(SIXPACK.view(turn.state, 2), random.Random(seed))
        assert turn.texts(card for card in imagined.hands[0] if turn.text(card) == "4") == "4"
        assert "seethrough:3" in turn.texts(imagined.hands[1])
