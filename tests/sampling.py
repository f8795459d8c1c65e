"""Sweeps of parametrised tests: a few of the values in every run, all others in campaigns."""

from __future__ import annotations

from collections.abc import Iterable
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
