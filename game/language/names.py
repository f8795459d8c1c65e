"""The codes of the languages: English, and each that has a folder of catalogues."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

PSEUDO = "pseudo"
"""A language for translators and tests only: see `pseudo.py`."""


def codes(folder: Path) -> tuple[str, ...]:
    """Return the codes of the languages in a folder of catalogues, English first."""
    return "en", *sorted(place.parent.name for place in folder.glob("*/LC_MESSAGES"))


def place_of(folder: Path, code: str) -> Path:
    """Return the path of a language's catalogue in a folder of catalogues."""
    return folder / code / "LC_MESSAGES" / "sixes.mo"


def known(preferred: Iterable[str], languages: Sequence[str]) -> str:
    """Return the first of a system's preferred languages that the game has; otherwise English."""
    return next((code for code in preferred if code in languages), "en")
