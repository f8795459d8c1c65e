"""The installed name of `game.lab.environments`."""

from game.lab.environments import *  # noqa: F403
