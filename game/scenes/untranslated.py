"""Levels without words in the player's language: what is told of them; their words are English."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from game.language.message import plural
from game.language.names import PSEUDO
from game.storage.levels.texts import lacks


class Level(Protocol):
    """A ready-made table, a table of a run, or a tutorial."""

    @property
    def title(self) -> str: ...

    @property
    def texts(self) -> Sequence[str]:
        """All its words for players."""


def lacking(levels: Iterable[Level], code: str) -> list[str]:
    """The titles of levels of whose texts some have no words in a language of the game."""
    if code in ("en", PSEUDO):
        return []
    return [level.title for level in levels if lacks(level.texts, code)]


def notice_of(titles: Sequence[str]) -> str:
    """What the player is told of these levels; nothing, if there are none."""
    if not titles:
        return ""
    return plural(
        "“{title}” isn’t fully translated. The rest is in English.",
        "{n} levels, such as “{title}”, aren’t fully translated. The rest is in English.",
        len(titles),
        title=titles[0],
    )
