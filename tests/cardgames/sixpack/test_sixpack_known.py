"""RULES.md §6.6: what seats know of the cards that others hold."""

import pytest
from msgspec.structs import replace

from game.cardgames.sixpack.rules.choices import LayCard, Pass, Question, TurnStep
from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.rules.options import SixpackOptions
from game.cardgames.sixpack.rules.view import all_seats_mask, unseen_cards, with_cards_passed
from game.engine.contract import IllegalChoice, Setup
from tests.cardgames.sixpack.boards import Turn


def known(turn: Turn, seat: int) -> list[str]:
    """The cards that a seat knows to be in each hand but its own."""
    return [turn.texts(cards) for cards in SIXPACK.view(turn.state, seat).known]


def stealing(*rest: str) -> Turn:
    """A turn in which seat 0 may take a card by Second Hand; seat 2 holds these."""
    hands = ("6 1 1", "3 5 5", " ".join(("3", *rest)))
    return Turn("second_hand:4 | 5 6 | 6", *hands).lay("6", "3", "3")


def test_before_the_deal_a_view_is_its_seats_all_the_same() -> None:
    state = SIXPACK.open(Setup(3, 1, SixpackOptions()))
    assert [SIXPACK.view(state, seat).seat for seat in (0, 1, 2, None)] == [0, 1, 2, None]
    setup = Setup(3, 1, SixpackOptions())
    assert all(SIXPACK.view(state, seat) == SIXPACK.initial_view(setup, seat) for seat in (0, 1, 2, None))
    view = SIXPACK.initial_view(setup, 0)
    assert (view.round, view.turn, view.first, view.quiet, view.left, view.passing) == (0,) * 6
    assert (view.lost, view.reversed, view.disabled) == (False,) * 3


def test_of_a_new_hand_only_what_lies_open_is_known() -> None:
    turn = Turn("4 | 5 | 6", "6 1", "3 seethrough:2", "3 1")
    assert [turn.texts(SIXPACK.view(turn.state, seat).hand) for seat in range(3)] == [
        "6 1",
        "3 seethrough:2",
        "3 1",
    ]
    assert known(turn, 0) == known(turn, 2) == ["", "seethrough:2", ""]
    assert known(turn, 1) == ["", "", ""]
    assert SIXPACK.view(turn.state, None).hand == ()


def test_a_stolen_card_is_known_to_the_two_alone() -> None:
    """§17.1"""
    turn = stealing("2", "2").take_from(2)
    assert turn.hand(0) == "1 1 2"
    assert [known(turn, seat)[0] for seat in (1, 2)] == ["", "2"]


def test_who_does_not_see_a_card_go_no_longer_knows_what_the_giver_has_left() -> None:
    turn = stealing("2", "2")
    both = 1 << 1 | 1 << 2
    hand = turn.state.hands[2]
    knowers = [one | both if card in hand else one for card, one in enumerate(turn.state.knowers)]
    turn.state = replace(turn.state, knowers=tuple(knowers))
    assert known(turn, 1)[2] == "2 2"
    turn.take_from(2)
    assert [known(turn, seat)[2] for seat in (0, 1)] == ["", ""]
    assert known(turn, 1)[0] == ""


def test_a_known_card_is_known_until_it_is_revealed_with_its_calculators() -> None:
    """§21.1: other seats see that cards are laid, not which; they may still be known to be that seat's."""
    turn = Turn("1 | 6 | 6", "3 1", "calculator:2 4 5", "3 1")
    turn.state = replace(turn.state, knowers=(all_seats_mask(3),) * len(turn.state.knowers))
    turn.lay_one(1, "calculator:2+4")
    assert known(turn, 0)[1] == "calculator:2 4 5"
    turn.lay_one(0, "3").lay_one(2, "3")
    assert known(turn, 0)[1] == "5"


def test_a_dealt_card_is_known_to_its_holder_and_an_open_one_to_all() -> None:
    """§6.6."""
    turn = Turn("4 | 5 | 6", "6 1", "3 seethrough:2", "3 1")
    knowers = [[turn.state.knowers[card] for card in hand] for hand in turn.state.hands]
    assert knowers == [[0b001, 0b001], [0b010, 0b111], [0b100, 0b100]]


