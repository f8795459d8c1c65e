"""`game.interface.engine`, under the name of the project."""

from game.interface.engine import *  # noqa: F403
