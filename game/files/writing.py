"""Crash-safe file writing: the old content is only lost once the new one is on disk.

A link is followed: its target is replaced or set aside, in its own folder.
"""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path

from game.files.gate import check_regular


def free_name(path: Path, word: str) -> Path:
    """Return the first unused path next to a file: `name.word-1`, `name.word-2` and so on."""
    number = 1
    while os.path.lexists(free := path.with_name(f"{path.name}.{word}-{number}")):
        number += 1
    return free


def write_new(path: Path, content: bytes) -> None:
    """Write a new file and sync it to disk before returning.

    Raises:
        OSError: if the file already exists or can't be written.
    """
    with path.open("xb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def replace(path: Path, content: bytes) -> None:
    """Replace a file atomically, through a temporary file next to it.

    Raises:
        OSError: if it can't be written, or isn't a regular file; it stays unchanged then.
    """
    target = resolve_links(path)
    draft = target.with_name(f"{target.name}.new")
    # A draft left by a killed process, which may not even be a file, must not be written into.
    draft.unlink(missing_ok=True)
    write_new(draft, content)
    draft.replace(target)


def move_aside(path: Path, word: str) -> Path:
    """Rename a file to the first unused `name.word-1`, `name.word-2` …; return the new path.

    Raises:
        OSError: if it cannot be renamed, or isn't a regular file.
    """
    target = resolve_links(path)
    aside = free_name(target, word)
    target.rename(aside)
    return aside


def resolve_links(path: Path) -> Path:
    """Return the path of a regular file, existing or not, after following links.

    Raises:
        OSError: if it's something other than a regular file, or the links are circular.
    """
    with suppress(FileNotFoundError):
        check_regular(os.stat(path).st_mode)
    # Not `Path.resolve`, whose errors for circular links differ between versions of Python.
    target = Path(os.path.realpath(path))
    if target.is_symlink():
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
    return target
