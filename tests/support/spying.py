"""Spies: the calls of a function, recorded while it runs as usual."""

from functools import wraps
from typing import Any, NamedTuple

import pytest


class Call(NamedTuple):
    """A call's positional and keyword arguments, and its result."""

    args: tuple[Any, ...]
    how: dict[str, Any]
    result: Any


def spy(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str) -> list[Call]:
    """Return a list of all calls of an attribute from now on; a method's first argument is its object."""
    plain = getattr(owner, name)
    calls: list[Call] = []

    @wraps(plain)
    def noted(*args: Any, **how: Any) -> Any:
        calls.append(Call(args, how, result := plain(*args, **how)))
        return result

    monkeypatch.setattr(owner, name, noted)
    return calls
