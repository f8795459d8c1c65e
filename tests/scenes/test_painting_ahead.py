"""Pictures that are painted in advance take frames of their own, between those that show the screen."""

from functools import partial

import pygame
import pytest

from game.scenes.pieces.parts import paint_ahead
from game.scenes.stack import Scene
from game.ui.drawing.draw import Pen
from tests.support.driving import Driver

PARTS = 12


class Ahead(Scene):
    """Paints a picture of many parts in advance.

    Attributes:
        drawn: the frames that showed the screen.
        made: by picture, the frame that completed it.
    """

    def __init__(self) -> None:
        self.drawn: list[int] = []
        self.made: list[int] = []
        self.painted: dict[int, int] = {}

    def draw(self, pen: Pen) -> None:
        frame = pen.shapes.allowance.frame

        def paint() -> int:
            for part in range(PARTS):
                pen.shapes.get(("part", part), partial(self._part, part, frame))
            return frame

        if not self.made:
            paint_ahead(pen, paint, self.made.append)
        pen.screen.surface.fill("navy")
        self.drawn.append(frame)

    def _part(self, part: int, frame: int) -> pygame.Surface:
        self.painted[part] = frame
        return pygame.Surface((100, 100))


def test_it_takes_every_other_frame_until_it_is_complete(driver: Driver) -> None:
    driver.app.bounded = True
    driver.frames(6)
    scene = Ahead()
    driver.app.stack.push(scene)
    for _ in range(30):
        driver.app.frame(1 / 60)
    assert len(scene.painted) == PARTS, "each part is painted once"
    assert len(scene.made) == 1
    frames = set(scene.painted.values())
    assert len(frames) > 2
    assert not frames & set(scene.drawn)
    between = [frame for frame in range(min(frames), max(frames)) if frame not in frames]
    assert set(between) <= set(scene.drawn)
    assert len(between) == len(frames) - 1


def test_outside_of_frames_it_is_painted_at_once(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Ahead()
    driver.app.stack.push(scene)
    monkeypatch.setattr(driver.app, "bounded", False)
    driver.app.draw()
    driver.app.surface.get_at((0, 0))
    assert len(scene.painted) == PARTS
    assert scene.made
