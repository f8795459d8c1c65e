"""`game.lab.environments`, under the name of the project."""

from game.lab.environments import *  # noqa: F403
