"""Large pictures are painted by a thread; a frame isn't complete without them."""

from threading import Event

import pytest
from pygame import Color, Surface

from game.ui.drawing.allowance import Allowance
from game.ui.drawing.easel import Easel
from tests.support.driving import PATIENCE

SIZE = 800, 600
pytestmark = pytest.mark.usefixtures("screen")


class Painter:
    def __init__(self, *, waits: bool = False) -> None:
        self.paintings = 0
        self.brush = Event()
        if not waits:
            self.brush.set()

    def __call__(self) -> Surface:
        self.paintings += 1
        self.brush.wait(PATIENCE)
        picture = Surface(SIZE, depth=32)
        picture.fill("blue")
        return picture


@pytest.fixture
def allowance() -> Allowance:
    return Allowance()


@pytest.fixture
def easel(allowance: Allowance) -> Easel:
    return Easel(allowance)


def frame(allowance: Allowance, easel: Easel, painter: Painter, key: str = "pond") -> bool:
    """Draw a frame; return whether the picture was there."""
    allowance.begin_frame(1, 100)
    picture = easel.get(key, painter)
    allowance.end_frame()
    if allowance.incomplete:
        assert allowance.short, "the program draws another frame"
        return False
    assert picture.get_size() == SIZE
    assert picture.get_at((400, 300)) == Color("blue")
    return True


def test_frames_are_incomplete_until_the_picture_is_painted(allowance: Allowance, easel: Easel) -> None:
    painter = Painter(waits=True)
    assert [frame(allowance, easel, painter) for _ in range(3)] == [False] * 3
    painter.brush.set()
    easel.wait()
    assert frame(allowance, easel, painter)
    assert not allowance.short
    assert painter.paintings == 1


def test_picture_outside_frames_is_painted_immediately(easel: Easel) -> None:
    assert easel.get("pond", Painter()).get_at((0, 0)) == Color("blue")


def test_unfinished_picture_is_waited_for_outside_frames(allowance: Allowance, easel: Easel) -> None:
    painter = Painter(waits=True)
    frame(allowance, easel, painter)
    painter.brush.set()
    assert easel.get("pond", painter).get_at((0, 0)) == Color("blue")
    assert painter.paintings == 1


def test_one_picture_is_painted_at_a_time(allowance: Allowance, easel: Easel) -> None:
    first, second = Painter(waits=True), Painter()
    frame(allowance, easel, first, "first")
    assert not frame(allowance, easel, second, "second")
    assert second.paintings == 0
    first.brush.set()
    easel.wait()
    assert not frame(allowance, easel, second, "second")
    easel.wait()
    assert frame(allowance, easel, second, "second")
    assert frame(allowance, easel, first, "first")


def test_picture_is_painted_before_it_is_shown(allowance: Allowance, easel: Easel) -> None:
    painter = Painter()
    allowance.begin_frame(1, 100)
    assert not easel.ready("pond", painter)
    assert not allowance.incomplete, "this frame is complete without it"
    easel.wait()
    assert easel.ready("pond", painter)


def test_failed_painting_fails_in_the_frame(allowance: Allowance, easel: Easel) -> None:
    def fail() -> Surface:
        raise ValueError("no paint")

    allowance.begin_frame(1, 100)
    easel.get("pond", fail)
    easel.wait()
    with pytest.raises(ValueError, match="no paint"):
        easel.get("pond", fail)


def test_pictures_of_many_sizes_stay_within_their_bytes(allowance: Allowance) -> None:
    easel = Easel(allowance, most_bytes=3 * 800 * 600 * 4)
    for number in range(8):
        for _ in range(3):
            frame(allowance, easel, Painter(), f"pond {number}")
            easel.wait()
        assert frame(allowance, easel, Painter(), f"pond {number}")
    assert easel.bytes <= 3 * 800 * 600 * 4
