"""Writing files so that the old content is lost only once the new one is safely on the disk.

A link is followed: the file that it leads to is replaced or set aside, in its own folder.
"""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path

from game.files.gate import check_kind


def free_name(path: Path, word: str) -> Path:
    """A name beside a file that is not taken: `name.word-1` and so on."""
    number = 1
    while os.path.lexists(found := path.with_name(f"{path.name}.{word}-{number}")):
        number += 1
    return found


def write_new(path: Path, content: bytes) -> None:
    """Write a file that is not there yet; it is on the disk when this returns.

    Raises:
        OSError: if it is there, or cannot be written.
    """
    with path.open("xb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def replace(path: Path, content: bytes) -> None:
    """Replace a file whole or not at all, by way of a draft beside it.

    Raises:
        OSError: if it cannot be written, or is no regular file; it is as it was then.
    """
    place = real_place(path)
    draft = place.with_name(f"{place.name}.new")
    # A draft that a killed process left, or that is no file at all, must not be written into.
    draft.unlink(missing_ok=True)
    write_new(draft, content)
    draft.replace(place)


def move_aside(path: Path, word: str) -> Path:
    """Rename a file to a free name beside it, `name.word-1` and so on; returns that.

    Raises:
        OSError: if it cannot be renamed, or is no regular file.
    """
    place = real_place(path)
    aside = free_name(place, word)
    place.rename(aside)
    return aside


def real_place(path: Path) -> Path:
    """The place of a regular file, there already or not, that a path or the links there lead to.

    Raises:
        OSError: if there is something else.
    """
    with suppress(FileNotFoundError):
        check_kind(os.stat(path).st_mode)
    # Not `Path.resolve`, which fails in another way in each version of Python on links in a circle.
    found = Path(os.path.realpath(path))
    if found.is_symlink():
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
    return found
