"""Texts for players: created in English, and translated when they are shown or spoken.

A `Text` is an English `str` that keeps its template and values. So rules, narrators and scenes create texts
without knowing the language; fonts and speech translate them with a `Language`. A plain `str` is the same in
every language: a name, a path, a formatted number.

A text is a whole message with named values, never part of a sentence, so translators see the whole context.
An f-string, `+` or `join` turns a text into plain English; use `sentences`, `join_items` and `parts`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from datetime import date, datetime
from functools import partial
from operator import methodcaller
from typing import Any, Protocol

MINUS = "\N{MINUS SIGN}"
"""A real minus sign, because screen readers skip a hyphen."""
BETWEEN = "between the parts of a line"
"""The message context of separators, such as "; "."""
_ENDED = re.compile(r"(?<=[.!?…])\.(?=\s|$)|(?<=\?):(?=\s)")
"""Matches a full stop or colon after a sign that already ends the sentence, as in the name "6 takes!"."""
_WEEK = "Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"
_MONTHS = "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"


class Language(Protocol):
    """A language, which translates messages and formats numbers, dates and lists.

    Attributes:
        code: the language code, such as `de`.
    """

    code: str

    @property
    def first_weekday(self) -> int:
        """The first day of the week, from 0 for Monday."""

    def message(self, context: str, template: str) -> str:
        """Return a message's template in this language; the English one if there's no translation."""

    def plural(self, context: str, one: str, many: str, number: int) -> str:
        """Return the singular or plural template for a number; the English one if there's no translation."""

    def number(self, figure: float, places: int, *, signed: bool) -> str:
        """Format a number with `places` decimals; `signed` adds a plus sign to positive numbers."""

    def percent(self, share: float) -> str:
        """Format a fraction (0 to 1) as a percentage."""

    def listing(self, items: Sequence[str], joint: str) -> str:
        """Join items with commas, and the last two with `joint`: "and" or "or"."""

    def date(self, when: datetime, *, with_time: bool) -> str:
        """Format a date, and the time if `with_time`."""

    def month(self, when: datetime) -> str:
        """Format a date's month and year."""

    def weekday(self, day: int) -> str:
        """Return the shortest name of a weekday, from 0 for Monday."""


class Text(str):
    """A translatable text for a player; as a `str` it is English."""

    __slots__ = ()

    def in_language(self, language: Language) -> str:
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        """Return the text's class and its declared attributes, for pickling."""
        attributes = type(self).__annotations__
        return type(self), tuple(getattr(self, name) for name in attributes)


def translate(text: object, language: Language) -> str:
    """Return a value as words in a language: a translated `Text`, a formatted whole number, or a `str`."""
    if type(text) is str:
        return text
    if isinstance(text, Text):
        return str(text) if language is ENGLISH else text.in_language(language)
    if isinstance(text, int) and not isinstance(text, bool):
        return language.number(text, 0, signed=False)
    return str(text)


class Message(Text):
    """A message: an English template, and the values of its placeholders.

    Attributes:
        context: distinguishes messages that are the same in English only; usually empty.
        many: the English plural template; empty if the message has no plural.
        number: the number that selects singular or plural.
    """

    __slots__ = ("context", "many", "number", "template", "values")
    context: str
    template: str
    many: str
    number: int
    values: Mapping[str, object]

    def __new__(
        cls, context: str, template: str, many: str, number: int, values: Mapping[str, object]
    ) -> Message:
        english = many if many and number != 1 else template
        made = super().__new__(cls, _fill_in(english, values, ENGLISH))
        made.context, made.template, made.many = context, template, many
        made.number, made.values = number, values
        return made

    def in_language(self, language: Language) -> str:
        if self.many:
            template = language.plural(self.context, self.template, self.many, self.number)
        else:
            template = language.message(self.context, self.template)
        try:
            return _fill_in(template, self.values, language)
        except (KeyError, IndexError, ValueError):  # a damaged catalogue
            return str(self)


def _fill_in(template: str, values: Mapping[str, object], language: Language) -> str:
    # Most messages have no values, and need no formatting.
    if not values and "{" not in template and "}" not in template:
        return template
    filled = template.format_map({name: translate(value, language) for name, value in values.items()})
    # A value may already end the sentence, such as a question or the title "6 takes!".
    return _ENDED.sub("", filled) if "}." in template or "}:" in template else filled


class FormattedText(Text):
    """A number or date; `write` formats it in a given language."""

    __slots__ = ("write",)
    write: Callable[[Language], str]

    def __new__(cls, write: Callable[[Language], str]) -> FormattedText:
        made = super().__new__(cls, write(ENGLISH))
        made.write = write
        return made

    def in_language(self, language: Language) -> str:
        return self.write(language)


class ComposedText(Text):
    """A text made of other texts; `compose` gets a language and their translations, and returns the whole."""

    __slots__ = ("compose", "texts")
    compose: Callable[[Language, Sequence[str]], str]
    texts: tuple[object, ...]

    def __new__(
        cls, compose: Callable[[Language, Sequence[str]], str], texts: tuple[object, ...]
    ) -> ComposedText:
        made = super().__new__(cls, compose(ENGLISH, [translate(text, ENGLISH) for text in texts]))
        made.compose, made.texts = compose, texts
        return made

    def in_language(self, language: Language) -> str:
        return self.compose(language, [translate(text, language) for text in self.texts])


