"""RULES.md §12: Veto."""

from collections.abc import Callable

from game.cardgames.sixpack.rules.events import CardVetoed
from tests.cardgames.sixpack.boards import (
    Turn,
    check,
    first_cards,
    parametrize_rules,
    turn_with_one_card_left,
)


@parametrize_rules(
    # §12.1, §6.4: the only waiting card is removed automatically; it may be the owner's second card.
    (lambda: first_cards("1 | 6 | 6", "veto:2 1", "1 3", "5 1"), {"out": "5"}),
    (lambda: Turn("1 | 6 | 6", "veto:2 5 1", "3 4 1").lay("veto:2 5", "3 4"), {"picks": "3 4 5"}),
    # §12.2: if none waits, the owner discards; without a hand card, nothing happens.
    (
        lambda: turn_with_one_card_left("1 | 6 | 6", "veto:2", "4 5"),
        {"asked": [(0, "discard")], "picks": "4 5"},
    ),
    (lambda: turn_with_one_card_left("1 | 6 | 6", "veto:2", "4 5").pick("5"), {"out": "3 3 5", "hand": "4"}),
    (lambda: turn_with_one_card_left("1 | 6 | 6", "veto:2", ""), {"out": "3 3"}),
    # §6.1: it has no effect if it's taken back, and has one if it claims.
    (lambda: first_cards("2 | 6 | 6", "veto:2 1", "5 1", "4 1"), {"piles": "2 4 5 | 6 | 6"}),
    (lambda: first_cards("3 | 6 | 6", "veto:2 1", "5 1", "4 1").land(0), {"asked": [(0, "veto")]}),
)
def test_rules(play: Callable[[], Turn], after: dict[str, object]) -> None:
    check(play, after)


def test_it_removes_a_waiting_card() -> None:
    """§12.1."""
    turn = Turn("1 | 6 | 6", "veto:2 1", "5 1", "4 1").lay("veto:2", "5", "4")
    assert (turn.question.seat, turn.question.kind, turn.picks) == (0, "veto", "4 5")
    turn.pick("5")
    assert turn.out == "5"
    assert turn.piles == "1 veto:2 4 | 6 | 6"
    (vetoed,) = turn.events_of(CardVetoed)
    assert (vetoed.seat, vetoed.owner) == (0, 1)


def test_it_also_removes_attached_calculators() -> None:
    """§12.1, §21.4."""
    turn = Turn("1 | 6 | 6", "veto:2 1", "calculator:1 4 1", "2 1", "2 1")
    turn.lay("veto:2", "calculator:1+4", "2", "2")
    assert "veto" in turn.out
    turn = Turn("1 | 6 | 6", "veto:2 1", "calculator:1 4 1", "3 1", "3 1")
    turn.lay("veto:2", "calculator:1+4", "3", "3")
    assert turn.out == "3 3 calculator:1 4"
