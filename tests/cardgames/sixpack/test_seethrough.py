"""RULES.md §9: Seethrough."""

from collections.abc import Callable

from game.cardgames.sixpack.rules.choices import LayCard
from game.cardgames.sixpack.rules.events import CardLaid
from game.cardgames.sixpack.rules.game import SIXPACK
from tests.cardgames.sixpack.boards import Turn, check, parametrize_rules, turn_with_one_card_left


@parametrize_rules(
    # §9.1: it also shows the handprint of the card below; at the bottom of a pile, it shows none.
    (lambda: turn_with_one_card_left("4* seethrough:1 | 6 | 6", "6", "6 6"), {"hand": "seethrough:1 4* 6 6"}),
    (lambda: turn_with_one_card_left("4 seethrough:1* | 6 | 6", "6", "6 6"), {"hand": "seethrough:1* 6 6"}),
    (
        lambda: turn_with_one_card_left("4* seethrough:1 seethrough:2 | 6 | 6", "6", "6 6"),
        {"hand": "seethrough:1 seethrough:2 4* 6 6"},
    ),
    (
        lambda: turn_with_one_card_left("4 seethrough:1* seethrough:2 | 6 | 6", "6", "6 6"),
        {"hand": "seethrough:1* 6 6"},
    ),
    (lambda: turn_with_one_card_left("seethrough:1 5* | 6 | 6", "6", "6 6"), {"hand": "5* 6 6"}),
    # §9.1, §7.1: while reversed, cards without a handprint are kept, so it leaves with the one it shows.
    (lambda: turn_with_one_card_left("reverse:5 | 4* seethrough:3 2 | 6", "1", "6 6"), {"hand": "2 6 6"}),
    # §9.2: a claimed Seethrough is face up.
    (lambda: turn_with_one_card_left("4 seethrough:1* | 6 | 6", "6", "6 6"), {"open": "seethrough:1*"}),
    # §9.3, §6.4: the only face-down card is turned automatically; if all are face up, nothing happens.
    (
        lambda: turn_with_one_card_left("2 seethrough:5 | 6 | 6", "4", "5 seethrough:1"),
        {"CardTurnedOpen": 1, "open": "5 seethrough:1"},
    ),
    (
        lambda: turn_with_one_card_left("2 seethrough:5 | 6 | 6", "4", "seethrough:3 seethrough:1"),
        {"CardTurnedOpen": 0, "over": True, "piles": "2 seethrough:5 4 | 6 | 6"},
    ),
    # §9.3: claiming its pile turns no card face up.
    (
        lambda: turn_with_one_card_left("4 seethrough:1 | 6 | 6", "6", "5 5"),
        {"over": True, "CardTurnedOpen": 0},
    ),
)
def test_rules(play: Callable[[], Turn], after: dict[str, object]) -> None:
    check(play, after)


def test_it_has_the_number_of_the_card_below() -> None:
    """§9.1."""
    turn = Turn("5 seethrough:2 | seethrough:3 | 4 seethrough:1 seethrough:6", "2 2", "3 3", "4 4")
    assert turn.numbers == [(5,), (3,), (4,)]


def test_with_only_seethroughs_below_it_has_its_own_number() -> None:
    """§9.1."""
    assert Turn("seethrough:5 seethrough:2 | 1 | 1", "2 2", "3 3", "4 4").numbers[0] == (2,)


def test_it_has_both_numbers_of_the_card_below() -> None:
    """§9.1."""
    turn = Turn("super_numbers:2/5 seethrough:1 | 1 | 1", "2 2", "3 3", "4 4")
    assert turn.numbers[0] == (2, 5)


def test_calculator_below_is_shown_and_adds_nothing() -> None:
    """§9.1."""
    turn = Turn("calculator:2 calculator:1 seethrough:6 | 1 | 1", "2 2", "3 3", "4 4")
    assert turn.numbers[0] == (3,)


def test_it_is_face_up_in_a_hand() -> None:
    """§9.2, §6.6: everybody sees it, and so does a spectator."""
    turn = Turn("1 | 1 | 1", "seethrough:4 2", "3 3", "4 4")
    for seat in (1, 2, None):
        view = SIXPACK.view(turn.state, seat)
        assert turn.texts(view.open) == "seethrough:4"
        assert turn.texts(view.known[0]) == "seethrough:4"


def test_covering_it_turns_a_hand_card_face_up() -> None:
    """§9.3."""
    turn = turn_with_one_card_left("2 seethrough:5 | 6 | 6", "4", "5 6")
    assert (turn.question.seat, turn.question.kind) == (0, "turn_open")
    assert turn.picks == "5 6"
    assert turn.text(turn.question.card) == "seethrough:5"
    turn.pick("6")
    assert turn.texts(turn.state.public.open) == "6"
    assert turn.texts(SIXPACK.view(turn.state, 1).known[0]) == "6"
    assert turn.state.public.turn == 2


