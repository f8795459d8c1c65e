"""Options of a card game, declared once: the set-up screen, the command line, level files and saves read it.

A game declares them as a frozen `msgspec.Struct` whose fields are annotated with `msgspec.Meta`: `title` is
the label, `description` the help, `ge`/`le` the range; a `Literal` is one of several values, whose labels
stand in `extra={"labels": {...}}`, a `bool` is a switch.
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

Value = int | bool | str
OptionsT = TypeVar("OptionsT", bound=msgspec.Struct)

_YES = ("on", "yes", "true", "1")
_NO = ("off", "no", "false", "0")


class BadOption(ValueError):
    """An option that does not exist or a value that it cannot take; the text names both."""


class Option(Struct, frozen=True):
    """One declared option. `values` is empty for a whole number from `least` to `most`."""

    name: str
    label: str
    help: str
    default: Value
    values: tuple[Value, ...] = ()
    labels: tuple[str, ...] = ()
    least: int = 0
    most: int = 0

    @property
    def is_switch(self) -> bool:
        """Whether the option is simply on or off."""
        return isinstance(self.default, bool)

    def expected(self) -> str:
        """What the option takes, in words."""
        if self.is_switch:
            return "on or off"
        if self.values:
            return "one of " + ", ".join(str(value) for value in self.values)
        return f"a whole number from {self.least} to {self.most}"

    def label_of(self, value: Value) -> str:
        """A value as players read it."""
        if self.is_switch:
            return "on" if value else "off"
        return self.labels[self.values.index(value)] if self.values else str(value)

    def check(self, value: object) -> Value:
        """The value itself if the option takes it.

        Raises:
            BadOption: if it does not.
        """
        if self.is_switch:
            if isinstance(value, bool):
                return value
        elif self.values:
            for known in self.values:
                if type(known) is type(value) and known == value:
                    return known
        elif isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most:
            return value
        raise BadOption(f"option {self.name}: expected {self.expected()}, got {value!r}")

    def parse(self, text: str) -> Value:
        """The value that a text stands for.

        Raises:
            BadOption: if it stands for none that the option takes.
        """
        word = text.strip().lower()
        if self.is_switch and word in _YES + _NO:
            return word in _YES
        for value in self.values:
            if not self.is_switch and str(value).lower() == word:
                return value
        try:
            return self.check(int(word))
        except ValueError:
            raise BadOption(f"option {self.name}: expected {self.expected()}, got {text!r}") from None


def declared(options: type[msgspec.Struct]) -> tuple[Option, ...]:
    """The options that a game's options class declares, in its order."""
    hints = get_type_hints(options, include_extras=True)
    defaults = options()
    return tuple(
        _option(name, hints[name], getattr(defaults, name)) for name in inspect.signature(options).parameters
    )


def _option(name: str, hint: Any, default: Value) -> Option:
    kind, meta = get_args(hint)
    values: tuple[Value, ...] = get_args(kind) if get_origin(kind) is Literal else ()
    names: Mapping[str, str] = (meta.extra or {}).get("labels", {})
    return Option(
        name=name,
        label=meta.title,
        help=meta.description,
        default=default,
        values=values,
        labels=tuple(names.get(str(value), str(value)) for value in values),
        least=meta.ge or 0,
        most=meta.le or 0,
    )


def resolve(options: type[OptionsT], given: Mapping[str, object]) -> OptionsT:
    """The options class filled with the given values and defaults for the rest.

    Raises:
        BadOption: for a name that is not declared or a value out of range.
    """
    known = {option.name: option for option in declared(options)}
    for name in given:
        _known(known, name)
    return options(**{name: known[name].check(value) for name, value in given.items()})


def parse_pairs(options: type[msgspec.Struct], pairs: list[str]) -> dict[str, Value]:
    """The values of `KEY=VALUE` texts from a command line.

    Raises:
        BadOption: for a text without "=", an unknown name or a value out of range.
    """
    known = {option.name: option for option in declared(options)}
    values: dict[str, Value] = {}
    for pair in pairs:
        name, separator, text = pair.partition("=")
        if not separator:
            raise BadOption(f"option {pair!r}: expected KEY=VALUE, such as {next(iter(known))}=…")
        values[name] = _known(known, name).parse(text)
    return values


def _known(known: Mapping[str, Option], name: str) -> Option:
    if name not in known:
        raise BadOption(f"unknown option {name!r}: expected one of {', '.join(known)}")
    return known[name]


def plain(options: msgspec.Struct) -> dict[str, Value]:
    """The options as plain values, for saves and level files."""
    return {field: getattr(options, field) for field in options.__struct_fields__}
