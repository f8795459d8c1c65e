"""Output files, whose paths are checked before long work begins: written atomically, or deal by deal."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from game.files import gate
from game.files.streams import CommandError, print_error
from game.storage import rows

DealT = TypeVar("DealT", bound=Struct)


def check_writable(path: Path) -> None:
    """Raise CommandError unless a file can be written at this path; an existing file isn't changed."""
    draft = _draft_path(path)
    try:
        if path.exists() and not path.is_file():
            raise CommandError(f"{path}: expected the path of a file, but this is something else")
        draft.write_bytes(b"")
        draft.unlink()
    except OSError as error:
        raise CommandError(f"{path}: can't write a file here ({error.strerror})") from None


def write_atomically(path: Path, content: bytes) -> None:
    """Write a file atomically; if that fails, raise CommandError and keep the old content."""
    draft = _draft_path(path)
    try:
        draft.write_bytes(content)
        draft.replace(os.path.realpath(path))
    except OSError as error:
        with suppress(OSError):
            draft.unlink()
        raise CommandError(f"{path}: can't write the file ({error.strerror})") from None


def load_deals(path: Path, kind: type[DealT]) -> list[DealT]:
    """Return the deals in a file to which more are appended; raise CommandError if it can't be written."""
    try:
        with open(path, "ab", opener=gate.open_regular):
            pass
    except OSError as error:
        raise CommandError(f"{path}: can't save deals here ({error.strerror})") from None
    saved, problem = rows.load(path, kind)
    if problem is not None:
        print_error(problem)
    return saved


def _draft_path(path: Path) -> Path:
    # Not `Path.resolve`, which fails on links that lead in a circle.
    target = Path(os.path.realpath(path))
    return target.with_name(target.name + ".new")
