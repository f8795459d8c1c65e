"""Plays random inputs in all games, in a process of its own, and prints its peak memory.

The arguments are a data directory, the number of inputs and a seed; the answer is in kilobytes.
"""

import os
import random
import sys
from itertools import cycle
from pathlib import Path

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", LANGUAGE="", LC_ALL="C.UTF-8")
os.environ.update(OPENBLAS_NUM_THREADS="1", OMP_NUM_THREADS="1", MKL_NUM_THREADS="1")
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pytest

from game.cardgames.registry import GAMES
from tests.campaigns.costs import status
from tests.support.light_thinking import think_lightly
from tests.support.random_player import RandomPlayer

STRETCH = 500
"""The number of inputs before the next game is played."""


def main() -> None:
    folder, inputs, seed = sys.argv[1:]
    left, games = int(inputs), cycle(GAMES)
    with pytest.MonkeyPatch.context() as patch:
        think_lightly(patch, forgetful=True)
        player = RandomPlayer(Path(folder), next(games), random.Random(seed))
        while left > 0:
            player.game = next(games)
            player.play(min(left, STRETCH))
            left -= STRETCH
        player.close()
    print(status("VmHWM"))


if __name__ == "__main__":
    main()
