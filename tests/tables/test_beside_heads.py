"""Figures that rise at a seat leave the player's face to be seen."""

import pytest

from game.cardgames.registry import kit_of
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.engine.contract import Setup
from tests.support.seated import Seated


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (2560, 1080)])
def test_they_rise_beside_the_head_and_on_the_canvas(size: tuple[int, int]) -> None:
    for seats in (2, 4, 7, 10):
        shown = Seated(kit_of("six_takes"), Setup(seats, 6, SixTakesOptions()), size=size).table.model
        for seat in range(seats):
            x, y = shown.beside_head(seat)
            bust = shown.place_of(seat).bust
            assert not bust.left < x < bust.right
            assert bust.top < y < bust.bottom
            assert 20 < x < shown.size[0] - 20
