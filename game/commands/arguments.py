"""The arguments of the commands, once the command line has been understood."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from pathlib import Path

from game.engine.reading import quoted


@dataclass(frozen=True, slots=True)
class PlayArguments:
    """The arguments of play. A game passes the set-up over; `replay` opens a journal instead of the title;
    `language` is the code of the language of words, empty for that of the settings."""

    headless: bool = False
    seed: int | None = None
    game: str | None = None
    data_dir: str | None = None
    replay: Path | None = None
    language: str = ""


class CommandError(Exception):
    """A command's failure, in one line for the person at the command line."""


def split_seats(text: str) -> list[str]:
    """The specs of `drake,drake,swan`, each in its canonical form; one with a comma in it is put in double
    quotes, as in CSV.

    Raises:
        CommandError: if the quotes or a spec make no sense, or the text is not in UTF-8, as traces are.
    """
    # Packages that may be missing are needed here, and this module is there to tell of it.
    from game.ai.spec import UnknownLevel, parse_spec

    try:
        text.encode()
    except UnicodeEncodeError:
        raise CommandError(f"the seats {quoted(text)} are not in UTF-8") from None
    try:
        specs = next(csv.reader([text], skipinitialspace=True, strict=True)) or [text]
        return [parse_spec(spec).canonical for spec in specs]
    except csv.Error as error:
        raise CommandError(f"the seats {quoted(text)} cannot be told apart ({error})") from None
    except UnknownLevel as error:
        raise CommandError(str(error)) from None
