"""The cast: the opponents that a player can choose, and the ready-made tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from game.arcade.playable import check_playable
from game.audio.voices import DuckVoice, voice_of
from game.storage.places import LEVELS
from game.storage.plugins import level_folders
from game.tables.company.people import Person
from game.ui.drawing.mascots.ducks import Duck, Extra, Mood

if TYPE_CHECKING:
    from game.storage.levels.tables import Opponent, ReadyTable


class Cast(msgspec.Struct, frozen=True):
    """The opponents and ready-made tables; `daily` are the tables for daily deals, which everybody has."""

    opponents: tuple[Opponent, ...]
    tables: tuple[ReadyTable, ...]
    daily: tuple[ReadyTable, ...] = ()

    def opponent(self, opponent_id: str) -> Opponent | None:
        return next((opponent for opponent in self.opponents if opponent.id == opponent_id), None)


def load_cast(own_levels: Path, report: Callable[[Sequence[str]], None]) -> Cast:
    """Load opponents and ready-made tables, including the player's own; problems are passed to `report`."""
    from game.storage.levels import tables as levels

    house_ducks: tuple[Opponent, ...] = ()
    try:
        house_ducks = levels.load_opponents(LEVELS / levels.OPPONENTS)
    except levels.BadLevel as error:
        report((str(error),))
    others = level_folders()
    folders = (*others.folders, own_levels)
    more = levels.load_more_opponents(folders, house_ducks)
    report(others.prefix_packages(more.problems))
    opponents = (*house_ducks, *more.opponents)

    def check(table: ReadyTable) -> None:
        check_table(opponents, table)

    house = levels.load_tables([LEVELS], check)
    own = levels.load_tables(folders, check, house.tables)
    report((*house.problems, *others.problems, *others.prefix_packages(own.problems)))
    # Daily deals don't use tables of packages or the player's own, which others don't have.
    daily = tuple(table for table in house.tables if table.daily)
    return Cast(opponents, levels.sort_tables((*house.tables, *own.tables)), daily)


def check_table(opponents: tuple[Opponent, ...], table: ReadyTable) -> None:
    """Raise a ValueError that names the fault if a ready-made table can't be played."""
    check_playable([opponent.id for opponent in opponents], table.game, table.opponents, table.options)


def person_of(name: str, opponent: Opponent) -> Person:
    """Return the person that a table shows for an opponent, who may have another name in the match."""
    says = {
        "greets": opponent.greets,
        "takes": opponent.takes,
        "wins": opponent.wins,
        "loses": opponent.loses,
        "gloats": opponent.gloats,
        "envies": opponent.envies,
    }
    return Person(name, duck_of(opponent), says, opponent_voice(opponent), opponent.style)


def duck_of(opponent: Opponent) -> Duck:
    face = opponent.face
    return Duck(face.body, face.shade, face.beak, mood=Mood(face.mood), extra=Extra(face.extra))


def opponent_voice(opponent: Opponent) -> DuckVoice:
    """Return an opponent's voice, from its file or, failing that, derived from its id."""
    voice = opponent.voice
    if voice is None:
        return voice_of(opponent.id)
    return DuckVoice(voice.pitch, voice.roughness, voice.speed)
