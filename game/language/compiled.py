"""Compiled gettext catalogues: what languages call themselves, and the characters they use."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from game.files import gate
from game.language.message import message_in
from game.language.names import catalogue_path, language_codes

# For translators: what your language calls itself, such as Deutsch or Français.
_OWN_NAME = message_in("name of the language", "English")
MOST_BYTES = 4 * 1024 * 1024
"""The maximum size of a catalogue, in bytes."""
CONTEXT = "\x04"
"""The separator between a message's context and the message."""
_LITTLE = b"\xde\x12\x04\x95"
"""The first bytes of a little-endian catalogue."""


def names_in_own_language(folder: Path) -> dict[str, str]:
    """Return the name of each language in that language, by code; the code if the catalogue has no name."""
    english, *others = language_codes(folder)
    key = f"{_OWN_NAME.context}{CONTEXT}{_OWN_NAME}"
    named = {code: _translations_by_message(folder, code).get(key) or code for code in others}
    return {english: str(_OWN_NAME), **named}


def characters_used(folder: Path) -> set[str]:
    """Return all characters that the translations in a folder of catalogues use."""
    texts = (
        words
        for code in language_codes(folder)[1:]
        for words in _translations_by_message(folder, code).values()
    )
    return {letter for words in texts for letter in words if letter > " " and not letter.isspace()}


def _translations_by_message(folder: Path, code: str) -> dict[str, str]:
    """Return a language's translations by message (with context); empty if the catalogue can't be read."""
    with suppress(OSError, ValueError, struct.error):
        translations = translations_in(gate.read_content(catalogue_path(folder, code), MOST_BYTES))
        return {english.decode(): words.decode() for english, words in translations}
    return {}


def translations_in(content: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield each message of a compiled catalogue (with its context) and its translation.

    Raises:
        struct.error: if the catalogue is broken.
    """
    order = "<" if content.startswith(_LITTLE) else ">"
    count, *tables = struct.unpack_from(f"{order}3I", content, 8)
    english, words = (struct.iter_unpack(f"{order}2I", content[at : at + 8 * count]) for at in tables)
    for (length, start), (long, begin) in zip(english, words, strict=True):
        yield content[start : start + length], content[begin : begin + long]
