"""You Must Be 18! played by dragging cards alone."""

import random

import pytest

from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.rules.legality import Lay
from game.cardgames.must_be_18.sheet import Zone
from game.cardgames.must_be_18.table.focus import LAYING, Spot
from tests.cardgames.must_be_18.seated import Seated
from tests.cardgames.must_be_18.standing import setup


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_round_by_dragging_alone(seats: int) -> None:
    """Each card of a legal choice is dragged to its column, then the plaque is clicked."""
    seated, chance = Seated(setup(seats, seats, rounds=1)), random.Random(seats)
    seated.others()
    while not seated.over:
        table = seated.table
        lays = [choice for choice in MUST_BE_18.choices(table.view) if isinstance(choice, Lay)]
        if lays:
            lay = chance.choice(lays)
            new = getattr(lay, "number", None)
            more = () if new is None else ((len(table.view.columns), new),)
            for column, number in (*lay.covers, *more):
                seated.drag(seated.card(number), seated.at(Spot(Zone.COLUMN, column)))
        assert seated.click(LAYING)
        if lays:
            assert seated.made[-1] == lay
        seated.others()
        assert table.view == seated.folded == seated.match.view(0)
