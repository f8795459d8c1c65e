"""RULES.md §13: No Superheroes."""

from game.cardgames.sixpack.rules.events import EffectsChanged, EffectTriggered
from tests.cardgames.sixpack.boards import Turn, turn_with_one_card_left

HERO = "no_superheroes"


def test_no_card_has_an_effect_while_it_is_visible() -> None:
    """§13.1: not even on piles, so the Reverse doesn't count."""
    turn = Turn(f"{HERO}:1 | reverse:4 | sheriff:6", "veto:2 1", "carousel:5 1", "3 1")
    assert turn.state.public.disabled
    assert not turn.state.public.reversed
    assert turn.tableau.extremes() == (6,)
    assert Turn(f"{HERO}:1 | 2 | sheriff:4", "2 1", "5 1", "3 1").tableau.extremes() == (6,)
    turn.lay("veto:2", "carousel:5", "3")
    assert turn.piles == f"{HERO}:1 veto:2 | reverse:4 | sheriff:6 carousel:5"
    assert turn.asked == [(1, "carousel")]
    assert len(turn.events_of(EffectTriggered)) == 1


def test_effects_work_again_once_it_is_covered() -> None:
    """§13.1: checked before each card, so the covering card itself has no effect."""
    turn = Turn(f"{HERO}:1 | 6 | 6", "veto:2 1", "veto:3 1", "5 1").lay("veto:2", "veto:3", "5")
    assert turn.out == "5"
    changed = [event.disabled for event in turn.events_of(EffectsChanged)]  # type: ignore[attr-defined]
    assert changed == [True, False]


def test_two_do_not_cancel_each_other() -> None:
    """§13.1."""
    assert Turn(f"{HERO}:1 | {HERO}:2 | 6", "2 1", "3 1", "5 1").state.public.disabled


def test_claim_of_its_pile_is_without_effects() -> None:
    """§13.1: neither Seethrough nor Biting Hand counts in its pile."""
    turn = turn_with_one_card_left(f"biting_hand:2 3* seethrough:4 {HERO}:5* | 6 | 6", "6", "1 1")
    assert turn.hand(0) == f"1 1 3* {HERO}:5*"


def test_numbers_are_as_printed() -> None:
    """§13.2."""
    turn = Turn(f"{HERO}:1 | 2 seethrough:5 | calculator:3 super_numbers:2/6", "2 1", "3 1", "5 1")
    assert turn.numbers == [(1,), (5,), (2,)]


def test_super_numbers_have_their_first_number_and_are_no_duplicates() -> None:
    """§13.2, §14.2: the owners aren't asked."""
    turn = Turn(f"{HERO}:1 | 6 | 6", "super_numbers:2/5 1", "super_numbers:4/3 1", "3 1")
    turn.lay("super_numbers:2/5", "super_numbers:4/3", "3")
    assert turn.out == ""
    assert turn.piles == f"{HERO}:1 super_numbers:2/5 3 super_numbers:4/3 | 6 | 6"


def test_stickies_and_copycats_do_nothing() -> None:
    """§13.1: when cards are compared."""
    turn = Turn(f"{HERO}:1 | 6 | 6", "sticky:4 1", "4 1", "copycat:2 1").lay("sticky:4", "4", "copycat:2")
    assert turn.out == "sticky:4 4"
    assert turn.piles == f"{HERO}:1 copycat:2 | 6 | 6"
    assert not turn.events_of(EffectTriggered)


def test_calculators_cannot_be_attached() -> None:
    """§13.1: when cards are chosen."""
    assert len(Turn(f"{HERO}:1 | 6 | 6", "calculator:2 3", "4 1", "5 1").legal[0]) == 2


def test_face_up_cards_set_no_order() -> None:
    """§13.2, §13.3."""
    turn = Turn(f"{HERO}:1 | 6 | 6", "seethrough:3 1", "4 1", "seethrough:3 1")
    assert [seat for seat, _kind in turn.asked] == [0, 1, 2]
    assert all(len(legal) == 2 for legal in turn.legal.values())
    assert len(turn.state.public.open) == 2


def test_covering_a_seethrough_turns_no_card_face_up() -> None:
    """§13.1."""
    turn = turn_with_one_card_left(f"{HERO}:6 | seethrough:1 | 5", "4", "1 1")
    assert turn.piles == f"{HERO}:6 | seethrough:1 4 | 5"
    assert turn.over
    assert turn.state.public.open == ()


def test_uncovering_it_mid_turn_stops_the_effects_of_waiting_cards() -> None:
    """§13.2: from then on, they count as printed."""
    turn = Turn(f"second_hand:4 | {HERO}:3 4 | 5", "1 6", "super_numbers:2/5 6", "veto:3 6")
    turn.lay("1", "super_numbers:2/5", "veto:3").number(5)
    assert turn.waiting == "1 veto:3 super_numbers:2/5"
    turn.land(0).take_top(1)
    assert turn.state.public.disabled
    assert turn.piles == f"1 super_numbers:2/5 veto:3 | {HERO}:3 | 5"
    assert turn.hand(2) == "6"
    assert turn.out == "second_hand:4"
    assert turn.hand(0) == "4 6"


def test_chosen_number_counts_again_when_effects_return() -> None:
    """§13.2: it's uncovered, then covered by the next card."""
    turn = Turn(f"second_hand:4 | {HERO}:3 5 | 5", "1 6", "super_numbers:5/6 6", "4 6", "2 6")
    turn.lay("1", "super_numbers:5/6", "4", "2").number(6)
    turn.land(0).take_top(1)
    assert turn.piles == f"1 2 | {HERO}:3 4 | super_numbers:5/6"


def test_waiting_copycat_is_itself_while_effects_are_off() -> None:
    """§13.2."""
    turn = Turn(f"second_hand:4 | {HERO}:4 5 | 5", "1 6", "copycat:2 6", "veto:6 6", "3 6")
    turn.lay("1", "copycat:2", "veto:6", "3").pick("veto:6")
    assert turn.waiting == "1 3 veto:6 copycat:2"
    turn.land(0).take_top(1)
    assert turn.piles.startswith("1 copycat:2 3 |")


def test_takeback_follows_the_basic_rule() -> None:
    """§13.1, §8.1: it may not claim a pile of its own number."""
    assert turn_with_one_card_left("1 | 4* | 6", "takeback:4").offers == [(0, "place"), (1, "claim")]
    assert (
        turn_with_one_card_left(f"{HERO}:1 | 4* | 6", "takeback:4").piles == f"{HERO}:1 takeback:4 | 4* | 6"
    )


def test_calculators_add_nothing() -> None:
    """§13.1, §21.2."""
    for hero, number in (("1", 5), (f"{HERO}:1", 3)):
        turn = Turn(f"{hero} | 6 | 6", "calculator:2 3", "2 1", "3 1")
        assert turn.tableau.effective_number(3, turn.state.hands[0][:1]) == number
