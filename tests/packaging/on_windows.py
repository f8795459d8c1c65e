"""Simulates Windows for the program, as far as possible: `python -m tests.packaging.on_windows WORDS`.

The program finds Windows as its platform and nothing that only POSIX has; its output takes Western
European letters only; and open files can't be deleted or replaced. The processes that it starts run on the
real system.
"""

import io
import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

_MODULES = ("fcntl", "resource", "termios", "pwd", "grp", "tty", "pty")
_SIGNALS = ("SIGHUP", "SIGCHLD", "SIGALRM", "SIGUSR1", "SIGUSR2", "SIGPIPE", "SIGQUIT")
_CALLS = ("fork", "getuid", "geteuid", "getgid", "setsid", "killpg", "mkfifo", "O_NONBLOCK")


def simulate_windows() -> None:
    """Change this process for good."""
    for name in (*_SIGNALS, "pthread_sigmask"):
        delattr(signal, name)
    # These look at the system when they're imported and must see the real one, like what they import.
    import ctypes
    import multiprocessing.popen_spawn_posix
    import multiprocessing.resource_tracker
    import multiprocessing.synchronize
    import subprocess
    import tempfile
    from concurrent.futures import process

    import aiohttp.web
    import babel.dates
    import numpy as np
    import platformdirs
    import pygame
    import rich.console

    assert all(map(bool, (ctypes, multiprocessing, subprocess, tempfile, process)))
    assert all(map(bool, (aiohttp, babel, np, platformdirs, pygame, rich)))
    for name in _MODULES:
        sys.modules[name] = None  # type: ignore[assignment]
    for name in _CALLS:
        delattr(os, name)
    for name in ("replace", "rename", "unlink", "remove", "rmdir"):
        setattr(os, name, _unless_open(getattr(os, name)))
    for name in ("stdout", "stderr"):
        raw = getattr(sys, name).buffer
        setattr(sys, name, io.TextIOWrapper(raw, encoding="cp1252", newline="\r\n", write_through=True))
    sys.platform = "win32"


def _unless_open(call: Callable[..., Any]) -> Callable[..., Any]:
    def called(*paths: Any, **named: Any) -> Any:
        for path in paths:
            if os.path.abspath(os.fspath(path)) in set(_open_files()):
                raise PermissionError(13, "The process cannot access the file because it is open", str(path))
        return call(*paths, **named)

    return called


def _open_files() -> Iterator[str]:
    for number in os.listdir("/proc/self/fd"):
        try:
            yield os.readlink(f"/proc/self/fd/{number}")
        except OSError:
            continue


if __name__ == "__main__":
    simulate_windows()
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
    from game.commands.line import main

    sys.argv[0] = "main.py"
    sys.exit(main())
