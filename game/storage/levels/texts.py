"""The texts of level files in other languages: a table's `[text.de]`, an opponent's `[opponents.text.de]`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated

from msgspec import Meta, Struct

from game.language.message import Variants

Title = Annotated[str, Meta(min_length=1, max_length=28)]
Sentence = Annotated[str, Meta(max_length=200)]
Sentences = Annotated[tuple[Sentence, ...], Meta(max_length=40)]

OCCASIONS = ("greets", "takes", "wins", "loses", "gloats", "envies")
"""The occasions on which an opponent says one of its lines."""


class TableText(Struct, frozen=True, forbid_unknown_fields=True):
    """The words of a table in a language; what is left out stays English."""

    title: Title = ""
    about: Sentence = ""


class OpponentText(Struct, frozen=True, forbid_unknown_fields=True):
    """The words of an opponent in a language; what is left out stays English."""

    about: Sentence = ""
    greets: Sentences = ()
    takes: Sentences = ()
    wins: Sentences = ()
    loses: Sentences = ()
    gloats: Sentences = ()
    envies: Sentences = ()


class TableTexts(Struct, frozen=True, forbid_unknown_fields=True):
    """The words of a table, by the codes of languages."""

    de: TableText = TableText()
    fr: TableText = TableText()


class OpponentTexts(Struct, frozen=True, forbid_unknown_fields=True):
    """The words of an opponent, by the codes of languages."""

    de: OpponentText = OpponentText()
    fr: OpponentText = OpponentText()


def by_language(texts: TableTexts | OpponentTexts) -> Mapping[str, TableText | OpponentText]:
    """The words by the code of their language."""
    return {code: getattr(texts, code) for code in texts.__struct_fields__}


def sentence(texts: TableTexts | OpponentTexts, field: str, english: str) -> str:
    """A field's words in all languages that have them."""
    found = {code: getattr(text, field) for code, text in by_language(texts).items()}
    return Variants(english, {code: words for code, words in found.items() if words})


def lines(texts: OpponentTexts, occasion: str, english: tuple[str, ...]) -> tuple[str, ...]:
    """The lines for an occasion in all languages that have them: each language has as many, or none."""
    found = {code: getattr(text, occasion) for code, text in by_language(texts).items()}
    return tuple(
        Variants(line, {code: own[number] for code, own in found.items() if own})
        for number, line in enumerate(english)
    )


def check_lines(texts: OpponentTexts, occasion: str, english: tuple[str, ...]) -> None:
    """Whether each language has as many lines for an occasion as English, or none.

    Raises:
        ValueError: if not; the text names the place and what was expected.
    """
    for code, text in by_language(texts).items():
        own = getattr(text, occasion)
        if own and len(own) != len(english):
            expected = f"as many lines as in English, {len(english)}"
            raise ValueError(f"text.{code}.{occasion}: expected {expected}, got {len(own)}")


def lacks(texts: Iterable[str], code: str) -> bool:
    """Whether one of a level's texts has no words in a language; those of catalogues and empty ones have."""
    return any(isinstance(text, Variants) and text and code not in text.by_language for text in texts)
