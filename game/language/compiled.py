"""Compiled catalogues as gettext's tools write them, and what their languages call themselves."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from game.files import gate
from game.language.message import message_in
from game.language.names import codes, place_of

# For translators: what your language calls itself, such as Deutsch or Français.
_OWN_NAME = message_in("name of the language", "English")
MOST_BYTES = 4 * 1024 * 1024
"""The greatest size of a catalogue, in bytes."""
CONTEXT = "\x04"
"""What stands between a message's context and the message."""
_LITTLE = b"\xde\x12\x04\x95"
"""How a catalogue of little-endian numbers begins."""


def own_names(folder: Path) -> dict[str, str]:
    """What each language of a folder of catalogues calls itself; its code if its catalogue can't say it."""
    english, *others = codes(folder)
    return {english: str(_OWN_NAME), **{code: _own_name(place_of(folder, code)) or code for code in others}}


def _own_name(path: Path) -> str:
    source = f"{_OWN_NAME.context}{CONTEXT}{_OWN_NAME}".encode()
    with suppress(OSError, ValueError, struct.error):
        return dict(entries(gate.content(path, MOST_BYTES))).get(source, b"").decode()
    return ""


def entries(content: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The English messages of a compiled catalogue, each with its context, and their translations.

    Raises:
        struct.error: if it is broken.
    """
    order = "<" if content.startswith(_LITTLE) else ">"
    count, *tables = struct.unpack_from(f"{order}3I", content, 8)
    english, words = (struct.iter_unpack(f"{order}2I", content[at : at + 8 * count]) for at in tables)
    for (length, start), (long, begin) in zip(english, words, strict=True):
        yield content[start : start + length], content[begin : begin + long]
