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
"""The folder of tutorials, in that of the program's levels and in the player's own."""
RULEBOOK = "rulebook"
"""The folder of rulebooks in that of the program's levels; it has a folder for each game."""

FileName = Annotated[str, Meta(pattern=r"^[^/\\\x00]+\Z", max_length=200)]
"""A name of a file without a folder."""


class BadPlace(Exception):
    """A directory that cannot be used; the text names it and why."""


def has_tutorial(game: str) -> bool:
    """Whether a game brings a tutorial along."""
    return any(
        (folder / TUTORIALS / f"{game}.toml").exists() for folder in (LEVELS, *level_folders().folders)
    )


class Places(Struct, frozen=True):
    """The files and folders in the data directory."""

    root: Path

    @property
    def settings(self) -> Path:
        """The player's settings."""
        return self.root / "settings.json"

    @property
    def saves(self) -> Path:
        """The journals of all matches, unfinished and finished."""
        return self.root / "saves"

    @property
    def levels(self) -> Path:
        """The player's own ready-made tables."""
        return self.root / "levels"

    @property
    def records(self) -> Path:
        """The results of all finished matches."""
        return self.root / "records.jsonl"

    @property
    def accuracy(self) -> Path:
        """The file of the player's accuracy, round by round."""
        return self.root / "accuracy.jsonl"

    @property
    def scores(self) -> Path:
        """The scores of matches of ready-made tables beside their deals' ghosts."""
        return self.root / "scores.jsonl"

    @property
    def achievements(self) -> Path:
        """What the player did in each match that counts."""
        return self.root / "deeds.jsonl"

    @property
    def awards(self) -> Path:
        """The awards won, and when."""
        return self.root / "awards.jsonl"

    @property
    def looks(self) -> Path:
        """The looks earned, and when."""
        return self.root / "looks.jsonl"

    @property
    def runs(self) -> Path:
        """The folder of all runs, a file each; it is made for the first run."""
        return self.root / "runs"

    @property
    def high_scores(self) -> Path:
        """The best runs, with initials."""
        return self.root / "high_scores.jsonl"

    @property
    def puzzles(self) -> Path:
        """The puzzles that the player has solved."""
        return self.root / "puzzles.jsonl"

    @property
    def dailies(self) -> Path:
        """The daily deals that were begun."""
        return self.root / "dailies.jsonl"

    @property
    def dailies_aside(self) -> Path:
        """The daily deals whose days can't be, by the clock; they come back once they can."""
        return self.root / "dailies.aside.jsonl"

    @property
    def daily_try(self) -> Path:
        """No file, but the name of the lock under which the try of a day, deal or run, is begun."""
        return self.root / "daily"

    @property
    def reports(self) -> Path:
        """The folder of reports on faults of the program; it is made for the first report."""
        return self.root / "reports"

    def prepare(self) -> None:
        """Make the folders, and see whether they can be written to.

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
    """The places in a data directory, by default the system's own for a player's data.

    Raises:
        BadPlace: if the path names the home of a user who has none.
    """
    if data_dir is not None:
        try:
            return Places(Path(data_dir).expanduser())
        except RuntimeError:
            raise BadPlace(f"{data_dir}: there is no such home directory") from None
    from platformdirs import user_data_dir

    return Places(Path(user_data_dir("sixes", appauthor=False)))
