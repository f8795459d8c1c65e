"""The arena's plot: an SVG with each contender's share of the wins and its points a round."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape

from game.lab.arena.standings import ContenderStanding
from game.ui.drawing.palette import BANDS, BONE, DEEP, DIM, GOLD

_WIDTH = 1120
_TOP = 128
_ROW = 72
_BOTTOM = 96
_NAMES = 40
_BARS = (250, 590)
_ROUNDS = (690, 1080)
_BAR = 22
_MOST_BINS = 40
_LONGEST_NAME = 20


def draw_plot(
    title: str,
    subtitle: str,
    standings: Sequence[ContenderStanding],
    counts: Mapping[str, Counter[int]],
    label: str,
) -> str:
    """Return the plot as an SVG document.

    Args:
        title, subtitle: descriptions of the game and the matches.
        standings: the contenders, from top to bottom.
        counts: for each contender, how many rounds it ended with each number of points.
        label: the axis label of the points.
    """
    height = _TOP + _ROW * len(standings) + _BOTTOM
    body = (
        svg_text(_NAMES, 46, title, size=26, weight=700),
        svg_text(_NAMES, 74, subtitle, colour=DIM),
        *_draw_win_shares(standings),
        *_draw_histograms(standings, counts, label),
        *(_draw_name(row, standing) for row, standing in enumerate(standings)),
    )
    return svg_page(title, _WIDTH, height, body)


def _draw_win_shares(standings: Sequence[ContenderStanding]) -> Iterator[str]:
    """Draw bars of win shares with confidence intervals, and a dashed line at each fair share."""
    left, right = _BARS
    most = max(
        max(standing.win_share.value + (standing.win_share.margin or 0), standing.fair_share)
        for standing in standings
    )
    step = round_step(min(most, 1.0))
    end = step * math.ceil(min(most, 1.0) / step - 1e-9)
    scale = (right - left) / end
    ticks = [(left + tick * step * scale, f"{tick * step:.0%}") for tick in range(round(end / step) + 1)]
    yield from _draw_axis(left, right, ticks, "share of the wins", len(standings))
    for row, standing in enumerate(standings):
        middle = _TOP + _ROW * (row + 0.5)
        light, full = _colours(row)
        share, margin = standing.win_share.value, standing.win_share.margin or 0.0
        top = middle - _BAR / 2
        yield (
            f'<rect x="{left}" y="{top:g}" width="{share * scale:.1f}" height="{_BAR}" rx="3" fill="{full}" '
            f'stroke="{light}" stroke-opacity="0.6"/>'
        )
        fair = left + standing.fair_share * scale
        yield svg_line(fair, middle - 24, fair, middle + 24, GOLD, dashes=True)
        low, high = left + max(0.0, share - margin) * scale, left + min(end, share + margin) * scale
        if margin:
            yield svg_line(low, middle, high, middle, BONE)
            yield from (svg_line(x, middle - 6, x, middle + 6, BONE) for x in (low, high))
        yield svg_text(max(high, fair) + 10, middle + 5, f"{share:.1%}", size=13, weight=700, halo=True)
    under = _TOP + _ROW * len(standings) + 76
    yield svg_line(left, under - 5, left + 24, under - 5, GOLD, dashes=True)
    yield svg_text(
        left + 32, under, "fair share of its seats · bars with 95 % intervals", size=12, colour=DIM
    )


def _draw_histograms(
    standings: Sequence[ContenderStanding], counts: Mapping[str, Counter[int]], label: str
) -> Iterator[str]:
    """Draw histograms of points a round, all to the same scale, with a line at each mean."""
    left, right = _ROUNDS
    least = min(min(points) for points in counts.values())
    most = max(max(points) for points in counts.values())
    width = math.ceil((most - least + 1) / _MOST_BINS)
    bins = math.ceil((most - least + 1) / width)
    scale = (right - left) / (bins * width)
    shares = {contender: _bin_shares(points, least, width, bins) for contender, points in counts.items()}
    highest = max(max(binned) for binned in shares.values())
    step = max(1, round(round_step(most - least)))
    first = math.ceil(least / step) * step
    # A number's tick is in the middle of its slot.
    ticks = [(left + (tick - least + 0.5) * scale, str(tick)) for tick in range(first, most + 1, step)]
    yield from _draw_axis(left, right, ticks, label, len(standings))
    for row, standing in enumerate(standings):
        base = _TOP + _ROW * (row + 1) - 8
        light, full = _colours(row)
        path = f"M{left} {base}"
        for index, share in enumerate(shares[standing.contender]):
            y = base - share / highest * (_ROW - 18)
            path += f"V{y:.1f}H{left + (index + 1) * width * scale:.1f}"
        yield f'<path d="{path}V{base}Z" fill="{full}" stroke="{light}" stroke-width="1.2"/>'
        mean = left + (standing.points_per_round.value - least + 0.5) * scale
        yield svg_line(mean, base, mean, base - _ROW + 22, BONE)
        mean_label = f"mean {standing.points_per_round.value:.2f}"
        yield svg_text(mean + 8, base - _ROW + 34, mean_label, size=13, weight=700, halo=True)


def _bin_shares(points: Counter[int], least: int, width: int, bins: int) -> list[float]:
    counts = [0] * bins
    for value, times in points.items():
        counts[(value - least) // width] += times
    return [count / points.total() for count in counts]


def _draw_name(row: int, standing: ContenderStanding) -> str:
    """Draw a contender's name, truncated if it's long (the tooltip has all of it), and its rating."""
    name, middle = standing.contender, _TOP + _ROW * (row + 0.5)
    short = name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1] + "…"
    margin = standing.rating.margin
    rating = f"{standing.rating.value:.0f}" + ("" if margin is None else f" ± {margin:.0f}")
    return (
        f"<g><title>{escape(name)}</title>"
        + svg_text(_NAMES, middle - 2, short, size=16, weight=700)
        + svg_text(_NAMES, middle + 17, f"rating {rating}", size=13, colour=DIM)
        + "</g>"
    )


def _draw_axis(
    left: float, right: float, ticks: Sequence[tuple[float, str]], label: str, rows: int
) -> Iterator[str]:
    bottom = _TOP + _ROW * rows
    yield svg_text(left, _TOP - 16, label, weight=700)
    for x, words in ticks:
        yield svg_line(x, _TOP, x, bottom, FAINT)
        yield svg_text(x, bottom + 22, words, size=13, anchor="middle")
    yield svg_line(left, bottom, right, bottom, DIM)


def _colours(row: int) -> tuple[str, str]:
    bands = list(BANDS.values())
    return bands[row % len(bands)]


FAINT = "#2B4A63"
_FONTS = "Manrope, 'Segoe UI', Helvetica, Arial, sans-serif"


def svg_page(title: str, width: int, height: int, body: Iterable[str]) -> str:
    """Return an SVG document with the game's background colour."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" font-family="{_FONTS}" stroke="none">'
        f'<title>{escape(title)}</title><rect width="{width}" height="{height}" fill="{DEEP}"/>'
        f"{''.join(body)}</svg>\n"
    )


def round_step(span: float) -> float:
    """Return a step (1, 2 or 5 times a power of ten) that divides a span into 4 to 10 parts."""
    rough = max(span, 1e-9) / 4
    power: float = 10.0 ** math.floor(math.log10(rough))
    return max(factor * power for factor in (1, 2, 5) if factor * power <= rough * (1 + 1e-9))


def svg_line(x1: float, y1: float, x2: float, y2: float, colour: str, *, dashes: bool = False) -> str:
    dashed = ' stroke-dasharray="4 3"' if dashes else ""
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" '
        f'stroke-width="1.6"{dashed}/>'
    )


def svg_text(
    x: float,
    y: float,
    words: str,
    *,
    size: int = 15,
    weight: int = 400,
    colour: str = BONE,
    anchor: str = "start",
    halo: bool = False,
) -> str:
    """Draw text at x, which is its left end by default; a halo keeps it legible on top of lines."""
    start = f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}"'
    halo_text = f'{start} stroke="{DEEP}" stroke-width="4">{escape(words)}</text>' if halo else ""
    return f'{halo_text}{start} fill="{colour}">{escape(words)}</text>'
