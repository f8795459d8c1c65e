"""Every scene and every table answers every input: before its first frame, and in its last one."""

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
"""The game in which all scenes are tried in every run."""
OWN = ("table", "picker", "scoring")
"""How the names of scenes begin that are most different from game to game."""
AFTER = 5
"""So many inputs come in the very frame in which a scene is left."""


def answer_everything(
    stagecoach: Stagecoach, name: str, chance: random.Random, grid: tuple[int, int], share: float = 1.0
) -> None:
    """All inputs come, in any order, until the scene is left; then it is opened again for the rest of them.

    Or only a share of the inputs, drawn by lot.

    Time passes only when it has been left: all that comes until then comes before its first frame. Every
    third time it is drawn, and what the inputs lead to, which takes longer than all else.
    """
    driver = stagecoach.driver
    opening = stagecoach.scenes[name]
    last: deque[InputEvent] = deque(maxlen=12)

    def send(event: InputEvent) -> None:
        last.append(event)
        driver.app.handle(event)
        assert driver.top is not None, "no scene is left"

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
def test_every_scene_answers_every_input(game: str, driver: Driver) -> None:
    """All of them in one game, in the others the tables; campaigns try all of them in all games.

    The tables of that game hear every input, all others half of them; in campaigns all hear all.
    """
    stagecoach = Stagecoach(driver, game, examples=slice(0, None, 9))
    tables = [name for name in stagecoach.scenes if name.startswith(OWN)]
    assert len(tables) > 5
    for name in stagecoach.scenes if game == TRIES_ALL else tables:
        share = 1.0 if name in tables and game == TRIES_ALL else 0.5
        answer_everything(stagecoach, name, random.Random(f"{game} {name}"), COARSE, share)


@pytest.mark.campaign
@pytest.mark.parametrize("half", [0, 1])
@pytest.mark.parametrize("game", GAMES)
def test_every_scene_answers_every_input_in_any_order(
    game: str, half: int, driver: Driver, campaign: Campaign
) -> None:
    stagecoach = Stagecoach(driver, game)
    for run in range(2 * campaign.times):
        print(f"run {run}")
        for name in [*stagecoach.share][half::2]:
            answer_everything(stagecoach, name, random.Random(f"{campaign.seed} {run} {name}"), FINE)
