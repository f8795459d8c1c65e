"""Paths of the program's and the player's files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from game.files.shipped import shipped_folder
from game.storage.plugins import level_folders

ASSETS = shipped_folder("assets")
LEVELS = shipped_folder("levels")
TUTORIALS = "tutorials"
"""The subfolder of a levels folder that has the tutorials."""
RULEBOOK = "rulebook"
"""The subfolder of a levels folder that has the rulebooks, in a folder for each game."""

FileName = Annotated[str, Meta(pattern=r"^[^/\\\x00]+\Z", max_length=200)]
"""A file name without a folder."""
Word = Annotated[str, Meta(max_length=40)]
"""A short word in a saved file, such as an id or a time in ISO form."""


class BadPlace(Exception):
    """A data directory that cannot be used; the text names it and gives the reason."""


def has_tutorial(game: str) -> bool:
    return any(
        (folder / TUTORIALS / f"{game}.toml").exists() for folder in (LEVELS, *level_folders().folders)
    )


class _Path:
    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, places: Places, _owner: type[Places]) -> Path:
        return places.root / self._name


class Places(Struct, frozen=True):
    root: Path

    settings = _Path("settings.json")
    saves = _Path("saves")
    """The journals of all matches, unfinished and finished."""
    levels = _Path("levels")
    """Ready-made tables that the player has added."""
    records = _Path("records.jsonl")
    accuracy = _Path("accuracy.jsonl")
    """The player's accuracy in each reviewed round."""
    scores = _Path("scores.jsonl")
    achievements = _Path("deeds.jsonl")
    """The player's achievements in each match that counts."""
    awards = _Path("awards.jsonl")
    looks = _Path("looks.jsonl")
    runs = _Path("runs")
    """A folder with one file for each run, created with the first run."""
    high_scores = _Path("high_scores.jsonl")
    """The best runs, with initials."""
    puzzles = _Path("puzzles.jsonl")
    dailies = _Path("dailies.jsonl")
    dailies_aside = _Path("dailies.aside.jsonl")
    """Daily deals whose dates are impossible by the current clock."""
    daily_try = _Path("daily")
    """The base name of the lock for starting a daily deal or run; no file has this name itself."""
    reports = _Path("reports")
    """A folder for error reports, created with the first one."""

    def prepare(self) -> None:
        """Create the folders; raise BadPlace if they aren't writable."""
        try:
            for folder in (self.root, self.saves, self.levels):
                folder.mkdir(parents=True, exist_ok=True)
            probe = self.saves / ".probe"
            probe.unlink(missing_ok=True)
            probe.write_bytes(b"")
            probe.unlink()
        except OSError as error:
            raise BadPlace(
                f"{self.root}: can't keep matches and settings here ({error.strerror}); "
                "choose a folder you can write to with --data-dir"
            ) from None


def places(data_dir: str | None) -> Places:
    """Return the paths below a data directory (None: the system's default), or raise BadPlace."""
    if data_dir is not None:
        try:
            return Places(Path(data_dir).expanduser())
        except RuntimeError:
            raise BadPlace(f"{data_dir}: there's no such home directory") from None
    from platformdirs import user_data_dir

    return Places(Path(user_data_dir("sixes", appauthor=False)))
