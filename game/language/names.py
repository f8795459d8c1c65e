"""Language codes: English, and every language with a folder of catalogues."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

PSEUDO = "pseudo"
"""A pseudo-language for translators and tests (see `pseudo.py`)."""


def language_codes(folder: Path) -> tuple[str, ...]:
    return "en", *sorted(place.parent.name for place in folder.glob("*/LC_MESSAGES"))


def catalogue_path(folder: Path, code: str) -> Path:
    return folder / code / "LC_MESSAGES" / "sixes.mo"


def preferred_language(preferred: Iterable[str], languages: Sequence[str]) -> str:
    return next((code for code in preferred if code in languages), "en")
