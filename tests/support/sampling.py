"""Sweeps of parametrised tests: a few of the values in every run, all others in campaigns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any

import pytest


def sampled(values: Iterable[Any], count: int) -> list[Any]:
    """All values for `parametrize`; `count` of them, evenly spread, are in every run, the others campaigns.

    A tuple is a value for each of several names.
    """
    each = list(values)
    kept = {place * len(each) // count for place in range(count)}
    return [
        pytest.param(
            *(value if isinstance(value, tuple) else (value,)),
            marks=() if place in kept else pytest.mark.campaign,
        )
        for place, value in enumerate(each)
    ]


def crossed(*columns: Sequence[Any]) -> list[Any]:
    """All combinations for `parametrize`; in every run each value stands in one, the others are campaigns."""
    rows = range(max(map(len, columns)))
    kept = {tuple(row % len(column) for column in columns) for row in rows}
    return [
        pytest.param(
            *(column[place] for column, place in zip(columns, places, strict=True)),
            marks=() if places in kept else pytest.mark.campaign,
        )
        for places in product(*(range(len(column)) for column in columns))
    ]
