"""Calls of a function, listed while it does what it always does."""

from functools import wraps
from typing import Any, NamedTuple

import pytest


class Call(NamedTuple):
    """The arguments of a call, by place and by name, and what it returned."""

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
