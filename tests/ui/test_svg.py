"""SVG drawings are rendered at any size with their gradients, and cards are made from them."""

import pygame
import pytest

from game.ui.drawing.cards import CARD_RATIO, HEIGHT, WIDTH, back, card_svg
from game.ui.drawing.palette import BANDS, BONE, INK
from game.ui.drawing.svg import document, render

pytestmark = pytest.mark.usefixtures("screen")


def colour_distance(one: pygame.Color, other: pygame.Color) -> int:
    return max(abs(a - b) for a, b in zip(one[:3], other[:3], strict=True))


@pytest.mark.parametrize("size", [(10, 14), (15, 15), (60, 60), (34, 50), (220, 321), (300, 20)])
def test_drawing_has_the_requested_size(size: tuple[int, int]) -> None:
    assert render(document(10, 10, '<circle cx="5" cy="5" r="4" fill="red"/>'), *size).get_size() == size


def test_drawing_of_another_shape_is_centred() -> None:
    image = render(document(10, 10, '<rect width="10" height="10" fill="red"/>'), 90, 30)
    assert image.get_at((45, 15)).a == 255
    assert image.get_at((20, 15)).a == image.get_at((70, 15)).a == 0


def test_smallest_drawing_is_one_pixel() -> None:
    assert render(document(10, 10, ""), 0, -3).get_size() == (1, 1)


def test_background_is_transparent() -> None:
    image = render(document(10, 10, '<rect x="2" y="2" width="6" height="6" fill="#102030"/>'), 50, 50)
    assert image.get_at((1, 1)).a == 0
    assert tuple(image.get_at((25, 25))) == (0x10, 0x20, 0x30, 255)


def test_text_that_is_no_drawing_is_refused() -> None:
    with pytest.raises(pygame.error):
        render("<svg", 10, 10)


@pytest.mark.parametrize("band", BANDS)
def test_cards_panel_has_its_gradient(band: str) -> None:
    """A gradient in the wrong units would come out flat."""
    top, bottom = BANDS[band]
    card = render(card_svg(top, bottom), 100, 146)
    assert colour_distance(card.get_at((88, 134)), pygame.Color(bottom)) < 25
    assert colour_distance(card.get_at((88, 134)), card.get_at((88, 40))) > 50


def test_card_has_round_corners_an_ink_edge_and_a_bone_border() -> None:
    card = render(card_svg(*BANDS["blue"]), 100, 146)
    for corner in ((0, 0), (99, 0), (0, 145), (99, 145)):
        assert card.get_at(corner).a == 0, corner
    for x, y in ((2, 73), (97, 73), (50, 2), (50, 143)):
        assert colour_distance(card.get_at((x, y)), pygame.Color(INK)) < 12, (x, y)
    for x, y in ((5, 73), (94, 73), (50, 5), (50, 140)):
        assert colour_distance(card.get_at((x, y)), pygame.Color(BONE)) < 12, (x, y)


@pytest.mark.parametrize("width", [15, 34, 54, 60, 105, 108, 220])
def test_backs_have_the_shape_of_a_card(width: int) -> None:
    assert CARD_RATIO == HEIGHT / WIDTH
    assert back(width).get_size() == (width, round(width * CARD_RATIO))
