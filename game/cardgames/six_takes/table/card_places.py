"""The pose of each card of 6 takes!: a pure function of view, layout and focus."""

from __future__ import annotations

import math

from pygame import FRect

from game.cardgames.six_takes.rules.view import SixTakesView
from game.cardgames.six_takes.table.layout import NEXT_WIDTH, FrontCards, TableLayout
from game.tables.animation.motion import Pose
from game.tables.hand import hand_fan_poses
from game.tables.seats import entry_of_seat
from game.ui.drawing.cards import CARD_RATIO

_ROW_Z = 10.0
_LANE_Z = 60.0
_POOL_Z = 5.0
_TAKEN_Z = 4.0
MAX_TAKEN_SHOWN = 5
"""The most taken cards shown in front of a seat; older ones are left out."""


def face_down_key(seat: int) -> int:
    """Return the key of a seat's face-down card; a face-up card's key is its number."""
    return -(seat + 1)


def homes(view: SixTakesView, layout: TableLayout, raised: int | None) -> dict[int, Pose]:
    """Return the poses of the cards on the table, by key; in a draft, also of the hand.

    `raised` is the draft or hand card that is drawn larger.
    """
    poses: dict[int, Pose] = {}
    for row, cards in enumerate(view.rows):
        for place, card in enumerate(cards):
            if view.pool:
                # During a draft, the rows' first cards are beside its cards.
                area = layout.starts[row]
                poses[card] = Pose(area.centerx, area.centery, area.width, z=_ROW_Z)
            else:
                poses[card] = slot_pose(layout, row, place)
    placed = set(poses)
    order = view.plays[-1] if view.waiting else ()
    for place, (card, _seat) in enumerate(order):
        if card not in placed and (card, _seat) in view.waiting:
            poses[card] = revealed_card_pose(layout, place, first=(card, _seat) == view.waiting[0])
    for seat, cards in enumerate(view.taken):
        for place, card in enumerate(cards[-MAX_TAKEN_SHOWN:]):
            poses[card] = taken_pose(view, layout, seat, place, min(len(cards), MAX_TAKEN_SHOWN))
    for seat, ready in enumerate(view.ready):
        if ready:
            key = view.chosen if seat == view.seat and view.chosen else face_down_key(seat)
            front = front_cards_of(view, layout, seat)
            poses[key] = Pose(*front.ready, front.turn, face=0.0, z=_LANE_Z)
    if view.pool:
        for card, pose in zip(view.pool, pool_poses(layout, view), strict=True):
            poses[card] = pose
            if card == raised and view.picker == view.seat:
                poses[card] = Pose(pose.x, pose.y - 4, pose.width * 1.25, lift=14.0, z=_POOL_Z + 200)
        poses.update(zip(view.hand, hand_fan_poses(layout, view.hand, raised), strict=True))
    return poses


def front_cards_of(view: SixTakesView, layout: TableLayout, seat: int) -> FrontCards:
    return entry_of_seat(view, layout.fronts, seat)


def taken_pose(view: SixTakesView, layout: TableLayout, seat: int, place: int, count: int) -> Pose:
    """Return the pose of the card at index `place` in the fan of `count` taken cards in front of a seat."""
    x, y, width = front_cards_of(view, layout, seat).taken
    step = width * 0.27
    from_middle = place - (count - 1) / 2
    return Pose(x + from_middle * step, y, width, -from_middle * 4, z=_TAKEN_Z + place)


def slot_pose(layout: TableLayout, row: int, place: int) -> Pose:
    """Return the pose of a card in a row; place 5 is where a sixth card takes the row."""
    slot = layout.slots[row][place]
    return Pose(slot.centerx, slot.centery, layout.card, z=_ROW_Z + place)


def place_area(view: SixTakesView, layout: TableLayout, row: int, column: int) -> FRect:
    """Return the visible part of a card in a row: its upper strip, or all of the last card."""
    area = FRect(layout.slots[row][column])
    if column < len(view.rows[row]) - 1:
        area.height = layout.slots[row][column + 1].top - area.top
    return area


def revealed_card_pose(layout: TableLayout, place: int, *, first: bool = False) -> Pose:
    """Return the pose of a revealed card before it's placed; the next one to be placed is larger."""
    entry = layout.plays[min(place, len(layout.plays) - 1)]
    width, lift = (entry.width * NEXT_WIDTH, 14.0) if first else (entry.width, 4.0)
    return Pose(
        entry.centerx, entry.centery, width, lift=lift, z=_LANE_Z + (20 if first else 0) - place * 0.1
    )


def pool_grid(area: FRect, count: int) -> tuple[int, float, float]:
    """Return the columns, card width and gap of the grid in which `count` cards are largest."""
    best = (1, 0.0, 0.0)
    for columns in range(1, count + 1):
        rows = math.ceil(count / columns)
        width = min(area.width / columns / 1.12, area.height / rows / CARD_RATIO / 1.08)
        if width > best[1]:
            best = (columns, width, width * 0.1)
    columns, width, gap = best
    return columns, min(width, 84.0), gap


def pool_poses(layout: TableLayout, view: SixTakesView) -> list[Pose]:
    """Return the poses of a draft's cards; picked cards leave gaps in the grid."""
    area = layout.pool
    total = sum(view.hand_sizes) + len(view.pool)
    columns, width, gap = pool_grid(area, total)
    picked = {card for cards in view.known for card in cards}
    places = {card: place for place, card in enumerate(sorted(picked | set(view.pool)))}
    rows = math.ceil(total / columns)
    step_x, step_y = width + gap, width * CARD_RATIO + gap
    left = area.centerx - step_x * (columns - 1) / 2
    top = area.centery - step_y * (rows - 1) / 2
    return [
        Pose(left + places[card] % columns * step_x, top + places[card] // columns * step_y, width, z=_POOL_Z)
        for card in view.pool
    ]
