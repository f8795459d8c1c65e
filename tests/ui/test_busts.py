"""Ducks from the front: complete, distinguishable by shape alone, and looking at what happens."""

from itertools import combinations

import pygame
import pytest

from game.ui.drawing.mascots.busts import BOX, DuckArt, Wings, bust, face
from game.ui.drawing.mascots.ducks import Duck, Extra, Mood
from game.ui.drawing.svg import render

SIZE = (round(BOX[0]), round(BOX[1]))


pytestmark = pytest.mark.usefixtures("screen")


def draw_bust(duck: Duck, look: tuple[float, float] = (0.0, 0.0), wings: Wings = Wings.RIM) -> pygame.Surface:
    return render(bust(duck, look, wings), *SIZE)


def shape(image: pygame.Surface) -> pygame.Mask:
    return pygame.mask.from_surface(image, 100)


@pytest.mark.parametrize("extra", Extra)
@pytest.mark.parametrize("wings", Wings)
def test_no_bust_is_cut_off(extra: Extra, wings: Wings) -> None:
    for look in ((-1.0, 1.0), (1.0, -1.0)):
        mask = shape(draw_bust(Duck(extra=extra), look, wings))
        width, height = mask.get_size()
        assert not any(mask.get_at((x, y)) for y in range(height) for x in (0, width - 1))
        assert not any(mask.get_at((x, 0)) for x in range(width))


@pytest.mark.parametrize(("one", "other"), list(combinations(Extra, 2)))
def test_busts_have_different_outlines(one: Extra, other: Extra) -> None:
    first, second = shape(draw_bust(Duck(extra=one))), shape(draw_bust(Duck(extra=other)))
    common = first.overlap_area(second, (0, 0))
    assert first.count() + second.count() - 2 * common > 0.04 * min(first.count(), second.count())


def test_each_mood_has_a_different_face() -> None:
    faces = {pygame.image.tobytes(draw_bust(Duck(mood=mood)), "RGBA") for mood in Mood}
    assert len(faces) == len(Mood)


def test_eyes_follow_the_look() -> None:
    def dark(look: tuple[float, float]) -> tuple[float, float]:
        """Return the centre of the eyes' ink, above the bill."""
        image = draw_bust(Duck(), look)
        points = [
            (x, y)
            for x in range(60, 136)
            for y in range(58, 90)
            if sum(image.get_at((x, y))[:3]) < 160 and image.get_at((x, y)).a > 200
        ]
        return sum(x for x, _y in points) / len(points), sum(y for _x, y in points) / len(points)

    assert dark((1.0, 0.0))[0] - dark((-1.0, 0.0))[0] > 8
    assert dark((0.0, 1.0))[1] > dark((0.0, -1.0))[1] + 3


def test_face_is_within_its_ring() -> None:
    for extra in Extra:
        mask = shape(render(face(Duck(extra=extra)), 120, 120))
        assert mask.get_bounding_rects()[0].width >= 112


def test_similar_looks_share_a_picture() -> None:
    art = DuckArt()
    assert art.bust(Duck(), 90, (0.01, 0.3), Wings.RIM) is art.bust(Duck(), 90, (-0.02, 0.35), Wings.RIM)
    assert art.bust(Duck(), 90, (0.9, 0.3), Wings.RIM) is not art.bust(Duck(), 90, (-0.9, 0.3), Wings.RIM)


@pytest.mark.parametrize("extra", Extra)
def test_bust_with_any_hat_fills_its_place_below_the_upper_edge(extra: Extra) -> None:
    """At the far side of a table the drawing starts at the canvas's edge."""
    area = draw_bust(Duck(extra=extra)).get_bounding_rect(min_alpha=30)
    assert 6 <= area.top <= 10
    assert area.bottom == SIZE[1]
