"""Anything may be pressed at any time: the program goes on, and shows what the match is."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.cardgames.registry import GAMES
from tests.conftest import Campaign
from tests.light_thinking import hurry
from tests.random_player import RandomPlayer

SEEDS = (1, 2)
PART = 2250
"""So many inputs in a part whose agents think at once; with them that think in a process as always fewer."""
PROCESS_PART = 500


def press_anything(folder: Path, game: str, inputs: int, seed: str) -> RandomPlayer:
    """So many inputs at random; a failure says what came last."""
    print(f"seed {seed!r}")
    player = RandomPlayer(folder, game, random.Random(seed))
    try:
        player.play(inputs)
    except Exception as error:
        pressed = "\n  ".join(player.last)
        raise AssertionError(
            f"seed {seed!r}: {error!r} on {player.scenes}; last inputs, the newest last:\n  {pressed}"
        ) from error
    finally:
        print(f"{inputs} inputs, {player.restarts} restarts, {player.finished} matches; {player.seen}")
        print(f"presses back to the title: {sorted(player.presses.items())}; slowest frames:")
        print(player.frames.told())
        player.close()
    return player


@pytest.mark.campaign
@pytest.mark.parametrize("part", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_random_inputs(
    game: str, part: int, tmp_path: Path, campaign: Campaign, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch)
    press_anything(tmp_path, game, PART * campaign.times, f"{campaign.seed} {game} {part}")


@pytest.mark.campaign
@pytest.mark.parametrize("game", GAMES)
def test_random_inputs_beside_the_thinking_process(game: str, tmp_path: Path, campaign: Campaign) -> None:
    press_anything(tmp_path, game, PROCESS_PART * campaign.times, f"{campaign.seed} {game} process")
