"""The seats of matches as the command line names them."""

from __future__ import annotations

import csv

from game.ai.spec import UnknownLevel, parse_spec
from game.engine.reading import quoted
from game.files.streams import CommandError


def split_seats(text: str) -> list[str]:
    """The specs of `drake,drake,swan`, each in its canonical form; one with a comma in it is put in double
    quotes, as in CSV.

    Raises:
        CommandError: if the quotes or a spec make no sense, or the text is not in UTF-8, as traces are.
    """
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
