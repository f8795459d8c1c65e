"""The command line as other users see it: without the seed, from which every hand follows."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

_END_OF_ARGUMENTS = 46
"""The place of `arg_end` among the fields of /proc/PID/stat after the program's name (proc_pid_stat(5))."""


def hide_seed(words: Sequence[str], seed: int | None) -> None:
    """Cover the seed in this process's command line as /proc and `ps` show it, if it ends with these words.

    Only on Linux, and only there: it stays in the memory of the process, and with the shell that started it.
    """
    if seed is None or not sys.platform.startswith("linux"):
        return
    given = b"".join(os.fsencode(word) + b"\0" for word in words)
    with suppress(OSError, ValueError):
        fields = Path("/proc/self/stat").read_text(errors="replace").rpartition(")")[2].split()
        start = int(fields[_END_OF_ARGUMENTS]) - len(given)
        # The memory itself: Python has copies, and nothing else reads the arguments.
        with open("/proc/self/mem", "r+b", buffering=0) as memory:
            memory.seek(start)
            if memory.read(len(given)) == given:
                memory.seek(start)
                memory.write(b"".join(covered(os.fsencode(word), seed) + b"\0" for word in words))


def covered(word: bytes, seed: int) -> bytes:
    """The word with its number, or the number after its equals sign, crossed out if that is the seed."""
    before, equals, number = word.rpartition(b"=")
    try:
        is_seed = int(os.fsdecode(number)) == seed
    except ValueError:
        return word
    return before + equals + b"x" * len(number) if is_seed else word
