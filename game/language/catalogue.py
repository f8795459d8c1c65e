"""The languages of the game: gettext's catalogues, and numbers and lists as CLDR has them."""

from __future__ import annotations

import gettext
import io
from collections.abc import Iterable, Sequence
from datetime import datetime
from functools import cached_property, lru_cache
from pathlib import Path

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent

from game.files import gate
from game.language.message import ENGLISH, MINUS, Language
from game.language.names import NAMES, PSEUDO
from game.language.pseudo import Pseudo

DOMAIN = "sixes"
_MOST_BYTES = 4 * 1024 * 1024
_FRENCH_SPACES = {
    ":": "\N{NO-BREAK SPACE}",
    **dict.fromkeys(";!?", "\N{NARROW NO-BREAK SPACE}"),
}
"""What French writes before a sign."""


class BadCatalogue(Exception):
    """A catalogue that is missing or broken; the text names the file and the fault."""


class Translated:
    """A language with a catalogue.

    Attributes:
        code: such as `de`.
    """

    def __init__(self, code: str, catalogue: gettext.NullTranslations) -> None:
        self.code = code
        self._catalogue = catalogue
        # CLDR's patterns take their time, and a table writes the same numbers in every frame.
        self._written = lru_cache(maxsize=4096)(self._write)

    @cached_property
    def _locale(self) -> Locale:
        return Locale.parse(self.code)

    @property
    def first_weekday(self) -> int:
        """The day on which a week begins, as CLDR has it, from 0 for Monday."""
        return int(self._locale.first_week_day)

    def message(self, context: str, template: str) -> str:
        """The template in this language, or the English one."""
        if context:
            return self._catalogue.pgettext(context, template)
        return self._catalogue.gettext(template) if template else ""

    def plural(self, context: str, one: str, many: str, number: int) -> str:
        """The template for a number of things by this language's rule, or the English one."""
        if context:
            return self._catalogue.npgettext(context, one, many, number)
        return self._catalogue.ngettext(one, many, number)

    def number(self, figure: float, places: int, *, signed: bool) -> str:
        """A number as CLDR writes it; what is written as nothing has no sign."""
        return self._written(figure, places, signed)

    def _write(self, figure: float, places: int, signed: bool) -> str:
        rounded = float(f"{figure:z.{places}f}")
        decimals = f".{'0' * places}" if places else ""
        written = format_decimal(abs(rounded), f"#,##0{decimals}", locale=self._locale)
        sign = MINUS if rounded < 0 else "+" if signed and rounded > 0 else ""
        return sign + written

    def percent(self, share: float) -> str:
        """A share of 1 in percent, with the sign where CLDR puts it."""
        return format_percent(share, locale=self._locale)

    def listing(self, items: Sequence[str], joint: str) -> str:
        """Several things joined as CLDR joins them."""
        return format_list(list(items), style="or" if joint == "or" else "standard", locale=self._locale)

    def date(self, when: datetime, *, with_time: bool) -> str:
        """A day as CLDR writes it in short, and its time."""
        # Only the records need it, and it takes its time to import.
        from babel.dates import format_date, format_time

        written = format_date(when, "medium", locale=self._locale)
        return f"{written}, {format_time(when, 'short', locale=self._locale)}" if with_time else written

    def weekday(self, day: int) -> str:
        """A day of the week as CLDR writes it at its shortest that still tells it, without a full stop."""
        return str(self._locale.days["stand-alone"]["short"][day]).rstrip(".")

    def between(self, sign: str) -> str:
        """Return the sign, in French after the space that belongs before it."""
        space = _FRENCH_SPACES.get(sign[:1], "") if self.code == "fr" else ""
        return f"{space}{sign}"


def load(code: str, folder: Path, others: Iterable[Path] = ()) -> Language:
    """A language from the catalogues in a folder; English and the pseudo language need none.

    Words that it does not have are looked up in the other folders that have the language.

    Raises:
        BadCatalogue: if there is no such language, or its catalogue is missing, or one is broken.
    """
    if code == "en":
        return ENGLISH
    if code == PSEUDO:
        return Pseudo()
    if code not in NAMES:
        raise BadCatalogue(f"unknown language {code!r}: expected one of {', '.join(NAMES)}")
    found = read(place_of(folder, code))
    for place in (place_of(other, code) for other in others):
        if place.exists():
            found.add_fallback(read(place))
    return Translated(code, found)


def place_of(folder: Path, code: str) -> Path:
    """The file of a language's catalogue in a folder of catalogues."""
    return folder / code / "LC_MESSAGES" / f"{DOMAIN}.mo"


def read(path: Path) -> gettext.GNUTranslations:
    """A catalogue from its file.

    Raises:
        BadCatalogue: if it is missing or broken.
    """
    try:
        content = gate.content(path, _MOST_BYTES)
    except OSError as error:
        raise BadCatalogue(f"{path}: cannot be read ({error.strerror}); the words are English") from None
    except gate.Refused as error:
        raise BadCatalogue(f"{path}: {error}; the words are English") from None
    try:
        return gettext.GNUTranslations(io.BytesIO(content))
    except Exception as error:  # gettext lets through whatever a damaged file leads it to
        raise BadCatalogue(f"{path}: not a catalogue ({error}); the words are English") from None
