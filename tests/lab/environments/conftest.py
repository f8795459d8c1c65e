"""Importing PettingZoo sets a sound driver for the whole process; the tests keep theirs."""

import os

_before = os.environ["SDL_AUDIODRIVER"]
import pettingzoo  # noqa: E402, F401

os.environ["SDL_AUDIODRIVER"] = _before
