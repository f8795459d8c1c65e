"""Steps longer than a frame: a sign is shown first, and work is done in advance where possible."""

from functools import partial

import pygame
import pytest

from game.cardgames.registry import GAMES
from game.scenes.match.table import TableScene
from game.scenes.menus.table_setup.setup import SetupScene
from game.scenes.menus.title import TitleScene
from game.scenes.pieces.loading_sign import show_when_loaded
from game.scenes.pieces.parts import paint_ahead
from game.scenes.records.matches import MatchesScene
from game.scenes.review.replay import ReplayScene
from game.scenes.stack import Scene
from game.tables.raft import drawing
from game.ui.drawing.draw import Pen
from tests.support.driving import STEP, Driver
from tests.support.reading_matches import forbid_frames_to_read
from tests.support.spying import spy


def press_return(driver: Driver) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
    driver.app.frame(STEP)


def picture(driver: Driver) -> bytes:
    return pygame.image.tobytes(driver.app.surface, "RGB")


def test_deal_shows_a_sign_immediately(driver: Driver) -> None:
    driver.app.context.screens.setup("six_takes")
    driver.frames(2)
    before = picture(driver)
    press_return(driver)
    assert driver.on(SetupScene), "the table must not open before the sign is drawn"
    assert picture(driver) != before
    press_return(driver)
    assert driver.on(TableScene), "the second press must not reach the table"


def test_sign_is_announced_before_the_step(driver: Driver) -> None:
    driver.app.context.screens.setup("six_takes")
    driver.frames(2)
    heard = driver.hear()
    press_return(driver)
    assert driver.on(SetupScene)
    assert heard == ["Shuffling…"]


def test_resume_shows_a_sign_immediately(driver: Driver) -> None:
    driver.start_match("six_takes", ("pip",), rated=False)
    driver.frames(1)
    driver.app.context.screens.title()
    driver.frames(2)
    for scene in (TitleScene, MatchesScene):
        if scene is MatchesScene:
            driver.app.context.screens.matches("six_takes")
            driver.frames(2)
        before = picture(driver)
        press_return(driver)
        assert driver.on(scene)
        assert picture(driver) != before
        # A thread reads the journal.
        driver.app.context.archive.readings.wait()
        driver.app.frame(STEP)
        assert driver.on(TableScene)
        driver.app.context.screens.title()
        driver.frames(2)


@pytest.mark.parametrize("game", GAMES)
def test_pond_is_painted_while_the_set_up_is_open(
    game: str, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted = spy(monkeypatch, drawing, "paint_pond")
    driver.app.painted = True
    driver.app.context.screens.setup(game)
    driver.frames(1)
    assert not painted, "the set-up must be drawn first"
    driver.frames(60)
    assert len(painted) == 1
    press_return(driver)
    driver.frames(3)
    assert driver.on(TableScene)
    assert len(painted) == 1, "the pond is painted again"


@pytest.mark.parametrize("route", ["title", "matches", "watch"])
def test_no_frame_replays_a_match_to_be_shown(
    route: str, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Replaying a long match takes several frames' time, so a thread does it."""
    context = driver.app.context
    driver.start_match("six_takes", ("pip",), rated=False)
    driver.until(lambda: driver.asked)
    driver.confirm()
    read = forbid_frames_to_read(monkeypatch)
    context.screens.title()
    driver.frames(3)
    if route == "watch":
        show_when_loaded(context, driver.app.stack, context.archive.unfinished()[0], context.screens.watch)
        driver.frames(1)
    else:
        if route == "matches":
            context.screens.matches("six_takes")
        driver.frames(2)
        driver.key(pygame.K_RETURN)
    assert driver.on(ReplayScene if route == "watch" else TableScene)
    assert read


# -- painting ahead --------------------------------------------------------------------------------------


PARTS = 12


class PaintingAhead(Scene):
    """A scene that paints a picture of many parts in advance.

    Attributes:
        drawn: the frames in which the scene was drawn.
        made: the frame that completed the picture, if complete.
        painted: the frame in which each part was painted.
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


def test_advance_picture_takes_every_other_frame_until_complete(driver: Driver) -> None:
    driver.app.bounded = True
    driver.frames(6)
    scene = driver.open(PaintingAhead())
    for _ in range(30):
        driver.app.frame(1 / 60)
    assert len(scene.painted) == PARTS, "not all parts were painted"
    assert len(scene.made) == 1
    frames = set(scene.painted.values())
    assert len(frames) > 2
    assert not frames & set(scene.drawn)
    between = [frame for frame in range(min(frames), max(frames)) if frame not in frames]
    assert set(between) <= set(scene.drawn)
    assert len(between) == len(frames) - 1


def test_advance_picture_is_painted_immediately_outside_frames(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = driver.open(PaintingAhead())
    monkeypatch.setattr(driver.app, "bounded", False)
    driver.app.draw()
    driver.app.surface.get_at((0, 0))
    assert len(scene.painted) == PARTS
    assert scene.made
