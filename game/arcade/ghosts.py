"""Ghosts: agents that replay a match in the player's seat, with the same cards, opponents and seeds."""

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
"""The spec of ghosts: strong and fast, and limited by samples, so that their play is repeatable."""
COUNT = 12
"""The number of ghosts for a deal."""


class PendingChoice(Struct, frozen=True):
    """A pending choice in a ghost's match: the agent's spec and its input."""

    seat: int
    spec: str
    view: Any
    budget: Budget
    chance: int

    @property
    def key(self) -> bytes:
        """A cache key: agents answer choices with equal keys in the same way."""
        return b"%d/%d/%s" % (self.seat, self.chance, msgspec.json.encode([self.spec, self.view]))


class Ghost:
    """A match in which an agent plays in the player's seat."""

    def __init__(self, header: Header, number: int, level: str = LEVEL) -> None:
        """Start the match that a header describes, for ghost `number`; may raise BadOption or BadSetup."""
        self.match: Match = new_match(kit_of(header.game).rules(), header)
        self._header = header
        self._number = number
        self._level = level
        self._deal()

    @property
    def pending_choices(self) -> tuple[PendingChoice, ...]:
        return tuple(self._pending_choice(seat) for seat in sorted(self.match.pending))

    def play(self, choices: Mapping[int, Choice]) -> None:
        """Make the pending choices, given by seat, and deal if the round is over."""
        for seat, choice in choices.items():
            self.match.choose(seat, choice)
        self._deal()

    def _pending_choice(self, seat: int) -> PendingChoice:
        player = self._header.players[seat]
        if player.human:
            seed = decision_seed(self.match.setup, seat, self.match.history)
            spec, chance = self._level, seed_of(seed, "ghost", self._number)
        else:
            spec, chance = player.level, decision_seed(self.match.setup, seat, self.match.history)
        return PendingChoice(seat, spec, self.match.view(seat), budget_of(spec), chance)

    def _deal(self) -> None:
        while self.match.phase is Phase.ROUND_OVER:
            self.match.deal()
