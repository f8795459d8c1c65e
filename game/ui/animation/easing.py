"""The easing curves of motion, by purpose."""

from __future__ import annotations

from collections.abc import Callable

import pytweening

Ease = Callable[[float], float]


def linear(share: float) -> float:
    return share


def glide(share: float) -> float:
    """Ease out: for dealing and sliding."""
    return float(pytweening.easeOutCubic(share))


def swing(share: float) -> float:
    """Ease in and out: for sorting and sweeping."""
    return float(pytweening.easeInOutCubic(share))


def anticipate(share: float) -> float:
    """Pull back first: for picking up a row."""
    return float(pytweening.easeInBack(share, 1.4))


def settle(share: float) -> float:
    """Overshoot: for popping in."""
    return float(pytweening.easeOutBack(share))
