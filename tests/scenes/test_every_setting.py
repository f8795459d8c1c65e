"""Whole matches of every game with every setting that changes pictures or sound, at every speed."""

import itertools
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.cardgames.registry import GAMES
from game.scenes.match.scoring import ScoringScene
from game.storage.settings import Settings
from game.tables.show import SPEEDS
from game.ui.devices.actions import Action, ActionPressed
from tests.conftest import Campaign
from tests.support.driving import Driver
from tests.support.light_thinking import think_lightly
from tests.support.sampling import crossed
from tests.support.setting_values import ELSEWHERE, VALUES
from tests.support.short_matches import SHORT
from tests.support.virtual_pad import VirtualPad

MOVING = [("slow", True), ("normal", False), ("normal", True), ("fast", True)]
"""The speeds that animate cards, each with a value of reduced motion."""
SIZES = ((640, 360), (480, 270), (560, 350))
STEPS = (0.5, 0.2, 0.6, 0.04)
"""Long frames, in seconds at normal speed, are quick; their lengths vary to draw motion at any place."""
DRAWN = 6
"""One frame in this many is drawn in ordinary runs."""
DENSE = {"slow": 3, "normal": 3, "fast": 2, "instant": 1}
"""The same for campaigns: cards move no further between two drawn frames than in 60 frames a second."""
MOST_FRAMES = 60_000


def combined_settings(seed: str) -> list[dict[str, Any]]:
    """Return settings for each row of `MOVING` that cover every value except instant speed."""
    chance = random.Random(seed)
    columns = {
        name: list(itertools.islice(itertools.cycle(chance.sample(values, len(values))), len(MOVING)))
        for name, values in VALUES.items()
    }
    for column in columns.values():
        chance.shuffle(column)
    columns["speed"], columns["reduced_motion"] = (list(column) for column in zip(*MOVING, strict=True))
    return [{name: column[row] for name, column in columns.items()} for row in range(len(MOVING))]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    think_lightly(monkeypatch)
    with VirtualPad():
        yield tmp_path


def play(
    folder: Path, game: str, settings: dict[str, Any], steps: tuple[float, ...], seed: int, drawn: int = 1
) -> None:
    """Play a whole match to its final score by confirming whatever has the focus.

    One frame in `drawn` is drawn.
    """
    driver = Driver(folder, SIZES[seed % len(SIZES)], seed)
    try:
        context = driver.app.context
        driver.app.painted = True
        context.change(**settings)
        context.audio.open()
        driver.frames(2)
        driver.start_match(game, options=SHORT[game])
        notices = list(context.notices)
        for frame in range(MOST_FRAMES):
            driver.app.seen = frame % drawn == 0
            driver.frames(1, steps[frame % len(steps)] / (SPEEDS[driver.table.show.speed] or 1.0))
            top = driver.top
            if isinstance(top, ScoringScene) and not top.counting and driver.table.session.match.over:
                break
            if driver.asked or isinstance(top, ScoringScene):
                driver.app.handle(ActionPressed(Action.CONFIRM))
        else:
            raise AssertionError(f"the match never ended; on top: {driver.top}")
        assert context.notices == notices
        assert context.audio.problem is None
        assert len(context.archive.results()) == 1
    finally:
        driver.close()


def test_every_setting_is_covered() -> None:
    assert set(Settings.__struct_fields__) == set(VALUES) | ELSEWHERE


@pytest.mark.parametrize("game", GAMES)
def test_crossing_has_every_value(game: str) -> None:
    rows = combined_settings(game)
    for name, values in VALUES.items():
        wanted = [value for value in values if value != "instant"]
        tried = [row[name] for row in rows]
        assert all(value in tried for value in wanted), name
        assert all(value in wanted for value in tried), name


@pytest.mark.parametrize(("game", "row"), crossed(tuple(GAMES), range(len(MOVING))))
def test_match_with_these_settings(game: str, row: int, folder: Path) -> None:
    play(folder, game, combined_settings(game)[row], STEPS, seed=row, drawn=DRAWN)


@pytest.mark.campaign
@pytest.mark.parametrize("speed", VALUES["speed"])
@pytest.mark.parametrize("game", GAMES)
def test_matches_with_any_settings(game: str, speed: str, folder: Path, campaign: Campaign) -> None:
    """Random settings; each frame is a sixtieth of a second, so all motion is drawn."""
    for run in range(campaign.times):
        chance = random.Random(f"{campaign.seed} {game} {speed} {run}")
        settings = {name: chance.choice(values) for name, values in VALUES.items()} | {"speed": speed}
        print(f"match {run}: {settings}")
        inner = folder / str(run)
        inner.mkdir()
        play(inner, game, settings, (1 / 60,), seed=chance.getrandbits(32), drawn=DENSE[speed])
