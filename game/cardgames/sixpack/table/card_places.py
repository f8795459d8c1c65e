"""The place of each card of Sixpack: a pure function of the view, the layout, the turn and the focus."""

from __future__ import annotations

from msgspec.structs import replace
from pygame import FRect

from game.cardgames.sixpack.rules.deck import ordered
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.table.layout import TableLayout, lane_entries
from game.cardgames.sixpack.table.turn_log import Log, rows
from game.tables.animation.motion import Pose
from game.tables.fan import fan
from game.ui.drawing.cards import CARD_RATIO

SHOWN = 0.42
"""The share of a card's width that tells all about it: so much of a covered card is left free."""
_PILE_Z = 10.0
_LANE_Z = 60.0
_MOST_LAID = 16
_WIDEST_ENTRY, _ENTRY_STEP = 66.0, 6.0


def back_of(seat: int, place: int) -> int:
    """The key of a face-down card that a seat has laid; the others' keys are their ids."""
    return -(seat * _MOST_LAID + place + 1)


def hand_order(view: SixpackView) -> tuple[int, ...]:
    """The own hand as it is held: by numbers."""
    return ordered(view.cards, view.hand) if view.hand else ()


def homes(view: SixpackView, layout: TableLayout, log: Log, raised: int | None) -> dict[int, Pose]:
    """Every card that lies on the table, by key. `raised` is the hand card that is raised."""
    poses: dict[int, Pose] = {}
    for pile in range(len(view.piles)):
        poses.update(pile_poses(view, layout, pile))
    entries = lane_entries(layout.lane, len(rows(view, log)))
    for row, area in zip(rows(view, log), entries, strict=True):
        if row.play is not None and row.fate is None:
            poses.update(zip(row.play.cards, entry_poses(area, len(row.play.cards)), strict=True))
        elif row.play is None:
            keys = _laid_keys(view, row.seat)
            poses.update(zip(keys, map(down, entry_poses(area, len(keys))), strict=True))
    hand = hand_order(view)
    poses.update(zip(hand, hand_poses(view, layout, raised), strict=True))
    if view.passing in poses:
        pose = poses[view.passing]
        poses[view.passing] = replace(pose, y=pose.y - pose.width * 0.3, lift=14.0)
    return poses


def _laid_keys(view: SixpackView, seat: int) -> tuple[int, ...]:
    if seat == view.seat:
        return tuple(card for lay in view.laid for card in (*lay.calculators, lay.card))
    count = view.laid_counts[seat] if view.laid_counts else 0
    return tuple(back_of(seat, place) for place in range(count))


def pile_poses(view: SixpackView, layout: TableLayout, pile: int) -> dict[int, Pose]:
    """A pile's cards side by side, the top card whole and at the right."""
    cards, area = view.piles[pile], layout.piles[pile].cards
    step = spread(len(cards), layout.card, area.width)
    left = area.centerx - step * (len(cards) - 1) / 2
    return {
        card: Pose(left + step * place, area.centery, layout.card, z=_PILE_Z + place)
        for place, card in enumerate(cards)
    }


def spread(count: int, card: float, width: float) -> float:
    """The distance from card to card in a row, in units: each shows as much as there is room for."""
    return min(card * SHOWN, (width - card) / max(count - 1, 1))


def hand_poses(view: SixpackView, layout: TableLayout, raised: int | None) -> list[Pose]:
    """The fan of the own hand; a raised card stays below the tags, if there are any."""
    hand = hand_order(view)
    place = hand.index(raised) if raised in hand else None
    poses = fan(layout.hand, len(hand), layout.hand_card, place)
    if not layout.tags.height:
        return poses
    return [
        replace(pose, y=max(pose.y, layout.tags.bottom + 4 + pose.width * CARD_RATIO / 2)) for pose in poses
    ]


def entry_card(entry: FRect) -> float:
    """The width of a card in an entry of the lane, in units."""
    # Few sizes only: a card is painted anew for each.
    width = min((entry.height - 4) / CARD_RATIO, _WIDEST_ENTRY)
    return max(width - width % _ENTRY_STEP, _ENTRY_STEP)


def entry_poses(entry: FRect, count: int) -> list[Pose]:
    """Cards in an entry of the lane, one over the other; the last one is the card itself."""
    width = entry_card(entry)
    step = spread(count, width, entry.width * 0.62)
    return [
        Pose(entry.left + width / 2 + 4 + step * place, entry.centery, width, z=_LANE_Z + place)
        for place in range(count)
    ]


def entry_text(entry: FRect, count: int) -> tuple[float, float]:
    """The left edge of the words of an entry with so many cards, and the width for them, in units."""
    poses = entry_poses(entry, max(count, 1))
    left = poses[-1].x + poses[-1].width / 2 + 9
    return left, entry.right - left


def down(pose: Pose) -> Pose:
    """The same pose, face down."""
    return replace(pose, face=0.0)
