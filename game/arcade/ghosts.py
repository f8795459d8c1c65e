"""Ghosts: agents in the player's seat of a match, with the same opponents, cards and chance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from game.ai.agent import Budget
from game.ai.levels import budget_of
from game.cardgames.registry import kit_of
from game.engine.chance import seed_of
from game.engine.contract import Choice, Phase
from game.engine.journal import Header, new_match
from game.engine.match import Match, decision_seed

LEVEL = "swan@40"
"""The spec of ghosts: sound, quick, and by samples, so that they don't all play alike."""
COUNT = 12
"""The number of ghosts of a deal."""


class PendingChoice(Struct, frozen=True):
    """A choice that a ghost's match waits for: its agent, and the seed of its search."""

    seat: int
    spec: str
    view: Any
    budget: Budget
    chance: int

    @property
    def key(self) -> bytes:
        """A key that is equal for questions with the same answer."""
        return b"%d/%d/%s" % (self.seat, self.chance, msgspec.json.encode([self.spec, self.view]))


class Ghost:
    """One match in which an agent has the player's seat."""

    def __init__(self, header: Header, number: int, level: str = LEVEL) -> None:
        """Start a header's match for a ghost, by level and number; may raise BadOption or BadSetup."""
        self.match: Match = new_match(kit_of(header.game).rules(), header)
        self._header = header
        self._number = number
        self._level = level
        self._deal()

    @property
    def questions(self) -> tuple[PendingChoice, ...]:
        return tuple(self._question(seat) for seat in sorted(self.match.pending))

    def play(self, choices: Mapping[int, Choice]) -> None:
        """Play the pending choices, by seat, and deal if a round has ended."""
        for seat, choice in choices.items():
            self.match.choose(seat, choice)
        self._deal()

    def _question(self, seat: int) -> PendingChoice:
        player = self._header.players[seat]
        if player.human:
            thought = decision_seed(self.match.setup, seat, self.match.history)
            spec, chance = self._level, seed_of(thought, "ghost", self._number)
        else:
            spec, chance = player.level, decision_seed(self.match.setup, seat, self.match.history)
        return PendingChoice(seat, spec, self.match.view(seat), budget_of(spec), chance)

    def _deal(self) -> None:
        while self.match.phase is Phase.ROUND_OVER:
            self.match.deal()
