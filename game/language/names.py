"""The languages that the game speaks: English, and each that has a folder among the catalogues."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

PSEUDO = "pseudo"
"""A language for translators and tests only: see `pseudo.py`."""


def codes(folder: Path) -> tuple[str, ...]:
    """The codes of the languages of a folder of catalogues, English first."""
    return "en", *sorted(place.parent.name for place in folder.glob("*/LC_MESSAGES"))


def place_of(folder: Path, code: str) -> Path:
    """The file of a language's catalogue in a folder of catalogues."""
    return folder / code / "LC_MESSAGES" / "sixes.mo"


def known(preferred: Iterable[str], languages: Sequence[str]) -> str:
    """The first of a system's preferred languages that is one of the game's; English if none is."""
    return next((code for code in preferred if code in languages), "en")
