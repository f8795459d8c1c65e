"""Whole matches are read by threads: a frame that reads one fails."""

from pathlib import Path
from threading import current_thread, main_thread
from typing import Any

import pytest

from game.engine import journal as journals


def forbid_frames_to_read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Make frames fail that read a match; return a list of the journals that threads read from now on."""
    plain, read = journals.read, list[str]()

    def reading(path: Path, game: Any) -> journals.Reading:
        assert current_thread() is not main_thread(), f"a frame reads {path}"
        read.append(path.name)
        return plain(path, game)

    monkeypatch.setattr(journals, "read", reading)
    return read
