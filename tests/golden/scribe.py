"""Random matches as text, from which every game's golden matches are made."""

import random
from collections.abc import Mapping
from typing import Any, ClassVar

from game.engine.contract import CardGame, Choice, Event, Setup
from game.engine.match import Match
from game.engine.options import parse_pairs, resolve


class Scribe:
    """Writes every choice of a match, and the events it leads to; a game may add its table.

    Attributes:
        rules: the game's rules.
        matches: the seats, the seed and the options (as on a command line), by name.
    """

    rules: ClassVar[CardGame[Any, Any]]
    matches: ClassVar[Mapping[str, tuple[int, int, list[str]]]]

    def heading(self, seats: int, seed: int) -> str:
        return f"{self.rules.id} seats={seats} seed={seed}"

    def event(self, event: Event) -> str:
        return str(event)

    def before(self, match: Match) -> list[str]:
        del match
        return []

    def after(self, match: Match) -> list[str]:
        del match
        return []

    def among(self, match: Match, legal: tuple[Choice, ...], chance: random.Random) -> tuple[Choice, ...]:
        del match, chance
        return legal

    def write(self, name: str) -> str:
        """Return a match of random legal choices as text, from its options to its ranking."""
        seats, seed, pairs = self.matches[name]
        options = resolve(self.rules.options, parse_pairs(self.rules.options, pairs))
        match = Match(self.rules, Setup(seats, seed, options))
        chance = random.Random(seed)
        lines = [" ".join([self.heading(seats, seed), *pairs])]
        match.listen_unredacted(lambda event: lines.append(f"  {self.event(event)}"))
        while not match.over:
            if not match.pending:
                match.deal()
            lines += self.before(match)
            seat = min(match.pending)
            legal = self.among(match, match.pending[seat], chance)
            # random.random is the only method whose values are guaranteed to stay the same.
            choice = legal[int(chance.random() * len(legal))]
            lines.append(f"seat {seat}: {choice}")
            match.choose(seat, choice)
            lines += self.after(match)
        lines.append(f"ranking {match.ranking}")
        return "\n".join(lines) + "\n"


class TurnScribe(Scribe):
    """Writes the table at the end of each turn."""

    def __init__(self) -> None:
        self._turn = (0, 0)

    def table(self, state: Any) -> list[str]:
        raise NotImplementedError

    def after(self, match: Match) -> list[str]:
        """Return the table if the choice ended a turn."""
        view = match.view(None)
        turn = view.round, view.turn
        if turn == self._turn and not match.over:
            return []
        self._turn = turn
        return self.table(match.state)
