"""Names and descriptions of the levels of play, for players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.language.message import Text, message


class LevelWords(NamedTuple):
    name: Text
    help: Text


LEVEL_WORDS: Mapping[str, LevelWords] = {
    "duckling": LevelWords(message("Duckling"), message("Plays any legal card. Perfect for a first swim.")),
    "drake": LevelWords(
        message("Drake"), message("Sees no further than this turn: what will this card cost now?")
    ),
    "swan": LevelWords(message("Swan"), message("Plays out the whole round in its head, over and over.")),
    "eider": LevelWords(message("Eider"), message("Thinks about what you think.")),
    "mirror": LevelWords(message("Mirror"), message("Plays about as well as you do.")),
    "exec": LevelWords(message("Bot"), message("A separate program. Nobody knows what it’s thinking.")),
}
"""By the level's id (`game.ai.levels`)."""
