"""The project's tree as it's packed: its settings, and the files that are included."""

import tomllib
from importlib import metadata
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def requirements_in(name: str = "requirements.txt") -> list[str]:
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith(("#", "-r "))]


def extras() -> dict[str, list[str]]:
    declared = PROJECT["tool"]["setuptools"]["dynamic"]["optional-dependencies"]
    return {name: requirements_in(one["file"]) for name, one in declared.items()}


def packed_files() -> set[Path]:
    """Return the files that `[tool.setuptools]` packs, relative to the tree."""
    tool = PROJECT["tool"]["setuptools"]
    found = set()
    for package in tool["packages"]:
        folder = ROOT / tool["package-dir"].get(package, package.replace(".", "/"))
        for pattern in tool["package-data"][package]:
            found |= {path.relative_to(ROOT) for path in folder.glob(pattern)}
    return found


def files_in(folder: str) -> set[Path]:
    files = (path.relative_to(ROOT) for path in (ROOT / folder).rglob("*") if path.is_file())
    return {path for path in files if "__pycache__" not in path.parts}


def shipped() -> set[str]:
    """Return the names of all packages that playing needs, including indirect dependencies."""
    found: set[str] = set()
    waiting = [Requirement(one) for one in requirements_in()]
    while waiting:
        wanted = waiting.pop()
        name = canonicalize_name(wanted.name)
        if name in found or (wanted.marker and not wanted.marker.evaluate({"extra": ""})):
            continue
        found.add(name)
        waiting += [Requirement(one) for one in metadata.requires(name) or []]
    return found
