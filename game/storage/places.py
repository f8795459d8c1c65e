"""The places of the program's files and of the player's."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from game.files.shipped import shipped
from game.storage.plugins import level_folders

ASSETS = shipped("assets")
LEVELS = shipped("levels")
TUTORIALS = "tutorials"
"""The folder of tutorials in the folders of levels."""
RULEBOOK = "rulebook"
"""The folder of rulebooks in the folders of levels; it has a folder for each game."""

FileName = Annotated[str, Meta(pattern=r"^[^/\\\x00]+\Z", max_length=200)]
"""The name of a file without a folder."""


class BadPlace(Exception):
    """A directory that cannot be used; the text names it, with the reason."""


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
    """The player's own ready-made tables."""
    records = _Path("records.jsonl")
    accuracy = _Path("accuracy.jsonl")
    """The player's accuracy, round by round."""
    scores = _Path("scores.jsonl")
    achievements = _Path("deeds.jsonl")
    """The player's achievements in each match that counts."""
    awards = _Path("awards.jsonl")
    looks = _Path("looks.jsonl")
    runs = _Path("runs")
    """The runs, a file each; the folder is made for the first run."""
    high_scores = _Path("high_scores.jsonl")
    """The best runs, with initials."""
    puzzles = _Path("puzzles.jsonl")
    dailies = _Path("dailies.jsonl")
    dailies_aside = _Path("dailies.aside.jsonl")
    """The daily deals with dates that are not possible yet by the clock."""
    daily_try = _Path("daily")
    """The name of the lock for starting the daily deal or run; there is no such file."""
    reports = _Path("reports")
    """The error reports; the folder is made for the first one."""

    def prepare(self) -> None:
        """Create the folders, and raise BadPlace if they can't be written to."""
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
    """Return the places in a data directory, by default the system's, or raise BadPlace."""
    if data_dir is not None:
        try:
            return Places(Path(data_dir).expanduser())
        except RuntimeError:
            raise BadPlace(f"{data_dir}: there's no such home directory") from None
    from platformdirs import user_data_dir

    return Places(Path(user_data_dir("sixes", appauthor=False)))
