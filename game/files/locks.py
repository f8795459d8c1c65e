"""Locks between processes, which end with the process that holds them."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from game.files.gate import open_regular

_PATIENCE, _PAUSE = 1.0, 0.01


def try_lock(file: IO[bytes]) -> bool:
    """Lock an open file against other processes; return False if another process holds the lock.

    If the system or file system doesn't support locks, this returns True, so that the game can be played.
    """
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


def is_still_at(path: Path, file: IO[bytes]) -> bool:
    try:
        return os.path.samestat(os.stat(path), os.fstat(file.fileno()))
    except OSError:
        return False


@contextmanager
def file_lock(path: Path) -> Iterator[None]:
    """Hold a lock file, `.NAME.lock`, next to a file, so that no other process changes that file.

    A suspended process must not block another: after a second this continues without the lock, as it does
    where no lock can be created.
    """
    lock_path = path.with_name(f".{path.name}.lock")
    try:
        file = open(lock_path, "ab", opener=open_regular)  # noqa: SIM115 - closed below
    except OSError:
        yield
        return
    with file:
        end = time.monotonic() + _PATIENCE
        while not try_lock(file) and time.monotonic() < end:
            time.sleep(_PAUSE)
        yield
