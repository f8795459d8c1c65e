"""Options of a card game, declared once for the set-up screen, the command line, level files and saves.

A game declares them as a frozen `msgspec.Struct` whose fields are annotated with `msgspec.Meta`: `title` is
the label, `description` the help, `ge`/`le` the range of a whole number. A `bool` is a switch, a `Literal` is
one of several values, and so is a `str` whose values are named in `extra`. A `tuple[str, ...]` holds several
of its values, at most `max_length`. Other keys of `extra`:

- `values`: the values of a `str` or of a tuple, each with its name for the player and its meaning in a line;
  either may be empty. Also names the values of a `Literal`, or single numbers.
- `when`: the values that other options must have for this one to be effective, by option, such as `{"preset":
  "own"}`; a tuple of values means any of them. The set-up screen hides ineffective options.
- `often`: how often a value may be in a tuple, by value; by default, up to `max_length` times.
- `needed`: how many values of a tuple a match uses, by the number of seats.
- `practice`: true for an option for practice only: a match that changes its default never counts.
- `common`: true for an option on the first screen of the set-up; the next screen has the others.
- `offered`: the values that the set-up screen offers (default: all), the initial one first.

Titles, descriptions and the words of values may also come from the class variable `texts`: a function that
returns an `OptionText` for each option.
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from game.engine.parsing import quoted, whole_number
from game.language.message import Text, message, message_in, parts

Value = int | bool | str | tuple[str, ...]
OptionsT = TypeVar("OptionsT", bound=msgspec.Struct)

_YES = ("on", "yes", "true", "1")
_NO = ("off", "no", "false", "0")


class OptionText(Struct, frozen=True, forbid_unknown_fields=True):
    """The texts of an option (name, help and values) or of a value (name and meaning); any may be empty."""

    title: Text = message("")
    text: Text = message("")
    values: Mapping[str, OptionText] = {}


class BadOption(ValueError):
    """An option that does not exist or a value that it cannot take; the text names both.

    Attributes:
        label: the option's name for players; empty if there is no such option.
    """

    def __init__(self, text: str, label: str = "") -> None:
        super().__init__(text)
        self.label = label


class Option(Struct, frozen=True):
    """One declared option. `values` is empty for a whole number from `least` to `most`.

    Attributes:
        labels: the names of `values`.
        effects: the meanings of `values`; may be empty.
        often: how often each of `values` may be chosen.
        named: the names of single numbers, for an option that is a whole number.
        most: the largest number or, for an option that takes several values, the most values it takes.
        when: by option, the values that other options must have for this one to be effective.
        needed: how many of the chosen values a match uses, by the number of seats.
        practice: whether a match that changes its default never counts.
        common: whether it is on the first screen of the set-up.
        offered: the values that the set-up offers, the initial one first; all of them, if empty.
    """

    name: str
    label: str
    help: str
    default: Value
    values: tuple[Value, ...] = ()
    labels: tuple[str, ...] = ()
    named: Mapping[int, str] = {}
    effects: tuple[str, ...] = ()
    often: tuple[int, ...] = ()
    least: int = 0
    most: int = 0
    when: Mapping[str, tuple[Value, ...]] = {}
    needed: Mapping[int, int] = {}
    practice: bool = False
    common: bool = False
    offered: tuple[Value, ...] = ()

    @property
    def initial(self) -> Value:
        return self.offered[0] if self.offered else self.default

    @property
    def is_switch(self) -> bool:
        return isinstance(self.default, bool)

    @property
    def takes_several(self) -> bool:
        return isinstance(self.default, tuple)

    def is_effective(self, chosen: Mapping[str, Value]) -> bool:
        return all(chosen[name] in values for name, values in self.when.items())

    def values_used(self, seats: int) -> int:
        """Return how many of the chosen values a match with this number of seats uses."""
        return self.needed.get(seats, self.most)

    def describe_values(self) -> str:
        """Return a description of the values that the option takes, for error messages."""
        if self.is_switch:
            return "on or off"
        known = ", ".join(str(value) for value in self.values)
        if self.takes_several:
            once = [str(value) for value, often in zip(self.values, self.often, strict=True) if often == 1]
            return f"at most {self.most} of {known}" + (f" ({', '.join(once)} only once)" if once else "")
        return f"one of {known}" if self.values else f"a whole number from {self.least} to {self.most}"

    def label_of(self, value: Value) -> str:
        if isinstance(value, tuple):
            return (
                parts(", ", [self.label_of(item) for item in value])
                if value
                else message_in("of several", "none")
            )
        if self.is_switch:
            return message("on") if value else message("off")
        if self.values:
            return self.labels[self.values.index(value)]
        return self.named.get(int(value), str(value))

    def check(self, value: object) -> Value:
        """Return the value if the option accepts it; a list is converted to a tuple.

        Raises:
            BadOption: if it doesn't.
        """
        if self.takes_several:
            if isinstance(value, list | tuple) and self._accepts_all(value):
                self._check_repetitions(value)
                return tuple(value)
        elif self.is_switch:
            if isinstance(value, bool):
                return value
        elif self.values:
            for known in self.values:
                if type(known) is type(value) and known == value:
                    return known
        elif isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most:
            return value
        raise BadOption(
            f"option {self.name}: expected {self.describe_values()}, got {quoted(value)}", self.label
        )

    def _accepts_all(self, values: Sequence[Any]) -> bool:
        return all(value in self.values for value in values) and len(values) <= self.most

    def _check_repetitions(self, values: Sequence[str]) -> None:
        for value, often in zip(self.values, self.often, strict=True):
            if (count := values.count(str(value))) > often:
                limit = f"{self.label_of(value)} at most {_times(often)}"
                raise BadOption(f"option {self.name}: expected {limit}, got it {_times(count)}", self.label)

    def parse(self, text: str) -> Value:
        """Parse a value; several values are separated by commas.

        Raises:
            BadOption: if the option doesn't accept the value.
        """
        word = text.strip().lower()
        if self.takes_several:
            return self.check([part.strip() for part in word.split(",") if part.strip()])
        if self.is_switch and word in _YES + _NO:
            return word in _YES
        for value in self.values:
            if str(value).lower() == word:
                return value
        number = whole_number(word, self.least, self.most)
        if number is None or self.is_switch or self.values:
            raise BadOption(
                f"option {self.name}: expected {self.describe_values()}, got {quoted(text)}", self.label
            )
        return number


def _times(count: int) -> str:
    return {1: "once", 2: "twice"}.get(count, f"{count} times")


@cache
def declared_options(options: type[msgspec.Struct]) -> tuple[Option, ...]:
    """Return all options that an options class declares, in order."""
    hints = get_type_hints(options, include_extras=True)
    defaults = options()
    texts: Mapping[str, OptionText] = getattr(options, "texts", dict)()
    return tuple(
        _option(name, hints[name], getattr(defaults, name), texts.get(name, OptionText()))
        for name in inspect.signature(options).parameters
    )


def _option(name: str, hint: Any, default: Value, text: OptionText) -> Option:
    kind, meta = get_args(hint) if get_origin(hint) is Annotated else (hint, msgspec.Meta())
    extra = meta.extra or {}
    most = meta.le or meta.max_length or 0
    words: dict[str, tuple[str, str]] = {str(value): both for value, both in extra.get("values", {}).items()}
    words |= {value: (value_text.title, value_text.text) for value, value_text in text.values.items()}
    literal = get_origin(kind) is Literal
    values: tuple[Value, ...] = get_args(kind) if literal else () if kind is int else tuple(words)
    often: Mapping[Value, int] = extra.get("often", {})
    when: Mapping[str, Value] = extra.get("when", {})
    return Option(
        name=name,
        label=_message(meta.title or text.title),
        help=_message(meta.description or text.text),
        default=default,
        values=values,
        labels=tuple(_message(words.get(str(value), ("", ""))[0]) or str(value) for value in values),
        named={int(number): message(label) for number, (label, _) in words.items() if kind is int},
        effects=tuple(_message(words.get(str(value), ("", ""))[1]) for value in values),
        often=tuple(often.get(value, most) for value in values),
        least=meta.ge or 0,
        most=most,
        when={other: value if isinstance(value, tuple) else (value,) for other, value in when.items()},
        needed=extra.get("needed", {}),
        practice=bool(extra.get("practice", False)),
        common=bool(extra.get("common", False)),
        offered=extra.get("offered", ()),
    )


def _message(declared: str) -> str:
    return message(declared) if declared else ""


def is_practice(options: type[msgspec.Struct], given: Mapping[str, object]) -> bool:
    """Return whether a practice option differs from its default, so that such a match never counts."""
    return any(
        option.practice and given.get(option.name, option.default) != option.default
        for option in declared_options(options)
    )


def resolve(options: type[OptionsT], given: Mapping[str, object]) -> OptionsT:
    """Return an options object with the given values and defaults for the rest.

    Raises:
        BadOption: for a name that is not declared or a value out of range.
    """
    known = {option.name: option for option in declared_options(options)}
    for name in given:
        _find_option(known, name)
    return options(**{name: known[name].check(value) for name, value in given.items()})


def parse_pairs(options: type[msgspec.Struct], pairs: list[str]) -> dict[str, Value]:
    """Parse the `KEY=VALUE` texts of a command line; return the values by option.

    Raises:
        BadOption: for a text without "=", an unknown name or a value out of range.
    """
    known = {option.name: option for option in declared_options(options)}
    values: dict[str, Value] = {}
    for pair in pairs:
        name, separator, text = pair.partition("=")
        if not separator:
            keys, first = ", ".join(known), next(iter(known))
            raise BadOption(
                f"option {quoted(pair)}: expected KEY=VALUE, such as {first}=…; the keys are {keys}"
            )
        values[name] = _find_option(known, name).parse(text)
    return values


def _find_option(known: Mapping[str, Option], name: str) -> Option:
    if name not in known:
        raise BadOption(f"unknown option {quoted(name)}: expected one of {', '.join(known)}")
    return known[name]


def as_dict(options: msgspec.Struct) -> dict[str, Value]:
    return {field: getattr(options, field) for field in options.__struct_fields__}
