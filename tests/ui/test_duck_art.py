"""Ducks: complete, on transparent ground, distinguishable by shape and colour, and cached."""

import pygame
import pytest
from msgspec.structs import replace

from game.ui.drawing.mascots.busts import DuckArt
from game.ui.drawing.mascots.ducks import Duck, Extra, Mood, pip_group
from game.ui.drawing.svg import document, render

PLAIN = Duck()


pytestmark = pytest.mark.usefixtures("screen")


@pytest.fixture(scope="module")
def art() -> DuckArt:
    return DuckArt()


def outline(surface: pygame.Surface) -> pygame.Mask:
    return pygame.mask.from_surface(surface, 127)


@pytest.mark.parametrize("extra", Extra)
def test_nothing_a_duck_wears_is_cut_off(art: DuckArt, extra: Extra) -> None:
    px = 216
    for mood in Mood:
        image = art.side_view(Duck(mood=mood, extra=extra), px)
        assert image.get_size() == (px, px)
        rim = [(x, y) for at in range(px) for x, y in ((at, 0), (at, px - 1), (0, at), (px - 1, at))]
        assert all(image.get_at(place).a == 0 for place in rim), mood


@pytest.mark.parametrize("extra", [extra for extra in Extra if extra is not Extra.NONE])
def test_clothes_are_visible_at_the_size_of_a_small_seat(art: DuckArt, extra: Extra) -> None:
    bare, dressed = art.side_view(PLAIN, 36), art.side_view(replace(PLAIN, extra=extra), 36)
    changed = sum(
        max(abs(a - b) for a, b in zip(bare.get_at((x, y)), dressed.get_at((x, y)), strict=True)) > 60
        for x in range(36)
        for y in range(36)
    )
    assert changed >= 25


def test_hats_change_the_silhouette(art: DuckArt) -> None:
    bare = outline(art.side_view(PLAIN, 80)).count()
    for extra in (Extra.CAP, Extra.BOW, Extra.CROWN, Extra.CAPTAIN, Extra.TOPHAT, Extra.PIRATE):
        assert outline(art.side_view(replace(PLAIN, extra=extra), 80)).count() > bare + 40, extra


def test_colours_are_used(art: DuckArt) -> None:
    green = art.side_view(Duck(body="#00FF00", shade="#008800"), 108)
    assert tuple(green.get_at((20, 68))) == (0, 255, 0, 255)


def test_duck_is_drawn_once_for_each_size(art: DuckArt) -> None:
    assert art.side_view(Duck(), 44) is art.side_view(Duck(), 44)
    assert art.side_view(Duck(), 44) is not art.side_view(Duck(), 45)


def test_number_of_cached_ducks_is_limited() -> None:
    art = DuckArt(most_bytes=3 * 12 * 12 * 4)
    first = art.side_view(PLAIN, 10)
    for px in (11, 12):
        art.side_view(PLAIN, px)
    assert art.side_view(PLAIN, 10) is first, "the latest three are kept"
    art.side_view(PLAIN, 9)
    art.side_view(PLAIN, 13)
    assert art.side_view(PLAIN, 10) is first, "a duck that was used again isn't the oldest"
    for px in (14, 15, 16):
        art.side_view(PLAIN, px)
    assert art.side_view(PLAIN, 10) is not first


def test_happy_pip_laughs() -> None:
    calm, glad = (
        pygame.image.tobytes(render(document(108, 108, pip_group(0, 0, 1, glad=glad)), 40, 40), "RGBA")
        for glad in (False, True)
    )
    assert calm != glad
