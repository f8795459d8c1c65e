"""RULES.md §20: Copycat."""

from game.cardgames.sixpack.rules.choices import Play
from game.cardgames.sixpack.rules.events import CardJoined, CopyChosen, TurnOrder
from game.cardgames.sixpack.rules.view import insert_copy
from tests.cardgames.sixpack.boards import Turn


def test_it_has_the_number_of_its_target_and_comes_right_after_it() -> None:
    """§20.1, §20.2."""
    turn = Turn("1 | 6 | 6", "copycat:2 1", "4 1", "5 1").lay("copycat:2", "4", "5")
    assert (turn.question.seat, turn.question.kind, turn.picks) == (0, "copy", "4 5")
    turn.pick("4")
    (order,) = turn.events_of(TurnOrder)
    assert turn.texts(order.cards) == "4 copycat:2 5"
    (copied,) = turn.events_of(CopyChosen)
    assert copied.number == 4


def test_it_also_comes_after_a_target_of_the_first_seat() -> None:
    """§20.2: whichever seat the target belongs to."""
    turn = Turn("1 | 6 | 6", "4 1", "copycat:2 1", "5 1").lay("4", "copycat:2", "5").pick("4")
    (order,) = turn.events_of(TurnOrder)
    assert turn.texts(order.cards) == "4 copycat:2 5"


def test_it_waits_right_after_its_target_and_earlier_copies() -> None:
    """§20.2: before the cards that entered the turn after its target."""
    target, other = Play(1, 0, 4, (), "neutral"), Play(2, 1, 5, (), "neutral")
    first, second = (Play(card, 2, 4, (), "neutral", copied=1) for card in (3, 4))
    assert insert_copy((target, other), first) == (target, first, other)
    assert insert_copy((target, first, other), second) == (target, first, second, other)


def test_copycat_without_effect_is_not_asked_when_a_card_joins() -> None:
    """§10.2, §13.2: a Copycat without an effect after the comparison remains itself for the turn."""
    turn = Turn("no_superheroes:1 | 6 | 6", "late_arrival:3 5 5", "copycat:6 4", "2 4", "4 4").lay(
        "late_arrival:3", "copycat:6", "2", "4"
    )
    turn.lay_one(0, "5")
    assert not turn.events_of(CopyChosen)
    assert (1, "copy") not in turn.asked


def test_it_does_what_its_target_does_when_played() -> None:
    """§20.1: Copycat of Veto."""
    turn = Turn("1 | 1 | 6", "copycat:2 1", "veto:3 1", "4 1", "5 1")
    turn.lay("copycat:2", "veto:3", "4", "5").pick("veto:3").land(0).pick("5", 1)
    assert turn.piles == "1 veto:3 | 1 copycat:2 | 6"
    assert turn.out == "5 4"


def test_copied_veto_discards_if_no_card_waits() -> None:
    """§20.1, §12.2."""
    turn = Turn("1 | 2 | 6", "copycat:5 1 2", "veto:3 1", "4 1").lay("copycat:5", "veto:3", "4")
    turn.pick("veto:3").pick("4", 1)
    assert turn.piles == "1 copycat:5 | 2 veto:3 | 6"
    assert (turn.question.seat, turn.question.kind) == (0, "discard")


def test_it_keeps_number_and_effect_if_its_target_is_vetoed() -> None:
    """§20.2."""
    turn = Turn("1 | 6 | 6", "copycat:2 1", "carousel:4 1", "veto:3 1", "5 1")
    turn.lay("copycat:2", "carousel:4", "veto:3", "5").pick("carousel:4").pick("carousel:4", 2)
    assert turn.out == "carousel:4"
    assert turn.asked == [(0, "carousel")]
    assert turn.piles == "1 veto:3 copycat:2 | 6 | 6"


def test_copying_a_takeback() -> None:
    """§20.1, §8: it claims a pile of its number, or goes back to the hand."""
    turn = Turn("1 | 6* | 6", "copycat:2 1", "takeback:6 1", "5 1").lay("copycat:2", "takeback:6", "5")
    turn.pick("takeback:6")
    assert turn.asked == [(1, "land")]
    turn.land(1)
    assert turn.asked == [(0, "land")]
    assert turn.offers == [(-1, "back"), (1, "claim"), (2, "claim")]
    turn.land(-1)
    assert turn.hand(0) == "1 copycat:2"


