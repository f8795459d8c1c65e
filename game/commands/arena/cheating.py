"""The cheater: a contender of the arena that sees all hands, and so shows how much there is to gain at most.

It is no opponent and no level: agents know their seat's view and nothing else. If a game has a cheater,
its kit makes it, and the arena alone hands it the whole state instead of a view.
"""

from __future__ import annotations

from typing import Final

from game.ai.agent import Agent, Peek
from game.ai.spec import UnknownLevel
from game.cardgames.registry import kit_of

CHEATER: Final = "cheater"
"""Its name among the seats of an arena."""


def make_cheater(game: str) -> Agent[Peek]:
    """A game's cheater, whose `choose` expects a state and the seat that is asked in it.

    Raises:
        UnknownLevel: if the game has none.
    """
    agent = kit_of(game).cheater()
    if agent is None:
        raise UnknownLevel(f"nobody cheats at {game}: it has no {CHEATER!r}")
    return agent
