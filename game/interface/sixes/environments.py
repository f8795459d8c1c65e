"""`game.interface.environments`, under the name of the project."""

from game.interface.environments import *  # noqa: F403
