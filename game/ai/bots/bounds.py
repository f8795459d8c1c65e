"""Limits on bots: sandbox, memory and processor time."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from game.ai.bots.sandbox import BUBBLEWRAP, NoSandbox, check_sandbox, limited_command, sandboxed_command

MEMORY = 2048
"""The default memory limit for each process of a sandboxed bot, in megabytes."""
PROCESSOR = 600
"""The default limit of processor time for each process of a sandboxed bot, in seconds."""
_PROCESSES = 64
_MEGABYTE = 1024**2


class Bounds(Struct, frozen=True):
    """The limits on a bot.

    Attributes:
        way: the sandbox's name, or None without a sandbox. Older reports may say "name spaces".
        memory: the limit for each of the bot's processes, in megabytes; None for no limit.
        processor: the limit for each of the bot's processes, in processor seconds; None for no limit.
    """

    way: str | None = None
    memory: int | None = None
    processor: int | None = None

    def wrap_command(self, words: Sequence[str]) -> list[str]:
        """Return the command that runs `words` within these limits."""
        limits: dict[str, Any] = {}
        if self.memory is not None:
            limits["memory"] = self.memory * _MEGABYTE
        if self.processor is not None:
            limits["processor"] = self.processor
        if self.way is not None:
            return sandboxed_command({**limits, "processes": _PROCESSES}, words)
        return limited_command(limits, words) if limits else list(words)


UNLIMITED = Bounds()
"""No limits: the bot has the rights of the user who starts it."""


def bounds_for(sandbox: bool, memory: int | None, processor: int | None) -> Bounds:
    """Return a bot's limits; None means a sandbox's default, or no limit without one. May raise NoSandbox."""
    if sandbox:
        check_sandbox()
        return Bounds(
            BUBBLEWRAP, MEMORY if memory is None else memory, PROCESSOR if processor is None else processor
        )
    if memory is not None and sys.platform != "linux":
        raise NoSandbox("only Linux can limit memory")
    if processor is not None and sys.platform == "win32":
        raise NoSandbox("Windows can't limit CPU time")
    return Bounds(None, memory, processor)
