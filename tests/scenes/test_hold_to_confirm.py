"""Hold to confirm at a table: slips play nothing, what is held does, and the hold is seen."""

import pygame
import pytest

from game.ui.devices.feel import HOLD
from tests.support.driving import Driver
from tests.support.playing import own_choices, start
from tests.support.seated import point_on


def picture(driver: Driver) -> bytes:
    driver.app.draw()
    return pygame.image.tobytes(driver.app.surface, "RGB")


def post(kind: int, **more: object) -> None:
    pygame.event.post(pygame.event.Event(kind, **more))


def test_a_key_is_held_and_its_progress_is_seen(driver: Driver) -> None:
    start(driver, "six_takes")
    driver.app.context.change(hold_to_confirm=True)
    driver.key(pygame.K_RETURN)
    driver.frames(60)
    assert own_choices(driver) == 0
    post(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
    driver.frame(0.0)
    seen = [picture(driver)]
    for _ in range(3):
        driver.frame(HOLD / 4)
        seen.append(picture(driver))
        assert own_choices(driver) == 0
    assert len(set(seen)) == len(seen)
    driver.frame(HOLD / 4)
    assert own_choices(driver) == 1


def test_a_card_is_clicked_by_holding(driver: Driver) -> None:
    scene = start(driver, "six_takes")
    driver.app.context.change(hold_to_confirm=True)
    driver.until(lambda: bool(scene.table.areas()))
    x, y = point_on(scene.table, next(iter(scene.table.areas())))
    driver.click(x, y)
    driver.frames(60)
    driver.click(x, y)
    driver.frames(60)
    assert own_choices(driver) == 0
    pos = round(x * driver.app.scale.ppu), round(y * driver.app.scale.ppu)
    post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
    driver.frame(0.0)
    driver.frame(HOLD)
    assert driver.app.context.input.held(driver.app.scale) is None
    post(pygame.MOUSEBUTTONUP, pos=pos, button=1)
    driver.frame(0.0)
    assert own_choices(driver) == 1


@pytest.mark.parametrize("spot", [(0, 0), (640, 0), (1279, 719)])
def test_the_bar_stays_on_the_canvas(driver: Driver, spot: tuple[int, int]) -> None:
    """It is drawn over the pointer, which may be at an edge."""
    driver.app.context.change(hold_to_confirm=True)
    pos = round(spot[0] * driver.app.scale.ppu), round(spot[1] * driver.app.scale.ppu)
    post(pygame.MOUSEMOTION, pos=pos, rel=(9, 9), buttons=(0, 0, 0))
    driver.frame(0.0)
    before = picture(driver)
    post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
    driver.frame(0.0)
    assert picture(driver) != before
