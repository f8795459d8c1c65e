"""RULES.md §2.2: seats choose secretly, and nobody sees a card before all have chosen."""

from game.cardgames.six_takes.rules.events import CardChosen, HandDealt, PlayCard
from game.cardgames.six_takes.rules.game import SIX_TAKES
from tests.support.six_takes_boards import play_cards, table


def test_others_hear_that_a_card_was_chosen_but_not_which() -> None:
    _, (event,) = SIX_TAKES.apply(table("10\n40\n60\n80", [(11, 12), (41, 42)]), 0, PlayCard(11))
    assert event == SIX_TAKES.redact(event, 0) == CardChosen(0, 11)
    assert SIX_TAKES.redact(event, 1) == SIX_TAKES.redact(event, None) == CardChosen(0, 0)


def test_everybody_sees_who_has_chosen_and_how_many_cards_are_left() -> None:
    state, _ = SIX_TAKES.apply(table("10\n40\n60\n80", [(11, 12), (41, 42)]), 0, PlayCard(11))
    for seat in (0, 1, None):
        view = SIX_TAKES.view(state, seat)
        assert (view.ready, view.hand_sizes) == ((True, False), (1, 2))


def test_turns_of_a_round_are_remembered() -> None:
    state, _ = play_cards(table("10\n40\n60\n80", [(11, 12, 13), (41, 42, 43)]), 11, 41)
    assert state.public.ready == (False, False)
    state, _ = play_cards(state, 12, 42)
    assert state.public.plays == (((11, 0), (41, 1)), ((12, 0), (42, 1)), ((13, 0), (43, 1)))


def test_others_know_only_the_size_of_a_hand() -> None:
    event = HandDealt(1, 3, (4, 5, 6))
    assert SIX_TAKES.redact(event, 1) == event
    assert SIX_TAKES.redact(event, 0) == SIX_TAKES.redact(event, None) == HandDealt(1, 3, ())
