"""Wrong content of files: its bytes damaged, or decoded, changed in meaning, and encoded again."""

import json
import math
import random
import tomllib
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

from tests.campaigns import hostile

Tree = Any
"""Plain data: tables, lists, texts, numbers and booleans."""
_Place = tuple[Any, Any]
"""A list or table, and an index or key in it."""

NAMES = (
    "six_takes",
    "sixpack",
    "sixty_six",
    "must_be_18",
    "pip",
    "bob",
    "mabel",
    "sir",
    "duckling",
    "eider",
    "mirror",
    "mirror@100000",
    "swan:hasty",
    "keeper-sir",
    "moonrise",
    "clean",
    "claim",
    "monocle",
    "lucky_dip",
    "hint",
    "again",
    "limit",
    "rounds",
    "preset",
    "own",
    "de",
    "fr",
    "place",
    "par",
    "left",
    "f9",
    "space",
    "CharmTaken",
    "SatDown",
    "TableEnded",
    "Began",
    "none.sixes",
    "2026-11-22",
    "#FFD84A",
    "0" * 32,
)
"""Names with a meaning somewhere in the program."""
TEXTS = (
    "",
    " ",
    "nobody",
    "You",
    "W" * 12,
    "W" * 40,
    "x" * 200,
    "word " * 190,
    "{n}",
    "{name:>100000000}",
    "{",
    "%s",
    "🦆",
    "Ж" * 8,
)
SMALL = (0, 1, 2, 3)
NUMBERS = (5, 10, 40, 104, 1000, 10**6, 10**9, 2**31, 2**53, 2**63 - 1, 2**64 - 1, 2**70)
FRACTIONS = (0.5, 1e-9, 99.9, 1e6, 1e15, 1e308, math.nan, math.inf)


# -- decoding and encoding ---------------------------------------------------------------------------


def from_lines(content: bytes) -> Tree:
    return [json.loads(line) for line in content.splitlines()]


def to_lines(rows: Tree) -> bytes:
    rows = rows if isinstance(rows, list) else [rows]
    return b"".join(to_json(row) + b"\n" for row in rows)


def to_json(tree: Tree) -> bytes:
    return json.dumps(tree, ensure_ascii=False).encode()


def from_toml(content: bytes) -> Tree:
    return tomllib.loads(content.decode())


def to_toml(tree: Tree) -> bytes:
    return "\n".join(_tables("", tree)).encode() + b"\n"


def _tables(name: str, table: dict[str, Any]) -> Iterator[str]:
    """Yield the lines of a table: its values, then its subtables."""
    inner = {key: one for key, one in table.items() if isinstance(one, dict) or _is_tables(one)}
    yield from (f"{_key(key)} = {_value(one)}" for key, one in table.items() if key not in inner)
    for key, one in inner.items():
        path = f"{name}.{_key(key)}" if name else _key(key)
        for each in [one] if isinstance(one, dict) else one:
            yield f"[{path}]" if isinstance(one, dict) else f"[[{path}]]"
            yield from _tables(path, each)


def _is_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)


def _key(key: str) -> str:
    return json.dumps(key, ensure_ascii=False)


def _value(value: Any) -> str:
    match value:
        case list():
            return "[\n" + "".join(f"  {_value(one)},\n" for one in value) + "]"
        case dict():
            return "{" + ", ".join(f"{_key(key)} = {_value(one)}" for key, one in value.items()) + "}"
        case float() if not math.isfinite(value):
            return str(value)
    return json.dumps(value, ensure_ascii=False)


FORMS: dict[str, tuple[Callable[[bytes], Tree], Callable[[Tree], bytes]]] = {
    ".jsonl": (from_lines, to_lines),
    ".sixes": (from_lines, to_lines),
    ".json": (lambda content: from_lines(content)[0], to_json),
    ".toml": (from_toml, to_toml),
}
"""How files are decoded and encoded, by suffix."""
CHANGES = ("bytes", "values")


def mutate_file(chance: random.Random, content: bytes, form: str, change: str) -> bytes:
    """Return the content of a good file with its bytes damaged, or with wrong values."""
    if change == "bytes":
        return hostile.corrupt(chance, content)
    read, write = FORMS[form]
    return write(mutated(chance, read(content)))


