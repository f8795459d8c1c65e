"""A hand of cards held as a fan."""

from __future__ import annotations

from pygame import FRect

from game.tables.animation.motion import Pose

_RATIO = 1.46
_TURN = 2.4
_OVER = 10.0


def fan(area: FRect, count: int, card: float, focus: int | None = None, z: float = 200.0) -> list[Pose]:
    """The poses of `count` cards of a width in an area, the focused one raised and its neighbours apart.

    Every card shows at least its left third, and none leaves the area to the sides; the raised one
    stands out over its top by a little.
    """
    if not count:
        return []
    room = area.width - card * 1.12
    spread = card * 0.30 if focus is not None and count > 5 else 0.0
    step = min(card * 0.86, (room - spread) / max(count - 1, 1))
    middle = (count - 1) / 2
    turn = min(_TURN, 22.0 / count)
    # The ends of a large hand hang no lower than those of a usual hand.
    sag = card * min(0.006, 0.1215 / max(middle, 1.0) ** 2)
    base = area.top + card * _RATIO / 2 + 14
    poses = []
    for place in range(count):
        from_middle = place - middle
        x = area.centerx + from_middle * step
        if spread and focus is not None and place != focus:
            x += spread / 2 if place > focus else -spread / 2
        angle = -from_middle * turn
        y = base + from_middle**2 * sag
        width, lift = card, 5.0
        if place == focus:
            angle, width, lift = 0.0, card * 1.1, 16.0
            y = max(base - card * 0.17, area.top - _OVER + width * _RATIO / 2)
        poses.append(Pose(x, y, width, angle, lift=lift, z=z + place + (50 if place == focus else 0)))
    return poses


def at(poses: list[Pose], x: float, y: float) -> int | None:
    """The place of the fan's card at a point: the topmost whose upright box holds it."""
    found = None
    for place, pose in enumerate(poses):
        inside = abs(x - pose.x) <= pose.width / 2 and abs(y - pose.y) <= pose.width * _RATIO / 2 + pose.lift
        if inside and (found is None or pose.z > poses[found].z):
            found = place
    return found
