"""The texts of level files: English, with translations in the file or a catalogue."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Protocol

from msgspec import Meta, Struct

from game.language.message import Variants
from game.language.names import PSEUDO, language_codes
from game.storage.places import ASSETS, LEVELS

Title = Annotated[str, Meta(min_length=1, max_length=28)]
Sentence = Annotated[str, Meta(max_length=200)]
Sentences = Annotated[tuple[Sentence, ...], Meta(max_length=40)]

OCCASIONS = ("greets", "takes", "wins", "loses", "gloats", "envies")
"""The occasions on which an opponent speaks a line."""


class TableText(Struct, frozen=True, forbid_unknown_fields=True):
    title: Title = ""
    about: Sentence = ""


class OpponentText(Struct, frozen=True, forbid_unknown_fields=True):
    about: Sentence = ""
    greets: Sentences = ()
    takes: Sentences = ()
    wins: Sentences = ()
    loses: Sentences = ()
    gloats: Sentences = ()
    envies: Sentences = ()


TableTexts = dict[str, TableText]
"""A table's translated texts, by language code."""


def context_of(path: Path) -> str:
    """Return the catalogue context of a shipped level file, which is its path; empty for other files."""
    return path.relative_to(LEVELS).as_posix() if path.is_relative_to(LEVELS) else ""


def localized(texts: Mapping[str, Struct], field: str, english: str, context: str) -> str:
    """Return a field's text in all available languages."""
    translations = {code: getattr(text, field) for code, text in texts.items()}
    return Variants(english, {code: words for code, words in translations.items() if words}, context)


def localized_lines(
    texts: Mapping[str, OpponentText], occasion: str, english: tuple[str, ...], context: str
) -> tuple[str, ...]:
    """Return the lines that an opponent may speak on an occasion, with their complete translations."""
    translations = {code: getattr(text, occasion) for code, text in texts.items()}
    return tuple(
        Variants(line, {code: lines[number] for code, lines in translations.items() if lines}, context)
        for number, line in enumerate(english)
    )


def unknown_languages(texts: Collection[str]) -> Iterator[str]:
    """Yield a fault for each key that isn't the code of a supported language other than English."""
    others = language_codes(ASSETS / "catalogues")[1:] if texts else ()
    for code in texts:
        if code not in others:
            yield f"text.{code}: expected one of the other languages, {', '.join(others)}"


def check_lines(texts: Mapping[str, OpponentText], occasion: str, english: tuple[str, ...]) -> None:
    """Raise ValueError if a language translates only some of the lines that belong to an occasion."""
    for code, text in texts.items():
        translated = getattr(text, occasion)
        if translated and len(translated) != len(english):
            expected = f"as many lines as in English, {len(english)}"
            raise ValueError(f"text.{code}.{occasion}: expected {expected}, got {len(translated)}")


class TranslatedLevel(Protocol):
    """A ready-made table, a table of a run, or a tutorial."""

    @property
    def title(self) -> str: ...

    @property
    def texts(self) -> Sequence[str]:
        """All texts that players see."""


def untranslated(levels: Iterable[TranslatedLevel], code: str) -> list[str]:
    if code in ("en", PSEUDO):
        return []

    def is_untranslated(text: str) -> bool:
        return isinstance(text, Variants) and bool(text) and not text.context and code not in text.by_language

    return [level.title for level in levels if any(map(is_untranslated, level.texts))]
