"""The felt: smooth, lit, stitched, reproducible, and drawn without numpy."""

from itertools import pairwise

import pygame
import pytest

from game.ui.drawing.palette import FELT_DARK, FELT_LIT
from game.ui.drawing.scenery.felt import paint_felt
from tests.support.running import run_code

SIZE = (640, 360)


pytestmark = pytest.mark.usefixtures("screen")


@pytest.fixture(scope="module")
def cloth(screen: pygame.Surface) -> pygame.Surface:
    return paint_felt(SIZE)


def shade(cloth: pygame.Surface, box: tuple[int, int, int, int]) -> float:
    return sum(pygame.transform.average_color(cloth, pygame.Rect(box))[:3])


@pytest.mark.parametrize("size", [(1, 1), (3, 200), (960, 540), (1680, 720)])
def test_felt_fills_any_window(size: tuple[int, int]) -> None:
    assert paint_felt(size).get_size() == size


def test_felt_is_reproducible(cloth: pygame.Surface) -> None:
    assert pygame.image.tobytes(paint_felt(SIZE), "RGB") == pygame.image.tobytes(cloth, "RGB")


def test_felt_gets_darker_towards_every_edge(cloth: pygame.Surface) -> None:
    middle = shade(cloth, (290, 130, 40, 40))
    for box in ((20, 150, 30, 30), (590, 150, 30, 30), (300, 320, 30, 30), (300, 12, 30, 20)):
        assert shade(cloth, box) < middle - 40, box
    lit, dark = pygame.Color(FELT_LIT), pygame.Color(FELT_DARK)
    assert middle == pytest.approx(sum(lit[:3]), abs=30)
    assert shade(cloth, (610, 330, 20, 20)) == pytest.approx(sum(dark[:3]), abs=30)


def test_neither_steps_nor_a_grid_are_visible(cloth: pygame.Surface) -> None:
    """Between neighbouring strips the shade changes little; the seam is outside them."""
    across = [shade(cloth, (x, 20, 8, 320)) for x in range(16, 616, 8)]
    down = [shade(cloth, (20, y, 600, 8)) for y in range(16, 336, 8)]
    for strips in (across, down):
        assert max(abs(a - b) for a, b in pairwise(strips)) <= 9


def test_felt_has_a_nap(cloth: pygame.Surface) -> None:
    patch = {tuple(cloth.get_at((x, y))) for x in range(300, 310) for y in range(150, 160)}
    assert len(patch) > 20


def test_seam_runs_along_the_edges(cloth: pygame.Surface) -> None:
    for line in ([cloth.get_at((x, 4)) for x in range(640)], [cloth.get_at((4, y)) for y in range(360)]):
        lights = [sum(colour[:3]) for colour in line]
        assert sum(b - a > 25 for a, b in pairwise(lights)) >= 10


def test_felt_in_other_colours() -> None:
    red = paint_felt((64, 36), lit="#FF0000", dark="#200000")
    colour = red.get_at((31, 15))
    assert colour.r > 150
    assert colour.g < 40


def test_first_frame_does_not_import_numpy() -> None:
    modules = "game.ui.drawing.scenery.felt, game.ui.drawing.sprites, game.ui.drawing.mascots.ducks"
    code = f"import sys, {modules}; sys.exit('numpy' in sys.modules)"
    run_code(code)
