"""The standard streams of commands: reopened if closed, tolerant of any text, and silent at exit."""

from __future__ import annotations

import os
import sys
import threading
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO


class CommandError(Exception):
    """A command's failure, described in one line."""


def program_name() -> str:
    """Return the command that started this program: `sixes` if installed, else `main.py`."""
    return "sixes" if Path(sys.argv[0]).stem.lower() == "sixes" else "main.py"


def prepare_streams() -> None:
    """Open missing standard streams, and make both output streams accept any text.

    A stream that was closed before the program began is missing: it's replaced by the null device. Opening
    them in order gives each its usual file descriptor, so that no other file gets it.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            number = os.open(os.devnull, os.O_RDWR)
            os.set_inheritable(number, True)
            setattr(sys, name, open(number, mode, encoding="utf-8", closefd=False))  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def escape_unprintable(words: str) -> str:
    """Return a text with its unprintable characters escaped, as in a Python string literal."""
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in words)


def print_error(words: str) -> None:
    """Print a one-line error message to stderr; if stderr is closed, the message is lost."""
    try:
        print(f"{program_name()}: {escape_unprintable(words)}", file=sys.stderr, flush=True)
    except OSError:
        redirect_to_null(sys.stderr)


def flush_all() -> None:
    """Flush stdout and stderr; a stream that fails is redirected to the null device."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            redirect_to_null(stream)


def exit_without(threads: str, code: int, patience: float) -> None:
    """Wait up to `patience` seconds for threads with this name; exit immediately if one still runs.

    A library that hangs in a thread would crash the interpreter at its usual exit.
    """
    for thread in threading.enumerate():
        if thread.name == threads:
            thread.join(patience)
            if thread.is_alive():
                flush_all()
                os._exit(code)


def redirect_to_null(stream: TextIO) -> None:
    """Redirect a stream to the null device, so that its unwritten text doesn't fail again at exit."""
    with suppress(OSError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
