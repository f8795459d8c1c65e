"""The place of each card of You Must Be 18!: a pure function of view, layout, draft and focus."""

from __future__ import annotations

from msgspec.structs import replace
from pygame import FRect

from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.table.focus import in_hand
from game.cardgames.must_be_18.table.layout import TableLayout
from game.cardgames.must_be_18.table.selection import Draft, suggested
from game.tables.animation.motion import Pose
from game.tables.fan import fan
from game.ui.drawing.cards import CARD_RATIO

HAND_Z = 200.0
"""From here on cards are in the hand, or in the air; those below lie in columns."""

_COLUMN_Z = 10.0
_SMALLER = 0.88
"""The size of a covered card against that of a top."""
_STEP = 0.3
_SEEN = 0.42
"""The least share of each hand card that is seen, if there is room."""
_HEADROOM = 34.0
_LIFTED = 0.2


def homes(view: MustBe18View, layout: TableLayout, draft: Draft, raised: int | None) -> dict[int, Pose]:
    """Every card that lies on the table, by key. `raised` is the hand card that the focus is on."""
    ghosts = {one.column for one in suggested(view, draft)}
    poses: dict[int, Pose] = {}
    for column, cards in enumerate(view.columns):
        card = draft.on(column)
        whole = cards if card is None else (*cards, card)
        poses.update(column_poses(layout, column, whole, covered=column in ghosts))
    for put in draft.puts:
        if put.column >= len(view.columns):
            poses[put.card] = top_pose(layout, put.column)
    held = in_hand(view, draft)
    poses.update(zip(held, hand_poses(view, layout, draft, raised), strict=True))
    return poses


# -- columns -------------------------------------------------------------------------------------------


def top_pose(layout: TableLayout, column: int) -> Pose:
    """The top of a column: large, and in one line with the others."""
    area = layout.columns[min(column, len(layout.columns) - 1)]
    return Pose(area.centerx, layout.row, layout.card, z=_COLUMN_Z + 90)


def column_poses(
    layout: TableLayout, column: int, cards: tuple[int, ...], *, covered: bool = False
) -> dict[int, Pose]:
    """A column from its lowest card on; each card lies a little below the card that it covers.

    Args:
        covered: whether a card that is still to come covers the last one, too.
    """
    top = top_pose(layout, column)
    width = layout.card * _SMALLER
    first = top.y - layout.card * CARD_RATIO / 2 + width * CARD_RATIO / 2
    depth = len(cards) - 1 + covered
    room = first - width * CARD_RATIO / 2 - layout.middle.top - 4
    step = min(width * CARD_RATIO * _STEP, room / max(depth, 1))
    poses = {}
    for place, card in enumerate(cards):
        under = depth - place
        if under:
            poses[card] = Pose(top.x, first - step * under, width, z=_COLUMN_Z + place)
        else:
            poses[card] = replace(top, z=_COLUMN_Z + place)
    return poses


# -- the hand ------------------------------------------------------------------------------------------


def hand_rows(layout: TableLayout, count: int) -> tuple[int, float]:
    """In how many rows a hand of so many cards is held, and how wide its cards are."""
    area = layout.hand
    best = (0.0, 1)
    for rows in (1, 2):
        each = -(-count // rows)
        by_width = area.width / (1.12 + _SEEN * max(each - 1, 0) + 0.3)
        high = _fan_height(area) if rows == 1 else (area.height - 22) / 2
        best = max(best, (min(by_width, high / CARD_RATIO, area.width / 5.5), -rows))
    return -best[1], best[0]


def hand_poses(view: MustBe18View, layout: TableLayout, draft: Draft, raised: int | None) -> list[Pose]:
    """The own hand in one fan, or in two rows where that leaves the cards larger."""
    held = in_hand(view, draft)
    place = held.index(raised) if raised in held else None
    # Putting cards on columns must not make those that are left grow.
    rows, card = hand_rows(layout, len(view.hand))
    ghosts = {one.card for one in suggested(view, draft)}
    poses: list[Pose] = []
    each = -(-len(held) // rows)
    for row in range(rows):
        cards = held[row * each : (row + 1) * each]
        focus = None if place is None or not 0 <= place - row * each < len(cards) else place - row * each
        if rows == 1:
            # The raised card stays under its neighbour: number and mark are on its left.
            spare = _fan_height(layout.hand) - card * CARD_RATIO
            fanned = fan(layout.hand.move(0, max(spare, 0) / 2), len(cards), card, focus, HAND_Z)
            found = [replace(pose, z=HAND_Z + number) for number, pose in enumerate(fanned)]
        else:
            found = _row(layout.hand, row, len(cards), card, focus)
        poses += found
    for number, one in enumerate(held):
        pose = poses[number]
        if one == draft.held:
            poses[number] = replace(pose, y=pose.y - card * _LIFTED, angle=0.0, lift=18.0)
        elif one in ghosts:
            poses[number] = replace(pose, y=pose.y - card * _LIFTED * 0.6)
    return poses


def _fan_height(area: FRect) -> float:
    """The height of the cards of a fan at most, its ends leaning."""
    return (area.height - _HEADROOM) / 1.04


def _row(area: FRect, row: int, count: int, card: float, focus: int | None) -> list[Pose]:
    """One of two rows."""
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
