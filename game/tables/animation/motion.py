"""Cards in motion: a card's current pose, its home pose, and the tweens that move it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from msgspec import Struct
from msgspec.structs import replace

from game.ui.animation.timeline import Tween

_CATCH_UP = 16.0
_LANDING = 0.09
"""The seconds for which a landing card is squashed."""


class Pose(Struct, frozen=True):
    """The pose of a card: its centre and width in units, its angle in degrees, and which face shows.

    Attributes:
        face: 1 face up, 0 face down; at 0.5 the card is seen edge-on.
        lift: the height above the table, in units, which sets the shadow.
        squash: the vertical scale; below 1 while a card lands.
        alpha: the opacity, from 0 to 1.
        z: cards with a higher z are drawn later.
        mirrored: whether the index is on the right, as in a left-handed fan.
    """

    x: float
    y: float
    width: float
    angle: float = 0.0
    face: float = 1.0
    lift: float = 2.0
    squash: float = 1.0
    alpha: float = 1.0
    z: float = 0.0
    mirrored: bool = False

    def towards(self, other: Pose, share: float) -> Pose:
        return Pose(
            x=self.x + (other.x - self.x) * share,
            y=self.y + (other.y - self.y) * share,
            width=self.width + (other.width - self.width) * share,
            angle=self.angle + (other.angle - self.angle) * share,
            face=_share(self.face + (other.face - self.face) * share),
            lift=self.lift + (other.lift - self.lift) * share,
            squash=self.squash + (other.squash - self.squash) * share,
            alpha=_share(self.alpha + (other.alpha - self.alpha) * share),
            z=other.z if share > 0 else self.z,
            mirrored=other.mirrored if share > 0 else self.mirrored,
        )

    def face_down(self) -> Pose:
        return replace(self, face=0.0)

    def looks_like(self, other: Pose) -> bool:
        """Return whether the difference between two poses is too small to see."""
        return (
            abs(self.x - other.x) + abs(self.y - other.y) < 0.4
            and abs(self.width - other.width) + abs(self.angle - other.angle) < 0.3
            and abs(self.face - other.face) + abs(self.alpha - other.alpha) < 0.01
            and abs(self.lift - other.lift) < 0.3
            and abs(self.squash - other.squash) < 0.01
        )


def _share(value: float) -> float:
    return max(0.0, min(1.0, value))


@dataclass(slots=True)
class MovingCard:
    """A card on the table, which moves towards its home unless it's `held` by a tween or the pointer."""

    key: int
    pose: Pose
    home: Pose
    held: bool = False

    def move_home(self, seconds: float) -> None:
        if self.held or self.pose == self.home:
            return
        share = 1.0 - math.exp(-_CATCH_UP * seconds)
        moved = self.pose.towards(self.home, share)
        self.pose = self.home if moved.looks_like(self.home) else moved


@dataclass(slots=True)
class Flight:
    """A card's movement from its current pose to a target, in an arc `height` units high; a tween calls it.

    On the way, it's lifted by up to `raised` units. With `fade`, it doesn't travel: it fades out at the first
    pose and in at the target.
    """

    card: MovingCard
    target: Callable[[], Pose]
    height: float = 0.0
    raised: float = 0.0
    fade: bool = False
    start: Pose | None = field(default=None, init=False)

    def __call__(self, share: float) -> None:
        if self.start is None:
            self.start = self.card.pose
            self.card.held = True
        end = self.target()
        if share >= 1.0:
            self.card.pose = end
            self.card.held = False
            return
        if self.fade:
            there = share >= 0.5
            pose = end if there else self.start
            self.card.pose = replace(pose, alpha=pose.alpha * abs(2 * _share(share) - 1))
            return
        pose = self.start.towards(end, share)
        hump = 4 * share * (1 - share)
        self.card.pose = replace(
            pose,
            y=pose.y - self.height * hump,
            lift=pose.lift + self.raised * hump,
            z=max(self.start.z, end.z) + 100,
        )


def land(card: MovingCard) -> Tween:
    """Return the tween that squashes a card as it lands."""

    def squash(share: float) -> None:
        card.held = share < 1.0
        card.pose = replace(card.home, squash=1.0 - 0.12 * math.sin(math.pi * share))

    return Tween(squash, _LANDING)


def hop(card: MovingCard, height: float, seconds: float, delay: float = 0.0) -> Tween:
    """Return the tween in which a card hops `height` units up from its home."""

    def rise(share: float) -> None:
        high = height * math.sin(math.pi * share)
        card.held = share < 1.0
        card.pose = replace(card.home, y=card.home.y - high, lift=card.home.lift + high)

    return Tween(rise, seconds, delay)


def pause(seconds: float) -> Tween:
    return Tween(lambda _share: None, seconds)


def call_step(function: Callable[[], None], delay: float = 0.0) -> Tween:
    return Tween(lambda _share: function(), 0.0, delay)


def hold_in_place(cards: Iterable[MovingCard]) -> None:
    """Keep cards from moving home until a flight moves them."""
    for card in cards:
        card.held = True


def set_homes(cards: Iterable[MovingCard], poses: Iterable[Pose]) -> None:
    """Set each card's home to the pose at the same index."""
    for card, pose in zip(cards, poses, strict=True):
        card.home = pose