class Variants(Text):
    """A text from a level file, which may have its own translations.

    Attributes:
        by_language: the file's own translations, by language code.
        context: the text's message context in the catalogues; empty if they don't contain the text.
    """

    __slots__ = ("by_language", "context")
    by_language: Mapping[str, str]
    context: str

    def __new__(cls, english: str, by_language: Mapping[str, str], context: str = "") -> Variants:
        made = super().__new__(cls, english)
        made.by_language, made.context = by_language, context
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        return Variants, (str(self), self.by_language, self.context)

    def in_language(self, language: Language) -> str:
        english = str(self)
        if language.code in self.by_language:
            return self.by_language[language.code]
        return language.message(self.context, english) if self.context else english


# -- creating texts ----------------------------------------------------------------------------------


def message(template: str, /, **values: object) -> Message:
    """Return a message with named values, such as `message("Row {row} is empty.", row=3)`."""
    return Message("", template, "", 1, values)


def message_in(context: str, template: str, /, **values: object) -> Message:
    """Return a message with a context for translators, because it is ambiguous by itself."""
    return Message(context, template, "", 1, values)


def messages_in(context: str, /, *words: str) -> tuple[Message, ...]:
    """Return a series of words with the same context for translators, such as the names of the suits."""
    return tuple([message_in(context, word) for word in words])


def plural(one: str, many: str, number: int, /, **values: object) -> Message:
    """Return a message that depends on a number, which fills `{n}` unless `n` is among the values.

    The singular needs no `{n}`, as in `plural("one duck", "{n} ducks", ducks)`.
    """
    return Message("", one, many, number, {"n": number, **values})


def plural_in(context: str, one: str, many: str, number: int, /, **values: object) -> Message:
    """Return a message that depends on a number, with a context for translators."""
    return Message(context, one, many, number, {"n": number, **values})


def join_items(items: Sequence[object], joint: str = "and") -> Text:
    """Join items as in "a, b and c", or as in "a, b or c" with the joint "or"."""
    return ComposedText(partial(_list_items, joint), tuple(items))


def _list_items(joint: str, language: Language, items: Sequence[str]) -> str:
    return language.listing(items, joint)


def sentences(*texts: str | None) -> Text:
    """Join whole sentences with spaces, leaving out empty ones."""
    return parts(" ", [text for text in texts if text])


def sentence(words: str) -> Text:
    """Return words with a full stop, unless they end with a sign of their own or are empty."""
    return message("{words}.", words=words) if words else sentences()


def parts(between: str, texts: Sequence[object]) -> Text:
    """Join the parts of a line with a separator such as " · " or ", "."""
    return ComposedText(partial(_join, between), tuple(texts))


def _join(between: str, language: Language, texts: Sequence[str]) -> str:
    return language.message(BETWEEN, between).join(texts)


def capital(text: object) -> Text:
    return ComposedText(_capitalize, (text,))


def _capitalize(_language: Language, texts: Sequence[str]) -> str:
    (words,) = texts
    return words[:1].upper() + words[1:]


def figure(amount: float, places: int = 0, *, signed: bool = False) -> Text:
    """Format a number with `places` decimals; `signed` adds a plus sign to positive numbers."""
    return FormattedText(methodcaller("number", amount, places, signed=signed))


def percent(share: float) -> Text:
    """Format a fraction (0 to 1) as a percentage."""
    return FormattedText(methodcaller("percent", share))


def day(iso: str, *, with_time: bool = False) -> str:
    """Format a date in ISO form, such as "2026-06-06T06:06"; other strings are returned unchanged."""
    try:
        return FormattedText(methodcaller("date", datetime.fromisoformat(iso), with_time=with_time))
    except ValueError:
        return iso


def month(when: date) -> Text:
    return FormattedText(methodcaller("month", datetime(when.year, when.month, 1)))


def weekday(number: int) -> Text:
    """Return the short name of a weekday, from 0 for Monday."""
    return FormattedText(methodcaller("weekday", number))


# -- English -----------------------------------------------------------------------------------------


class English:
    """The language in which texts are written; it has no catalogue."""

    code = "en"
    first_weekday = 0

    def message(self, context: str, template: str) -> str:
        del context
        return template

    def plural(self, context: str, one: str, many: str, number: int) -> str:
        del context
        return one if number == 1 else many

    def number(self, figure: float, places: int, *, signed: bool) -> str:
        written = f"{figure:z,.{places}f}"
        plus = "+" if signed and written.strip("0.") and figure > 0 else ""
        return plus + written.replace("-", MINUS)

    def percent(self, share: float) -> str:
        return f"{self.number(100 * share, 0, signed=False)}%"

    def listing(self, items: Sequence[str], joint: str) -> str:
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {joint} {items[-1]}"

    def date(self, when: datetime, *, with_time: bool) -> str:
        written = f"{when.day} {_MONTHS[when.month - 1]} {when.year}"
        return f"{written}, {when:%H:%M}" if with_time else written

    def month(self, when: datetime) -> str:
        return f"{_MONTHS[when.month - 1]} {when.year}"

    def weekday(self, day: int) -> str:
        return _WEEK[day]


ENGLISH: Language = English()
