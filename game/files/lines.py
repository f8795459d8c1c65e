"""An append-only file of lines; lines that couldn't be written are kept and written later, in order.

A file that is deleted while it is open is written again under its name; no other file is ever overwritten. A
file that another program changes meanwhile is restored: what was cut off is appended again, and a file with
other content is set aside and written again.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import IO

from game.files import writing
from game.files.locks import is_still_at, try_lock


class LineFile:
    """An append-only file, with a queue of lines that are not safely on disk yet.

    Attributes:
        problem: why lines are still queued; None while all are on disk.
        renewed: whether the file was found deleted and written again; reset by the code that reports it.
        restored: whether the file was found changed and restored; reset by the code that reports it.
    """

    def __init__(self, path: Path, file: IO[bytes] | None) -> None:
        """Use an open file, which must be unbuffered, readable and locked; None if it isn't created yet."""
        self.path = path
        self.problem: str | None = None
        self.renewed = self.restored = False
        self._file = file
        # The expected content of the file, once it's known.
        self._content = bytearray()
        self._stamp: tuple[int, int] | None = None
        self._waiting: list[bytes] = []
        self._torn: int | None = None

    def append(self, line: bytes) -> None:
        self._waiting.append(line + b"\n")

    def adopt_content(self) -> None:
        """Treat the file's current content as correct: if another program changes it, it is restored.

        Raises:
            OSError: if the file can't be read.
        """
        if self._file is not None:
            self._stamp = _size_and_time(self._file)
            self._file.seek(0)
            # Read no more than its size: a device, which has none, may be endless.
            self._content = bytearray(self._file.read(self._stamp[0]))

    def save(self) -> None:
        """Write the queued lines, and recreate a deleted file; on failure, set `problem` to the reason."""
        try:
            self.write()
        except OSError as error:
            self.problem = error.strerror or type(error).__name__
        else:
            self.problem = None

    def write(self) -> None:
        """Write the queued lines to disk before returning.

        Raises:
            OSError: if that fails; the remaining lines stay queued, and no part of a line stays in the file.
        """
        file = self._file
        if file is not None and self._stamp is None:
            self.adopt_content()
        if file is None or not is_still_at(self.path, file):
            gone, file = file is not None, self._recreate(file)
            self.renewed |= gone
        file = self._restore(file)
        while self._waiting:
            self._append_whole(file, self._waiting[0])
            self._content += self._waiting.pop(0)
            self._stamp = _size_and_time(file)

    def close(self) -> None:
        if self._file is not None:
            self._file.close()

    def _append_whole(self, file: IO[bytes], content: bytes) -> None:
        """Append whole lines; on OSError, a partial line is removed now or before the next write."""
        self._torn = file.seek(0, os.SEEK_END)
        try:
            append_synced(file, content)
        except OSError:
            with suppress(OSError):
                self._cut_torn_line(file)
            raise
        self._torn = None

    def _restore(self, file: IO[bytes]) -> IO[bytes]:
        """Undo changes by other programs; return the file, which is a new one if its content was replaced."""
        self._cut_torn_line(file)
        if _size_and_time(file) == self._stamp:
            return file
        file.seek(0)
        content = file.read(len(self._content) + 1)
        if content != self._content:
            if self._content.startswith(content):
                self._append_whole(file, bytes(self._content[len(content) :]))
            else:
                writing.move_aside(self.path, "damaged")
                file = self._recreate(file)
            self.restored = True
        self._stamp = _size_and_time(file)
        return file

    def _cut_torn_line(self, file: IO[bytes]) -> None:
        if self._torn is not None and file.seek(0, os.SEEK_END) > self._torn:
            file.truncate(self._torn)
        self._torn = None

    def _recreate(self, lost: IO[bytes] | None) -> IO[bytes]:
        """Create and lock the file again, with the expected content; close the `lost` one."""
        target = writing.resolve_links(self.path)
        target.parent.mkdir(parents=True, exist_ok=True)
        file = target.open("x+b", buffering=0)
        try:
            try_lock(file)
            append_synced(file, bytes(self._content))
        except OSError:
            file.close()
            target.unlink()
            raise
        if lost is not None:
            lost.close()
        self._file, self._torn = file, None
        self._stamp = _size_and_time(file)
        return file


def _size_and_time(file: IO[bytes]) -> tuple[int, int]:
    """Return a file's size and modification time, to detect changes."""
    status = os.fstat(file.fileno())
    return status.st_size, status.st_mtime_ns


def append_synced(file: IO[bytes], content: bytes) -> None:
    # Unbuffered: lines that a full disk has refused must not be written, or fail, again at exit.
    while content:
        content = content[file.write(content) :]
    os.fsync(file.fileno())
