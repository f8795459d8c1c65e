"""A hand of cards: its fan of poses, and hit-testing of the hand and the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace
from pygame import FRect

from game.tables.animation.motion import Pose
from game.tables.focus import Spot
from game.tables.layout import BaseLayout

_RATIO = 1.46
_TURN = 2.4
_OVER = 10.0
_LIFT, _RAISED = 5.0, 1.1
_BELOW = 0.25
"""The most that a raised card can rise, as a share of its width."""
_LEFT, _RIGHT = 0.05, 0.25
"""How far cards left and right of the raised one move aside, as shares of a card's width: the first is
the raised card's growth, so that it still covers every point where it was visible before."""
_STEP, _OPEN_STEP = 0.86, 0.78
"""The largest distance between cards, as a share of their width: in a hand of few cards, and in a larger one
with one card raised.
"""

_FEW = 5
"""In a hand of up to this many cards, none needs to move aside for a raised one."""


def fan_poses(
    area: FRect,
    count: int,
    card: float,
    focus: int | None = None,
    z: float = 200.0,
    *,
    apart: float = 0.0,
    left_handed: bool = False,
) -> list[Pose]:
    """Return the poses of a fan of `count` cards, each `card` units wide, with the one at `focus` raised.

    Every card shows at least its left third, or its right third in a `left_handed` fan. None leaves the area
    at the sides; the raised card rises a little above it. Where there's room, cards are at least `apart` from
    each other.
    """
    if left_handed:
        return mirrored_poses(
            area, fan_poses(area, count, card, None if focus is None else count - 1 - focus, z, apart=apart)
        )
    if not count:
        return []
    room = area.width - card * 1.12
    opens = count > _FEW
    spread = card * (_LEFT + _RIGHT) if opens else 0.0
    wanted = max(card * (_OPEN_STEP if opens else _STEP), apart)
    step = min(wanted, (room - spread) / max(count - 1, 1))
    if opens and focus is None:
        # So spread, each card stays under the pointer when it rises, even at the ends of the fan.
        step += card * _RIGHT / (count - 1)
    middle = (count - 1) / 2
    turn = min(_TURN, 22.0 / count)
    # The ends of a large hand hang no lower than those of a small one.
    sag = card * min(0.006, 0.1215 / max(middle, 1.0) ** 2)
    base = area.top + card * _RATIO / 2 + 14
    poses = []
    for place in range(count):
        from_middle = place - middle
        x = area.centerx + from_middle * step
        if opens and focus is not None:
            x += card * (_LEFT - _RIGHT) / 2
            # No card covers the last one, so it stays where it was.
            if place > focus or place == count - 1:
                x += card * _RIGHT
            elif place < focus:
                x -= card * _LEFT
        angle = -from_middle * turn
        y = base + from_middle**2 * sag
        width, lift = card, _LIFT
        if place == focus:
            angle, width, lift = 0.0, card * _RAISED, 16.0
            y = max(base - card * 0.17, area.top - _OVER + width * _RATIO / 2)
        poses.append(Pose(x, y, width, angle, lift=lift, z=z + place + (50 if place == focus else 0)))
    return poses


def hand_fan_poses(layout: BaseLayout, cards: Sequence[int], raised: int | None) -> list[Pose]:
    """Return the poses of the player's hand, below any hint tags, with the card at index `raised` raised."""
    place = cards.index(raised) if raised in cards else None
    poses = fan_poses(
        layout.hand,
        len(cards),
        layout.hand_card,
        place,
        apart=layout.card_gap,
        left_handed=layout.left_handed,
    )
    if not layout.tags.height:
        return poses
    top = layout.tags.bottom + 4
    return [replace(pose, y=max(pose.y, top + pose.width * _RATIO / 2)) for pose in poses]


def mirrored_poses(area: FRect, poses: Sequence[Pose]) -> list[Pose]:
    """Return poses mirrored about the middle of an area, in reverse order."""
    return [
        replace(pose, x=2 * area.centerx - pose.x, angle=-pose.angle, mirrored=True)
        for pose in reversed(poses)
    ]


def card_at(poses: list[Pose], x: float, y: float) -> int | None:
    """Return the index of the topmost card at a point; a raised card also counts where it lay before."""
    topmost = None
    for index, pose in enumerate(poses):
        reach = pose.width * _RATIO / 2 + pose.lift
        below = pose.width * _BELOW if pose.lift > _LIFT else 0.0
        inside = abs(x - pose.x) <= pose.width / 2 and -reach <= y - pose.y <= reach + below
        if inside and (topmost is None or pose.z > poses[topmost].z):
            topmost = index
    return topmost


def spot_at(
    areas: Mapping[Spot, FRect], hand: Sequence[Spot], poses: list[Pose], x: float, y: float
) -> Spot | None:
    """Return the spot at a point: the topmost hand card (drawn at `poses`), or the smallest other spot."""
    place = card_at(poses, x, y)
    if place is not None and hand[place] in areas:
        return hand[place]
    under = [spot for spot, area in areas.items() if spot not in hand and area.collidepoint(x, y)]
    return min(under, key=lambda spot: areas[spot].width * areas[spot].height, default=None)
