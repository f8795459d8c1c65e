"""The texts of the built-in games' options, from `assets/options.toml`."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.options import OptionText
from game.storage.contents import read_contents


def option_texts(game: str) -> Mapping[str, OptionText]:
    """Return the texts of a game's options, by the option's name."""
    return read_contents("options.toml", dict[str, dict[str, OptionText]])[game]
