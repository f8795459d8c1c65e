"""The results of the doctor's checks, each with a remedy if needed.

This imports only the standard library, because the doctor must run even if libraries are missing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum


class Severity(StrEnum):
    """The severity of a finding: fine, playable with a restriction, or not playable."""

    FINE = "ok"
    NOTE = "note"
    FAULT = "FAULT"


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of a check.

    Attributes:
        remedy: how to fix it; empty if there's nothing to fix.
    """

    words: str
    severity: Severity = Severity.FINE
    remedy: str = ""


def note(words: str, remedy: str) -> Finding:
    return Finding(words, Severity.NOTE, remedy)


def fault(words: str, remedy: str) -> Finding:
    return Finding(words, Severity.FAULT, remedy)


def pip_remedy(words: str) -> str:
    """Return advice to run pip with these arguments; in a standalone build, to download the build again."""
    return DOWNLOAD_AGAIN if getattr(sys, "frozen", False) else f"run: python -m pip install {words}"


DOWNLOAD_AGAIN = "download this build of Sixes again: part of it is missing or damaged"
"""The remedy for faults in a standalone build."""
REINSTALL = "reinstall Sixes: some of its files are missing or damaged"
"""The remedy for faults in the program's own files."""


Check = Callable[[], Iterable[Finding]]
"""A function that yields findings, and may raise any exception."""


def run_check(check: Check, remedy: str) -> list[Finding]:
    """Run a check and return its findings; an exception becomes a fault with this remedy."""
    findings: list[Finding] = []
    try:
        for finding in check():
            findings.append(finding)
    except (Exception, SystemExit) as error:
        findings.append(fault(f"can't be used: {describe_error(error)}", remedy))
    return findings


def describe_error(error: BaseException) -> str:
    words = " ".join(str(error).split())
    return f"{type(error).__name__}: {words}" if words else type(error).__name__