def test_the_scored_hands_are_known_to_all() -> None:
    """§3.2: they are counted before all eyes."""
    turn = Turn("1 | 2 | 3", "4", "5 2", "5 1 6").lay("4", "5", "5")
    assert [known(turn, seat) for seat in range(3)] == [["", "2", "1 6"], ["", "", "1 6"], ["", "2", ""]]


def test_a_card_that_was_taken_before_all_eyes_is_known_to_all() -> None:
    turn = stealing("2").take_top(1)
    assert [known(turn, seat)[0] for seat in (1, 2)] == ["6", "6"]


def test_a_question_is_its_own_seats() -> None:
    question = Question(TurnStep("lay", 1), (LayCard(4), LayCard(5)))
    assert question.seen_by(1) == question
    assert question.seen_by(0) == question.seen_by(None) == Question(TurnStep("lay", 1), ())


def test_a_card_on_its_way_is_seen_by_the_two_or_by_all_if_it_lay_open() -> None:
    closed, shown = Pass(0, 1, 7, False), Pass(0, 1, 7, True)
    assert [closed.seen_by(seat) for seat in (0, 1)] == [closed] * 2
    assert [closed.seen_by(seat) for seat in (2, None)] == [Pass(0, 1, 0, False)] * 2
    assert [shown.seen_by(seat) for seat in (0, 1, 2, None)] == [shown] * 4


def test_nobody_answers_for_another_seat() -> None:
    turn = Turn("4 | 5 | 6", "6 1", "3 2", "3 1")
    theirs = turn.legal[1][0]
    with pytest.raises(IllegalChoice, match="seat 0 may not choose"):
        SIXPACK.apply(turn.state, 0, theirs)
    with pytest.raises(IllegalChoice, match="seat 7 may not choose"):
        SIXPACK.apply(turn.state, 7, theirs)


def test_whoever_hears_of_a_carousel_knows_what_its_view_says() -> None:
    """§18.1, §6.6: also of an open card on its way, and of what was known of the giver's hand."""
    turn = Turn("1 | 6 | 6", "carousel:2 1 2", "3 seethrough:4 4", "3 5 5")
    turn.lay_one(1, "3").lay_one(0, "carousel:2").lay_one(2, "3")
    listeners = (0, 1, 2, None)
    folded, heard = {seat: SIXPACK.view(turn.state, seat) for seat in listeners}, len(turn.events)
    turn.side("left").pick("1", 0).pick("seethrough:4", 1).pick("5", 2)
    for seat in listeners:
        for event in turn.events[heard:]:
            folded[seat] = SIXPACK.apply_event(folded[seat], SIXPACK.redact(event, seat))
        assert folded[seat] == SIXPACK.view(turn.state, seat)
    assert folded[0].hand_sizes == (2, 2, 2)


def test_known_cards_stay_in_the_order_of_their_ids() -> None:
    """Also beyond eight, where a set would change it."""
    view = replace(SIXPACK.view(Turn("4 | 5 | 6", "6", "3", "3").state, 0), known=((), (3, 9), (16,)))
    assert with_cards_passed(view, (Pass(2, 1, 16, True),)).known == ((), (3, 9, 16), ())


def test_what_may_be_in_other_hands() -> None:
    turn = Turn("4 | 5 | 6", "6 1", "3 seethrough:2", "3 1")
    view = SIXPACK.view(turn.state, 0)
    assert turn.texts(unseen_cards(view)) == "3 3 1"
    assert unseen_cards(replace(view, piles=((), (2,), (3,))))[0] == 1
    turn.lay_one(1, "3").lay_one(0, "6").lay_one(2, "3")
    assert turn.out == "3 3 5"
    assert turn.texts(unseen_cards(SIXPACK.view(turn.state, 0))) == "1"
    assert SIXPACK.view(turn.state, None).question is None


def test_everybody_is_a_bit_for_each_seat() -> None:
    assert [all_seats_mask(seats) for seats in (2, 3, 6)] == [0b11, 0b111, 0b111111]
