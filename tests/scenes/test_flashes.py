"""Nothing large flashes more than three times a second, even in each game's busiest moments."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game.cardgames.registry import GAMES
from game.scenes.match.scoring import ScoringScene
from game.ui.devices.actions import Action, ActionPressed
from tests.conftest import Campaign
from tests.support.driving import STEP, Driver
from tests.support.every_input import Stagecoach
from tests.support.flashes import Flashes
from tests.support.light_thinking import think_lightly
from tests.support.playing import deal

SIZE = 160, 90
CELEBRATED = 240
"""The number of frames of the final scoring to check after all points are counted."""


def flashes_of_match(driver: Driver, game: str, speed: str, most: int) -> Flashes:
    """Play a match by confirming whatever has the focus, and check every frame until its result is shown."""
    context, found = driver.app.context, Flashes()
    deal(driver, game)
    context.change(speed=speed)
    driver.table.show.speed = speed
    left = CELEBRATED
    for _ in range(most):
        driver.frames(1)
        found.watch(driver.app.surface)
        top = driver.top
        if isinstance(top, ScoringScene) and not top.counting:
            left -= 1
            if driver.table.session.match.over and left > 0:
                continue
            if driver.table.session.match.over:
                break
            driver.app.handle(ActionPressed(Action.CONFIRM))
        elif driver.asked:
            driver.app.handle(ActionPressed(Action.CONFIRM))
    return found


def flashes_of_scene(driver: Driver, opening: Callable[[], object], most: int) -> Flashes:
    """Check a scene from its first frame on, moving the focus now and then."""
    found = Flashes()
    opening()
    for frame in range(most):
        if frame % 40 == 39:
            driver.app.handle(ActionPressed(Action.NEXT))
        driver.frames(1)
        found.watch(driver.app.surface)
    return found


@pytest.fixture
def small_driver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Driver:
    think_lightly(monkeypatch)
    made = Driver(tmp_path, SIZE)
    # Each frame is checked, so laying it out before drawing saves nothing.
    made.app.painted = True
    return made


def test_part_of_a_fast_match_is_harmless(small_driver: Driver) -> None:
    assert flashes_of_match(small_driver, "sixpack", "fast", most=160).harmless


@pytest.mark.parametrize("name", ["run, reckoning", "awards won", "run, end"])
def test_arcade_scenes_are_harmless(name: str, small_driver: Driver) -> None:
    scenes = Stagecoach(small_driver, "sixpack", examples=slice(0)).scenes
    assert flashes_of_scene(small_driver, scenes[name], 100).harmless


@pytest.mark.campaign
@pytest.mark.parametrize("game", GAMES)
def test_all_scenes_are_harmless(game: str, small_driver: Driver, campaign: Campaign) -> None:
    if campaign.times < 2 and game != "sixpack":
        pytest.skip("scenes of the other games are watched from --times 2 on")
    for name, opening in Stagecoach(small_driver, game, examples=slice(0)).scenes.items():
        found = flashes_of_scene(small_driver, opening, 75 * campaign.times)
        assert found.harmless, f"{name}: {found.worst} flashes a second"


@pytest.mark.campaign
@pytest.mark.parametrize("strong", [False, True])
@pytest.mark.parametrize("speed", ["normal", "fast"])
@pytest.mark.parametrize("game", GAMES)
def test_whole_matches_are_harmless(
    game: str, speed: str, strong: bool, small_driver: Driver, campaign: Campaign
) -> None:
    if campaign.times < 2 and (speed, strong) != ("fast", False) and (game, speed) != ("sixpack", "normal"):
        pytest.skip("only with --times 2 or more: other speeds and themes of the other games")
    small_driver.app.context.change(high_contrast=strong)
    for run in range(campaign.times):
        small_driver.app.context.seed = campaign.seed + run
        found = flashes_of_match(small_driver, game, speed, most=30_000)
        print(f"match {run}: at most {found.worst} flashes a second")
        assert found.harmless
        small_driver.app.stack.pop_to(small_driver.app.stack.scenes[0])


# -- the flash counter -------------------------------------------------------------------------------


def flash_rate(
    a_second: float, size: tuple[int, int], colours: tuple[str, str] = ("black", "white")
) -> float:
    """Return the flashes per second that are counted for a box blinking `a_second` times per second."""
    surface, found = Surface((96, 54)), Flashes()
    for frame in range(75):
        surface.fill("black")
        on = frame * STEP * a_second % 1.0 < 0.5
        pygame.draw.rect(surface, colours[on], (20, 10, *size))
        found.watch(surface)
    return found.worst


def test_flashes_are_counted_by_number_area_and_strength() -> None:
    assert flash_rate(5, (32, 18)) == pytest.approx(5, abs=0.5)
    assert flash_rate(10, (16, 9)) == pytest.approx(10, abs=0.5)
    assert flash_rate(3, (96, 54)) == pytest.approx(3, abs=0.5)
    assert flash_rate(10, (4, 3)) == 0
    assert flash_rate(10, (32, 18), ("#303030", "#404040")) == 0
    assert flash_rate(10, (32, 18), ("#FAFAFA", "white")) == 0


def test_saturated_red_flashes_even_if_hardly_brighter() -> None:
    assert flash_rate(5, (32, 18), ("black", "#700000")) == pytest.approx(5, abs=0.5)
    assert flash_rate(5, (32, 18), ("#1C1C1C", "#700000")) == pytest.approx(5, abs=0.5)
    assert flash_rate(10, (4, 3), ("black", "#700000")) == 0
    assert flash_rate(10, (32, 18), ("#604848", "#705858")) == 0


def test_motion_is_no_flash() -> None:
    surface, found = Surface((96, 54)), Flashes()
    for frame in range(120):
        surface.fill("black")
        for stripe in range(0, 96, 4):
            pygame.draw.rect(surface, "white", (stripe + frame % 4, 0, 2, 54))
        found.watch(surface)
    assert found.worst == 0
