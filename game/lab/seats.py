"""The seats argument of the command line."""

from __future__ import annotations

import csv

from game.ai.spec import UnknownLevel, parse_spec
from game.engine.parsing import quoted
from game.files.streams import CommandError


def split_seats(text: str) -> list[str]:
    """Parse seats such as `drake,drake,swan` (quoted as in CSV) into specs; may raise CommandError."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise CommandError(f"the seats {quoted(text)} aren't valid UTF-8") from None
    try:
        specs = next(csv.reader([text], skipinitialspace=True, strict=True)) or [text]
        return [parse_spec(spec).canonical for spec in specs]
    except csv.Error as error:
        raise CommandError(f"can't split {quoted(text)} into seats ({error})") from None
    except UnknownLevel as error:
        raise CommandError(str(error)) from None
