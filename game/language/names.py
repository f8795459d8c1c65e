"""The languages that the game speaks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

NAMES: Mapping[str, str] = {"en": "English", "de": "Deutsch", "fr": "Français"}
"""The languages that there are, each by its own name."""

PSEUDO = "pseudo"
"""A language for translators and tests only: see `pseudo.py`."""


def known(codes: Iterable[str]) -> str:
    """The first of a system's preferred languages that the game speaks; English if it speaks none."""
    return next((code for code in codes if code in NAMES), "en")
