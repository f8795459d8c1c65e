"""Windows that are illegibly small, a thin line, or resized while cards fly."""

import pygame
import pytest

from game.app import SMALLEST_WINDOW
from game.cardgames.registry import GAMES
from game.ui.devices.actions import WindowResized
from game.ui.drawing.screen import SMALLEST_CANVAS, Scale
from tests.support.driving import Driver
from tests.support.every_input import Stagecoach

SIZES = ((1, 1), (3, 3000), (3000, 3))


@pytest.mark.parametrize("size", [*SIZES, (1, 10_000), (10_000, 1)])
@pytest.mark.parametrize("user", [0.8, 1.0, 1.5])
def test_canvas_is_never_too_small_to_lay_out(size: tuple[int, int], user: float) -> None:
    scale = Scale.of(size, user)
    assert scale.px(scale.width) == max(size[0], SMALLEST_CANVAS[0])
    assert scale.px(scale.height) == max(size[1], SMALLEST_CANVAS[1])
    assert scale.width >= 1280 / 1.5 - 1
    assert scale.height >= 720 / 1.5 - 1


@pytest.mark.parametrize(
    ("game", "window"), [*zip(GAMES, (*SIZES, SIZES[0]), strict=False)], indirect=["window"]
)
def test_every_scene_is_drawn_in_a_tiny_window(game: str, driver: Driver) -> None:
    for come in Stagecoach(driver, game, slice(0, 1)).scenes.values():
        driver.app.painted = False
        come()
        driver.app.painted = True
        driver.frames(2)


@pytest.mark.window(3, 2)
def test_tiny_window_shows_a_part_and_grows(driver: Driver) -> None:
    driver.app.painted = True
    driver.frames(2)
    window = pygame.display.get_surface()
    assert window.get_size() == (3, 2)
    shown = [window.get_at((x, y)) for x in range(3) for y in range(2)]
    assert shown == [driver.app.surface.get_at((x, y)) for x in range(3) for y in range(2)]
    driver.app.handle(WindowResized(300, 200))
    driver.frames(2)
    assert driver.app.surface is pygame.display.get_surface()
    assert driver.app.surface.get_size() == SMALLEST_WINDOW


def test_window_may_be_resized_while_cards_fly(driver: Driver) -> None:
    driver.app.context.change(speed="normal")
    driver.start_match("six_takes", ("bob", "celia"))
    for size in ((1500, 800), (500, 300), (1000, 1000)):
        driver.frames(9)
        pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size))
        driver.frames(2)
        wanted = max(size[0], 960), max(size[1], 540)
        assert driver.app.surface.get_size() == wanted
