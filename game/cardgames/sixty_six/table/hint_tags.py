"""Hints on the table: a tag on each call or card with a verdict or its ticks; the best has a star."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from pygame import FRect

from game.ai.agent import Prospect
from game.cardgames.sixty_six.sheet import Zone
from game.cardgames.sixty_six.table.focus import answers, leads_to
from game.cardgames.sixty_six.table.model import SixtySixModel
from game.cardgames.sixty_six.words.reasons import brief_verdict
from game.language.message import figure
from game.tables.advice import Advice
from game.tables.focus import Spot
from game.tables.painting.hint_tags import HIGH, HintTag, draw_tags, tag_area_above, tags_of
from game.ui.drawing.artwork import draw_star
from game.ui.drawing.draw import Pen

_WIDE = 78.0


def make_tags(model: SixtySixModel, advice: Advice, areas: Mapping[Spot, FRect]) -> tuple[HintTag, ...]:
    prospects: dict[Spot, list[Prospect]] = {}
    for spot, answer in answers(model.view, model.focus.draft).items():
        reached = [prospect for prospect in advice.prospects if leads_to(answer, prospect.choice)]
        if reached and spot in areas:
            prospects[spot] = reached
    return tags_of(
        advice,
        prospects,
        partial(_tag_area, model, areas),
        partial(figure, places=1, signed=True),
        brief_verdict,
    )


def _tag_area(model: SixtySixModel, areas: Mapping[Spot, FRect], spot: Spot) -> FRect:
    area, layout = areas[spot], model.layout
    if spot.zone is Zone.HAND:
        return tag_area_above(layout.tags, area.centerx, model.held_poses(None))
    high, wide = min(HIGH, area.height * 0.36), min(area.width - 16, _WIDE)
    return FRect(area.centerx - wide / 2, area.bottom - high - 3, wide, high)


def draw_hint(pen: Pen, tags: tuple[HintTag, ...], faded: float) -> None:
    draw_tags(
        pen,
        tags,
        faded,
        lambda pen, at: draw_star(pen, (at[0] + 2, at[1] + 5), 19.0),
        opacity=0.94,
        beside=8.0,
    )
