"""Small packages as pip would install them: modules, and a folder with metadata."""

from collections.abc import Mapping
from pathlib import Path


def install(folder: Path, name: str, entry_points: str, files: Mapping[str, str]) -> None:
    """Put a package with entry points and files, given by path, into a folder of packages."""
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(entry_points)
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)
