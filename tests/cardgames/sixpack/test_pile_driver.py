"""RULES.md §19: Pile Driver."""

from collections.abc import Callable

from game.cardgames.sixpack.rules.choices import DriveCards
from game.cardgames.sixpack.rules.events import CardsDriven
from tests.cardgames.sixpack.boards import Turn, check, parametrize_rules, turn_with_one_card_left


@parametrize_rules(
    # §19.2: if all cards beneath it are moved, it's a new pile.
    (
        lambda: turn_with_one_card_left("2 | 6 | 5", "pile_driver:4").drive(1, 1),
        {"piles": "pile_driver:4 | 6 2 | 5"},
    ),
    # §19.3: if it claims, it claims what is left.
    (
        lambda: turn_with_one_card_left("3* 4* 5* | 1 | 1", "pile_driver:6").drive(1, 1),
        {"piles": "pile_driver:6 | 1 5* | 1", "hand": "1 1 3* 4*"},
    ),
    # §19.2, §19.3: it may drive all cards away; then nothing is left to claim.
    (
        lambda: turn_with_one_card_left("4* 5* | 1 | 1", "pile_driver:6").drive(2, 1),
        {"piles": "pile_driver:6 | 1 4* 5* | 1", "hand": "1 1", "PileClaimed": 0, "CardPlaced": 1},
    ),
    # §5.4, §19.3: if it fits nowhere, its owner chooses the pile to claim, and it drives first.
    (
        lambda: turn_with_one_card_left("4* 5 | 6 | 6", "pile_driver:2").land(0).drive(1, 2),
        {"piles": "pile_driver:2 | 6 | 6 5", "hand": "1 1 4*"},
    ),
    # §19.4, §7.2: whether it claims and which cards are kept was decided before it drove the Reverse away.
    (
        lambda: turn_with_one_card_left("3 4* reverse:2 | 5 | 6", "pile_driver:1", "6 6").drive(1, 1),
        {"piles": "pile_driver:1 | 5 reverse:2 | 6", "hand": "3 6 6"},
    ),
    # §19.3: a Biting Hand may be driven away.
    (
        lambda: turn_with_one_card_left("4* biting_hand:5* | 1 | 1", "pile_driver:6").drive(1, 1),
        {"hand": "1 1 4*"},
    ),
    (
        lambda: (
            turn_with_one_card_left("biting_hand:4* 5* | 1 | 1", "pile_driver:6", "1 2").drive(1, 1).pick("2")
        ),
        {"hand": "1"},
    ),
    # §9.3: covering a Seethrough turns a card face up, even if the Seethrough is driven away.
    (
        lambda: turn_with_one_card_left("2 seethrough:5 | 6 | 6", "pile_driver:4", "1 5").drive(1, 1),
        {"asked": [(0, "turn_open")], "piles": "2 pile_driver:4 | 6 seethrough:5 | 6"},
    ),
    # §9.3: driving cards on to a Seethrough turns no card face up.
    (
        lambda: turn_with_one_card_left("2 | 6 seethrough:5 | 6", "pile_driver:4").drive(1, 1),
        {"piles": "pile_driver:4 | 6 seethrough:5 2 | 6", "open": ""},
    ),
    # §19.1: attached Calculators stay with it.
    (
        lambda: turn_with_one_card_left("1 2 | 6 | 6", "calculator:1+pile_driver:4").drive(2, 1),
        {"piles": "calculator:1 pile_driver:4 | 6 1 2 | 6"},
    ),
    # §19.4: at the bottom of a pile, it drives nothing; §6.1: nor does it when taken back.
    (
        lambda: turn_with_one_card_left("5 sheriff:3 | 5 | 4", "pile_driver:2"),
        {"piles": "pile_driver:2 5 sheriff:3 | 5 | 4"},
    ),
    (lambda: turn_with_one_card_left("4 | 5 | 6", "pile_driver:4"), {"hand": "1 1 pile_driver:4"}),
)
def test_rules(play: Callable[[], Turn], after: dict[str, object]) -> None:
    check(play, after)


def test_it_drives_cards_beneath_it_to_another_pile() -> None:
    """§19.1: in the same order."""
    turn = turn_with_one_card_left("3 1 2 | 6 | 5", "pile_driver:4")
    assert (turn.question.seat, turn.question.kind) == (0, "drive")
    assert turn.question.legal == tuple(DriveCards(count, pile) for pile in (1, 2) for count in (1, 2, 3))
    turn.drive(2, 2)
    assert turn.piles == "3 pile_driver:4 | 6 | 5 1 2"
    (driven,) = turn.events_of(CardsDriven)
    assert turn.texts(driven.cards) == "1 2"


def test_driven_cards_count_for_the_next_card() -> None:
    """§6.2: the Reverse is covered by the card driven on to it."""
    turn = Turn("2 | reverse:6 | 5", "pile_driver:4 6", "3 6", "1 6").lay("pile_driver:4", "3", "1")
    assert turn.state.public.reversed
    turn.drive(1, 1)
    assert not turn.state.public.reversed
    assert turn.piles == "2 | reverse:6 5 | pile_driver:4"
    assert turn.waiting == "1 3"
