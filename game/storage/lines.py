"""Files of one JSON object a line that only grow: a torn or broken line spoils no other."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TypeVar

import msgspec

from game.storage.places import free_name

Row = TypeVar("Row", bound=msgspec.Struct)


def append(path: Path, row: msgspec.Struct, what: str) -> str | None:
    """Append a row; returns what went wrong, if anything did: that `what` could not be saved."""
    try:
        with path.open("a+b") as file:
            if file.tell():
                # The last line may have been torn: its rest must not spoil this one, too.
                file.seek(-1, os.SEEK_END)
                if file.read(1) != b"\n":
                    file.write(b"\n")
            file.write(msgspec.json.encode(row) + b"\n")
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        return f"{path}: {what} could not be saved ({error.strerror})"
    return None


def load(path: Path, kind: type[Row]) -> tuple[list[Row], str | None]:
    """All rows, oldest first, and what was wrong with the file, if anything was.

    Where lines are broken, the whole file is kept under another name and the good lines stay.
    """
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return [], None
    except OSError as error:
        return [], f"{path}: cannot be read ({error.strerror})"
    rows, good, broken = [], [], []
    for number, line in enumerate(content.splitlines(), 1):
        try:
            rows.append(msgspec.json.decode(line, type=kind))
            good.append(line)
        except (ValueError, RecursionError) as error:
            broken.append(f"line {number}: {error}")
    if not broken:
        return rows, None
    aside = free_name(path, "broken")
    draft = path.with_name(path.name + ".new")
    try:
        _write(aside, content)
        _write(draft, b"".join(line + b"\n" for line in good))
        draft.replace(path)
    except OSError as error:
        return rows, f"{path.name}: {broken[0]} (and it could not be set aside: {error.strerror})"
    return rows, f"{path.name}: {broken[0]}; the file was kept as {aside.name}, good lines stay"


def _write(path: Path, content: bytes) -> None:
    with path.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
