"""What an answer to a puzzle leads to at its table."""

from __future__ import annotations

from game.ai.agent import Budget
from game.ai.factory import make_agent
from game.ai.levels import ADVISER
from game.arcade.puzzles.puzzle import Puzzle
from game.cardgames.registry import kit_of
from game.engine.contract import Choice, Phase
from game.engine.match import Chosen, chance_of

_QUICK = "drake"
_MOST = 40
"""So many choices of others are shown at most."""


def after(puzzle: Puzzle, choice: Choice) -> tuple[Chosen, ...]:
    """Return the choice, and those of the others, up to the player's next one or the end of the round.

    Others play their best with open cards, else by rules of thumb; always in the same way.
    """
    match = puzzle.match()
    match.choose(puzzle.seat, choice)
    start = len(puzzle.history)
    spec = ADVISER if puzzle.exact else _QUICK
    agent = make_agent(kit_of(puzzle.game), spec)
    try:
        while match.phase is Phase.CHOOSING and len(match.history) - start < _MOST:
            seat = min(match.pending, key=lambda one: (one == puzzle.seat, one))
            if seat == puzzle.seat and len(match.pending[seat]) > 1:
                break
            chance = chance_of(match.setup, seat, match.history)
            match.choose(seat, agent.choose(match.view(seat), Budget(60), chance).choice)
    finally:
        agent.close()
    return tuple(match.history[start:])
