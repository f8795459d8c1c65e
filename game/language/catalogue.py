"""Languages: gettext catalogues, and CLDR formats for numbers, lists and dates."""

from __future__ import annotations

import gettext
import io
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime
from functools import cached_property, lru_cache
from itertools import count, takewhile
from pathlib import Path
from string import Formatter
from typing import Any

from babel import Locale, UnknownLocaleError
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent

from game.files import gate
from game.language.compiled import CONTEXT, MOST_BYTES, translations_in
from game.language.message import ENGLISH, MINUS, Language
from game.language.names import PSEUDO, catalogue_path, language_codes
from game.language.pseudo import PseudoLanguage

_LONGEST = 2_000
"""The maximum length of a translation, in letters."""

_BRACES = re.compile(r"\{[^{}]*\}|[{}]")
"""Matches a placeholder, or a single brace outside of one."""

_Placeholder = tuple[str, str, str | None]
"""A placeholder of a template: field name, format and conversion."""


class BadCatalogue(Exception):
    """A missing or broken catalogue; the text names the file and the fault."""


class CatalogueLanguage:
    """A language whose translations come from a gettext catalogue."""

    def __init__(self, code: str, catalogue: gettext.NullTranslations) -> None:
        self.code = code
        self._catalogue = catalogue
        # CLDR's patterns are slow, and a table formats the same numbers in every frame.
        self._cached_number = lru_cache(maxsize=4096)(self._format_number)

    @cached_property
    def _locale(self) -> Locale:
        try:
            return Locale.parse(self.code)
        except (UnknownLocaleError, ValueError):  # CLDR doesn't have every language
            return Locale.parse(ENGLISH.code)

    @property
    def first_weekday(self) -> int:
        return int(self._locale.first_week_day)

    def message(self, context: str, template: str) -> str:
        if context:
            return self._catalogue.pgettext(context, template)
        return self._catalogue.gettext(template) if template else ""

    def plural(self, context: str, one: str, many: str, number: int) -> str:
        try:
            if context:
                return self._catalogue.npgettext(context, one, many, number)
            return self._catalogue.ngettext(one, many, number)
        except (ArithmeticError, ValueError):  # the catalogue's plural rule fails for this number
            return ENGLISH.plural(context, one, many, number)

    def number(self, figure: float, places: int, *, signed: bool) -> str:
        """Format a number; one that rounds to 0 has no sign."""
        return self._cached_number(figure, places, signed)

    def _format_number(self, figure: float, places: int, signed: bool) -> str:
        rounded = float(f"{figure:z.{places}f}")
        decimals = f".{'0' * places}" if places else ""
        written = format_decimal(abs(rounded), f"#,##0{decimals}", locale=self._locale)
        sign = MINUS if rounded < 0 else "+" if signed and rounded > 0 else ""
        return sign + written

    def percent(self, share: float) -> str:
        return format_percent(share, locale=self._locale)

    def listing(self, items: Sequence[str], joint: str) -> str:
        return format_list(list(items), style="or" if joint == "or" else "standard", locale=self._locale)

    def date(self, when: datetime, *, with_time: bool) -> str:
        # Only the records need this module, and its import is slow.
        from babel.dates import format_date, format_time

        written = format_date(when, "medium", locale=self._locale)
        return f"{written}, {format_time(when, 'short', locale=self._locale)}" if with_time else written

    def month(self, when: datetime) -> str:
        from babel.dates import format_skeleton

        return format_skeleton("yMMM", when, locale=self._locale)

    def weekday(self, day: int) -> str:
        """Return CLDR's shortest unambiguous name of a weekday, without a full stop."""
        return str(self._locale.days["stand-alone"]["short"][day]).rstrip(".")


def load(
    code: str,
    folder: Path,
    others: Iterable[Path] = (),
    report: Callable[[str], object] = lambda _fault: None,
) -> Language:
    """Return a language from the catalogues in a folder; English and the pseudo-language need none.

    Messages missing there are looked up in the other folders. Invalid translations are dropped, and `report`
    gets one description for each catalogue that has any.

    Raises:
        BadCatalogue: if the language is unknown, or a catalogue is missing or broken.
    """
    if code == "en":
        return ENGLISH
    if code == PSEUDO:
        return PseudoLanguage()
    if code not in (known := language_codes(folder)):
        raise BadCatalogue(f"unknown language {code!r}: expected one of {', '.join(known)}")
    catalogue = read(catalogue_path(folder, code), report)
    for path in (catalogue_path(other, code) for other in others):
        if path.exists():
            catalogue.add_fallback(read(path, report))
    return CatalogueLanguage(code, catalogue)


