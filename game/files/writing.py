"""Writing files so that the old content is lost only once the new one is safely on the disk."""

from __future__ import annotations

import os
from pathlib import Path


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
        OSError: if it cannot be written; the file is as it was then.
    """
    draft = path.with_name(f"{path.name}.new")
    # A draft that a killed process left, or that is no file at all, must not be written into.
    draft.unlink(missing_ok=True)
    write_new(draft, content)
    draft.replace(path)
