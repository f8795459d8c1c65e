"""RULES.md §7–§21: an effect that is triggered emits an event with its pack, seat and card."""

from collections.abc import Callable

import pytest

from game.cardgames.sixpack.rules.choices import TurnStep
from game.cardgames.sixpack.rules.events import EffectTriggered
from tests.cardgames.sixpack.boards import Turn, turn_with_one_card_left


def triggers_of(turn: Turn) -> list[tuple[str, int, str]]:
    return [(event.pack, event.seat, turn.text(event.card)) for event in turn.events_of(EffectTriggered)]


def play_first_cards(*hands: str, pile: str = "1") -> Turn:
    return Turn(f"{pile} | 6 | 6", *hands).lay(*(hand.split()[0] for hand in hands))


TURNS: dict[str, tuple[Callable[[], Turn], int, str]] = {
    "biting_hand": (
        lambda: turn_with_one_card_left("biting_hand:2 3* | 6 | 6", "6", "1 2 5"),
        0,
        "biting_hand:2",
    ),
    "late_arrival": (lambda: play_first_cards("late_arrival:2 4 6", "3 6", "5 6"), 0, "late_arrival:2"),
    "veto": (lambda: play_first_cards("veto:2 1", "5 1", "4 1"), 0, "veto:2"),
    "veto, automatic": (lambda: turn_with_one_card_left("1 | 6 | 6", "veto:2", "4 5"), 0, "veto:2"),
    "super_numbers": (lambda: play_first_cards("3 1", "super_numbers:2/5 1", "4 1"), 1, "super_numbers:2/5"),
    "sticky": (lambda: play_first_cards("4 2 2", "sticky:4 1", "5 5 5"), 1, "sticky:4"),
    "second_hand": (lambda: turn_with_one_card_left("second_hand:4 | 5 6 | 6", "6"), 0, "second_hand:4"),
    "carousel": (lambda: play_first_cards("carousel:2 1 2", "3 4 4", "3 5 5"), 0, "carousel:2"),
    "pile_driver": (lambda: turn_with_one_card_left("3 1 2 | 6 | 5", "pile_driver:4"), 0, "pile_driver:4"),
    "copycat": (lambda: play_first_cards("copycat:2 1", "4 1", "5 1"), 0, "copycat:2"),
}


@pytest.mark.parametrize("name", TURNS)
def test_triggered_effect_emits_its_seat_and_card(name: str) -> None:
    play, seat, card = TURNS[name]
    assert triggers_of(play()) == [(name.partition(",")[0], seat, card)]


@pytest.mark.parametrize(
    "play",
    [
        lambda: Turn("1 | 6 | 6", "late_arrival:2", "3 6", "5 6").lay("late_arrival:2", "3", "5"),
        lambda: turn_with_one_card_left("1 | 6 | 6", "veto:2", ""),
        lambda: Turn("1 | 6 | 6", "copycat:2 4 1", "3 3 1").lay("copycat:2 4", "3 3"),
        lambda: Turn("1 | 6 | 6", "sticky:4 1", "3 1", "5 1").lay("sticky:4", "3", "5"),
    ],
    ids=[
        "Late Arrival with no other hand",
        "Veto with no waiting card",
        "Copycat with no card left",
        "Sticky without a duplicate",
    ],
)
def test_effect_with_nothing_to_do_is_not_triggered(play: Callable[[], Turn]) -> None:
    """§10.3, §12.2, §16.1, §20.1."""
    assert triggers_of(play()) == []


def test_pending_steps_of_a_carousel_name_its_card() -> None:
    """§18.1."""
    turn = play_first_cards("carousel:2 1 2", "3 4 4", "3 5 5").side("left")
    assert {turn.text(question.card) for question in turn.state.questions} == {"carousel:2"}
    card = turn.state.questions[0].card
    assert turn.state.public.agenda[-1] == TurnStep("pass_left", card=card)


def test_added_card_does_not_trigger_another_choice_of_number() -> None:
    """§10.2, §14.3."""
    turn = play_first_cards("late_arrival:2 4 6", "super_numbers:3/5 1", "6 1").number(5)
    turn.lay_one(0, "4")
    assert [pack for pack, _seat, _card in triggers_of(turn)] == ["super_numbers", "late_arrival"]
