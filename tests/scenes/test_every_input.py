"""Every scene and every table handles every input, before its first frame and in its last one."""

import random
from collections import deque
from itertools import count

import pytest

from game.cardgames.registry import GAMES
from game.ui.devices.actions import InputEvent
from tests.conftest import Campaign
from tests.support.driving import Driver
from tests.support.every_input import COARSE, FINE, Stagecoach, inputs

TRIES_ALL = next(iter(GAMES))
"""The game in which every run tries all scenes."""
GAME_SPECIFIC = ("table", "picker", "scoring")
"""Prefixes of the scenes that differ most between games."""
AFTER = 5
"""The number of inputs sent in the frame in which a scene closes."""


def send_all_inputs(
    stagecoach: Stagecoach, name: str, chance: random.Random, grid: tuple[int, int], share: float = 1.0
) -> None:
    """Send all inputs, or a random share, in random order; reopen the scene whenever it closes.

    Time passes only after it has closed, so all inputs until then arrive before its first frame. Every third
    time, the scene is drawn, and whatever the inputs open; drawing takes most of the time.
    """
    driver = stagecoach.driver
    opening = stagecoach.scenes[name]
    last: deque[InputEvent] = deque(maxlen=12)

    def send(event: InputEvent) -> None:
        last.append(event)
        driver.app.handle(event)
        assert driver.top is not None, "the stack is empty"

    everything = list(inputs(driver.app.scale.width, driver.app.scale.height, grid))
    waiting = chance.sample(everything, round(share * len(everything)))
    try:
        for opened in count():
            if not waiting:
                break
            driver.app.seen = opened % 3 == 0
            opening()
            scene = driver.top
            while waiting and driver.top is scene:
                send(waiting.pop())
            for event in chance.sample(everything, AFTER):
                send(event)
            driver.frames(1, 0.05)
            driver.app.seen = True
    except Exception as error:
        raise AssertionError(f"{name}: {error!r} after {list(last)}") from error


@pytest.mark.parametrize("game", GAMES)
def test_every_scene_handles_every_input(game: str, driver: Driver) -> None:
    """All scenes of one game and the tables of the others; campaigns try all scenes of all games.

    The tables of the first game get every input, everything else half of them; campaigns send all.
    """
    stagecoach = Stagecoach(driver, game, examples=slice(0, None, 9))
    tables = [name for name in stagecoach.scenes if name.startswith(GAME_SPECIFIC)]
    assert len(tables) > 5
    for name in stagecoach.scenes if game == TRIES_ALL else tables:
        share = 1.0 if name in tables and game == TRIES_ALL else 0.5
        send_all_inputs(stagecoach, name, random.Random(f"{game} {name}"), COARSE, share)


@pytest.mark.campaign
@pytest.mark.parametrize("half", [0, 1])
@pytest.mark.parametrize("game", GAMES)
def test_every_scene_handles_every_input_in_any_order(
    game: str, half: int, driver: Driver, campaign: Campaign
) -> None:
    stagecoach = Stagecoach(driver, game)
    for run in range(2 * campaign.times):
        print(f"run {run}")
        for name in [*stagecoach.share][half::2]:
            send_all_inputs(stagecoach, name, random.Random(f"{campaign.seed} {run} {name}"), FINE)
