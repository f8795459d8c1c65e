"""The pose of each card of You Must Be 18!: a pure function of view, layout, draft and focus."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace
from pygame import FRect

from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.table.layout import TableLayout
from game.cardgames.must_be_18.table.selection import SelectionDraft, suggested_placements, unplaced_cards
from game.tables.animation.motion import Pose
from game.tables.hand import fan_poses, mirrored_poses
from game.ui.drawing.cards import CARD_RATIO

HAND_Z = 200.0
"""The z from which cards are in the hand or in the air; cards below it are in columns."""
BURIED = 86 / 112
"""The width of a covered card, in widths of a top."""
PLACED = 52 / 112
"""The distance from a top to a card put on it, in widths of a top."""

_COLUMN_Z = 10.0
_STRIP = 26 / 112
"""The visible strip of a covered card, in widths of a top."""
_EDGE, _EDGES = 6 / 112, 5
"""The visible edge of cards below the strips, in widths of a top, and the most such edges.

Numbers are never cut; still lower cards share one edge.
"""
_SEEN = 0.42
"""The least visible share of each hand card, if there is room."""
_OVER_FAN, _HANGS = 14.0, 0.21
"""The space above a fan, in units, and how far its ends hang down, in card widths."""
_BETWEEN = 20.0
_LIFTED, _RAISED = 36 / 96, 0.17
"""How far a selected card is lifted, and how far the fan lifts the focused card, in card widths."""


def homes(
    view: MustBe18View, layout: TableLayout, draft: SelectionDraft, flying: Collection[int] = ()
) -> dict[int, Pose]:
    """Return the pose of every card outside the hand, by key; cards in `flying` don't cover others yet."""
    poses: dict[int, Pose] = {}
    for column, cards in enumerate(view.columns):
        lying = tuple([card for card in cards if card not in flying])
        poses.update(column_poses(layout, column, lying))
        for card in cards[len(lying) :]:
            poses[card] = replace(top_pose(layout, column), z=_COLUMN_Z + len(lying))
    for placed in draft.placements:
        poses[placed.card] = placed_card_pose(layout, placed.column, new=placed.column >= len(view.columns))
    return poses


# -- columns -------------------------------------------------------------------------------------------


def top_pose(layout: TableLayout, column: int) -> Pose:
    """Return the pose of a column's top: large, and level with the other tops."""
    area = layout.columns[min(column, len(layout.columns) - 1)]
    return Pose(area.centerx, layout.row, layout.card, z=_COLUMN_Z + 90)


def placed_card_pose(layout: TableLayout, column: int, *, new: bool) -> Pose:
    """Return the pose of a card put on a column: nearer than the top, whose number stays visible."""
    top = top_pose(layout, column)
    return top if new else replace(top, y=top.y + layout.card * PLACED, z=_COLUMN_Z + 95, lift=6.0)


def column_poses(layout: TableLayout, column: int, cards: tuple[int, ...]) -> dict[int, Pose]:
    """Return the poses of a column's cards: covered cards show strips, the oldest only edges."""
    top = top_pose(layout, column)
    width = layout.card * BURIED
    edge = top.y - layout.card * CARD_RATIO / 2
    whole, strip, rest = _strip_sizes(layout, edge - layout.middle.top, len(cards) - 1)
    poses = {}
    for place, card in enumerate(cards):
        under = len(cards) - 1 - place
        if under:
            far = strip * min(under, whole) + rest * min(max(under - whole, 0), _EDGES)
            poses[card] = Pose(top.x, edge - far + width * CARD_RATIO / 2, width, z=_COLUMN_Z + place)
        else:
            poses[card] = replace(top, z=_COLUMN_Z + place)
    return poses


def _strip_sizes(layout: TableLayout, room: float, covered: int) -> tuple[int, float, float]:
    """Return how many of the covered cards show a strip, the height of a strip, and the height of an edge."""
    strip = min(layout.card * _STRIP, room / 2)
    edge = layout.card * _EDGE
    strips = covered
    while strips and strips * strip + min(covered - strips, _EDGES) * edge > room:
        strips -= 1
    return strips, strip, edge


# -- the hand ------------------------------------------------------------------------------------------


def hand_rows(layout: TableLayout, count: int) -> tuple[int, float]:
    """Return the number of rows for a hand of `count` cards, and the width of its cards."""
    area = layout.hand
    best = (0.0, 1)
    for rows in (1, 2):
        each = -(-count // rows)
        by_width = area.width / (1.12 + _SEEN * max(each - 1, 0) + 0.3)
        # The ends of a fan hang down.
        fan_height = (area.height - _OVER_FAN) / (1 + _HANGS / CARD_RATIO)
        high = fan_height if rows == 1 else (area.height - _BETWEEN) / 2
        best = max(best, (min(by_width, high / CARD_RATIO, layout.hand_card), -rows))
    return -best[1], best[0]


def hand_poses(
    view: MustBe18View, layout: TableLayout, draft: SelectionDraft, raised: int | None
) -> list[Pose]:
    """Return the poses of the player's hand: a fan, or two rows if the cards are larger that way."""
    held = unplaced_cards(view, draft)
    place = held.index(raised) if raised in held else None
    # Based on the whole hand, so that cards keep their size while others are put on columns.
    rows, card = hand_rows(layout, len(view.hand))
    suggested_cards = {placed.card for placed in suggested_placements(view, draft)}
    poses: list[Pose] = []
    each = -(-len(held) // rows)
    for row in range(rows):
        cards = held[row * each : (row + 1) * each]
        focus = None if place is None or not 0 <= place - row * each < len(cards) else place - row * each
        if focus is not None and layout.left_handed:
            focus = len(cards) - 1 - focus
        if rows == 1:
            # The raised card stays under its neighbour: its number and mark are on the visible side.
            lower = layout.hand.height - _OVER_FAN - card * (CARD_RATIO + _HANGS)
            fanned = fan_poses(layout.hand.move(0, max(lower, 0)), len(cards), card, focus, HAND_Z)
            row_poses = [replace(pose, z=HAND_Z + number) for number, pose in enumerate(fanned)]
        else:
            row_poses = _row_poses(layout.hand, row, len(cards), card, focus)
        poses += mirrored_poses(layout.hand, row_poses) if layout.left_handed else row_poses
    for number, key in enumerate(held):
        if key == draft.held or key in suggested_cards:
            # A lifted card isn't raised further by the focus.
            up = _LIFTED - (_RAISED if number == place and rows == 1 else 0.0)
            pose = poses[number]
            poses[number] = replace(pose, y=pose.y - card * up, angle=0.0, width=card, lift=18.0)
    return poses


def _row_poses(area: FRect, row: int, count: int, card: float, focus: int | None) -> list[Pose]:
    """Return the poses of one of a hand's two rows; `card` is a card's width, `focus` an index in the row."""
    height = card * CARD_RATIO
    y = area.top + 6 + height / 2 + row * (height + 3)
    step = min(card * 0.9, (area.width - card * 1.1) / max(count - 1, 1))
    left = area.centerx - step * (count - 1) / 2
    return [
        Pose(
            left + step * place,
            y - (4 if place == focus else 0),
            card * (1.06 if place == focus else 1.0),
            lift=12.0 if place == focus else 4.0,
            z=HAND_Z + 60 * row + place,
        )
        for place in range(count)
    ]
