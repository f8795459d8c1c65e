"""What the commands are called with, once the command line has been understood."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class PlayArguments:
    """How to play. With a game the set-up is passed over; `replay` opens a journal instead of the title."""

    headless: bool = False
    seed: int | None = None
    game: str | None = None
    data_dir: str | None = None
    replay: Path | None = None


class CommandError(Exception):
    """What a command could not do, in one line for the person at the command line."""
