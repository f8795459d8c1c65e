"""What the commands are called with, once the command line has been understood."""

from __future__ import annotations

import csv
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


def split_seats(text: str) -> list[str]:
    """The specs of `drake,drake,swan`; one with a comma in it is put in double quotes, as in CSV.

    Raises:
        CommandError: if the quotes make no sense.
    """
    try:
        return next(csv.reader([text], skipinitialspace=True, strict=True)) or [text]
    except csv.Error as error:
        raise CommandError(f"the seats {text!r} cannot be told apart ({error})") from None
