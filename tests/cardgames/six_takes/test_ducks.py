"""RULES.md §1.2: the ducks on each card."""

import pytest

from game.cardgames.six_takes.rules.game import DUCKS, ducks_in, ducks_on


@pytest.mark.parametrize(
    ("card", "ducks"),
    [(55, 7), (11, 5), (99, 5), (22, 5), (10, 3), (100, 3), (50, 3), (5, 2), (95, 2), (1, 1), (104, 1)],
)
def test_ducks_of_each_card(card: int, ducks: int) -> None:
    assert ducks_on(card) == ducks


def test_number_of_cards_by_ducks() -> None:
    counts = {price: sum(ducks_on(card) == price for card in range(1, 105)) for price in (1, 2, 3, 5, 7)}
    assert counts == {1: 76, 2: 9, 3: 10, 5: 8, 7: 1}


def test_deck_has_171_ducks() -> None:
    assert ducks_in(tuple(range(1, 105))) == 171 == sum(DUCKS)
