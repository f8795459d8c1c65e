"""A file of lines that only grows: lines that the disk refuses are kept and written later, in order.

A file that is deleted while it is open is written anew under its name; no other file is ever overwritten.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import IO

from game.files.locks import still_named, try_lock


class Lines:
    """The file, and the lines that are not safely in it yet.

    Attributes:
        problem: why lines are still waiting, once that was tried; None while all are on the disk.
        renewed: whether the file was found gone and written anew; the scene that tells the player clears it.
    """

    def __init__(self, path: Path, file: IO[bytes] | None) -> None:
        """The file is unbuffered, readable and locked; None if it could not be made yet."""
        self.path = path
        self.problem: str | None = None
        self.renewed = False
        self._file = file
        self._waiting: list[bytes] = []
        self._torn: int | None = None

    def append(self, line: bytes) -> None:
        """Let a line wait until all are written."""
        self._waiting.append(line + b"\n")

    def save(self) -> None:
        """Write the waiting lines, if that is possible; else `problem` tells the fault."""
        try:
            self.write()
        except OSError as error:
            self.problem = error.strerror or type(error).__name__
        else:
            self.problem = None

    def write(self) -> None:
        """Write the waiting lines, so that they are on the disk when this returns.

        Raises:
            OSError: if that is not possible; the lines that are left go on waiting, and no part of a line
            stays behind.
        """
        file = self._file
        if file is None or not still_named(self.path, file):
            file = self._anew(file)
        while self._waiting:
            self._mend(file)
            self._torn = file.seek(0, os.SEEK_END)
            try:
                put(file, self._waiting[0])
            except OSError:
                with suppress(OSError):
                    self._mend(file)
                raise
            self._torn = None
            del self._waiting[0]

    def close(self) -> None:
        """Close the file; waiting lines are lost."""
        if self._file is not None:
            self._file.close()

    def _mend(self, file: IO[bytes]) -> None:
        """Cut off a line that was written in part."""
        if self._torn is not None and file.seek(0, os.SEEK_END) > self._torn:
            file.truncate(self._torn)
        self._torn = None

    def _anew(self, lost: IO[bytes] | None) -> IO[bytes]:
        """A new file of this name with the content of the file before, which is gone."""
        content = b""
        if lost is not None:
            lost.seek(0)
            content = lost.read() if self._torn is None else lost.read(self._torn)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        file = self.path.open("x+b", buffering=0)
        try:
            try_lock(file)
            put(file, content)
        except OSError:
            file.close()
            self.path.unlink()
            raise
        if lost is not None:
            lost.close()
            self.renewed = True
        self._file, self._torn = file, None
        return file


def put(file: IO[bytes], content: bytes) -> None:
    """Write all of it where the file ends, onto the disk."""
    # Unbuffered: lines that a full disk has refused must not be written, or complained of, again at the end.
    while content:
        content = content[file.write(content) :]
    os.fsync(file.fileno())
