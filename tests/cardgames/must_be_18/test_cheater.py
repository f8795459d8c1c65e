"""The cheater knows the stock, or only the hands; it sees further than a turn."""

from msgspec.structs import replace

from game.ai.agent import Budget, Peek
from game.cardgames.must_be_18.players.cheater import Cheater
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.rules.state import MustBe18State
from game.engine.contract import Choice
from tests.contract.random_matches import random_match

ORDERS = 4


def chosen(cheater: Cheater, state: MustBe18State, seat: int) -> Choice:
    return cheater.choose(Peek(state, seat), Budget(), 1).choice


def test_who_does_not_know_the_stock_chooses_the_same_whatever_its_order() -> None:
    """The one who knows it chooses by it now and then."""
    knowing, ignorant = Cheater(turns=2), Cheater(turns=2, shuffles=2)
    differs = asked = 0
    for seed in range(2):
        for state, _events, seat, _choice in random_match("must_be_18", seed)[1]:
            if seat is None or len(MUST_BE_18.pending(state)[seat]) == 1 or len(set(state.stock)) < 2:
                continue
            turned = [
                replace(state, stock=(*state.stock[cut:], *state.stock[:cut])) for cut in range(1, ORDERS)
            ]
            asked += 1
            assert {chosen(ignorant, other, seat) for other in turned} == {chosen(ignorant, state, seat)}
            differs += len({chosen(knowing, other, seat) for other in (state, *turned)}) > 1
            if asked % 12 == 0:
                break
    assert asked > 12
    assert differs
