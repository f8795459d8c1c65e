"""The pose of each card of Sixty-six: a pure function of the view, the layout and the focus."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from msgspec.structs import replace
from pygame import FRect

from game.cardgames.sixty_six.rules.deck import HAND_SIZE
from game.cardgames.sixty_six.rules.view import SEATS, Play, SixtySixView, team_of
from game.cardgames.sixty_six.sheet import hand_order
from game.cardgames.sixty_six.table.layout import ChairPlace, TableLayout
from game.cardgames.sixty_six.words.names import teams_in_order
from game.cardgames.sixty_six.words.questions import forbidden_card_reason
from game.tables.animation.motion import Pose
from game.tables.focus import card_area
from game.tables.hand import fan_poses
from game.ui.drawing.cards import CARD_RATIO

BACK: Final = -1
"""The key of a card that shows its back; face-up cards have their number as key."""

_TILTED = 0.62
"""Half the width of a tilted card, in card widths."""
_PILE_Z, _TRICK_Z, _HAND_Z = 2.0, 60.0, 200.0
_TILTS = (-1.5, 3.0, 1.5, -3.0)
_ASIDE = 0.62
_OPEN_WIDE = 0.66
"""The greatest visible part of an open card under the next one, in card widths."""
_LIT = 9.0
_FAN_TURN, _FAN_RADIUS = 11.0, 2.3
"""The angle between cards in a duck's fan, in degrees, and the fan's radius, in card widths."""


def relative_place(view: SixtySixView, seat: int) -> int:
    """Return a seat's place at the table, counted from the viewer's (for a spectator, from seat 0)."""
    return (seat - (view.seat or 0)) % SEATS


def seat_at(view: SixtySixView, place: int) -> int:
    return (place + (view.seat or 0)) % SEATS


def dimmed_cards(view: SixtySixView) -> frozenset[int]:
    """Return the viewer's cards that may not be played to the trick now."""
    return frozenset([card for card in view.hand if view.must_play and forbidden_card_reason(view, card)])


def homes(view: SixtySixView, layout: TableLayout) -> dict[int, Pose]:
    """Return the pose of every card outside the hand, by key."""
    poses = pile_poses(view, layout)
    poses.update({play[1]: slot_pose(view, layout, play, place) for place, play in enumerate(view.trick)})
    return poses


def side_of(view: SixtySixView, team: int) -> int:
    """Return the side of the table that shows a team: 0 (left) for the viewer's team."""
    return teams_in_order(view).index(team)


def pile_poses(view: SixtySixView, layout: TableLayout) -> dict[int, Pose]:
    """Return the poses of cards in won tricks: face down in front of the winning team, trick by trick."""
    poses: dict[int, Pose] = {}
    won = [0, 0]
    for trick in view.tricks:
        team = team_of(trick.winner)
        side = side_of(view, team)
        x, y, step = packet_place(layout, side)
        x += won[team] * step
        won[team] += 1
        for number, (_seat, card) in enumerate(trick.plays):
            tilt = _TILTS[(card + number) % SEATS] * 1.4
            z = _PILE_Z + won[team] * SEATS + number
            poses[card] = Pose(x, y - number, layout.pile_card, tilt, face=0.0, lift=2.0, z=z)
    return poses


def reason_area(view: SixtySixView, layout: TableLayout) -> FRect:
    """Return the area of a hint's reason: between the piles of won tricks, which grow towards the middle."""
    middle, card = layout.reason.centerx, layout.pile_card * _TILTED
    taken = [abs(pose.x - middle) - card for pose in pile_poses(view, layout).values()]
    if view.marriages:
        taken += [abs(side.marriage_suits[0][0] - middle) - card for side in layout.sides]
    half = max(min([layout.preview.width / 2, *taken]), layout.reason.width / 2)
    return FRect(middle - half, layout.reason.top, 2 * half, layout.reason.height)


