"""The only way to read content from disk: everything is limited in size and checked against a type.

Files in the data directory may be torn, edited by hand, or provided by a stranger. So only regular files are
read; their size, lines, texts, nesting and whole numbers are limited; control characters are removed; and all
content is checked against a type before use.
"""

from __future__ import annotations

import errno
import os
import re
import stat
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

DEEPEST = 16
"""The maximum depth of nested lists and tables."""
LONGEST_TEXT = 1_000
"""The maximum length of a text, in letters."""
LARGEST_NUMBER = 2**64 - 1
"""The largest accepted whole number; the smallest is its negative."""

_LONGEST_TOML_LINE = 2_000
_KEPT = 500
"""The number of parsed TOML texts to cache, as parsing them again would take longer than a frame."""
# Visible ASCII, and no backslash, which could begin an escape.
_PLAIN = re.compile(rb"[\t\r -\[\]-~]*")
_NESTING = re.compile(rb'[][{}]|"(?:[^"\\]|\\.)*+"?', re.DOTALL)
"""Matches a bracket of a list or table, or a whole quoted text, in which brackets don't count."""
_LONG_NUMBER = re.compile(rb"\d{19}")
_SPACES = "\t\n\r\v\f\x85\u2028\u2029"
_UNSEEN = {"Cc", "Cs", "Co", "Cn"}
# Marks that change the writing direction could make one name look like another.
_TURNING = {chr(code) for code in (0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))}

Typed = TypeVar("Typed")
Hook = Callable[[type, Any], Any]


class BadContent(ValueError):
    """Content that is not accepted; the text describes the fault but doesn't name the file."""


class FileLine(NamedTuple):
    """One line of a file, without its line break.

    Attributes:
        number: the line number, from 1.
        start: the offset of the line's first byte.
        whole: False if the line break is missing, or if the line was cut because it is too long.
    """

    number: int
    start: int
    text: bytes
    whole: bool


class Limits(NamedTuple):
    """The maximum size of a file, number of its lines, and length of a line; sizes are in bytes."""

    bytes: int
    lines: int
    longest: int


def open_regular(path: str | Path, flags: int) -> int:
    """Open a regular file without blocking, and return its descriptor; for use as the `opener` of `open`.

    Raises:
        OSError: for a pipe, a device, a folder, a link to one of these, or a file that cannot be opened.
    """
    # Opening a device may have effects, so its kind is checked first; a new file is left to `os.open`.
    with suppress(FileNotFoundError):
        check_regular(os.stat(path).st_mode)
    descriptor = os.open(path, flags | getattr(os, "O_NONBLOCK", 0), 0o666)
    try:
        check_regular(os.fstat(descriptor).st_mode)
    except OSError:
        os.close(descriptor)
        raise
    return descriptor


def check_regular(mode: int) -> None:
    """Check that a file mode is that of a regular file.

    Raises:
        OSError: if it isn't.
    """
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, "not a regular file")


def read_content(path: Path, limit: int) -> bytes:
    """Return the content of a file.

    Raises:
        BadContent: if it has more than `limit` bytes.
        OSError: if it cannot be read, or isn't a regular file.
    """
    with open(path, "rb", opener=open_regular) as file:
        content = file.read(limit + 1)
    if len(content) > limit:
        raise BadContent(f"expected a file of at most {limit:,} bytes")
    return content


def read_lines(path: Path, limits: Limits) -> Iterator[FileLine]:
    """Yield the lines of a file.

    Raises:
        BadContent: if the file is too large, or at the first line beyond the maximum number.
        OSError: if it cannot be read, or isn't a regular file.
    """
    with open(path, "rb", opener=open_regular) as file:
        _check_size(os.fstat(file.fileno()).st_size, limits)
        start = number = 0
        while text := file.readline(limits.longest + 1):
            number += 1
            if number > limits.lines:
                raise BadContent(f"expected at most {limits.lines:,} lines")
            end = start + len(text)
            cut = len(text) > limits.longest and not text.endswith(b"\n")
            while cut and (rest := file.readline(limits.longest)):
                end += len(rest)
                # Some system files report no size, but may still be too long.
                _check_size(end, limits)
                if rest.endswith(b"\n"):
                    break
            yield FileLine(number, start, text.removesuffix(b"\n")[: limits.longest], text.endswith(b"\n"))
            start = end


