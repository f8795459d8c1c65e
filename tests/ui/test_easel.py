"""The easel: a rough picture stands in while the real one is painted beside the frames."""

from __future__ import annotations

from threading import Event

import pygame
import pytest
from pygame import Surface

from game.ui.drawing.allowance import Allowance
from game.ui.drawing.easel import Easel, Size
from tests.driving import PATIENCE

SIZE = 800, 600
pytestmark = pytest.mark.usefixtures("screen")


class Painter:
    """Paints plain pictures: rough ones in red, real ones in blue, once it has its brush."""

    def __init__(self) -> None:
        self.sizes: list[Size] = []
        self.brush = Event()

    def __call__(self, size: Size) -> Surface:
        self.sizes.append(size)
        picture = Surface(size, depth=32)
        if size == SIZE:
            self.brush.wait(PATIENCE)
        picture.fill("blue" if size == SIZE else "red")
        return picture


@pytest.fixture
def allowance() -> Allowance:
    return Allowance()


@pytest.fixture
def easel(allowance: Allowance) -> Easel:
    return Easel(allowance)


def frame(allowance: Allowance, easel: Easel, painter: Painter, key: str = "pond") -> str:
    """The colour of the picture in a frame."""
    allowance.renew(1, 100)
    picture = easel.get(key, SIZE, painter)
    allowance.lift()
    assert picture.get_size() == SIZE
    return {(255, 0, 0): "red", (0, 0, 255): "blue"}[tuple(picture.get_at((400, 300)))[:3]]


def test_a_rough_picture_is_shown_until_the_real_one_is_there(allowance: Allowance, easel: Easel) -> None:
    painter = Painter()
    assert [frame(allowance, easel, painter) for _ in range(3)] == ["red"] * 3
    assert allowance.short, "the program goes on with its frames"
    painter.brush.set()
    easel.wait()
    assert frame(allowance, easel, painter) == "blue"
    assert not allowance.short
    assert len(painter.sizes) == 2
    assert min(painter.sizes) < (300, 300), "the rough one is soon painted"


def test_outside_of_frames_a_picture_is_painted_right_away(easel: Easel) -> None:
    painter = Painter()
    painter.brush.set()
    assert easel.get("pond", SIZE, painter).get_at((0, 0)) == pygame.Color("blue")
    assert painter.sizes == [SIZE]


def test_a_picture_that_is_being_painted_is_waited_for_outside_of_frames(
    allowance: Allowance, easel: Easel
) -> None:
    painter = Painter()
    frame(allowance, easel, painter)
    painter.brush.set()
    assert easel.get("pond", SIZE, painter).get_at((0, 0)) == pygame.Color("blue")
    assert painter.sizes.count(SIZE) == 1


def test_one_picture_is_painted_at_a_time_and_the_next_is_asked_for_again(
    allowance: Allowance, easel: Easel
) -> None:
    first, second = Painter(), Painter()
    frame(allowance, easel, first, "first")
    second.brush.set()
    assert frame(allowance, easel, second, "second") == "red"
    assert SIZE not in second.sizes
    first.brush.set()
    easel.wait()
    frame(allowance, easel, second, "second")
    easel.wait()
    assert frame(allowance, easel, second, "second") == "blue"
    assert frame(allowance, easel, first, "first") == "blue"


def test_a_picture_is_painted_before_it_is_shown(allowance: Allowance, easel: Easel) -> None:
    painter = Painter()
    painter.brush.set()
    allowance.renew(1, 100)
    easel.ready("pond", SIZE, painter)
    easel.wait()
    assert easel.ready("pond", SIZE, painter)
    assert painter.sizes == [SIZE], "nothing stands in for what isn't shown"


def test_a_painting_that_fails_fails_in_the_frame(allowance: Allowance, easel: Easel) -> None:
    def fail(size: Size) -> Surface:
        if size == SIZE:
            raise ValueError("no paint")
        return Surface(size)

    allowance.renew(1, 100)
    easel.get("pond", SIZE, fail)
    easel.wait()
    with pytest.raises(ValueError, match="no paint"):
        easel.get("pond", SIZE, fail)


def test_pictures_of_many_sizes_never_exceed_their_bytes(allowance: Allowance) -> None:
    easel = Easel(allowance, most_bytes=3 * 800 * 600 * 4)
    for number in range(8):
        painter = Painter()
        painter.brush.set()
        frame(allowance, easel, painter, f"pond {number}")
        easel.wait()
        assert frame(allowance, easel, painter, f"pond {number}") == "blue"
    assert easel.bytes <= 3 * 800 * 600 * 4
