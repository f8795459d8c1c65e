"""RULES.md §18: Carousel."""

from game.cardgames.sixpack.rules.choices import ChooseSide, Pass, Side
from game.cardgames.sixpack.rules.events import CardsPassed, EffectTriggered, PassChosen
from game.cardgames.sixpack.rules.game import SIXPACK
from tests.cardgames.sixpack.boards import Turn


def carousel(*hands: str) -> Turn:
    """Return a turn in which seat 0 plays a Carousel; the others' cards are duplicates and have left."""
    turn = Turn("1 | 6 | 6", f"carousel:2 {hands[0]}", *(f"3 {hand}" for hand in hands[1:]))
    return turn.lay("carousel:2", *("3" for _ in hands[1:]))


def test_owner_chooses_the_direction() -> None:
    """§18.1."""
    turn = carousel("1 2", "4 4", "5 5")
    assert (turn.question.seat, turn.question.kind) == (0, "carousel")
    assert turn.question.legal == (ChooseSide(Side.LEFT), ChooseSide(Side.RIGHT))


def test_all_pass_left_at_the_same_time() -> None:
    """§18.1: left is clockwise."""
    turn = carousel("1 2", "4 4", "5 5").side("left")
    assert turn.asked == [(0, "pass"), (1, "pass"), (2, "pass")]
    turn.pick("5", 2).pick("1", 0)
    assert [question.seat for question in turn.state.public.questions] == [1]
    assert turn.hand(2) == "5 5"
    turn.pick("4", 1)
    assert [turn.hand(seat) for seat in range(3)] == ["2 5", "1 4", "4 5"]
    assert turn.state.public.turn == 2


def test_all_pass_right() -> None:
    """§18.1."""
    turn = carousel("1 2", "4 4", "5 5").side("right").pick("1", 0).pick("4", 1).pick("5", 2)
    assert [turn.hand(seat) for seat in range(3)] == ["2 4", "4 5", "1 5"]


def test_only_giver_and_receiver_see_the_card() -> None:
    """§18.1, §6.6."""
    turn = carousel("1 2", "4 4", "5 5").side("left").pick("1", 0).pick("4", 1).pick("5", 2)
    first = turn.events_of(PassChosen)[0]
    assert SIXPACK.redact(first, 0) == first
    assert SIXPACK.redact(first, 1) == PassChosen(0, 0)
    (passed,) = turn.events_of(CardsPassed)
    one, two, three = passed.passes
    assert SIXPACK.redact(passed, 1) == CardsPassed(Side.LEFT, (one, two, Pass(2, 0, 0, False)))
    assert SIXPACK.redact(passed, None) == CardsPassed(
        Side.LEFT, tuple(Pass(way.giver, way.receiver, 0, False) for way in (one, two, three))
    )
    view = SIXPACK.view(turn.state, 0)
    assert turn.texts(view.known[1]) == "1"
    assert view.known[2] == ()


def test_passing_makes_known_cards_of_the_givers_hand_unknown() -> None:
    """§6.6: except to the receiver, who sees which card has left."""
    turn = Turn("4 | 6 | 6", "carousel:5 1 2", "4 3 3", "6 2 2").lay("carousel:5", "4", "6")
    assert turn.hand(1) == "3 3 4"
    assert turn.texts(SIXPACK.view(turn.state, 0).known[1]) == "4"
    turn.side("left").pick("1", 0).pick("3", 1).pick("2", 2)
    assert turn.texts(SIXPACK.view(turn.state, 2).known[1]) == "4"
    assert turn.texts(SIXPACK.view(turn.state, 0).known[1]) == "1"


def test_seat_without_cards_passes_none_but_receives_one() -> None:
    """§18.2."""
    turn = carousel("1 2", "", "5 5").side("left")
    assert turn.asked == [(0, "pass"), (2, "pass")]
    turn.pick("1", 0).pick("5", 2)
    assert [turn.hand(seat) for seat in range(3)] == ["2 5", "1", "5"]
    assert turn.state.public.hand_sizes == (2, 1, 1)
    assert turn.state.public.turn == 2


def test_only_card_is_passed_automatically() -> None:
    """§6.4."""
    turn = carousel("1", "4", "5").side("left")
    assert [turn.hand(seat) for seat in range(3)] == ["5", "1", "4"]


def test_with_empty_hands_nothing_happens() -> None:
    """§18.2."""
    turn = carousel("", "", "")
    assert not turn.events_of(EffectTriggered, CardsPassed)
    assert turn.asked == []


def test_with_two_seats_the_direction_is_not_asked() -> None:
    """§18.3."""
    turn = Turn("1 | 6 | 6", "carousel:2 3 1 2", "5 3 4 4").lay("carousel:2 3", "5 3")
    assert turn.asked == [(0, "pass"), (1, "pass")]
    turn.pick("1", 0).pick("4", 1)
    assert [turn.hand(seat) for seat in range(2)] == ["2 4", "1 4"]


def test_passed_face_up_card_is_seen_by_all() -> None:
    """§6.6."""
    turn = Turn("1 | 6 | 6", "carousel:2 1 2", "3 seethrough:4 4", "3 5 5")
    turn.lay_one(1, "3").lay_one(0, "carousel:2").lay_one(2, "3")
    turn.side("left").pick("1", 0).pick("seethrough:4", 1).pick("5", 2)
    view = SIXPACK.view(turn.state, 0)
    assert turn.texts(view.known[2]) == "seethrough:4"
    assert turn.texts(view.open) == "seethrough:4"
