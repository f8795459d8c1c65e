"""The doctor's findings: a line for each check, with a cure for each fault.

The doctor starts with the standard library alone, as it must run whatever else is missing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum


class State(StrEnum):
    """The severity of a finding: fine; playable with a restriction; or not playable."""

    FINE = "ok"
    NOTE = "note"
    FAULT = "FAULT"


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of a check.

    Attributes:
        cure: what to do about it; empty if it needs none.
    """

    words: str
    state: State = State.FINE
    cure: str = ""


def note(words: str, cure: str) -> Finding:
    return Finding(words, State.NOTE, cure)


def fault(words: str, cure: str) -> Finding:
    return Finding(words, State.FAULT, cure)


def pip(words: str) -> str:
    """Return a command of pip as the cure for a library; a build has no pip, and must be replaced."""
    return WHOLE_AGAIN if in_a_build() else f"run: python -m pip install {words}"


def in_a_build() -> bool:
    return bool(getattr(sys, "frozen", False))


WHOLE_AGAIN = "download this build of Sixes again: part of it is missing or damaged"
"""The cure for a fault of a build."""
AGAIN = "reinstall Sixes: some of its files are missing or damaged"
"""The cure for a fault of the program's own files."""


Check = Callable[[], Iterable[Finding]]
"""Yields findings of one kind; it may raise anything."""


def examine(check: Check, cure: str) -> list[Finding]:
    """Run a check; if it fails, the exception is a fault with this cure, after its findings."""
    found: list[Finding] = []
    try:
        for finding in check():
            found.append(finding)
    except (Exception, SystemExit) as error:
        found.append(fault(f"can't be used: {reason(error)}", cure))
    return found


def reason(error: BaseException) -> str:
    words = " ".join(str(error).split())
    return f"{type(error).__name__}: {words}" if words else type(error).__name__
