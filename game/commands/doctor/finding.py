"""The results of the doctor's checks, each with a remedy if needed.

This imports only the standard library, because the doctor must run even if libraries are missing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum


class State(StrEnum):
    """The severity of a finding: fine, playable with a restriction, or not playable."""

    FINE = "ok"
    NOTE = "note"
    FAULT = "FAULT"


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of a check.

    Attributes:
        cure: how to fix it; empty if there's nothing to fix.
    """

    words: str
    state: State = State.FINE
    cure: str = ""


def note(words: str, cure: str) -> Finding:
    return Finding(words, State.NOTE, cure)


def fault(words: str, cure: str) -> Finding:
    return Finding(words, State.FAULT, cure)


def pip_remedy(words: str) -> str:
    """Return a pip command as the remedy for a library; in a standalone build, advice to download that."""
    return WHOLE_AGAIN if is_frozen() else f"run: python -m pip install {words}"


def is_frozen() -> bool:
    return bool(getattr(sys, "frozen", False))


WHOLE_AGAIN = "download this build of Sixes again: part of it is missing or damaged"
"""The remedy for faults in a standalone build."""
AGAIN = "reinstall Sixes: some of its files are missing or damaged"
"""The remedy for faults in the program's own files."""


Check = Callable[[], Iterable[Finding]]
"""A check: yields findings, and may raise any exception."""


def run_check(check: Check, cure: str) -> list[Finding]:
    """Run a check and return its findings; an exception becomes a fault with this remedy."""
    found: list[Finding] = []
    try:
        for finding in check():
            found.append(finding)
    except (Exception, SystemExit) as error:
        found.append(fault(f"can't be used: {describe_error(error)}", cure))
    return found


def describe_error(error: BaseException) -> str:
    words = " ".join(str(error).split())
    return f"{type(error).__name__}: {words}" if words else type(error).__name__