def test_face_up_card_stays_face_up_in_another_hand() -> None:
    """§6.6."""
    turn = turn_with_one_card_left("2 seethrough:5 | 6 | 6", "4", "6 5").pick("6")
    assert turn.texts(turn.state.public.open) == "6"
    carousel = Turn("1 | 6 | 6", "carousel:2 4", "3 5", "3 1", opened=["5"])
    carousel.lay_one(1, "3").lay_one(0, "carousel:2").lay_one(2, "3").side("left")
    assert carousel.hand(2) == "5"
    assert carousel.texts(carousel.state.public.open) == "5"


def test_seats_with_face_up_cards_choose_first() -> None:
    """§9.4: in the order of their lowest face-up number; then all others at the same time."""
    turn = Turn("1 | 6 | 6", "4 2", "seethrough:3 5", "seethrough:2 seethrough:6", "5 5")
    assert turn.asked == [(2, "lay")]
    turn.lay_one(2, "seethrough:6")
    assert turn.asked == [(1, "lay")]
    turn.lay_one(1, "5")
    assert turn.asked == [(0, "lay"), (3, "lay")]


def test_everybody_sees_which_face_up_cards_leave_a_hand() -> None:
    """§9.4."""
    turn = Turn("1 | 6 | 6", "4 2", "seethrough:3 5", "5 5").lay_one(1, "seethrough:3")
    (laid,) = turn.events_of(CardLaid)
    assert isinstance(laid, CardLaid)
    assert SIXPACK.redact(laid, 0) == CardLaid(1, 0, (), 1, laid.open)
    assert turn.texts(laid.open) == "seethrough:3"
    assert turn.state.public.laid_open == ((), laid.open, ())
    turn.lay_one(0, "4").lay_one(2, "5")
    assert turn.state.public.laid_open == ((), (), ())
    closed = Turn("1 | 6 | 6", "4 2", "seethrough:3 5", "5 5").lay_one(1, "5")
    (hidden,) = closed.events_of(CardLaid)
    assert SIXPACK.redact(hidden, 0) == CardLaid(1, 0, (), 1, ())


def test_tied_seats_must_play_their_tied_cards() -> None:
    """§9.5."""
    turn = Turn("1 | 6 | 6", "4 2", "seethrough:3 5", "3 6", opened=["3"])
    assert turn.asked == [(1, "lay"), (2, "lay")]
    assert {seat: [turn.text(one.card) for one in legal] for seat, legal in turn.legal.items()} == {  # type: ignore[union-attr]
        1: ["seethrough:3"],
        2: ["3"],
    }


def test_tied_seat_may_not_play_face_down_card_of_that_number() -> None:
    """§9.5: only the face-up card."""
    turn = Turn("1 | 6 | 6", "4 2", "3 seethrough:3", "seethrough:3 3")
    assert {seat: [turn.text(one.card) for one in legal] for seat, legal in turn.legal.items()} == {  # type: ignore[union-attr]
        1: ["seethrough:3"],
        2: ["seethrough:3"],
    }


def test_later_seats_can_tie_too() -> None:
    """§9.4, §9.5."""
    turn = Turn("1 | 6 | 6", "seethrough:2 5", "seethrough:4 5", "4 6", opened=["4"])
    assert turn.asked == [(0, "lay")]
    assert len(turn.legal[0]) == 2
    turn.lay_one(0, "5")
    assert [len(legal) for legal in turn.legal.values()] == [1, 1]


def test_tied_seat_may_add_calculators() -> None:
    """§9.5, §21.1."""
    turn = Turn("1 | 6 | 6", "4 2", "seethrough:3 calculator:1", "3 6", opened=["3"])
    seethrough, calculator = turn.state.hands[1]
    assert turn.legal[1] == (LayCard(seethrough), LayCard(seethrough, (calculator,)))


def test_with_two_seats_the_second_card_is_free() -> None:
    """§9.5."""
    turn = Turn("1 | 6 | 6", "seethrough:3 2 5", "3 6 4", opened=["3"])
    assert [len(legal) for legal in turn.legal.values()] == [1, 1]
    turn.lay_one(0, "seethrough:3")
    assert len(turn.legal[0]) == 2


def test_card_with_two_numbers_counts_as_the_lower_one() -> None:
    """§9.4."""
    turn = Turn("1 | 6 | 6", "seethrough:3 2", "super_numbers:6/2 5", "5 5", opened=["super_numbers:6/2"])
    assert turn.asked == [(1, "lay")]