def test_copying_a_pile_driver() -> None:
    """§20.1, §19."""
    turn = Turn("1 2 | 6 | 6", "copycat:2 1", "pile_driver:4 1", "5 1").lay("copycat:2", "pile_driver:4", "5")
    turn.pick("pile_driver:4").drive(1, 1)
    assert turn.piles == "1 pile_driver:4 | 6 2 | 6"
    assert turn.asked == [(0, "drive")]


def test_copying_a_late_arrival() -> None:
    """§20.1, §10."""
    turn = Turn("1 | 1 | 6", "copycat:2 6", "late_arrival:3 4", "5 1")
    turn.lay("copycat:2", "late_arrival:3", "5").pick("late_arrival:3").land(0)
    assert turn.piles == "6 | 1 copycat:2 | 6"
    assert turn.out == "1 late_arrival:3 4 5"
    assert len(turn.events_of(CardJoined)) == 2


def test_effect_on_a_pile_is_not_copied() -> None:
    """§20.1, §20.4: on a pile, it's itself."""
    turn = Turn("1 | 6 | 6", "copycat:2 1", "reverse:3 1", "5 1").lay("copycat:2", "reverse:3", "5")
    turn.pick("reverse:3")
    assert turn.events_of(CopyChosen)
    assert turn.piles.startswith("1 reverse:3")
    copy = Turn("1 copycat:4 | 6 | 6", "5 1", "3 1", "3 1")
    assert copy.numbers[0] == (4,)
    assert not copy.state.public.reversed


def test_without_another_seats_card_it_is_itself() -> None:
    """§20.1."""
    turn = Turn("1 | 6 | 6", "copycat:2 1", "4 1", "4 1").lay("copycat:2", "4", "4")
    assert turn.piles == "1 copycat:2 | 6 | 6"
    assert not turn.events_of(CopyChosen)


def test_with_two_seats_it_cannot_copy_its_owners_second_card() -> None:
    """§20.1."""
    turn = Turn("1 | 6 | 6", "copycat:2 3 1", "4 4 1").lay("copycat:2 3", "4 4")
    assert not turn.events_of(CopyChosen)


def test_it_is_compared_by_its_printed_number() -> None:
    """§4.3: before it copies, so the copied number makes no duplicate."""
    turn = Turn("1 | 6 | 6", "copycat:4 1", "4 1", "5 1").lay("copycat:4", "4", "5")
    assert turn.out == "copycat:4 4"


def test_several_copycats_choose_in_order_of_printed_numbers() -> None:
    """§20.3: the second may copy the first, as what it is by then."""
    turn = Turn("1 | 6 | 6", "copycat:5 1", "copycat:2 1", "4 1").lay("copycat:5", "copycat:2", "4")
    assert (turn.question.seat, turn.picks) == (1, "4 copycat:5")
    turn.pick("4")
    assert (turn.question.seat, turn.picks) == (0, "4 copycat:2")
    turn.pick("copycat:2")
    (order,) = turn.events_of(TurnOrder)
    assert turn.texts(order.cards) == "4 copycat:2 copycat:5"


def test_copies_of_one_card_come_in_the_order_of_copying() -> None:
    """§20.2."""
    turn = Turn("1 | 6 | 6", "copycat:5 1", "copycat:2 1", "4 1").lay("copycat:5", "copycat:2", "4")
    turn.pick("4", 1).pick("4", 0)
    (order,) = turn.events_of(TurnOrder)
    assert turn.texts(order.cards) == "4 copycat:2 copycat:5"


def test_copycat_that_has_not_copied_yet_is_copied_as_printed() -> None:
    """§20.3: without an effect."""
    turn = Turn("1 | 6 | 6", "copycat:5 1", "copycat:2 1", "veto:4 1")
    turn.lay("copycat:5", "copycat:2", "veto:4").pick("copycat:5", 1)
    copied = turn.events_of(CopyChosen)[0]
    assert (copied.number, copied.effect) == (5, "copycat")


def test_number_with_calculators_is_copied() -> None:
    """§20.1, §21.2: the Copycat's own Calculators no longer count."""
    turn = Turn("1 | 3 | 6", "calculator:1 copycat:2 1", "calculator:2 2 1", "5 1")
    turn.lay("calculator:1+copycat:2", "calculator:2+2", "5").pick("2")
    assert turn.events_of(CopyChosen)[0].number == 4
    assert turn.piles == "1 calculator:1 copycat:2 | 3 calculator:2 2 5 | 6"
