"""RULES.md §2.1 and §6: the cards that others may still hold."""

from game.cardgames.six_takes.rules.events import PickCard, PlayCard
from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.cardgames.six_takes.rules.view import unseen_cards
from game.engine.contract import Setup
from tests.support.six_takes_boards import lying, table

ROWS = "10 11\n12\n13\n14"


def test_all_of_the_deck_but_the_own_hand_and_the_table() -> None:
    state = lying(table(ROWS, [(1, 2, 3), (4, 5, 6)]), deck=20, taken=((15,), (16, 17)))
    assert unseen_cards(SIX_TAKES.view(state, 0)) == (4, 5, 6, 7, 8, 9, 18, 19, 20)
    assert unseen_cards(SIX_TAKES.view(state, None)) == (1, 2, 3, 4, 5, 6, 7, 8, 9, 18, 19, 20)


def test_the_own_chosen_card_is_not_among_them_and_revealed_ones_are_not() -> None:
    state = lying(table(ROWS, [(1, 2, 3), (4, 5, 6)]), deck=20)
    state, _ = SIX_TAKES.apply(state, 0, PlayCard(2))
    assert unseen_cards(SIX_TAKES.view(state, 0)) == (4, 5, 6, 7, 8, 9, 15, 16, 17, 18, 19, 20)
    state, _ = SIX_TAKES.apply(state, 1, PlayCard(5))
    assert state.open.waiting == ((2, 0), (5, 1))
    assert unseen_cards(SIX_TAKES.view(state, 0)) == (4, 6, 7, 8, 9, 15, 16, 17, 18, 19, 20)


def test_in_a_draft_those_that_lie_open_and_those_that_others_have_picked() -> None:
    state, _ = SIX_TAKES.deal(SIX_TAKES.open(Setup(3, 2, SixTakesOptions(draft=True))))
    picked = [state.open.pool[29], state.open.pool[0], state.open.pool[12]]
    for seat, card in enumerate(picked):
        state, _ = SIX_TAKES.apply(state, seat, PickCard(card))
    theirs = [picked[1], picked[2]]
    assert unseen_cards(SIX_TAKES.view(state, 0)) == tuple(sorted([*state.open.pool, *theirs]))
    assert unseen_cards(SIX_TAKES.view(state, None)) == tuple(sorted([*state.open.pool, *picked]))
