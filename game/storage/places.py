"""Where the player's files are."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

ASSETS = Path(__file__).resolve().parents[2] / "assets"
LEVELS = Path(__file__).resolve().parents[2] / "levels"


class BadPlace(Exception):
    """A directory that cannot be used; the text names it and why."""


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
        """How accurately the player decided, round by round."""
        return self.root / "accuracy.jsonl"

    def prepare(self) -> None:
        """Make the folders, and see whether they can be written to.

        Raises:
            BadPlace: if not.
        """
        try:
            for folder in (self.root, self.saves, self.levels):
                folder.mkdir(parents=True, exist_ok=True)
            probe = self.saves / ".probe"
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
        BadPlace: if it is said to be in the home of somebody who has none.
    """
    if data_dir is not None:
        try:
            return Places(Path(data_dir).expanduser())
        except RuntimeError:
            raise BadPlace(f"{data_dir}: there is no such home directory") from None
    from platformdirs import user_data_dir

    return Places(Path(user_data_dir("sixes", appauthor=False)))


def free_name(path: Path, word: str) -> Path:
    """A name beside a file that is not taken: `name.word-1` and so on."""
    number = 1
    while (found := path.with_name(f"{path.name}.{word}-{number}")).exists():
        number += 1
    return found
