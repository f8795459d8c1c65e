"""The standard streams as commands need them: there, open to any text, and without a complaint at the end."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO


class CommandError(Exception):
    """A command's failure, in one line for the person at the command line."""


def program() -> str:
    """The name by which this program was started: `sixes` where it is installed, else `main.py`."""
    return "sixes" if Path(sys.argv[0]).stem.lower() == "sixes" else "main.py"


def prepare() -> None:
    """See that all three streams are there, and that any text can be written to the two that are written to.

    A stream that was closed before the program began is not there at all. It has no reader, so it leads
    nowhere; taking them in order gives each its own number again, which no other file must get.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            number = os.open(os.devnull, os.O_RDWR)
            os.set_inheritable(number, True)
            setattr(sys, name, open(number, mode, encoding="utf-8", closefd=False))  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def in_a_line(words: str) -> str:
    """Return words in which every letter that cannot be printed is written out, such as \\n."""
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in words)


def tell(words: str) -> None:
    """Name a fault in one line on the error output; if that is closed, the line is lost."""
    try:
        print(f"{program()}: {in_a_line(words)}", file=sys.stderr, flush=True)
    except OSError:
        drop(sys.stderr)


def settle() -> None:
    """Write all text that still waits to be written; a stream that fails is dropped."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            drop(stream)


def drop(stream: TextIO) -> None:
    """Let a stream lead nowhere: text that it refused is not tried, and complained of, again at the end."""
    with suppress(OSError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
