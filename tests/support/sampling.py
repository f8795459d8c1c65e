"""Sweeps of parametrised tests: a few of the values in every run, the others in campaigns."""

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any, TypeVar

import pytest

Value = TypeVar("Value")

IN_CI = 8
"""A campaign of CI's length runs one in this many of a test's other values; one this many times as long,
all.
"""
SWEPT = pytest.mark.campaign(sweep=True)
"""Marks the values that only a sweep tests."""


def swept_values(values: Sequence[Value], times: int, seed: int) -> Sequence[Value]:
    """Return those of a test's other values that a campaign of this length and seed runs; at least one.

    Several campaigns in CI, each with another seed, get through all of them.
    """
    step = max(IN_CI // times, 1)
    return values[seed % min(step, len(values)) :: step]


def is_swept(item: pytest.Item) -> bool:
    """Return whether a test is a campaign only because of its parameter."""
    marks = list(item.iter_markers(SWEPT.name))
    return bool(marks) and all(mark.kwargs == SWEPT.kwargs for mark in marks)


def sampled(values: Iterable[Any], count: int) -> list[Any]:
    """Return all values for `parametrize`: `count` of them, evenly spread, for every run, the others for
    campaigns.

    A tuple holds the values of several parameters.
    """
    each = list(values)
    kept = {place * len(each) // count for place in range(count)}
    return [
        pytest.param(
            *(value if isinstance(value, tuple) else (value,)),
            marks=() if place in kept else SWEPT,
        )
        for place, value in enumerate(each)
    ]


def crossed(*columns: Sequence[Any]) -> list[Any]:
    """Return all combinations for `parametrize`: every run has each value at least once, campaigns the
    rest.
    """
    rows = range(max(map(len, columns)))
    kept = {tuple(row % len(column) for column in columns) for row in rows}
    return [
        pytest.param(
            *(column[place] for column, place in zip(columns, places, strict=True)),
            marks=() if places in kept else SWEPT,
        )
        for places in product(*(range(len(column)) for column in columns))
    ]
