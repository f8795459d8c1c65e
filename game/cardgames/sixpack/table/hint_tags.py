"""Hints on the table: a tag with a verdict or points on each answer; the best has a star."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from msgspec.structs import replace
from pygame import FRect

from game.ai.agent import Decision, Prospect
from game.cardgames.sixpack.players.rollout_board import MAX_LAYS
from game.cardgames.sixpack.rules.choices import LayCard
from game.cardgames.sixpack.sheet import Zone
from game.cardgames.sixpack.table.art.signs import draw_star
from game.cardgames.sixpack.table.focus import answers, leads_to
from game.cardgames.sixpack.table.model import SixpackModel
from game.language.message import figure
from game.tables.advice import Advice
from game.tables.focus import Spot
from game.tables.painting.hint_tags import HIGH, WIDEST, HintTag, draw_tags, tag_area_above, tags_of
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE

MAX_PROSPECTS_PER_CARD = 8
"""The most prospects per card that a hint shows if there are more than `MAX_LAYS` in total."""


def shorten_prospects(decision: Decision) -> Decision:
    """Return a decision with only the best few prospects per card if it has more than `MAX_LAYS`."""
    if len(decision.prospects) <= MAX_LAYS:
        return decision
    kept: dict[int, list[Prospect]] = {}
    prospects = decision.prospects
    for prospect in sorted(
        prospects, key=lambda prospect: (prospect.value, prospect.choice == decision.choice), reverse=True
    ):
        if (
            isinstance(prospect.choice, LayCard)
            and len(kept.setdefault(prospect.choice.card, [])) < MAX_PROSPECTS_PER_CARD
        ):
            kept[prospect.choice.card].append(prospect)
    best = tuple(prospect for group in kept.values() for prospect in group)
    return replace(decision, prospects=best) if best else decision


def make_tags(model: SixpackModel, advice: Advice, areas: Mapping[Spot, FRect]) -> tuple[HintTag, ...]:
    view, draft = model.view, model.focus.draft
    prospects: dict[Spot, list[Prospect]] = {}
    for spot, answer in answers(view, draft).items():
        reached = [prospect for prospect in advice.prospects if leads_to(answer, draft, prospect.choice)]
        if reached:
            prospects[spot] = reached
    return tags_of(advice, prospects, partial(_tag_area, model, areas), lambda value: figure(value, 1))


def _tag_area(model: SixpackModel, areas: Mapping[Spot, FRect], spot: Spot) -> FRect | None:
    layout, area = model.layout, areas.get(spot)
    if area is None:
        return None
    if spot.zone == Zone.HAND:
        return tag_area_above(layout.tags, area.centerx, model.held_poses(None))
    if spot.zone == Zone.TURN:
        return FRect(area.centerx - WIDEST / 2, area.bottom - HIGH - 2, WIDEST, HIGH)
    width = min(area.width * 0.5, WIDEST)
    if spot.zone == Zone.PILE:
        return FRect(area.right - width - 6, area.top + 4, width, HIGH)
    if spot.zone == Zone.ENTRY:
        return FRect(area.right - width + 4, area.top - 4, width, HIGH)
    return FRect(area.right - width - 4, area.centery - HIGH / 2, width, HIGH)


def draw_hint(pen: Pen, tags: tuple[HintTag, ...], faded: float) -> None:
    draw_tags(pen, tags, faded, lambda pen, at: draw_star(pen, (at[0] + 3, at[1] + 2), 20.0, BONE))
