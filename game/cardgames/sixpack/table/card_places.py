"""The pose of each card of Sixpack: a pure function of the view, the layout and the focus."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace
from pygame import FRect

from game.cardgames.sixpack.rules.choices import Play
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.table.layout import STRIPS, CardRow, SeatFront, TableLayout
from game.tables.animation.motion import Pose
from game.tables.seats import entry_of_seat

_PILE_Z = 10.0
_LAID_Z = 60.0
_MAX_LAID = 16
_BACK, _NEXT = 0.8, 1.1
"""Width factors of a face-down laid card, and of the card that is handled next."""
_CASCADE = 0.3
"""The distance between overlapping laid cards, in card widths."""
_SIDE_BY_SIDE = 0.52
"""The distance between cards side by side, in card widths."""


def face_down_key(seat: int, place: int) -> int:
    """Return the key of a face-down card that a seat has laid; other cards have their id as key."""
    return -(seat * _MAX_LAID + place + 1)


def homes(view: SixpackView, layout: TableLayout, lays: Mapping[int, int]) -> dict[int, Pose]:
    """Return the pose of every card outside the hand, by key; `lays` is the result of `play_indices`."""
    poses: dict[int, Pose] = {}
    for pile in range(len(view.piles)):
        poses.update(pile_poses(view, layout, pile))
    for seat in range(view.seats):
        cards = open_cards(view, seat)
        row = front_of(view, layout, seat).open
        poses.update(zip(cards, row_poses(row, len(cards)), strict=True))
        poses.update(_back_poses(view, layout, seat))
    for play in view.waiting:
        poses.update(zip(play.cards, play_poses(view, layout, play, lays[play.card]), strict=True))
    return poses


def front_of(view: SixpackView, layout: TableLayout, seat: int) -> SeatFront:
    return entry_of_seat(view, layout.fronts, seat)


# -- piles ---------------------------------------------------------------------------------------------


def pile_poses(view: SixpackView, layout: TableLayout, pile: int) -> dict[int, Pose]:
    """Return the poses of a pile's cards: the top one whole, the others as strips."""
    top = layout.piles[pile].top
    poses: dict[int, Pose] = {}
    for place, card in enumerate(view.piles[pile]):
        covering = len(view.piles[pile]) - 1 - place
        poses[card] = Pose(
            top.centerx, top.centery - strip_offset(layout, covering), layout.card, z=_PILE_Z + place * 0.1
        )
    return poses


def strip_offset(layout: TableLayout, covering: int) -> float:
    """Return how far a card with `covering` cards on it lies from the top card, in units."""
    far = min(max(covering - STRIPS, 0), STRIPS)
    return min(covering, STRIPS) * layout.strip + far * layout.edge


def pile_area(view: SixpackView, layout: TableLayout, pile: int) -> FRect:
    """Return the area that a pile's cards cover."""
    top = layout.piles[pile].top
    high = strip_offset(layout, max(len(view.piles[pile]) - 1, 0))
    return FRect(top.left, top.top - high, top.width, top.height + high)


# -- in front of the seats -----------------------------------------------------------------------------


def open_cards(view: SixpackView, seat: int) -> tuple[int, ...]:
    """Return the face-up cards of another seat's hand; the viewer's own are in the fan."""
    if seat == view.seat or not view.known:
        return ()
    lying = [card for card in view.open if card in view.known[seat]]
    return tuple(card for card in lying if card not in view.laid_open[seat])


def row_poses(row: CardRow, count: int) -> list[Pose]:
    """Return the poses of cards side by side, centred in a row; they overlap if there isn't room."""
    step = min(row.card * _SIDE_BY_SIDE, (row.room - row.card) / max(count - 1, 1))
    left = row.x - step * (count - 1) / 2
    return [Pose(left + step * place, row.y, row.card, z=20.0 + place) for place in range(count)]


def laid_pose(view: SixpackView, layout: TableLayout, seat: int, lay: int, over: int = 0) -> Pose:
    """Return the pose of a card in a seat's play number `lay` (from 0), on `over` other cards of the play."""
    places = front_of(view, layout, seat)
    x, y = places.laid[min(lay, len(places.laid) - 1)]
    under = over + max(lay - len(places.laid) + 1, 0)
    return Pose(x, y + under * places.card * _CASCADE, places.card, z=_LAID_Z + lay * 4 + over)


def laid_cards(view: SixpackView, seat: int) -> tuple[int, ...]:
    """Return the keys of the cards that a seat has laid face down."""
    if seat == view.seat:
        return tuple(card for lay in view.laid for card in (*lay.calculators, lay.card))
    count = view.laid_counts[seat] if view.laid_counts else 0
    return tuple(face_down_key(seat, place) for place in range(count))


def _back_poses(view: SixpackView, layout: TableLayout, seat: int) -> dict[int, Pose]:
    poses: dict[int, Pose] = {}
    for place, key in enumerate(laid_cards(view, seat)):
        pose = laid_pose(view, layout, seat, place)
        turned = replace(pose, width=pose.width * _BACK, angle=4.0 - 8.0 * (place % 2))
        poses[key] = turned.face_down()
    return poses


def play_indices(view: SixpackView, lays: Mapping[int, int]) -> dict[int, int]:
    """Return each waiting card's index among its player's plays; the index stays when other cards leave."""
    indices = {play.card: lays[play.card] for play in view.waiting if play.card in lays}
    for play in view.waiting:
        if play.card not in indices:
            taken = {
                indices[other.card]
                for other in view.waiting
                if other.seat == play.seat and other.card in indices
            }
            indices[play.card] = next(place for place in range(_MAX_LAID) if place not in taken)
    return indices


def play_poses(view: SixpackView, layout: TableLayout, play: Play, lay: int) -> list[Pose]:
    """Return the poses of a revealed card and its Calculators; the next card to be handled is larger."""
    poses = [laid_pose(view, layout, play.seat, lay, over) for over in range(len(play.cards))]
    if play.card == view.order[0].card:
        poses[-1] = replace(poses[-1], width=poses[-1].width * _NEXT, lift=14.0, z=_LAID_Z + 30)
    return poses
