"""The bounds that bots are kept to: a sandbox, memory, time of the processor."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from game.ai.bots.sandbox import BUBBLEWRAP, NoSandbox, check, in_sandbox, limited

MEMORY = 2048
"""Megabytes of each process of a bot in a sandbox, if nothing else is asked for."""
PROCESSOR = 600
"""Seconds of the processor that each process of a bot in a sandbox has, if nothing else is asked for."""
_PROCESSES = 64
_MEGABYTE = 1024**2


class Bounds(Struct, frozen=True):
    """The bounds of a bot.

    Attributes:
        way: the name of its sandbox; None if it runs without. Older reports name "name spaces", too.
        memory: megabytes that each of its processes may have; None if that is left open.
        processor: seconds of the processor for each of its processes; None if that is left open.
    """

    way: str | None = None
    memory: int | None = None
    processor: int | None = None

    def around(self, words: Sequence[str]) -> list[str]:
        """The command that starts the bot of `words` within these bounds."""
        limits: dict[str, Any] = {}
        if self.memory is not None:
            limits["memory"] = self.memory * _MEGABYTE
        if self.processor is not None:
            limits["processor"] = self.processor
        if self.way is not None:
            return in_sandbox({**limits, "processes": _PROCESSES}, words)
        return limited(limits, words) if limits else list(words)


NONE = Bounds()
"""Bots run with the rights of whoever starts them."""


def bounds_for(sandbox: bool, memory: int | None, processor: int | None) -> Bounds:
    """The bounds that are asked for: memory in megabytes, the processor in seconds; None is the usual.

    Raises:
        NoSandbox: if they cannot be kept here.
    """
    if sandbox:
        check()
        return Bounds(
            BUBBLEWRAP, MEMORY if memory is None else memory, PROCESSOR if processor is None else processor
        )
    if memory is not None and sys.platform != "linux":
        raise NoSandbox("a limit of memory is kept by Linux only")
    if processor is not None and sys.platform == "win32":
        raise NoSandbox("Windows knows no limit of the processor's time")
    return Bounds(None, memory, processor)
