"""The place of the mascot's words: the best of those that are tried."""

import random
from itertools import product
from math import hypot

import pytest
from pygame import FRect

from game.scenes.tutorials import bubble
from game.scenes.tutorials.bubble import best_place


def cost(area: FRect, canvas: FRect, meant: list[FRect], taken: list[FRect]) -> float:
    """The cost of a place, as `best_place` describes it."""

    def hidden(things: list[FRect]) -> float:
        parts = [(area.clip(thing), thing.width * thing.height) for thing in things]
        return sum(
            part.width * part.height / max(min(size, piece), 1.0)
            for part, size in parts
            if part.width > 0 and part.height > 0
        )

    piece = canvas.width * canvas.height * bubble._CARD
    about = meant[0].unionall(meant[1:]).center if meant else canvas.center
    way = hypot(area.centerx - about[0], area.centery - about[1]) / hypot(*canvas.size)
    return bubble._MEANT * hidden(meant) + bubble._TAKEN * hidden(taken) + bubble._FAR * way


@pytest.mark.parametrize("seed", range(12))
def test_no_place_is_better(seed: int) -> None:
    chance = random.Random(seed)
    canvas = FRect(0, 0, chance.uniform(700, 1300), chance.uniform(480, 720))

    def thing() -> FRect:
        at = chance.uniform(-20, canvas.width), chance.uniform(-20, canvas.height)
        return FRect(at, (chance.choice((0, 60, 200)), chance.uniform(10, 300)))

    meant, taken = [thing() for _ in range(seed % 5)], [thing() for _ in range(seed * 3)]
    sizes = [(chance.uniform(200, 700), chance.uniform(80, 400)) for _ in range(3)]
    room = canvas.inflate(-2 * bubble._EDGE, -2 * bubble._EDGE)
    number, found = best_place(sizes, canvas, meant, taken)
    assert found.size == FRect((0, 0), sizes[number]).size
    least = min(
        cost(
            FRect(
                room.left + max(room.width - wide, 0.0) * column / (bubble._COLUMNS - 1),
                room.top + max(room.height - high, 0.0) * row / (bubble._ROWS - 1),
                wide,
                high,
            ),
            canvas,
            meant,
            taken,
        )
        for wide, high in sizes
        for column, row in product(range(bubble._COLUMNS), range(bubble._ROWS))
    )
    # Rectangles have coordinates of single precision.
    assert cost(found, canvas, meant, taken) == pytest.approx(least, rel=1e-9, abs=1e-8)
