"""The folders that belong to the program."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[1]


def shipped(name: str, package: Path = _PACKAGE) -> Path:
    """Return a folder of the program: in its package if that is installed, else beside it."""
    inside = package / name
    return inside if inside.is_dir() else package.parent / name
