"""Files from hostile or unlucky hands: valid ones, changed at random."""

import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from tests.storage.player_files import ROWS

TEXTS = (
    "\0",
    "A\0B",
    "\u202ebackwards",
    "\x07\x1b[2J",
    "",
    " ",
    "x" * 900,
    "x" * 100_000,
    "🦆" * 50,
    "../../up",
)
NUMBERS = (-1, 0, 10**7, -(10**7), 2**63, 2**64, 10**400, 1e308, -0.5)
TOKENS = (
    b"\0",
    b"\\u0000",
    b"\\ud800",
    b"\xff\xfe",
    b"\xc3",
    b"[" * 5_000,
    b'{"a":' * 5_000,
    b"9" * 400,
    b"9" * 5_000,
    b"1e999",
    b"NaN",
    b"\n" * 10_000,
    b"\r\n",
    b'"',
    b"'''",
    b"x" * 100_000,
    b"[" + b"0," * 5_000 + b"0]",
)


def rows(kind: str) -> bytes:
    return b"".join(msgspec.json.encode(row) + b"\n" for row in ROWS[kind])


def corrupt(chance: random.Random, valid: bytes) -> bytes:
    """Return the valid content of a file with one to three faults."""
    content = valid
    for _ in range(chance.randint(1, 3)):
        ways: tuple[Callable[[random.Random, bytes], bytes], ...] = (
            _flip,
            _cut,
            _double,
            _insert,
            _swap_value,
        )
        content = chance.choice(ways)(chance, content)
    return content


def _place(chance: random.Random, content: bytes) -> int:
    return chance.randint(0, len(content))


def _flip(chance: random.Random, content: bytes) -> bytes:
    flipped = bytearray(content)
    for _ in range(chance.randint(1, 8)):
        if flipped:
            flipped[chance.randrange(len(flipped))] = chance.randrange(256)
    return bytes(flipped)


def _cut(chance: random.Random, content: bytes) -> bytes:
    first, last = sorted((_place(chance, content), _place(chance, content)))
    return content[:first] + content[last:]


def _double(chance: random.Random, content: bytes) -> bytes:
    first = _place(chance, content)
    piece = content[first : first + chance.choice((1, 40, 400))]
    return content[:first] + piece * chance.choice((2, 50, 5_000)) + content[first:]


def _insert(chance: random.Random, content: bytes) -> bytes:
    place = _place(chance, content)
    return content[:place] + chance.choice(TOKENS) + content[place:]


def _swap_value(chance: random.Random, content: bytes) -> bytes:
    """Return the content with a JSON value replaced by one of another type or size; TOML is changed as
    text.
    """
    rows = content.split(b"\n")
    row = chance.randrange(len(rows))
    try:
        found = msgspec.json.decode(rows[row])
    except (ValueError, RecursionError):
        text = rows[row].partition(b"=")[0] + b"= " + _encoded(_value(chance)).replace(b"null", b"{}")
        rows[row] = text
        return b"\n".join(rows)
    rows[row] = _encoded(_with_other_value(chance, found))
    return b"\n".join(rows)


def _encoded(value: Any) -> bytes:
    if isinstance(value, int) and abs(value) >= 2**64:
        return str(value).encode()
    try:
        return msgspec.json.encode(value)
    except OverflowError:
        return b"1" + b"0" * 400


def _value(chance: random.Random) -> Any:
    numbers = list(NUMBERS)
    return chance.choice(
        (chance.choice(TEXTS), chance.choice(numbers), None, [], {}, [chance.choice(TEXTS)] * 5_000, True)
    )


def _with_other_value(chance: random.Random, value: Any) -> Any:
    if isinstance(value, dict) and value and chance.random() < 0.9:
        key = chance.choice(list(value))
        return value | {key: _with_other_value(chance, value[key])}
    if isinstance(value, list) and value and chance.random() < 0.8:
        place = chance.randrange(len(value))
        return [*value[:place], _with_other_value(chance, value[place]), *value[place + 1 :]]
    return _value(chance)


def pipe(path: Path) -> None:
    os.mkfifo(path)


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def loop(path: Path) -> None:
    path.symlink_to(path.name)


def folder(path: Path) -> None:
    path.mkdir()


def huge(path: Path) -> None:
    """Make a sparse file of fifty gigabytes."""
    with path.open("wb") as file:
        file.truncate(50 * 10**9)


def newlines(path: Path) -> None:
    with path.open("wb") as file:
        for _ in range(100):
            file.write(b"\n" * 1_000_000)


SPECIAL: tuple[Callable[[Path], None], ...] = (pipe, device, loop, folder, huge, newlines)
