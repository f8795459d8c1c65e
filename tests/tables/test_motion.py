"""Moving cards: they can always be drawn, one painting is enough, and a carried one is on top."""

import numpy as np
import pygame
import pytest

from game.cardgames.registry import GAMES
from game.tables.animation.motion import Flight, MovingCard, Pose
from game.tables.art import Art
from game.tables.painting.card_sprites import CardLook, draw_moving
from game.ui.animation import timeline
from game.ui.animation.timeline import Ease, Step, Timeline, Tween
from game.ui.drawing.cards import CARD_RATIO, back
from game.ui.drawing.draw import Pen
from tests.support.driving import Driver
from tests.support.pens import pen_of
from tests.support.playing import start

EASES = (
    timeline.linear,
    timeline.ease_out,
    timeline.ease_in_out,
    timeline.ease_in_back,
    timeline.ease_out_back,
)
HERE, THERE = Pose(10.0, 20.0, 60.0), Pose(300.0, 200.0, 80.0, face=0.0)


@pytest.mark.parametrize("fade", [False, True])
@pytest.mark.parametrize("ease", EASES)
def test_pose_on_its_way_can_be_drawn(ease: Ease, fade: bool) -> None:
    card = MovingCard(1, HERE, HERE)
    timeline = Timeline()
    timeline.add([Step((Tween(Flight(card, lambda: THERE, fade=fade), 1.0, ease=ease),))])
    while timeline.busy:
        timeline.update(0.01)
        assert 0.0 <= card.pose.alpha <= 1.0
        assert 0.0 <= card.pose.face <= 1.0
        assert card.pose.width > 0
    assert card.pose == THERE


def test_fading_card_does_not_change_while_its_ease_is_below_zero() -> None:
    """Some eases first go back a little, which mustn't make the card brighter."""
    card = MovingCard(1, HERE, HERE)
    Flight(card, lambda: THERE, fade=True)(-0.05)
    assert card.pose == HERE


# -- sprites ---------------------------------------------------------------------------------------------


SIZE = (1280, 720)
HOME = Pose(400.0, 300.0, 100.0)


@pytest.fixture
def pen() -> Pen:
    return pen_of(SIZE, fonts=Art().fonts)


class Painted:
    def __init__(self) -> None:
        self.widths: list[int] = []
        self.look = CardLook("card", self._paint)

    def _paint(self, width: int) -> pygame.Surface:
        self.widths.append(width)
        return back(width)


def drift(pen: Pen, art: Art, look: CardLook, card: MovingCard) -> None:
    """Let a card drift home, and rest there for two frames."""
    seen = set()
    while card.pose != card.home:
        draw_moving(pen, art, [(card, look)])
        seen.add(round(card.pose.width))
        card.move_home(1 / 60)
    assert len(seen) > 5
    draw_moving(pen, art, [(card, look)])
    draw_moving(pen, art, [(card, look)])


def test_drifting_card_is_painted_once_for_its_way_and_its_place(pen: Pen) -> None:
    painted = Painted()
    drift(pen, Art(), painted.look, MovingCard(1, Pose(100.0, 100.0, 60.0, angle=20.0), HOME))
    assert painted.widths == [100]


def test_card_far_larger_than_at_its_place_is_painted_twice(pen: Pen) -> None:
    """Scaling up the painting for its place would blur it."""
    painted = Painted()
    drift(pen, Art(), painted.look, MovingCard(1, Pose(100.0, 100.0, 148.0), HOME))
    assert sorted(painted.widths) == [100, 152]


def test_scaled_faces_displace_no_painting(pen: Pen) -> None:
    """They are numerous, and mustn't displace faces that take long to paint."""
    art, painted = Art(), Painted()
    draw_moving(pen, art, [(MovingCard(1, HOME, HOME), painted.look)])
    other = CardLook("other", back)
    for width in range(20, 260):
        for lift in (2.0, 8.0, 14.0):
            pose = Pose(100.0, 100.0, float(width), lift=lift)
            draw_moving(pen, art, [(MovingCard(2, pose, HOME, held=True), other)])
    draw_moving(pen, art, [(MovingCard(1, Pose(400.0, 300.0, 100.0, angle=3.0), HOME), painted.look)])
    assert painted.widths == [100]


def test_last_step_of_a_drift_does_not_jump(pen: Pen) -> None:
    """A drifting card close to its place is as wide as there, so nothing pops when it rests."""

    def drawn(pose: Pose) -> pygame.Rect:
        pen.screen.surface.fill("black")
        draw_moving(pen, art, [(MovingCard(1, pose, home), CardLook("card", back))])
        dark = pygame.mask.from_threshold(pen.screen.surface, (0, 0, 0), (25, 25, 25, 255))
        dark.invert()
        return dark.get_bounding_rects()[0]

    art = Art()
    home = Pose(400.0, 300.0, 97.0)
    near = Pose(400.0, 300.0, 98.5, angle=0.4)
    assert drawn(near).width == pytest.approx(drawn(home).width, abs=1)


# -- carried cards ---------------------------------------------------------------------------------------


ACROSS, DOWN = 5, 4
"""The columns and rows of the table over which a card is carried."""
INNER, SHADE = 0.5, 4
"""The share of a card whose pixels are its own, and how much they may differ on other backgrounds."""


def _difference(one: list[bytes], other: list[bytes]) -> int:
    assert [*map(len, one)] == [*map(len, other)]
    left, right = (np.frombuffer(b"".join(each), np.uint8).astype(int) for each in (one, other))
    return int(abs(left - right).max())


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_drawn_over_a_carried_card(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    table = start(driver, game).table
    driver.frames(60)
    hand = table.model.hand
    assert hand
    surface, scale, pen = driver.app.surface, driver.app.scale, driver.pen
    spots = [
        (scale.width * (column + 0.5) / ACROSS, scale.height * (row + 0.5) / DOWN)
        for column in range(ACROSS)
        for row in range(DOWN)
    ]
    prompt = getattr(table.layout, "prompt", None)
    if prompt is not None:
        spots.append(prompt.center)

    def card_at(key: int, x: float, y: float) -> bytes:
        table.model.carry(key, x, y)
        surface.fill("black")
        table.draw(pen)
        pose = table.stage.cards[key].pose
        width, height = pose.width * INNER, pose.width * CARD_RATIO * INNER
        area = pygame.FRect(0, 0, width, height)
        area.center = pose.x, pose.y
        return pygame.image.tobytes(surface.subsurface(scale.rect(area).clip(surface.get_rect())), "RGB")

    keys = [spot.key for spot in hand]
    crowded = {key: [card_at(key, *spot) for spot in spots] for key in keys}
    monkeypatch.setattr(type(table), "draw_parts", lambda *_: None)
    alone = {key: [card_at(key, *spot) for spot in spots] for key in keys}
    # Some cards are see-through, but at most half of a hand.
    shining = [_difference(crowded[key], alone[key]) for key in keys]
    assert min(shining) <= SHADE
    assert sum(one <= SHADE for one in shining) >= len(keys) / 2
    table.model.drop_card()
    assert table.model.carried_card is None