# -- mutation ----------------------------------------------------------------------------------------


def mutated(chance: random.Random, tree: Tree) -> Tree:
    """Return a copy of the content with one to three faults.

    All fields are equally likely, however often they occur; of several occurrences, earlier ones are
    likelier.
    """
    root = [json.loads(json.dumps(tree))]
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        fields: dict[str, list[_Place]] = {}
        for field, place in _places(root, ""):
            fields.setdefault(field, []).append(place)
        places = [place for same in fields.values() for place in same]
        same = chance.choice(list(fields.values()))
        box, key = same[int(len(same) * chance.random() ** 2)]
        ways: tuple[Callable[[random.Random, list[_Place], Any, Any], None], ...] = (
            _replace,
            _replace,
            _exchange,
            _swap,
            _drop,
            _double,
        )
        chance.choice(ways)(chance, places, box, key)
    return root[0]


def _places(box: Any, path: str) -> Iterator[tuple[str, _Place]]:
    """Yield every place with its field: its path, without indices of lists."""
    for key in list(box) if isinstance(box, dict) else range(len(box)):
        field = f"{path}.{key}" if isinstance(box, dict) else f"{path}[]"
        yield field, (box, key)
        if isinstance(box[key], dict | list):
            yield from _places(box[key], field)


def _replace(chance: random.Random, places: list[_Place], box: Any, key: Any) -> None:
    """Replace a value by another of the same type; in nested data, replace something in it."""
    del places
    value = box[key]
    match value:
        case bool():
            box[key] = not value
        case int():
            near = (value - 1, value + 1, value + 2, -value, value * 10)
            far = (*NUMBERS, *(-one for one in NUMBERS), float(value))
            box[key] = chance.choice(chance.choice((near, SMALL, far)))
        case float():
            near = (value - 1, value + 1, -value, value * 10, int(value))
            box[key] = chance.choice((*near, *FRACTIONS, *(-one for one in FRACTIONS)))
        case str():
            box[key] = _other_text(chance, value)
        case dict() if value and chance.random() < 0.5:
            name = chance.choice(list(value))
            value[chance.choice(NAMES)] = value.pop(name)
        case dict() | list() if value:
            _replace(chance, [], value, chance.choice([one for _box, one in _shallow(value)]))


def _shallow(box: Any) -> list[_Place]:
    return [(box, key) for key in (box if isinstance(box, dict) else range(len(box)))]


def _other_text(chance: random.Random, text: str) -> str:
    """Return another text; for a text that is JSON, as choices in files are, JSON with a fault."""
    if text.startswith("{"):
        with suppress(ValueError):
            return json.dumps(mutated(chance, json.loads(text)))
    words = text.split()
    swapped = " ".join([*words[:-1], str(chance.choice(NUMBERS))])
    return chance.choice((chance.choice(NAMES), chance.choice(TEXTS), swapped, text.upper(), text + "x"))


def _exchange(chance: random.Random, places: list[_Place], box: Any, key: Any) -> None:
    """Swap the value with another one of its type, anywhere."""
    kind = type(box[key])
    if kind in (dict, list):
        return _swap(chance, places, box, key)
    other, there = chance.choice([(one, name) for one, name in places if type(one[name]) is kind])
    box[key], other[there] = other[there], box[key]
    return None


def _swap(chance: random.Random, places: list[_Place], box: Any, key: Any) -> None:
    del places
    _box, other = chance.choice(_shallow(box))
    box[key], box[other] = box[other], box[key]


def _drop(chance: random.Random, places: list[_Place], box: Any, key: Any) -> None:
    del chance
    if box is not places[0][0]:
        del box[key]


def _double(chance: random.Random, places: list[_Place], box: Any, key: Any) -> None:
    """Repeat an item of a list several times, or a table's value under another name."""
    if box is places[0][0]:
        return
    value = json.loads(json.dumps(box[key]))
    if isinstance(box, list):
        box[key:key] = [value] * chance.choice((1, 1, 3, 50))
    else:
        box[chance.choice((*NAMES, *box))] = value
