"""Writes the lists of events, choices and view fields into each PROTOCOL.md: `python -m tests.protocol`.

A list is below a mark such as `<!-- events -->`. It's made from the types, their fields and docstrings.
"""

import re
from collections.abc import Iterable, Iterator
from enum import Enum
from inspect import cleandoc
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from msgspec import Struct
from msgspec.structs import fields

from game.cardgames.registry import GAMES, rules_of
from game.engine.contract import CardGame, Setup

ROOT = Path(__file__).resolve().parents[1]
LIST = re.compile(r"(<!-- (events|choices|structs|view) -->\n)(?:\|.*\n)*")
ENTRY = re.compile(r"^([a-z_]+(?:, [a-z_]+)*): (.*)$")
FIELD = re.compile(r"`([a-z_]+)`")
OPENED = (
    "| `MatchOpened` | `version`, `game`, `seed`, `seats`, `options` | A match began; seats are levels. |"
)
"""The first line of a trace, which isn't an event."""
HELLO = {"seat", "seats", "options"}
"""The fields of a view that a bot knows from its hello."""


def types_in(hint: Any) -> Iterator[type[Struct]]:
    """Yield the structs in a type, including those of their fields."""
    if isinstance(hint, type) and issubclass(hint, Struct):
        yield hint
        for field in fields(hint):
            yield from types_in(field.type)
    for part in get_args(hint):
        yield from types_in(part)


def view_of(game: CardGame[Any, Any]) -> type[Struct]:
    kind: type[Struct] = type(game.initial_view(Setup(game.usual_seats, 1, game.options()), 0))
    return kind


def kinds_of(types: Any) -> tuple[type[Struct], ...]:
    return get_args(types) or (types,)


def structs_of(game: CardGame[Any, Any]) -> tuple[type[Struct], ...]:
    view = view_of(game)
    listed = {*kinds_of(game.event_types), *kinds_of(game.choice_types), view, game.options}
    found = (*types_in(game.event_types), *types_in(game.choice_types), *types_in(view))
    return tuple(kind for kind in dict.fromkeys(found) if kind not in listed)


def docstring_parts(kind: type[Struct]) -> tuple[str, dict[tuple[str, ...], str]]:
    """Return a docstring's text, and its attributes by name, in JSON's words."""
    text, _, attributes = cleandoc(kind.__doc__ or "").partition("\nAttributes:\n")
    entries = re.sub(r"\n {5,}", " ", attributes).splitlines()
    found: dict[tuple[str, ...], str] = {}
    for entry in entries:
        match = ENTRY.match(entry.strip())
        if match is None:
            raise ValueError(f"{kind.__name__}: expected `name: text` in its attributes, got {entry}")
        found[tuple(match[1].split(", "))] = none_as_null(match[2])
    return none_as_null(" ".join(text.split())), found


def none_as_null(text: str) -> str:
    return re.sub(r"\bNone\b", "null", text)


def quote_names(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def field_list(kind: type[Struct]) -> str:
    """Return a type's fields, with the values of those that have only a few."""
    words = []
    for field in fields(kind):
        values: Iterable[Any] = get_args(field.type) if get_origin(field.type) is Literal else ()
        if isinstance(field.type, type) and issubclass(field.type, Enum):
            values = [member.value for member in field.type]
        told = f" ({quote_names(map(str, values))})" if values else ""
        words.append(f"`{field.encode_name}`{told}")
    return ", ".join(words) or "none"


def rows(kinds: Iterable[type[Struct]]) -> Iterator[str]:
    """Yield a row for each type, and one for each field that its docstring explains."""
    for kind in kinds:
        text, attributes = docstring_parts(kind)
        yield f"| `{kind.__name__}` | {field_list(kind)} | {text} |"
        yield from (f"| | {quote_names(names)} | {words} |" for names, words in attributes.items())


def view_rows(kind: type[Struct]) -> list[str]:
    """Return a row for each attribute of a view, with the fields that its words name.

    Raises:
        ValueError: if the docstring leaves out a field that isn't in the hello.
    """
    names = [field.encode_name for field in fields(kind)]
    attributes = docstring_parts(kind)[1]
    keys = {name for key in attributes for name in key}
    found: dict[tuple[str, ...], str] = {}
    for key, words in attributes.items():
        beside = [name for name in FIELD.findall(words) if name in names and name not in keys]
        keys |= set(beside)
        found[(*key, *dict.fromkeys(beside))] = words
    unnamed = [name for name in names if name not in keys]
    if not set(unnamed) <= HELLO:
        raise ValueError(f"{kind.__name__}: expected attributes for all of {unnamed}")
    return [
        f"| {quote_names(unnamed)} | as in the hello |",
        *(f"| {quote_names(key)} | {words} |" for key, words in found.items()),
    ]


def update_page(page: str, game: CardGame[Any, Any]) -> str:
    """Return a game's page with the lists made from the current types."""
    lists = {
        "events": ["| type | fields | meaning |", "|---|---|---|", OPENED, *rows(kinds_of(game.event_types))],
        "choices": ["| choice | fields | meaning |", "|---|---|---|", *rows(kinds_of(game.choice_types))],
        "structs": ["| struct | fields | meaning |", "|---|---|---|", *rows(structs_of(game))],
        "view": ["| fields | meaning |", "|---|---|", *view_rows(view_of(game))],
    }
    return LIST.sub(lambda found: "\n".join([found[1].rstrip(), *lists[found[2]], ""]), page)


def main() -> None:
    for game in GAMES:
        page = ROOT / "game" / "cardgames" / game / "PROTOCOL.md"
        page.write_text(update_page(page.read_text(encoding="utf-8"), rules_of(game)), encoding="utf-8")


if __name__ == "__main__":
    main()
