"""Small pieces that layouts of tables are made of."""

from __future__ import annotations

from pygame import FRect


def clamp(value: float, least: float, most: float) -> float:
    """The value, or the bound that it is beyond."""
    return max(least, min(value, most))


def strip(area: FRect, count: int, gap: float) -> tuple[FRect, ...]:
    """An area cut into so many parts of one width, side by side with gaps between them."""
    width = (area.width - gap * (count - 1)) / max(count, 1)
    return tuple(
        FRect(area.left + (width + gap) * place, area.top, width, area.height) for place in range(count)
    )