def _check_size(size: int, limits: Limits) -> None:
    if size > limits.bytes:
        raise BadContent(f"expected a file of at most {limits.bytes:,} bytes")


def from_json(text: bytes, kind: type[Typed]) -> Typed:
    """Decode a JSON text as a type, with all its texts cleaned.

    Raises:
        BadContent: if it is invalid, exceeds a limit, or doesn't fit the type.
    """
    try:
        if _is_harmless(text):
            return msgspec.json.decode(text, type=kind)
        return msgspec.convert(clean_data(msgspec.json.decode(text)), kind)
    except RecursionError:
        raise BadContent(_depth_error()) from None
    except ValueError as error:
        raise BadContent(_json_fault(text, error)) from None


def from_toml(text: bytes, kind: type[Typed], hook: Hook | None = None) -> Typed:
    """Decode a TOML text as a type; `hook` is msgspec's `dec_hook`, for types that msgspec doesn't know.

    Raises:
        BadContent: if it is invalid, exceeds a limit, or doesn't fit the type.
    """
    if any(len(line) > _LONGEST_TOML_LINE for line in text.split(b"\n")):
        raise BadContent(f"expected lines of at most {_LONGEST_TOML_LINE:,} bytes")
    try:
        return msgspec.convert(_parse_toml(text), kind, dec_hook=hook)
    except ValueError as error:
        raise BadContent(str(error)) from None


@lru_cache(_KEPT)
def _parse_toml(text: bytes) -> Any:
    """Parse and clean a TOML text; the result is cached, so don't change it. May raise BadContent."""
    # Not needed before the first frame, which its import would delay.
    import tomllib

    try:
        return clean_data(tomllib.loads(text.decode()))
    except UnicodeDecodeError:
        raise BadContent("expected text in UTF-8") from None
    except RecursionError:
        raise BadContent(_depth_error()) from None
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"expected TOML: {error}") from None


def clean_data(value: Any, deepest: int = DEEPEST) -> Any:
    """Return plain data with all its texts cleaned; `deepest` is the maximum depth of nesting.

    Raises:
        BadContent: if it is nested too deeply, or a text is too long or a number too large.
    """
    match value:
        case str():
            if len(value) > LONGEST_TEXT:
                raise BadContent(f"expected texts of at most {LONGEST_TEXT:,} letters")
            return clean_text(value)
        case list():
            below = _next_depth(deepest)
            return [clean_data(each, below) for each in value]
        case dict():
            below = _next_depth(deepest)
            return {clean_data(key, below): clean_data(each, below) for key, each in value.items()}
        case int() if abs(value) > LARGEST_NUMBER:
            raise BadContent(f"expected whole numbers of at most {LARGEST_NUMBER:,}")
    return value


def clean_text(text: str) -> str:
    """Return a text on one line, without invisible characters or marks that change the writing direction."""
    if text.isascii() and text.isprintable():
        return text
    spaced = "".join(" " if letter in _SPACES else letter for letter in text)
    return "".join(
        letter for letter in spaced if letter not in _TURNING and unicodedata.category(letter) not in _UNSEEN
    )


def _json_fault(text: bytes, error: ValueError) -> str:
    """Return what is wrong with a JSON text; decoders differ in what they say about depth and encoding."""
    if _is_too_deep(text):
        return _depth_error()
    try:
        text.decode()
    except UnicodeDecodeError:
        return "expected text in UTF-8"
    return str(error)


def _is_harmless(text: bytes) -> bool:
    """Return whether a JSON text can skip cleaning and checks: short, plain ASCII, not deeply nested."""
    return (
        len(text) <= LONGEST_TEXT
        and _PLAIN.fullmatch(text) is not None
        and text.count(b"[") + text.count(b"{") <= DEEPEST
        and _LONG_NUMBER.search(text) is None
    )


def _next_depth(deepest: int) -> int:
    if deepest < 1:
        raise BadContent(_depth_error())
    return deepest - 1


def _is_too_deep(text: bytes) -> bool:
    depth = 0
    for token in _NESTING.finditer(text):
        depth += {b"[": 1, b"{": 1, b"]": -1, b"}": -1}.get(token[0], 0)
        if depth > DEEPEST:
            return True
    return False


def _depth_error() -> str:
    return f"expected lists and tables nested at most {DEEPEST} deep"
