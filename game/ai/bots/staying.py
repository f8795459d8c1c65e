"""Bots that stay: one process plays one match after another."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

from game.ai.bots.bot import Bot


class StayingBots:
    """The bots that wait for another match. Each plays one seat at a time, in any match."""

    def __init__(self) -> None:
        self._waiting: defaultdict[str, list[Bot]] = defaultdict(list)

    def seat(self, spec: str, make: Callable[[], Bot]) -> Bot:
        """Return a waiting bot of this spec, or a new one."""
        waiting = self._waiting[spec]
        return waiting.pop() if waiting else make()

    def leave(self, spec: str, bot: Bot) -> None:
        if bot.leave():
            self._waiting[spec].append(bot)

    def close(self) -> None:
        while self._waiting:
            for bot in self._waiting.popitem()[1]:
                bot.close()
