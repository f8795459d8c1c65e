"""Matches that agents play against each other."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from game.ai.agent import Budget, Decision
from game.cardgames.kit import Kit
from game.engine.chance import seed_of
from game.engine.contract import Choice, Phase, Setup
from game.engine.match import Match


class Asked(NamedTuple):
    """A choice that an agent made, its legal alternatives, and the agent's decision.

    Attributes:
        match: the match after the choice.
    """

    match: Match
    seat: int
    legal: tuple[Choice, ...]
    decision: Decision


def play_match(
    kit: Kit, setup: Setup, seated: Sequence[str], budget: Budget, *, rounds: int = 100, most: int = 100_000
) -> Iterator[Asked]:
    """Play a match with agents of these levels; yield each choice, for at most this many rounds and
    choices.
    """
    agents: list[Any] = [kit.agents()[level]() for level in seated]
    match = Match(kit.rules(), setup)
    while not match.over and len(match.history) < most:
        if match.phase is Phase.ROUND_OVER:
            if match.rounds == rounds:
                break
            match.deal()
        for seat, legal in list(match.pending.items()):
            chance = seed_of(setup.seed, len(match.history))
            decision = agents[seat].choose(match.view(seat), budget, chance)
            match.choose(seat, decision.choice)
            yield Asked(match, seat, legal, decision)
