"""The words of a match's game, for its coach."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from game.ai.agent import Prospect
from game.engine.contract import CardGame
from game.language.message import Text
from game.tables.table import Table
from game.voice.choices import Choices
from game.voice.narrator import Narrator
from game.voice.rounds import Rounds, rounds_called


class Wording(Struct, frozen=True):
    """A game's words for points and rounds, its choices by name and picture, and the reasons for them."""

    game: CardGame[Any, Any]
    choices: Choices
    narrator: Narrator
    table: Table[Any]

    @property
    def rounds(self) -> Rounds:
        return rounds_called(self.game.round_name)

    def points(self, amount: float) -> Text:
        """Return an amount of points to a tenth, in the game's words."""
        return self.narrator.points(amount, 1)

    def expected(self, prospect: Prospect) -> float:
        """Return the expected points of a prospect; in some games, fewer are better."""
        return prospect.points(self.game)
