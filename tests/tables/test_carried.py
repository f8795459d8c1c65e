"""A card that is dragged passes over everything on the table."""

import numpy as np
import pygame
import pytest

from game.cardgames.registry import GAMES
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen
from game.ui.drawing.screen import Screen
from tests.support.driving import Driver
from tests.support.playing import start

ACROSS, DOWN = 5, 4
"""Over how many columns and rows of the table a card is carried."""
INNER, SHADE = 0.5, 4
"""The share of a card inside which its pixels are its own, and how much they differ on other grounds."""


def _difference(one: list[bytes], other: list[bytes]) -> int:
    assert [*map(len, one)] == [*map(len, other)]
    left, right = (np.frombuffer(b"".join(each), np.uint8).astype(int) for each in (one, other))
    return int(abs(left - right).max())


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_drawn_over_a_card_that_is_carried(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    table = start(driver, game).table
    driver.frames(60)
    hand = table.model.hand
    assert hand
    surface, scale = driver.app.surface, driver.app.scale
    pen = Pen(Screen(surface, scale), driver.app.shapes)
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
    monkeypatch.setattr(type(table), "draw_above", lambda *_: None)
    alone = {key: [card_at(key, *spot) for spot in spots] for key in keys}
    # Some cards are of glass, but not all of a hand.
    shining = [_difference(crowded[key], alone[key]) for key in keys]
    assert min(shining) <= SHADE
    assert sum(one <= SHADE for one in shining) >= len(keys) / 2
    table.model.let_go()
    assert table.model.carried is None
