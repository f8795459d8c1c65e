"""The cards of all games look alike in shape, and can be told apart by what a fan shows of them."""

from collections.abc import Sequence
from itertools import combinations, product
from typing import Any, NamedTuple

import numpy as np
import pygame
import pytest
from pygame import Surface

from game.cardgames.must_be_18.table.art import cards as must_be_18
from game.cardgames.six_takes.table.art import cards as six_takes
from game.cardgames.sixpack.rules.packs import PACKS
from game.cardgames.sixpack.table.art import cards as sixpack
from game.cardgames.sixty_six.table.art import cards as sixty_six
from game.ui.drawing import cards as family
from game.ui.drawing.text import Fonts
from tests.support.card_pictures import difference, on_felt, part
from tests.support.sampling import sampled

WIDTHS = (30, 34, 47, 48, 64, 89, 90, 110, 220, 400)
EDGE = 200
"""The sum of red, green and blue below which an edge is dark."""
TRACE = 8
"""The alpha (of 255) that smoothing may leave in a corner."""


class Cards(NamedTuple):
    """The cards of a game.

    Attributes:
        art: the module that paints them.
        faces: the painter's arguments for each of them.
        widths: their widths in a fan.
        seen: the part of a card that is visible in a fan, as fractions from the left and the top.
        apart: the minimum difference of two cards in that part, in grey levels.
    """

    art: Any
    faces: Sequence[tuple[Any, ...]]
    widths: Sequence[int]
    seen: tuple[float, float]
    apart: float

    def paint(self, fonts: Fonts, width: int) -> list[Surface]:
        return [self.art.paint_card(fonts, *face, width) for face in self.faces]


SIXPACK_FACES = [
    (sixpack.CardFace(pack, number, hand, number % 6 + 1 if pack == "super_numbers" else None),)
    for pack, number, hand in product(PACKS, range(1, 7), (False, True))
]
DECKS = {
    f"sixty_six, {colours} colours, {index} index": Cards(
        sixty_six, [(card, deck) for card in range(24)], (48, 64, 90, 110), (0.4, 1), 1.5
    )
    for colours, index in product(("two", "four"), ("usual", "large"))
    for deck in (sixty_six.DeckStyle(colours == "four", index == "large"),)
}
CARDS = {
    "six_takes": Cards(six_takes, [(number,) for number in range(1, 105)], (110, 220), (0.45, 0.25), 1),
    "sixpack": Cards(sixpack, SIXPACK_FACES, (48, 64, 90, 110, 220), (0.45, 1), 0.8),
    "must_be_18": Cards(must_be_18, [*product(range(1, 7), (False, True))], (50, 60, 80, 110), (0.42, 1), 4),
    **DECKS,
}

each_deck = pytest.mark.parametrize("cards", CARDS.values(), ids=CARDS)

pytestmark = pytest.mark.usefixtures("screen")


@each_deck
@pytest.mark.parametrize("width", sampled(WIDTHS, 4))
def test_cards_share_size_corners_and_edge(fonts: Fonts, cards: Cards, width: int) -> None:
    blank = family.back(width)
    free = pygame.surfarray.array_alpha(blank) == 0
    height = blank.get_height()
    assert free.any()
    for image in (cards.art.paint_back(width), *cards.paint(fonts, width)):
        assert image.get_size() == (width, round(width * family.CARD_RATIO))
        assert pygame.surfarray.array_alpha(image)[free].max() < TRACE
        assert all(sum(image.get_at((0, y))[:3]) < EDGE for y in range(height // 4, height * 3 // 4))


@each_deck
@pytest.mark.parametrize("width", sampled(WIDTHS, 4))
def test_back_differs_from_all_faces(fonts: Fonts, cards: Cards, width: int) -> None:
    back = on_felt(cards.art.paint_back(width))
    assert min(difference(back, on_felt(image)) for image in cards.paint(fonts, width)) > 20


@pytest.mark.parametrize("width", sampled(WIDTHS, 4))
def test_backs_of_all_games_differ(width: int) -> None:
    backs = [on_felt(art.paint_back(width)) for art in (six_takes, sixpack, sixty_six, must_be_18)]
    assert min(difference(one, other) for one, other in combinations(backs, 2)) > 20


@pytest.mark.parametrize(
    ("cards", "width"),
    [
        pytest.param(cards, width, id=f"{name}-{width}")
        for name, cards in CARDS.items()
        for width in cards.widths
    ],
)
def test_visible_strips_in_a_fan_differ_in_grey(fonts: Fonts, cards: Cards, width: int) -> None:
    strips = np.stack(
        [_greys(part(on_felt(image), 0, 0, *cards.seen)) for image in cards.paint(fonts, width)]
    )
    for place, strip in enumerate(strips[:-1]):
        nearest = place + 1 + int(np.abs(strips[place + 1 :] - strip).mean(axis=1).argmin())
        assert np.abs(strips[nearest] - strip).mean() > cards.apart, (
            cards.faces[place],
            cards.faces[nearest],
        )


def _greys(image: Surface) -> np.ndarray:
    grey = pygame.image.tobytes(pygame.transform.grayscale(image), "RGB")
    return np.frombuffer(grey, np.uint8)[::3].astype(np.int16)
