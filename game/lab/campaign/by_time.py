"""The campaign's plot of strength by time: an Eider's lead over a Drake, by time limit."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from game.cardgames.registry import rules_of
from game.lab.arena.plot import FAINT, round_step, svg_line, svg_page, svg_text
from game.lab.arena.ratings import Estimate
from game.lab.arena.reports import merge_reports
from game.lab.arena.standings import standings
from game.lab.campaign.runs import ArenaRun
from game.ui.drawing.palette import BANDS, BONE, DIM

_WIDTH, _ROW, _TOP, _BOTTOM = 1120, 250, 110, 60
_PANELS = 2
_LEFT, _PANEL = 70, 540
_AXIS = 430
_HEIGHT = 150


class TimedLead(NamedTuple):
    """The label of a run's time limit, and its first contender's lead in points a round."""

    time: str
    ahead: Estimate


def draw_plot(runs: Sequence[tuple[ArenaRun, Path]]) -> str | None:
    """Return an SVG plot of the runs with a time limit, by game; None if there are none."""
    timed = [(run, path) for run, path in runs if run.time]
    games = tuple(dict.fromkeys(run.game for run, _ in timed))
    if not games:
        return None
    leads = {game: [_measured_lead(run, path) for run, path in timed if run.game == game] for game in games}
    height = _TOP + _ROW * math.ceil(len(games) / _PANELS) + _BOTTOM
    return svg_page("Strength by time", _WIDTH, height, _body(leads, height))


def _body(leads: dict[str, list[TimedLead]], height: int) -> Iterator[str]:
    yield svg_text(40, 46, "Strength by time", size=26, weight=700)
    yield svg_text(
        40, 74, "two Eiders with so long for a choice against two Drakes, on the same deals", colour=DIM
    )
    for index, (game, points) in enumerate(leads.items()):
        left = _LEFT + _PANEL * (index % _PANELS)
        yield from _draw_panel(game, points, left, _TOP + _ROW * (index // _PANELS), index)
    note = "usual: an Eider without a limit · all seen: who sees all hands · bars with 95 % intervals"
    yield svg_text(40, height - 24, note, size=12, colour=DIM)


def _measured_lead(run: ArenaRun, path: Path) -> TimedLead:
    plan, _, deals, _ = merge_reports([path])
    (duel,) = standings(plan, deals).duels
    sign = 1 if rules_of(run.game).more_is_better else -1
    sign *= 1 if duel.contender == plan.contenders[0] else -1
    return TimedLead(run.time, Estimate(sign * duel.points_per_round.value, duel.points_per_round.margin))


def _draw_panel(
    game: str, points: Sequence[TimedLead], left: float, top: float, colour: int
) -> Iterator[str]:
    """Draw a game's axis, and a bar with its confidence interval for each time limit."""
    rules = rules_of(game)
    most = max(1e-9, *(lead.ahead.value + _margin(lead) for lead in points))
    least = min(0.0, *(lead.ahead.value - _margin(lead) for lead in points))
    step = round_step(most - least)
    first, last = math.floor(least / step), math.ceil(most / step)
    scale = _HEIGHT / (step * (last - first))
    base = top + 40 + _HEIGHT
    zero = base + first * step * scale
    unit = rules.unit[1]
    yield svg_text(
        left, top + 16, f"{rules.title}: {unit} a {rules.round_name} better than Drake", weight=700
    )
    for tick in range(first, last + 1):
        y = zero - tick * step * scale
        yield svg_line(left, y, left + _AXIS, y, DIM if tick == 0 else FAINT)
        yield svg_text(
            left - 8, y + 4, f"{tick * step:g}".replace("-", "−"), size=12, colour=DIM, anchor="end"
        )
    light, full = list(BANDS.values())[colour % len(BANDS)]
    slot = _AXIS / len(points)
    for index, lead in enumerate(points):
        x = left + slot * (index + 0.5)
        y, height = zero - max(0.0, lead.ahead.value) * scale, abs(lead.ahead.value) * scale
        yield (
            f'<rect x="{x - 22:.1f}" y="{y:.1f}" width="44" height="{height:.1f}" rx="3" fill="{full}" '
            f'stroke="{light}" stroke-opacity="0.6"/>'
        )
        ends = [
            zero - end * scale for end in (lead.ahead.value - _margin(lead), lead.ahead.value + _margin(lead))
        ]
        yield svg_line(x, ends[0], x, ends[1], BONE)
        yield from (svg_line(x - 6, end, x + 6, end, BONE) for end in ends)
        yield svg_text(x, base + 20, lead.time, size=13, anchor="middle")


def _margin(lead: TimedLead) -> float:
    return lead.ahead.margin or 0.0
