"""RULES.md §4: choosing, revealing, comparing, and the order in which cards are handled."""

import pytest

from game.cardgames.sixpack.rules.board import Board
from game.cardgames.sixpack.rules.choices import Landing, LandOn, LayCard, TurnStep
from game.cardgames.sixpack.rules.events import (
    CardLaid,
    CardPlaced,
    CardsRevealed,
    CardTakenBack,
    DuplicatesRemoved,
    PileClaimed,
    TurnOrder,
    TurnStarted,
)
from game.cardgames.sixpack.rules.game import ROUTINES, SIXPACK
from game.engine.contract import IllegalChoice
from tests.cardgames.sixpack.boards import Turn, turn_with_one_card_left


def order_of_placements(turn: Turn) -> str:
    return turn.texts(event.card for event in turn.events_of(CardPlaced) if isinstance(event, CardPlaced))


def test_all_choose_at_the_same_time_in_secret() -> None:
    """§4.1, §4.2."""
    turn = Turn("1 | 1 | 1", "2 3", "4 5", "6 6")
    assert [seat for seat, kind in turn.asked if kind == "lay"] == [0, 1, 2]
    turn.lay_one(2, "6").lay_one(0, "3")
    assert [seat for seat, _kind in turn.asked] == [1]
    assert turn.state.public.laid_counts == (1, 0, 1)
    assert not turn.events_of(CardsRevealed)
    (laid, _other) = turn.events_of(CardLaid)
    assert SIXPACK.redact(laid, 1) == CardLaid(2, 0, (), 1, ())
    assert SIXPACK.redact(laid, None) == CardLaid(2, 0, (), 1, ())
    assert SIXPACK.redact(laid, 2) == laid
    turn.lay_one(1, "5")
    assert turn.events_of(CardsRevealed)
    assert turn.state.public.laid_counts == (0, 0, 0)


def test_laid_cards_and_other_players_cards_cannot_be_laid() -> None:
    turn = Turn("1 | 1 | 1", "2 3", "4 5", "6 6").lay_one(0, "2")
    with pytest.raises(IllegalChoice, match="this seat is not asked now"):
        turn.choose(LayCard(5), 0)
    with pytest.raises(IllegalChoice):
        turn.choose(LayCard(4), 1)


def test_two_seats_lay_two_cards_one_after_the_other() -> None:
    """§4.1."""
    turn = Turn("1 | 6 | 6", "2 3 6", "4 5 6")
    turn.lay_one(0, "2")
    assert [seat for seat, _kind in turn.asked] == [1, 0]
    turn.lay_one(0, "3")
    assert [seat for seat, _kind in turn.asked] == [1]
    turn.lay_one(1, "4").lay_one(1, "5")
    assert order_of_placements(turn) == "2 3 4 5"


def test_seat_with_one_card_lays_one() -> None:
    """§4.1: with two seats, each lays two cards if it has them."""
    turn = Turn("1 | 6 | 6", "2", "4 5 6")
    turn.lay("2", "4 5")
    assert turn.waiting == ""
    assert turn.hand(0) == ""


def test_all_duplicates_leave() -> None:
    """§4.3."""
    turn = Turn("1 | 1 | 1", "4 2", "4* 2", "4 2", "5 2").lay("4", "4*", "4", "5")
    assert turn.out == "4 4* 4"
    (removed,) = turn.events_of(DuplicatesRemoved)
    assert removed.number == 4


def test_duplicates_of_two_numbers_leave() -> None:
    """§4.3: the lower number first."""
    turn = Turn("1 | 1 | 1", "5 2", "4 2", "5 2", "4 2").lay("5", "4", "5", "4")
    assert turn.out == "4 4 5 5"
    assert turn.state.public.turn == 2


def test_with_two_seats_own_cards_are_duplicates_too() -> None:
    """§4.3."""
    assert Turn("1 | 1 | 1", "5 5 2", "4 6 2").lay("5 5", "4 6").land(0).out.startswith("5 5")


def test_lowest_number_is_handled_first() -> None:
    """§4.5."""
    turn = Turn("1 | 1* | 1", "5 2", "2 2", "4 2").lay("5", "2", "4")
    (order,) = turn.events_of(TurnOrder)
    assert turn.texts(order.cards) == "2 4 5"
    turn.land(1)
    assert turn.piles == "1 | 1* 2 4 5 | 1"


def test_without_waiting_cards_there_is_no_order() -> None:
    """§4.3."""
    assert not Turn("1 | 1 | 1", "4 2", "4 2", "4 2").lay("4", "4", "4").events_of(TurnOrder)


def test_step_without_a_question_cannot_be_answered() -> None:
    step = TurnStep("reveal")
    assert step == TurnStep("reveal", seat=-1, card=0, pile=-1, count=0, cards=())
    turn = Turn("1 | 1 | 1", "2 3", "4 5", "6 6")
    with pytest.raises(TypeError, match="a step of the kind 'reveal' asks nothing"):
        Board(turn.state, ROUTINES).answer(step, LayCard(4))


