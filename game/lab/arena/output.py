"""Output files that are written atomically, and whose paths are checked before long work begins."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from game.files.streams import CommandError


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


def _draft_path(path: Path) -> Path:
    # Not `Path.resolve`, which fails on links that lead in a circle.
    target = Path(os.path.realpath(path))
    return target.with_name(target.name + ".new")
