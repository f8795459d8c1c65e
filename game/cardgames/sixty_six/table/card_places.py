"""The place of each card of Sixty-six: a pure function of the view, the layout and the focus."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from game.cardgames.sixty_six.rules.deck import SUIT_OF
from game.cardgames.sixty_six.rules.seats import SEATS
from game.cardgames.sixty_six.rules.view import Play, SixtySixView
from game.cardgames.sixty_six.table.art.suits import CLUB, DIAMOND, HEART, SPADE
from game.cardgames.sixty_six.table.layout import TableLayout
from game.cardgames.sixty_six.words.questions import why_not
from game.tables.animation.motion import Pose
from game.tables.fan import fan
from game.ui.drawing.cards import CARD_RATIO

BACK: Final = -1
"""The key of a card that shows its back; the others' keys are their numbers."""

_HELD: Final = (CLUB, DIAMOND, SPADE, HEART)
"""The suits as a hand is held: black and red in turn."""
_TRICK_Z, _HAND_Z = 20.0, 200.0
_TILTS = (-1.5, 3.0, 1.5, -3.0)
_ASIDE = 0.62
_LIT = 8.0


def place_of(view: SixtySixView, seat: int) -> int:
    """A seat's place, seen from the view's own seat, or from the first seat."""
    return (seat - (view.seat or 0)) % SEATS


def seat_at(view: SixtySixView, place: int) -> int:
    """The seat at a place."""
    return (place + (view.seat or 0)) % SEATS


def hand_order(cards: tuple[int, ...]) -> tuple[int, ...]:
    """A hand as it is held: by suits, the low cards on the left."""
    return tuple(sorted(cards, key=lambda card: (_HELD.index(SUIT_OF[card]), card)))


def is_aside(view: SixtySixView) -> bool:
    """Whether the own hand is laid aside."""
    return view.seat is not None and view.aside == view.seat


def dimmed(view: SixtySixView) -> frozenset[int]:
    """The own cards that may not be played to the trick now."""
    if view.seat is None or view.asked != view.seat or view.stage != "play":
        return frozenset()
    return frozenset([card for card in view.hand if why_not(view, card)])


def homes(view: SixtySixView, layout: TableLayout, raised: int | None) -> dict[int, Pose]:
    """Every card that lies on the table, by key. `raised` is the hand card that is raised."""
    poses = {card: trick_pose(view, layout, place) for place, (_seat, card) in enumerate(view.trick)}
    poses.update(zip(hand_order(view.hand), hand_poses(view, layout, raised), strict=True))
    return poses


def trick_pose(view: SixtySixView, layout: TableLayout, place: int) -> Pose:
    """The pose of the card that was played to the trick as the first, second …"""
    return slot_pose(view, layout, view.trick[place], place)


def slot_pose(view: SixtySixView, layout: TableLayout, play: Play, place: int) -> Pose:
    """The pose of a card in a trick: before its player."""
    at = place_of(view, play[0])
    slot = layout.slots[at]
    return Pose(slot.centerx, slot.centery, layout.card, _TILTS[at], z=_TRICK_Z + place)


def hand_poses(view: SixtySixView, layout: TableLayout, raised: int | None) -> list[Pose]:
    """The fan of the own hand; those that may be played stand out, one laid aside lies face down."""
    hand = hand_order(view.hand)
    place = hand.index(raised) if raised in hand else None
    if is_aside(view):
        return [_aside(layout, len(hand), number, number == place) for number in range(len(hand))]
    poses = fan(layout.hand, len(hand), layout.hand_card, place, _HAND_Z)
    dim = dimmed(view)
    found = []
    for number, (card, pose) in enumerate(zip(hand, poses, strict=True)):
        y = pose.y - _LIT if dim and card not in dim and number != place else pose.y
        least = (layout.tags.bottom + 4 if layout.tags.height else layout.line.bottom + 2) + (
            pose.width * CARD_RATIO / 2
        )
        found.append(replace(pose, y=max(y, least)))
    return found


def _aside(layout: TableLayout, count: int, number: int, raised: bool) -> Pose:
    """A card of the own hand while that is laid aside: small, in a row, face down."""
    width = layout.hand_card * _ASIDE
    x = layout.hand.centerx + (number - (count - 1) / 2) * width * 0.5
    y = layout.hand.top + 16 + width * CARD_RATIO / 2 - (6 if raised else 0)
    return Pose(x, y, width, face=0.0, lift=3.0, z=_HAND_Z + number)
