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


class Places(Struct, frozen=True):
    """The files and folders in the data directory."""

    root: Path

    @property
    def settings(self) -> Path:
        return self.root / "settings.json"

    @property
    def saves(self) -> Path:
        """Return the folder of the journals of all matches, unfinished and finished."""
        return self.root / "saves"

    @property
    def levels(self) -> Path:
        """Return the folder of the player's own ready-made tables."""
        return self.root / "levels"

    @property
    def records(self) -> Path:
        return self.root / "records.jsonl"

    @property
    def accuracy(self) -> Path:
        """Return the file of the player's accuracy, round by round."""
        return self.root / "accuracy.jsonl"

    @property
    def scores(self) -> Path:
        return self.root / "scores.jsonl"

    @property
    def achievements(self) -> Path:
        """Return the file of the player's achievements in each match that counts."""
        return self.root / "deeds.jsonl"

    @property
    def awards(self) -> Path:
        return self.root / "awards.jsonl"

    @property
    def looks(self) -> Path:
        return self.root / "looks.jsonl"

    @property
    def runs(self) -> Path:
        """Return the folder of all runs, a file each; it is made for the first run."""
        return self.root / "runs"

    @property
    def high_scores(self) -> Path:
        return self.root / "high_scores.jsonl"

    @property
    def puzzles(self) -> Path:
        return self.root / "puzzles.jsonl"

    @property
    def dailies(self) -> Path:
        return self.root / "dailies.jsonl"

    @property
    def dailies_aside(self) -> Path:
        """Return the file of daily deals with dates that are not possible yet by the clock."""
        return self.root / "dailies.aside.jsonl"

    @property
    def daily_try(self) -> Path:
        """Return the path by which the daily deal's or run's start is locked; there is no such file."""
        return self.root / "daily"

    @property
    def reports(self) -> Path:
        """Return the folder of error reports; it is made for the first report."""
        return self.root / "reports"

    def prepare(self) -> None:
        """Create the folders, and check that they can be written to.

        Raises:
            BadPlace: if not.
        """
        try:
            for folder in (self.root, self.saves, self.levels):
                folder.mkdir(parents=True, exist_ok=True)
            probe = self.saves / ".probe"
            probe.unlink(missing_ok=True)
            probe.write_bytes(b"")
            probe.unlink()
        except OSError as error:
            raise BadPlace(
                f"{self.root}: cannot keep matches and settings here ({error.strerror}); "
                "expected a directory that can be written to, choose one with --data-dir"
            ) from None


def places(data_dir: str | None) -> Places:
    """Return the places in a data directory, by default the system's own for a player's data.

    Raises:
        BadPlace: if the path names the home directory of an unknown user.
    """
    if data_dir is not None:
        try:
            return Places(Path(data_dir).expanduser())
        except RuntimeError:
            raise BadPlace(f"{data_dir}: there is no such home directory") from None
    from platformdirs import user_data_dir

    return Places(Path(user_data_dir("sixes", appauthor=False)))
