"""The easing curves of motion, by purpose."""

from __future__ import annotations

from collections.abc import Callable

import pytweening

Ease = Callable[[float], float]


def linear(share: float) -> float:
    """No easing."""
    return share


def glide(share: float) -> float:
    """Fast, then coming to rest: dealing and sliding."""
    return float(pytweening.easeOutCubic(share))


def swing(share: float) -> float:
    """Slow at both ends: sorting, sweeping."""
    return float(pytweening.easeInOutCubic(share))


def anticipate(share: float) -> float:
    """A little back first, then away: picking up a row."""
    return float(pytweening.easeInBack(share, 1.4))


def settle(share: float) -> float:
    """A little too far, then back: popping in."""
    return float(pytweening.easeOutBack(share))
