"""The levels of a match's agents, as its result has them."""

from __future__ import annotations

from game.ai.spec import BOT
from game.engine.journal import Header


def levels_of(header: Header) -> tuple[str, ...]:
    """The agents' specs by seat, empty for a human; of a bot no more than that it is one."""
    return tuple(BOT if player.level.startswith(BOT) else player.level for player in header.players)
