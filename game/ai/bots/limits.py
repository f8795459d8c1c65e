"""The program that limits its own process, then becomes the bot: `python -I -S limits.py LIMITS WORD…`.

LIMITS is JSON with any of `memory` (bytes per process), `processor` (seconds per process) and `processes` (in
total). It runs inside the sandbox, if there is one, and imports few modules, because it starts with each bot.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from typing import Any

assert sys.platform != "win32"  # which has no such limits

_NOT_STARTED = 127


def main(limits: dict[str, Any], words: list[str]) -> None:
    """Set the limits and become the bot, or exit if there's no command; an OSError names what failed."""
    set_limits(limits)
    if not words:
        os._exit(0)
    for number in (signal.SIGPIPE, signal.SIGXFSZ):
        signal.signal(number, signal.SIG_DFL)
    try:
        os.execvp(words[0], words)
    except OSError as error:
        raise OSError(error.errno, error.strerror, words[0]) from None


def set_limits(limits: dict[str, Any]) -> None:
    """Set the limits of this process and its descendants; raise OSError if the system refuses one."""
    import resource

    if memory := limits.get("memory"):
        _set_limit(resource.RLIMIT_AS, memory, memory, "memory")
    if processor := limits.get("processor"):
        # First SIGXCPU, which shows the reason, and a second later SIGKILL.
        _set_limit(resource.RLIMIT_CPU, processor, processor + 1, "processor")
    # Outside a user namespace, all processes of the user would count, including the game's.
    if (processes := limits.get("processes")) and _in_user_namespace():
        _set_limit(resource.RLIMIT_NPROC, processes, processes, "processes")
    _set_limit(resource.RLIMIT_CORE, 0, 0, "core")


def _set_limit(kind: int, soft: int, hard: int, name: str) -> None:
    import resource

    maximum = resource.getrlimit(kind)[1]
    if maximum != resource.RLIM_INFINITY:
        soft, hard = min(soft, maximum), min(hard, maximum)
    try:
        resource.setrlimit(kind, (soft, hard))
    except (OSError, ValueError) as error:
        raise OSError(getattr(error, "errno", 0), f"the limit can't be set ({error})", name) from None


def _in_user_namespace() -> bool:
    """Return whether this process is in a user namespace other than the initial one."""
    try:
        with open("/proc/self/uid_map", encoding="ascii") as file:
            return file.read().split()[-1] != "4294967295"
    except (OSError, IndexError):
        return False


if __name__ == "__main__":
    try:
        main(json.loads(sys.argv[1]), sys.argv[2:])
    except OSError as problem:
        print(f"{problem.filename or 'limits'}: {problem.strerror}", file=sys.stderr, flush=True)
    os._exit(_NOT_STARTED)
