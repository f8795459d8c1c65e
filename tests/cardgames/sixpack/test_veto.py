"""RULES.md §12: Veto."""

from game.cardgames.sixpack.rules.events import CardVetoed
from tests.cardgames.sixpack.boards import Turn, alone


def test_it_removes_a_waiting_card() -> None:
    """§12.1."""
    turn = Turn("1 | 6 | 6", "veto:2 1", "5 1", "4 1").lay("veto:2", "5", "4")
    assert (turn.question.seat, turn.question.kind, turn.picks) == (0, "veto", "4 5")
    turn.pick("5")
    assert turn.out == "5"
    assert turn.piles == "1 veto:2 4 | 6 | 6"
    (vetoed,) = turn.events_of(CardVetoed)
    assert (vetoed.seat, vetoed.owner) == (0, 1)


def test_only_waiting_card_is_removed_automatically() -> None:
    """§12.1, §6.4."""
    assert Turn("1 | 6 | 6", "veto:2 1", "1 3", "5 1").lay("veto:2", "1", "5").out == "5"


def test_it_may_remove_its_owners_second_card() -> None:
    """§12.1."""
    assert Turn("1 | 6 | 6", "veto:2 5 1", "3 4 1").lay("veto:2 5", "3 4").picks == "3 4 5"


def test_it_also_removes_attached_calculators() -> None:
    """§12.1, §21.4."""
    turn = Turn("1 | 6 | 6", "veto:2 1", "calculator:1 4 1", "2 1", "2 1")
    turn.lay("veto:2", "calculator:1+4", "2", "2")
    assert "veto" in turn.out
    turn = Turn("1 | 6 | 6", "veto:2 1", "calculator:1 4 1", "3 1", "3 1")
    turn.lay("veto:2", "calculator:1+4", "3", "3")
    assert turn.out == "3 3 calculator:1 4"


def test_if_no_card_waits_its_owner_discards() -> None:
    """§12.2."""
    turn = alone("1 | 6 | 6", "veto:2", "4 5")
    assert (turn.question.seat, turn.question.kind, turn.picks) == (0, "discard", "4 5")
    turn.pick("5")
    assert turn.out == "3 3 5"
    assert turn.hand(0) == "4"


def test_with_an_empty_hand_nothing_happens() -> None:
    """§12.2."""
    assert alone("1 | 6 | 6", "veto:2", "").out == "3 3"


def test_it_has_no_effect_if_taken_back() -> None:
    """§6.1."""
    turn = Turn("2 | 6 | 6", "veto:2 1", "5 1", "4 1").lay("veto:2", "5", "4")
    assert turn.piles == "2 4 5 | 6 | 6"


def test_it_has_an_effect_if_it_claims() -> None:
    """§6.1."""
    turn = Turn("3 | 6 | 6", "veto:2 1", "5 1", "4 1").lay("veto:2", "5", "4").land(0)
    assert turn.asked == [(0, "veto")]
