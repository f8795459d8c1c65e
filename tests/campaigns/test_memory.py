"""Memory doesn't grow during an hour of play, in simulated time."""

import gc
import random
import subprocess
import sys
from contextlib import suppress
from ctypes import CDLL
from itertools import cycle
from pathlib import Path
from statistics import linear_regression

import pytest

from game.cardgames.registry import GAMES
from game.ui.drawing.surface_cache import SurfaceCache
from tests.campaigns.costs import status
from tests.conftest import ROOT, Campaign
from tests.support.light_thinking import think_lightly
from tests.support.random_player import RandomPlayer

MINUTES = 1
"""The simulated minutes of a sample."""
AN_HOUR = 60
STRETCH = 200
"""The number of inputs between measurements."""
MOODS: tuple[dict[str, int], ...] = (
    {"confirm": 50, "bound key": 12, "text": 1},
    {"click": 60, "drag": 8, "move": 14, "wheel": 2, "right click": 1},
    {"pad a": 40, "pad button": 20, "pad axis": 12},
)
"""The window keeps its size and language, as pictures for others would take memory until caches are full."""
INPUTS, MOST = 400, 300_000
"""The inputs of a sample in all games, sizes, languages and themes, and the maximum kilobytes of memory."""
STRETCHES = 12
MOST_SLOPE = 3.0
"""The maximum slope in megabytes per ten minutes, over the second half; caches fill up in the first."""


def memory_in_use() -> float:
    """Return this process's memory in megabytes, without cached pictures, which have limits of their own.

    Free memory is first returned to the system, as far as possible.
    """
    gc.collect()
    with suppress(AttributeError):
        CDLL(None).malloc_trim(0)
    kept = sum(one.bytes for one in gc.get_objects() if isinstance(one, SurfaceCache))
    return status("VmRSS") / 1000 - kept / 1e6


def slope(points: list[tuple[float, float]]) -> float:
    """Return the slope in megabytes per ten minutes of the minima in stretches of (seconds, megabytes).

    A table takes more memory than a menu; the minimum is what stays.
    """
    size = max(1, len(points) // STRETCHES)
    least = [min(points[at : at + size], key=lambda point: point[1]) for at in range(0, len(points), size)]
    seconds, megabytes = zip(*least, strict=True)
    return linear_regression(seconds, megabytes).slope * 600


@pytest.mark.campaign
@pytest.mark.skipif(not status("VmRSS"), reason="this system doesn't report memory")
def test_memory_is_flat(tmp_path: Path, campaign: Campaign, monkeypatch: pytest.MonkeyPatch) -> None:
    think_lightly(monkeypatch, forgetful=True)
    games, length = cycle(GAMES), MINUTES * 60 * campaign.times
    player = RandomPlayer(tmp_path, next(games), random.Random(f"{campaign.seed} memory"), MOODS)
    points: list[tuple[float, float]] = []
    while player.played < length:
        player.game = next(games)
        player.play(STRETCH)
        points.append((player.played, memory_in_use()))
    player.close()
    late = [point for point in points if point[0] > length / 2]
    print(f"{player.played / 60:.0f} minutes, {player.finished} matches; {points[0][1]:.0f} MB at first,")
    steps = points[:: max(1, len(points) // 12)]
    print(f"later {', '.join(f'{megabytes:.0f}' for _, megabytes in steps)}, at the end {late[-1][1]:.0f}")
    if len(late) > 1:
        print(f"slope over the second half: {slope(late):.2f} MB in ten minutes")
    if campaign.times >= AN_HOUR:
        assert slope(late) < MOST_SLOPE


@pytest.mark.campaign
@pytest.mark.skipif(not status("VmHWM"), reason="this system doesn't report memory")
def test_all_memory_has_a_bound(tmp_path: Path, campaign: Campaign) -> None:
    """In a process that caches nothing for other tests."""
    inputs = INPUTS * campaign.times
    command = [sys.executable, "-m", "tests.campaigns.random_memory", str(tmp_path), str(inputs)]
    ended = subprocess.run(
        [*command, f"{campaign.seed} memory"], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True
    )
    most = int(ended.stdout.split()[-1])
    print(f"{inputs} inputs: {most / 1000:.0f} MB at most")
    assert most <= MOST
