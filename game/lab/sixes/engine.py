"""The installed name of `game.interface.engine`."""

from game.interface.engine import *  # noqa: F403
