"""Error reports: a text file about each unexpected exception."""

from __future__ import annotations

import os
import platform
import traceback
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import msgspec

from game import VERSION
from game.storage.settings import Settings

_PACKAGES = (
    *("pygame-ce", "numpy", "msgspec", "platformdirs", "pytweening"),
    *("font-fredoka-one", "font-manrope"),
)
_LAST_LINES, _LONGEST_LINE, _TAIL = 20, 1000, 100_000


def compose_report(
    error: BaseException, settings: Settings, scenes: Sequence[str], journal: Path | None
) -> str:
    """Return the text of a report; a section that can't be made is replaced by the reason."""
    parts: tuple[tuple[str, Callable[[], str]], ...] = (
        ("Sixes", lambda: f"{VERSION}, {datetime.now(UTC).isoformat(timespec='seconds')}"),
        ("Platform", lambda: f"{platform.platform()}, Python {platform.python_version()}"),
        ("Packages", lambda: ", ".join(f"{name} {_version(name)}" for name in _PACKAGES)),
        ("Scenes", lambda: ", ".join(scenes) or "none"),
        ("Traceback", lambda: "".join(traceback.format_exception(error)).rstrip()),
        ("Settings", lambda: msgspec.json.format(msgspec.json.encode(settings)).decode()),
        ("Journal", lambda: "none" if journal is None else f"{journal}\n{_last_lines(journal)}"),
    )
    return "\n\n".join(f"{title}: {_section(find)}" for title, find in parts) + "\n"


def _section(find: Callable[[], str]) -> str:
    """Return a section's text, or the type of the exception that `find` raised."""
    try:
        return find()
    except Exception as error:
        return f"not known ({type(error).__name__})"


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "(not installed)"


def _last_lines(journal: Path) -> str:
    """Return a journal's header and last lines, truncated to a readable length."""
    with journal.open("rb") as file:
        header = file.readline(_LONGEST_LINE)
        file.seek(max(len(header), file.seek(0, os.SEEK_END) - _TAIL))
        lines = file.read().splitlines()
    shown = [header.rstrip(), *lines[-_LAST_LINES:]]
    return "\n".join(line[:_LONGEST_LINE].decode(errors="backslashreplace") for line in shown)


def save(folder: Path, text: str) -> Path:
    """Write a report to a new file in the folder, which is created if needed; may raise OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    number = 1
    while True:
        path = folder / f"report-{stamp}-{number}.txt"
        try:
            with path.open("x", encoding="utf-8", errors="backslashreplace") as file:
                file.write(text)
        except FileExistsError:
            number += 1
        else:
            return path
