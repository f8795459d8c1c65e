"""The limits on bots: sandbox, memory and processor time."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from game.ai.bots.sandbox import BUBBLEWRAP, NoSandbox, check, in_sandbox, limited

MEMORY = 2048
"""The default megabytes for each process of a sandboxed bot."""
PROCESSOR = 600
"""The default processor seconds for each process of a sandboxed bot."""
_PROCESSES = 64
_MEGABYTE = 1024**2


class Bounds(Struct, frozen=True):
    """The limits on a bot.

    Attributes:
        way: the name of its sandbox; None without one. Older reports also name "name spaces".
        memory: megabytes for each of its processes; None for no limit.
        processor: processor seconds for each of its processes; None for no limit.
    """

    way: str | None = None
    memory: int | None = None
    processor: int | None = None

    def around(self, words: Sequence[str]) -> list[str]:
        """Return the command that starts the bot of `words` within these bounds."""
        limits: dict[str, Any] = {}
        if self.memory is not None:
            limits["memory"] = self.memory * _MEGABYTE
        if self.processor is not None:
            limits["processor"] = self.processor
        if self.way is not None:
            return in_sandbox({**limits, "processes": _PROCESSES}, words)
        return limited(limits, words) if limits else list(words)


NONE = Bounds()
"""No limits: the bot has the rights of whoever starts it."""


def bounds_for(sandbox: bool, memory: int | None, processor: int | None) -> Bounds:
    """Return the bounds, None being the defaults; raises NoSandbox if they can't be kept on this machine."""
    if sandbox:
        check()
        return Bounds(
            BUBBLEWRAP, MEMORY if memory is None else memory, PROCESSOR if processor is None else processor
        )
    if memory is not None and sys.platform != "linux":
        raise NoSandbox("only Linux can limit memory")
    if processor is not None and sys.platform == "win32":
        raise NoSandbox("Windows can't limit CPU time")
    return Bounds(None, memory, processor)
