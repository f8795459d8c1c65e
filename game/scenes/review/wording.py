"""The words of a match's game for its coach."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from game.ai.agent import Prospect
from game.engine.contract import CardGame
from game.tables.table import Table
from game.voice.choices import Choices
from game.voice.narrator import Narrator
from game.voice.words import measured


class Wording(Struct, frozen=True):
    """A game's unit of points, the labels of its choices, the reasons for them, and their cards."""

    game: CardGame[Any, Any]
    choices: Choices
    narrator: Narrator
    table: Table[Any]

    def points(self, amount: float) -> str:
        """So many points, as they are counted in this game."""
        return measured(amount, self.game.unit)

    def expected(self, prospect: Prospect) -> float:
        """The points that are expected with a choice; in some games fewer of them are better."""
        return prospect.points(self.game)