@lru_cache(maxsize=32)
def load_cached(code: str, folder: Path, others: tuple[Path, ...] = ()) -> tuple[Language, tuple[str, ...]]:
    """Return the language as `load` does, with the reported faults; the result is cached.

    Raises:
        BadCatalogue: in the same cases as `load`.
    """
    faults = list[str]()
    return load(code, folder, others, faults.append), tuple(faults)


def read(path: Path, report: Callable[[str], object] = lambda _fault: None) -> gettext.GNUTranslations:
    """Read a catalogue; drop invalid translations, and call `report` with one description if there are any.

    Raises:
        BadCatalogue: if it is missing or broken.
    """
    try:
        content = gate.read_content(path, MOST_BYTES)
    except OSError as error:
        raise BadCatalogue(f"{path}: can't be read ({error.strerror}); texts appear in English") from None
    except gate.BadContent as error:
        raise BadCatalogue(f"{path}: {error}; texts appear in English") from None
    try:
        catalogue = gettext.GNUTranslations(io.BytesIO(content))
        faults = _prune(catalogue, content)
    except Exception as error:  # a damaged file may cause any exception in gettext
        raise BadCatalogue(f"{path}: not a catalogue ({error}); texts appear in English") from None
    if faults:
        more = len(faults) - 1
        like = f" (and {more:,} more like it)" if more else ""
        report(f"{path}: {faults[0]}; its words are English{like}")
    return catalogue


def _prune(catalogue: gettext.GNUTranslations, content: bytes) -> list[str]:
    """Drop translations that don't fit their messages; return a description of each fault."""
    words: dict[Any, str] = catalogue._catalog  # type: ignore[attr-defined]
    if all(_is_surely_valid(key, translation) for key, translation in words.items()):
        return []
    faults = []
    for source, translation in translations_in(content):
        # Most of the thousands of translations have no placeholders.
        if len(translation) <= _LONGEST and b"{" not in translation and b"}" not in translation:
            continue
        # The key starts with the message's context, if any; a message about a number has two English forms.
        english = str(source, catalogue.charset() or "ascii").split("\0")
        keys: list[Any] = [english[0]]
        if len(english) > 1:
            forms = ((english[0], number) for number in count())
            keys = list(takewhile(lambda form: form in words, forms))
        fault = next(filter(None, (_describe_fault(english, words[key]) for key in keys if key in words)), "")
        if fault and english[0]:
            for key in keys:
                words.pop(key, None)
            faults.append(f"“{english[0].rpartition(CONTEXT)[2]:.80}”: {fault}")
    return faults


def _is_surely_valid(key: Any, words: str) -> bool:
    """Return whether a translation is certainly valid: a quick check that nearly all translations pass."""
    if "{" not in words and "}" not in words:
        return len(words) <= _LONGEST
    english = key if isinstance(key, str) else f"{key[0]}{{n}}"
    plain = all(len(placeholder) > 1 and placeholder in english for placeholder in _BRACES.findall(words))
    return plain and "{{" not in english and len(words) <= _LONGEST


def _describe_fault(english: Sequence[str], words: str) -> str:
    """Return what is wrong with a translation, or ""; `english` has the message's one or two templates."""
    if len(words) > _LONGEST:
        return f"expected a translation of at most {_LONGEST:,} letters, got {len(words):,}"
    if "{" not in words and "}" not in words:
        return ""
    try:
        wanted = {placeholder for text in english for placeholder in _placeholders(text)}
        strange = [placeholder for placeholder in _placeholders(words) if placeholder not in wanted]
    except ValueError as error:
        return f"expected a translation that can be filled in: {error}"
    if len(english) > 1:
        # A number may be written out in English, and still be a figure in another language.
        strange = [placeholder for placeholder in strange if placeholder != ("n", "", None)]
    if not strange:
        return ""
    name, form, conversion = strange[0]
    shown = name + (f"!{conversion}" if conversion else "") + (f":{form}" if form else "")
    return f"expected only placeholders of the English, got {{{shown:.40}}}"


def _placeholders(text: str) -> Iterator[_Placeholder]:
    """Yield the placeholders of a template; raise ValueError if it is invalid."""
    for _before, name, form, conversion in Formatter().parse(text):
        if name is not None:
            yield name, form or "", conversion
