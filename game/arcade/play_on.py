"""The continuation of a match from a position, to show the consequences of a choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.ai.agent import AgentKit, Budget
from game.ai.factory import make_agent
from game.engine.contract import Phase
from game.engine.match import Chosen, Match, decision_seed

if TYPE_CHECKING:
    from game.ai.worker import Thinker

QUICK = "drake"
"""The spec of an agent for fast, simple play."""
_BUDGET = Budget(60)
_MOST_CHOICES = 40
"""The maximum number of choices that are played."""


def continue_match(
    kit: AgentKit, match: Match, seat: int, spec: str, thinker: Thinker | None = None
) -> Iterator[Chosen | None]:
    """Play a match on to a seat's next decision, the end of the round, or `_MOST_CHOICES` choices.

    Yields each choice once it has been made. With a `thinker`, which computes the same choices, also yields
    None whenever one isn't ready yet.
    """
    agent = make_agent(kit, spec)
    end = len(match.history) + _MOST_CHOICES
    try:
        while match.phase is Phase.CHOOSING and len(match.history) < end:
            turn = min(match.pending, key=lambda other: (other == seat, other))
            if turn == seat and len(match.pending[turn]) > 1:
                break
            view, chance = match.view(turn), decision_seed(match.setup, turn, match.history)
            if thinker is None:
                decision = agent.choose(view, _BUDGET, chance)
            else:
                ticket = thinker.ask(kit, spec, view, _BUDGET, chance, seat=turn)
                while not (found := [reply for reply in thinker.poll() if reply.ticket == ticket]):
                    yield None
                decision = found[0].decision
            match.choose(turn, decision.choice)
            yield match.history[-1]
    finally:
        agent.close()
