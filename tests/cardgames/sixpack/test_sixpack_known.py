"""RULES.md §6.6: what seats know of the cards that others hold."""

from msgspec.structs import replace

from game.cardgames.sixpack.rules.choices import LayCard, Pass, Question, TurnStep
from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.rules.options import SixpackOptions
from game.cardgames.sixpack.rules.view import all_seats_mask, unseen_cards, with_cards_passed
from game.engine.contract import Setup
from tests.cardgames.sixpack.boards import Turn


def known(turn: Turn, seat: int) -> list[str]:
    """Return the cards that a seat knows in each other hand."""
    return [turn.texts(cards) for cards in SIXPACK.view(turn.state, seat).known]


def turn_with_second_hand(*rest: str) -> Turn:
    """Return a turn in which seat 0 may take a card by Second Hand; seat 2 holds `rest`."""
    hands = ("6 1 1", "3 5 5", " ".join(("3", *rest)))
    return Turn("second_hand:4 | 5 6 | 6", *hands).lay("6", "3", "3")


def test_views_before_the_deal_belong_to_their_seats() -> None:
    state = SIXPACK.open(Setup(3, 1, SixpackOptions()))
    assert [SIXPACK.view(state, seat).seat for seat in (0, 1, 2, None)] == [0, 1, 2, None]
    setup = Setup(3, 1, SixpackOptions())
    assert all(SIXPACK.view(state, seat) == SIXPACK.initial_view(setup, seat) for seat in (0, 1, 2, None))
    view = SIXPACK.initial_view(setup, 0)
    assert (view.round, view.turn, view.first, view.quiet, view.left, view.passing) == (0,) * 6
    assert (view.lost, view.reversed, view.disabled) == (False,) * 3


def test_only_face_up_cards_of_new_hands_are_known() -> None:
    turn = Turn("4 | 5 | 6", "6 1", "3 seethrough:2", "3 1")
    assert [turn.texts(SIXPACK.view(turn.state, seat).hand) for seat in range(3)] == [
        "6 1",
        "3 seethrough:2",
        "3 1",
    ]
    assert known(turn, 0) == known(turn, 2) == ["", "seethrough:2", ""]
    assert known(turn, 1) == ["", "", ""]
    assert SIXPACK.view(turn.state, None).hand == ()


def test_stolen_card_is_known_only_to_the_two_seats() -> None:
    """§17.1."""
    turn = turn_with_second_hand("2", "2").take_from(2)
    assert turn.hand(0) == "1 1 2"
    assert [known(turn, seat)[0] for seat in (1, 2)] == ["", "2"]


def test_unseen_theft_makes_the_givers_other_cards_unknown() -> None:
    turn = turn_with_second_hand("2", "2")
    both = 1 << 1 | 1 << 2
    hand = turn.state.hands[2]
    knowers = [one | both if card in hand else one for card, one in enumerate(turn.state.knowers)]
    turn.state = replace(turn.state, knowers=tuple(knowers))
    assert known(turn, 1)[2] == "2 2"
    turn.take_from(2)
    assert [known(turn, seat)[2] for seat in (0, 1)] == ["", ""]
    assert known(turn, 1)[0] == ""


def test_known_card_stays_known_until_it_is_revealed() -> None:
    """§21.1: others see that a seat lays cards, but not which, so its known cards still count as its own."""
    turn = Turn("1 | 6 | 6", "3 1", "calculator:2 4 5", "3 1")
    turn.state = replace(turn.state, knowers=(all_seats_mask(3),) * len(turn.state.knowers))
    turn.lay_one(1, "calculator:2+4")
    assert known(turn, 0)[1] == "calculator:2 4 5"
    turn.lay_one(0, "3").lay_one(2, "3")
    assert known(turn, 0)[1] == "5"


def test_dealt_card_is_known_to_its_holder_and_a_face_up_one_to_all() -> None:
    """§6.6."""
    turn = Turn("4 | 5 | 6", "6 1", "3 seethrough:2", "3 1")
    knowers = [[turn.state.knowers[card] for card in hand] for hand in turn.state.hands]
    assert knowers == [[0b001, 0b001], [0b010, 0b111], [0b100, 0b100]]


def test_scored_hands_are_known_to_all() -> None:
    """§3.2: they're counted in full view."""
    turn = Turn("1 | 2 | 3", "4", "5 2", "5 1 6").lay("4", "5", "5")
    assert [known(turn, seat) for seat in range(3)] == [["", "2", "1 6"], ["", "", "1 6"], ["", "2", ""]]


def test_card_taken_in_full_view_is_known_to_all() -> None:
    turn = turn_with_second_hand("2").take_top(1)
    assert [known(turn, seat)[0] for seat in (1, 2)] == ["6", "6"]


def test_legal_choices_of_a_question_are_shown_only_to_its_seat() -> None:
    question = Question(TurnStep("lay", 1), (LayCard(4), LayCard(5)))
    assert question.seen_by(1) == question
    assert question.seen_by(0) == question.seen_by(None) == Question(TurnStep("lay", 1), ())


def test_passed_card_is_seen_by_the_two_seats_or_by_all_if_face_up() -> None:
    closed, shown = Pass(0, 1, 7, False), Pass(0, 1, 7, True)
    assert [closed.seen_by(seat) for seat in (0, 1)] == [closed] * 2
    assert [closed.seen_by(seat) for seat in (2, None)] == [Pass(0, 1, 0, False)] * 2
    assert [shown.seen_by(seat) for seat in (0, 1, 2, None)] == [shown] * 4


def test_events_of_a_carousel_fold_into_each_view() -> None:
    """§18.1, §6.6: including a passed face-up card, and the known cards of the giver's hand."""
    turn = Turn("1 | 6 | 6", "carousel:2 1 2", "3 seethrough:4 4", "3 5 5")
    turn.lay_one(1, "3").lay_one(0, "carousel:2").lay_one(2, "3")
    listeners = (0, 1, 2, None)
    folded, before = {seat: SIXPACK.view(turn.state, seat) for seat in listeners}, len(turn.events)
    turn.side("left").pick("1", 0).pick("seethrough:4", 1).pick("5", 2)
    for seat in listeners:
        for event in turn.events[before:]:
            folded[seat] = SIXPACK.apply_event(folded[seat], SIXPACK.redact(event, seat))
        assert folded[seat] == SIXPACK.view(turn.state, seat)
    assert folded[0].hand_sizes == (2, 2, 2)


def test_known_cards_stay_in_the_order_of_their_ids() -> None:
    """Also if an id is above eight, where a set would change the order."""
    view = replace(SIXPACK.view(Turn("4 | 5 | 6", "6", "3", "3").state, 0), known=((), (3, 9), (16,)))
    assert with_cards_passed(view, (Pass(2, 1, 16, True),)).known == ((), (3, 9, 16), ())


def test_unseen_cards() -> None:
    turn = Turn("4 | 5 | 6", "6 1", "3 seethrough:2", "3 1")
    view = SIXPACK.view(turn.state, 0)
    assert turn.texts(unseen_cards(view)) == "3 3 1"
    assert unseen_cards(replace(view, piles=((), (2,), (3,))))[0] == 1
    turn.lay_one(1, "3").lay_one(0, "6").lay_one(2, "3")
    assert turn.out == "3 3 5"
    assert turn.texts(unseen_cards(SIXPACK.view(turn.state, 0))) == "1"
    assert SIXPACK.view(turn.state, None).question is None


def test_mask_of_all_seats_has_a_bit_for_each() -> None:
    assert [all_seats_mask(seats) for seats in (2, 3, 6)] == [0b11, 0b111, 0b111111]
