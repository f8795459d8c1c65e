"""The levels of a match's agents, as its result stores them."""

from __future__ import annotations

from game.ai.spec import BOT
from game.engine.journal import Header


def levels_of(header: Header) -> tuple[str, ...]:
    """Return the agents' specs by seat; empty for a human, and only `exec` for a bot."""
    return tuple(BOT if player.level.startswith(BOT) else player.level for player in header.players)