def packet_place(layout: TableLayout, side: int) -> tuple[float, float, float]:
    """Return the middle (x, y) of the first trick in a side's pile, and the step to the next one."""
    pile, card = layout.sides[side].pile, layout.pile_card
    step = (pile.width - card) / (HAND_SIZE - 1)
    first = pile.left + card / 2 if side == 0 else pile.right - card / 2
    return first, pile.centery + 2, step if side == 0 else -step


def last_trick_area(view: SixtySixView, layout: TableLayout) -> FRect:
    """Return the area of the last trick in its pile; without tricks, the first place in the viewer's pile."""
    side = 0
    number = 0
    if view.tricks:
        team = team_of(view.tricks[-1].winner)
        side, number = side_of(view, team), view.tricks_won[team] - 1
    x, y, step = packet_place(layout, side)
    return card_area(Pose(x + number * step, y, layout.pile_card))


def chair_of(view: SixtySixView, layout: TableLayout, seat: int) -> ChairPlace:
    return layout.chairs[relative_place(view, seat)]


def slot_pose(view: SixtySixView, layout: TableLayout, play: Play, place: int) -> Pose:
    """Return the pose of a card that a player plays to a trick, in front of that player."""
    at = relative_place(view, play[0])
    slot = layout.slots[at]
    return Pose(slot.centerx, slot.centery, layout.card, _TILTS[at], z=_TRICK_Z + place)


def hand_poses(view: SixtySixView, layout: TableLayout, raised: int | None) -> list[Pose]:
    hand = hand_order(view.hand)
    place = hand.index(raised) if raised in hand else None
    if view.sits_out:
        return [_aside_pose(layout, len(hand), number, number == place) for number in range(len(hand))]
    poses = fan_poses(
        layout.hand,
        len(hand),
        layout.hand_card,
        place,
        _HAND_Z,
        apart=layout.card_gap,
        left_handed=layout.left_handed,
    )
    playable = {*view.hand} - dimmed_cards(view) if view.must_play else set()
    top = (layout.tags.bottom + 2) if layout.tags.height else layout.line.bottom + 1
    placed = []
    for number, (card, pose) in enumerate(zip(hand, poses, strict=True)):
        y = pose.y - _LIT * layout.seating.scale if card in playable and number != place else pose.y
        placed.append(replace(pose, y=max(y, top + pose.width * CARD_RATIO / 2)))
    return placed


def _aside_pose(layout: TableLayout, count: int, number: int, raised: bool) -> Pose:
    """Return the pose of a card in the viewer's hand that is laid aside: small, in a row, face down."""
    width = layout.hand_card * _ASIDE
    x = layout.hand.centerx + (number - (count - 1) / 2) * width * 0.5
    y = layout.hand.top + 16 + width * CARD_RATIO / 2 - (6 if raised else 0)
    return Pose(x, y, width, face=0.0, lift=3.0, z=_HAND_Z + number)


# -- other hands ---------------------------------------------------------------------------------------


def fan_places(chair: ChairPlace, count: int) -> list[tuple[FRect, float]]:
    """Return the areas of the cards in a duck's fan, each with its angle."""
    x, y, width = chair.fan
    places = []
    for number in range(count):
        turn = (number - (count - 1) / 2) * _FAN_TURN
        radius = width * _FAN_RADIUS
        area = FRect(0, 0, width, width * CARD_RATIO)
        area.center = x + sin(radians(turn)) * radius, y + (1 - cos(radians(turn))) * radius
        places.append((area, -turn))
    return places


def open_places(chair: ChairPlace, count: int) -> list[FRect]:
    """Return the areas of an open hand's cards; the fewer there are, the less they overlap."""
    room = chair.open
    width = room.height / CARD_RATIO
    step = min(width * _OPEN_WIDE, (room.width - width) / max(count - 1, 1))
    left = room.centerx - (width + step * (count - 1)) / 2
    return [FRect(left + number * step, room.top, width, room.height) for number in range(count)]
