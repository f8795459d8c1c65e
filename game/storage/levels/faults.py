"""Validation errors of level files: every fault of a file is collected, not only the first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from inspect import isclass
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Self, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from game.files import gate
from game.files.gate import BadContent, Hook

Made = TypeVar("Made")


class Faults(ValueError):
    """Validation errors, each an argument that names a field and what was expected; `str` gives the first."""

    def __str__(self) -> str:
        return str(self.args[0])


class Problem(str):
    """A level file's first fault as a string, prefixed with the path; `faults` has all of them."""

    __slots__ = ("faults",)
    faults: tuple[str, ...]

    def __new__(cls, first: str, *others: str) -> Self:
        made = super().__new__(cls, first)
        made.faults = (first, *others)
        return made

    @classmethod
    def of(cls, path: Path, error: ValueError) -> Self:
        return cls(*(f"{path}: {fault}" for fault in all_faults(error)))


def all_faults(error: BaseException) -> tuple[str, ...]:
    """Return all faults of an exception: the arguments of `Faults`, otherwise the message."""
    return tuple(map(str, error.args)) if isinstance(error, Faults) else (str(error),)


def raise_faults(faults: Iterable[str]) -> None:
    if known_faults := tuple(faults):
        raise Faults(*known_faults)


def faults_raised(*checks: Callable[[], object]) -> Iterator[str]:
    """Run checks, and yield the faults of the ValueErrors that they raise."""
    for check in checks:
        try:
            check()
        except ValueError as error:
            yield from all_faults(error)


def call_all(makers: Iterable[Callable[[], Made]]) -> tuple[Made, ...]:
    """Call all functions and return their results; if any raise ValueError, raise Faults with all errors."""
    results, faults = list[Made](), list[str]()
    for make in makers:
        try:
            results.append(make())
        except ValueError as error:
            faults += all_faults(error)
    raise_faults(faults)
    return tuple(results)


def faults_in(text: bytes, kind: Any, hook: Hook | None = None) -> tuple[str, ...]:
    """Return the faults, such as "steps[2].say: expected …", of a TOML text that should match a type."""
    try:
        value = gate.from_toml(text, dict[str, Any])
    except BadContent as error:
        return (put_field_first(str(error)),)
    return tuple(_faults(value, kind, "", hook))


def convert(value: object, kind: type[Made], hook: Hook | None = None) -> Made:
    """Convert plain data to a type, or raise Faults."""
    try:
        return msgspec.convert(value, kind, dec_hook=hook)
    except ValueError:
        raise Faults(*_faults(value, kind, "", hook)) from None


def put_field_first(message: str, place: str = "") -> str:
    """Turn msgspec's validation message into one that starts with the field, as in "opponents[2].name: …"."""
    reason, inside = _split_place(message)
    reason = reason[0].lower() + reason[1:]
    where = f"{place}{inside}".strip(".")
    return f"{where}: {reason}" if where else reason


def _split_place(message: str) -> tuple[str, str]:
    reason, separator, inside = message.rpartition(" - at `$")
    return (reason, inside.strip("`")) if separator else (message, "")


def _faults(value: Any, kind: Any, place: str, hook: Hook | None) -> Iterator[str]:
    faults = list(_faults_inside(value, kind, place, hook))
    if not faults:
        try:
            msgspec.convert(value, kind, dec_hook=hook)
        except ValueError as error:
            inside = _split_place(str(error))[1]
            cause = error.__cause__
            reasons = all_faults(cause) if isinstance(cause, Faults) else (_split_place(str(error))[0],)
            faults = [put_field_first(reason, place + inside) for reason in reasons]
    yield from faults


def _faults_inside(value: Any, kind: Any, place: str, hook: Hook | None) -> Iterator[str]:
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        yield from _faults_inside(value, inner[0], place, hook)
    elif origin in (Union, UnionType) and isinstance(value, dict):
        yield from _faults_inside(value, _intended_type(value, inner), place, hook)
    elif origin is tuple and inner[1:] == (...,) and isinstance(value, list):
        for number, item in enumerate(value):
            yield from _faults(item, inner[0], f"{place}[{number}]", hook)
    elif origin is dict and isinstance(value, dict):
        for key, item in value.items():
            yield from _faults(item, inner[1], f"{place}.{key}", hook)
    elif isclass(kind) and issubclass(kind, Struct) and isinstance(value, dict):
        yield from _faults_of_fields(value, kind, place, hook)


def _intended_type(value: dict[str, Any], kinds: tuple[Any, ...]) -> Any:
    """Return the type in a union that a TOML table is meant to be; Any if that's unclear."""
    structs = [kind for kind in kinds if isclass(kind) and issubclass(kind, Struct)]
    candidates = [kind for kind in structs if _has_tag(value, kind)] or structs
    candidates = candidates or [kind for kind in kinds if get_origin(kind) is dict]
    return candidates[0] if len(candidates) == 1 else Any


def _has_tag(value: dict[str, Any], kind: type[Struct]) -> bool:
    config = kind.__struct_config__
    return config.tag_field is not None and value.get(config.tag_field) == config.tag


def _faults_of_fields(
    value: dict[str, Any], kind: type[Struct], place: str, hook: Hook | None
) -> Iterator[str]:
    known = {field.encode_name: field for field in fields(kind)}
    config = kind.__struct_config__
    for name in value:
        if config.forbid_unknown_fields and name not in known and name != config.tag_field:
            yield put_field_first(f"Object contains unknown field `{name}`", place)
    for name, field in known.items():
        if name in value:
            yield from _faults(value[name], field.type, f"{place}.{name}", hook)
        elif field.required:
            yield put_field_first(f"Object missing required field `{name}`", place)
