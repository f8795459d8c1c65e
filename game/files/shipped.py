"""Paths of the folders that ship with the program."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[1]


def shipped_folder(name: str, package: Path = _PACKAGE) -> Path:
    """Return the path of a shipped folder: inside the installed package, or next to it in a checkout."""
    inside = package / name
    return inside if inside.is_dir() else package.parent / name