def test_first_seat_moves_on() -> None:
    """§4.6."""
    turn = Turn("1 | 2 | 2", "6 5 5", "6 4 4", "3 3 3")
    assert turn.state.public.first == 0
    turn.lay("6", "6", "3").land(1)
    started = turn.events_of(TurnStarted)
    assert [event.first for event in started if isinstance(event, TurnStarted)] == [0, 1]
    assert Turn("1 | 1 | 1", "2 2", "3 3", "4 4", round=3).state.public.first == 2


def test_card_taken_back_is_not_played_again_in_the_turn() -> None:
    """§4.7."""
    turn = Turn("2 | 3 | 6", "2 5", "5 4", "4 4").lay("2", "5", "4")
    assert turn.hand(0) == "2 5"
    assert turn.piles == "2 | 3 4 5 | 6"
    assert turn.state.public.turn == 2


# -- §5: where a card goes, what it claims, and when it goes back -------------------------------------


@pytest.mark.parametrize(
    ("piles", "card", "after"),
    [
        ("2 | 3 | 5", "4", "2 | 3 4 | 5"),
        ("1 | 2 | 6", "5", "1 | 2 5 | 6"),
        ("1 | 5 | 6", "4", "1 4 | 5 | 6"),
        ("4 2 | 3 | 4", "4", "4 2 | 3 4 | 4"),
    ],
)
def test_card_goes_on_the_closest_number_below(piles: str, card: str, after: str) -> None:
    """§5.1: also if there is a pile of the same number."""
    assert turn_with_one_card_left(piles, card).piles == after


def test_owner_chooses_between_equally_close_piles() -> None:
    """§5.1."""
    turn = turn_with_one_card_left("2 | 6 | 2", "4")
    assert turn.question.seat == 0
    assert turn.offers == [(0, "place"), (2, "place")]
    assert turn.land(2).piles == "2 | 6 | 2 4"


def test_extreme_claims_the_pile_that_it_goes_on() -> None:
    """§5.2, §5.5."""
    turn = turn_with_one_card_left("1* 2 4 5* | 3 | 1", "6")
    assert turn.piles == "6 | 3 | 1"
    assert turn.hand(0) == "1 1 1* 5*"
    assert turn.out == "3 3 2 4"
    (claimed,) = turn.events_of(PileClaimed)
    assert (turn.texts(claimed.kept), turn.texts(claimed.gone)) == ("1* 5*", "2 4")


def test_owner_of_an_extreme_chooses_between_equally_close_piles() -> None:
    """§5.1, §5.2."""
    turn = turn_with_one_card_left("5 | 5* | 1", "6*")
    assert turn.offers == [(0, "claim"), (1, "claim")]
    turn.land(1)
    assert turn.piles == "5 | 6* | 1"
    assert turn.hand(0) == "1 1 5*"


def test_with_nothing_below_an_equal_card_goes_back() -> None:
    """§5.3."""
    turn = turn_with_one_card_left("4 | 6 | 5", "4")
    assert turn.piles == "4 | 6 | 5"
    assert turn.hand(0) == "1 1 4"
    assert isinstance(turn.events_of(CardTakenBack)[0], CardTakenBack)


def test_extreme_also_goes_back_from_equal_piles() -> None:
    """§5.3, §22: piles 6, 6, 6 and a card 6."""
    turn = turn_with_one_card_left("6 | 6 | 6", "6")
    assert turn.piles == "6 | 6 | 6"
    assert turn.hand(0) == "1 1 6"


def test_card_that_fits_nowhere_claims_any_pile() -> None:
    """§5.4."""
    turn = turn_with_one_card_left("5 4* | 6 | 4", "2")
    assert turn.offers == [(0, "claim"), (1, "claim"), (2, "claim")]
    turn.land(0)
    assert turn.piles == "2 | 6 | 4"
    assert turn.hand(0) == "1 1 4*"
    assert turn.out == "3 3 5"


def test_claiming_card_is_not_claimed() -> None:
    """§5.5: not even with a handprint."""
    turn = turn_with_one_card_left("5 | 6 | 4", "2*").land(1)
    assert turn.hand(0) == "1 1"
    assert turn.piles == "5 | 2* | 4"


def test_worked_example() -> None:
    """§22: piles 2, 3, 5 and cards 1, 4, 6, 6."""
    turn = Turn("2 | 3 | 5", "1 2", "4 2", "6 2", "6 2").lay("1", "4", "6", "6")
    assert turn.out == "6 6"
    assert turn.offers == [(0, "claim"), (1, "claim"), (2, "claim")]
    turn.land(2)
    assert turn.piles == "2 | 3 4 | 1"
    placed = [event.card for event in turn.events_of(CardPlaced) if isinstance(event, CardPlaced)]
    assert turn.texts(placed) == "4"


def test_worked_example_in_which_the_one_claims_the_three() -> None:
    """§22: then the 4 goes on the 2."""
    turn = Turn("2 | 3 | 5", "1 2", "4 2", "6 2", "6 2").lay("1", "4", "6", "6").land(1)
    assert turn.piles == "2 4 | 1 | 5"


def test_illegal_landing_is_refused() -> None:
    turn = turn_with_one_card_left("2 | 6 | 2", "4")
    before = turn.state
    with pytest.raises(Exception, match="may not choose"):
        turn.choose(LandOn(1, Landing.PLACE))
    assert turn.state == before
