"""RULES.md §15: Biting Hand."""

from collections.abc import Callable

from game.cardgames.sixpack.rules.events import PileClaimed
from tests.cardgames.sixpack.boards import Turn, check, parametrize_rules, turn_with_one_card_left


@parametrize_rules(
    # §15.1: its own handprint counts; the claimer discards no more cards than it has.
    (lambda: turn_with_one_card_left("biting_hand:2* 4 | 6 | 6", "6", "1 5").pick("5"), {"hand": "1"}),
    (
        lambda: turn_with_one_card_left("biting_hand:2* 3* 4* | 6 | 6", "6", "1 5"),
        {"hand": "", "CardDiscarded": 2},
    ),
    # §15.2, §6.4: the only card of a pile is kept automatically.
    (lambda: turn_with_one_card_left("biting_hand:4 | 6 | 6", "6"), {"hand": "1 1 biting_hand:4"}),
    # §15.3: while reversed, cards without a handprint bite; of a pile of handprints one card is kept (§15.2).
    (
        lambda: turn_with_one_card_left("reverse:5 | biting_hand:1* 3* 2 | 6", "1", "5 6"),
        {"asked": [(0, "discard")]},
    ),
    (
        lambda: turn_with_one_card_left("reverse:5 | biting_hand:1* 3* 2 | 6", "1", "5 6").pick("6"),
        {"hand": "5", "piles": "reverse:5 | 1 | 6"},
    ),
    (
        lambda: turn_with_one_card_left("reverse:5 | biting_hand:1* 2* | 6", "1", "5 6"),
        {"picks": "biting_hand:1* 2*"},
    ),
    (
        lambda: turn_with_one_card_left("reverse:5 | biting_hand:1* 2* | 6", "1", "5 6").pick("2*"),
        {"hand": "2* 5 6"},
    ),
    # §15.3: several Biting Hands bite once.
    (
        lambda: turn_with_one_card_left("biting_hand:2 biting_hand:3* 4 | 6 | 6", "6", "1 2 5").pick("2"),
        {"hand": "1 5", "turn": 2},
    ),
    # §15.1, §9.1: a handprint that a Seethrough shows counts, too.
    (
        lambda: (
            turn_with_one_card_left("biting_hand:2 4* seethrough:3 | 6 | 6", "6", "1 2 5").pick("1").pick("2")
        ),
        {"hand": "5"},
    ),
    # §17.2: it acts before Second Hand; so the claimer keeps its card first (§15.2).
    (
        lambda: turn_with_one_card_left("biting_hand:2* second_hand:4 | 5 6 | 6", "6", "1 5"),
        {"asked": [(0, "discard")]},
    ),
    (
        lambda: turn_with_one_card_left("biting_hand:2* second_hand:4 | 5 6 | 6", "6", "1 5").pick("5"),
        {"asked": [(0, "second_hand")]},
    ),
    (
        lambda: (
            turn_with_one_card_left("biting_hand:2* second_hand:4 | 5 6 | 6", "6", "1 5")
            .pick("5")
            .take_top(1)
        ),
        {"hand": "1 6", "piles": "6 | 5 | 6"},
    ),
    (
        lambda: (
            turn_with_one_card_left("biting_hand:2 second_hand:4 | 5 6 | 6", "6")
            .pick("second_hand:4")
            .take_top(1)
        ),
        {"hand": "1 1 second_hand:4 6"},
    ),
)
def test_rules(play: Callable[[], Turn], after: dict[str, object]) -> None:
    check(play, after)


def test_claimer_discards_a_card_for_each_handprint() -> None:
    """§15.1."""
    turn = turn_with_one_card_left("biting_hand:2 3* 4* | 6 | 6", "6", "1 2 5")
    assert turn.piles == "6 | 6 | 6"
    assert turn.hand(0) == "1 2 5"
    assert (turn.question.seat, turn.question.kind) == (0, "discard")
    assert turn.text(turn.question.card) == "biting_hand:2"
    turn.pick("2").pick("5")
    assert turn.hand(0) == "1"
    assert turn.out == "3 3 biting_hand:2 3* 4* 2 5"


def test_without_handprints_claimer_keeps_one_card() -> None:
    """§15.2: any card of the pile."""
    turn = turn_with_one_card_left("biting_hand:2 3 4 | 6 | 6", "6")
    assert (turn.question.kind, turn.picks) == ("bite", "biting_hand:2 3 4")
    turn.pick("3")
    assert turn.hand(0) == "1 1 3"
    (claimed,) = turn.events_of(PileClaimed)
    assert (turn.texts(claimed.kept), turn.texts(claimed.gone)) == ("3", "biting_hand:2 4")
