"""A hint, painted: beside all that may be chosen, the points expected of it; the best has a star."""

from __future__ import annotations

import math
from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace
from pygame import FRect

from game.ai.agent import Decision, Prospect
from game.cardgames.sixpack.players.imagined import MANY
from game.cardgames.sixpack.rules.events import DriveCards, LayCard, SixpackChoice, TakeFromHand
from game.cardgames.sixpack.table.art.signs import star
from game.cardgames.sixpack.table.card_places import hand_poses
from game.cardgames.sixpack.table.focus import Zone, answers
from game.cardgames.sixpack.table.layout import TableLayout
from game.cardgames.sixpack.table.pickers import Draft
from game.cardgames.sixpack.table.picture import Picture
from game.tables.focus import Spot
from game.ui.draw import Pen
from game.ui.palette import BONE, CORAL, GOLD, INK, MINT, NIGHT
from game.ui.text import Face

FEW = 8
"""Of very many choices a hint is of so many with each card only, the best ones."""
_WIDEST, _HIGH = 58.0, 24.0


class Tag(Struct, frozen=True):
    """What is told of one spot, and where: the best choice to which it leads, by its cost."""

    area: FRect
    cost: float
    colour: str
    best: bool


def shortened(decision: Decision) -> Decision:
    """A decision of very many ways to lay a card with only the best few of each card; any other as it is."""
    if len(decision.prospects) <= MANY:
        return decision
    kept: dict[int, list[Prospect]] = {}
    for one in sorted(decision.prospects, key=lambda one: (one.cost, one.choice != decision.choice)):
        if isinstance(one.choice, LayCard) and len(kept.setdefault(one.choice.card, [])) < FEW:
            kept[one.choice.card].append(one)
    prospects = tuple(one for found in kept.values() for one in found)
    return replace(decision, prospects=prospects) if prospects else decision


def tags(picture: Picture, decision: Decision) -> tuple[Tag, ...]:
    """A tag for each spot that a prospect is of."""
    view, draft = picture.view, picture.focus.draft
    prospects: dict[Spot, list[Prospect]] = {}
    for spot, answer in answers(view, draft).items():
        found = [one for one in decision.prospects if leads(answer, draft, one.choice)]
        if found:
            prospects[spot] = found
    costs = {spot: min(one.cost for one in found) for spot, found in prospects.items()}
    if not costs:
        return ()
    least, span = min(costs.values()), max(costs.values()) - min(costs.values())
    return tuple(
        Tag(
            area=_place(picture.layout, picture, spot, picture.areas),
            cost=cost,
            colour=_colour(cost - least, span),
            best=any(one.choice == decision.choice for one in prospects[spot]),
        )
        for spot, cost in costs.items()
        if spot in picture.areas
    )


def leads(answer: SixpackChoice | Draft, draft: Draft, choice: object) -> bool:
    """Whether an answer is this choice, or the way to it."""
    if not isinstance(answer, Draft):
        if isinstance(answer, DriveCards) and not draft.count:
            return isinstance(choice, DriveCards) and choice.pile == answer.pile
        return answer == choice
    match choice:
        case LayCard(card=card, calculators=calculators):
            if not draft.card:
                return answer.card == card
            return answer.card == card and set(answer.calculators) == set(calculators)
        case DriveCards(count=count):
            return answer.count == count
        case TakeFromHand(seat=seat):
            return answer.seat == seat
    return False


def _place(layout: TableLayout, picture: Picture, spot: Spot, areas: Mapping[Spot, FRect]) -> FRect:
    area = areas[spot]
    if spot.zone is Zone.HAND:
        poses = hand_poses(picture.view, layout, None)
        pitch = poses[1].x - poses[0].x if len(poses) > 1 else _WIDEST
        width = min(pitch - 3, _WIDEST)
        return FRect(area.centerx - width / 2, layout.tags.top, width, layout.tags.height)
    width = min(area.width * 0.5, _WIDEST)
    if spot.zone is Zone.PILE:
        return FRect(area.right - width - 6, area.top + 4, width, _HIGH)
    if spot.zone is Zone.ENTRY:
        return FRect(area.right - width + 4, area.top - 4, width, _HIGH)
    return FRect(area.right - width - 4, area.centery - _HIGH / 2, width, _HIGH)


def _colour(above: float, span: float) -> str:
    if span < 0.05 or above < span / 3:
        return MINT
    return GOLD if above < span * 2 / 3 else CORAL


def draw(pen: Pen, shown: tuple[Tag, ...], alpha: float) -> None:
    """The tags; the best one is golden and bears a star."""
    # A few steps only: every one of them is a picture that is kept.
    alpha = math.ceil(alpha * 4) / 4
    for tag in shown:
        area = tag.area
        pen.panel(area, alpha=0.92 * alpha, radius=7, colour=GOLD if tag.best else NIGHT)
        ink = INK if tag.best else tag.colour
        size = min(16.0, area.height * 0.72)
        pen.text(
            f"{-tag.cost:.1f}",
            area.center,
            size,
            Face.TITLE,
            ink,
            anchor="center",
            width=area.width - 4,
            alpha=alpha,
        )
    for tag in shown:
        if tag.best and alpha == 1.0:
            star(pen, (tag.area.left + 3, tag.area.top + 2), 20.0, BONE)
