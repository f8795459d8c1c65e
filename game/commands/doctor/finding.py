"""What the doctor finds: a line for each thing looked at, with what to do where something is wrong.

The doctor starts with the standard library alone, since it must come through whatever else is missing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum


class State(StrEnum):
    """How a thing is: fine; not as good as it might be, though the game goes on; or in the way of playing."""

    FINE = "ok"
    NOTE = "note"
    FAULT = "FAULT"


@dataclass(frozen=True, slots=True)
class Finding:
    """A thing that was looked at.

    Attributes:
        words: what was found, in a line.
        cure: what to do about it; empty if that is nothing.
    """

    words: str
    state: State = State.FINE
    cure: str = ""


def note(words: str, cure: str) -> Finding:
    """Something that the program can do without."""
    return Finding(words, State.NOTE, cure)


def fault(words: str, cure: str) -> Finding:
    """Something that must be cured."""
    return Finding(words, State.FAULT, cure)


def pip(words: str) -> str:
    """What to do about a library: a command of pip; in a build, which has none, to get the build again."""
    return WHOLE_AGAIN if in_a_build() else f"run: python -m pip install {words}"


def in_a_build() -> bool:
    """Whether this is a build in one folder, with a Python of its own that nothing can be added to."""
    return bool(getattr(sys, "frozen", False))


WHOLE_AGAIN = "get this build of Sixes again: a part of it is missing or damaged"
"""What to do about a fault of a build."""
AGAIN = "get the program's files again: some are missing or damaged"
"""What to do about the program's own files."""


Check = Callable[[], Iterable[Finding]]
"""Looks at things of one kind; it may raise anything."""


def examine(check: Check, cure: str) -> list[Finding]:
    """What a check finds; if it fails, that is a fault with this cure, and what it had found stays."""
    found: list[Finding] = []
    try:
        for finding in check():
            found.append(finding)
    except (Exception, SystemExit) as error:
        found.append(fault(f"cannot be used: {reason(error)}", cure))
    return found


def reason(error: BaseException) -> str:
    """An exception in a line."""
    words = " ".join(str(error).split())
    return f"{type(error).__name__}: {words}" if words else type(error).__name__
