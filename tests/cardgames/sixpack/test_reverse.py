"""RULES.md §7: Reverse."""

import pytest

from game.cardgames.sixpack.rules.events import DirectionChanged, TurnOrder
from tests.cardgames.sixpack.boards import Turn, turn_with_one_card_left


def orders_of(turn: Turn) -> list[str]:
    return [turn.texts(event.cards) for event in turn.events_of(TurnOrder) if isinstance(event, TurnOrder)]


def test_visible_reverse_reverses_play() -> None:
    """§7.1, §22: high to low, on the closest number above; 1 claims; cards without a handprint are kept."""
    turn = Turn("reverse:2 | 3 | 5", "4 6", "1 6", "3 6").lay("4", "1", "3")
    assert orders_of(turn) == ["4 3 1"]
    assert turn.piles == "1 | 3 | 5 4 3"
    assert turn.hand(1) == "reverse:2 6"


@pytest.mark.parametrize(
    ("piles", "turned"),
    [
        ("reverse:2 | 3 | 5", True),
        ("reverse:2 | reverse:3 | 5", False),
        ("reverse:2 | reverse:3 | reverse:5", True),
        ("reverse:2 4 | 3 | 5", False),
    ],
)
def test_odd_number_of_visible_reverses_reverses_play(piles: str, turned: bool) -> None:
    """§7.1, §6.1."""
    turn = Turn(piles, "4 6", "1 6", "3 6")
    assert turn.state.public.reversed is turned
    assert turn.tableau.extremes() == ((1,) if turned else (6,))


def test_handprints_leave_and_other_cards_are_kept() -> None:
    """§7.1, §7.2: the Reverse on top of the claimed pile still counts."""
    turn = turn_with_one_card_left("4 3* 5* reverse:2* | 6 | 6", "1", "6 6")
    assert turn.piles == "1 | 6 | 6"
    assert turn.hand(0) == "4 6 6"
    assert turn.out == "3 3 3* 5* reverse:2*"
    assert not turn.state.public.reversed


def test_six_is_not_extreme_while_reversed() -> None:
    """§7.1: it fits nowhere, or goes back."""
    assert turn_with_one_card_left("reverse:6 | 4 | 4", "6").hand(0) == "1 1 6"
    assert turn_with_one_card_left("reverse:5 | 4 | 4", "6").offers == [
        (0, "claim"),
        (1, "claim"),
        (2, "claim"),
    ]


def test_with_nothing_above_an_equal_card_goes_back() -> None:
    """§5.3, §7.1."""
    assert turn_with_one_card_left("reverse:2 | 4 | 3", "4").hand(0) == "1 1 4"


def test_owner_chooses_between_equally_close_piles_above() -> None:
    """§5.1, §7.1."""
    assert turn_with_one_card_left("reverse:5 | 5 | 1", "4").offers == [(0, "place"), (1, "place")]


def test_covering_a_reverse_changes_the_direction_for_the_next_card() -> None:
    """§7.2, §6.2."""
    turn = Turn("reverse:5 | 1 | 6", "4 6", "2 6", "3 6").lay("4", "2", "3")
    assert orders_of(turn) == ["4 3 2", "2 3"]
    assert turn.piles == "reverse:5 4 | 1 2 3 | 6"
    turned = [event.reversed for event in turn.events_of(DirectionChanged)]  # type: ignore[attr-defined]
    assert turned == [True, False]


def test_playing_a_reverse_changes_the_direction_for_the_next_card() -> None:
    """§7.2: not for the card itself."""
    turn = Turn("1 | 6 | 4", "reverse:2 6", "3 6", "5 6").lay("reverse:2", "3", "5")
    assert orders_of(turn) == ["reverse:2 3 5", "5 3"]
    assert turn.piles == "1 reverse:2 | 6 5 | 4 3"


def test_claiming_reverse_claims_as_before_it_landed() -> None:
    """§7.2."""
    turn = turn_with_one_card_left("3* 5 | 1 | 2", "reverse:6", "1 1")
    assert turn.hand(0) == "1 1 3*"
    assert turn.state.public.reversed


def test_copy_comes_after_its_target_while_reversed() -> None:
    """§4.6: as in the normal order."""
    turn = Turn("reverse:6 | 1 | 1", "copycat:2 6", "4 6", "5 6").lay("copycat:2", "4", "5")
    turn.pick("4")
    assert orders_of(turn)[0] == "5 4 copycat:2"
