"""A hand as a fan: the card under the pointer stays under it when it's raised."""

from itertools import pairwise

import pytest
from pygame import FRect

from game.tables.hand import card_at, fan_poses
from tests.support.sampling import sampled

HAND = FRect(266, 524, 692, 196)
CARD = 108.0
BELOW_TOPS, ABOVE_FEET = int(HAND.top + 14 + CARD * 0.13), int(HAND.top + 14 + CARD * 1.46)
"""Between these heights, no edge of a leaning card shows over or under its neighbour's corner."""


handed = pytest.mark.parametrize("left_handed", [False, True])


@handed
@pytest.mark.parametrize("count", sampled(range(1, 15), 7))
def test_raised_card_stays_under_the_pointer(count: int, left_handed: bool) -> None:
    """Otherwise a card would escape the pointer, and a press would take its neighbour."""
    raised = [fan_poses(HAND, count, CARD, focus, left_handed=left_handed) for focus in range(count)]
    resting = fan_poses(HAND, count, CARD, left_handed=left_handed)
    for focus, poses in enumerate([*raised, resting]):
        for x in range(int(HAND.left), int(HAND.right), 4):
            for y in range(BELOW_TOPS, ABOVE_FEET, 12):
                found = card_at(poses, x, y)
                if found is not None:
                    assert card_at(raised[found], x, y) == found, (focus, x, y)


@handed
@pytest.mark.parametrize("count", range(1, 15))
def test_no_card_leaves_its_area_sideways(count: int, left_handed: bool) -> None:
    for focus in (None, *range(count)):
        for pose in fan_poses(HAND, count, CARD, focus, left_handed=left_handed):
            assert pose.x - pose.width / 2 >= HAND.left
            assert pose.x + pose.width / 2 <= HAND.right


@handed
@pytest.mark.parametrize("focus", [None, 0, 2, 6])
def test_cards_are_as_far_apart_as_tags_need_if_there_is_room(focus: int | None, left_handed: bool) -> None:
    """Otherwise tags with a word would be edge to edge, with their words cut."""
    small, apart = 46.0, 61.0
    poses = fan_poses(HAND, 7, small, focus, apart=apart, left_handed=left_handed)
    assert all(one.x - other.x > apart - 0.1 for other, one in pairwise(poses))
    assert all(
        HAND.left <= pose.x - pose.width / 2 <= pose.x + pose.width / 2 <= HAND.right for pose in poses
    )
    many = fan_poses(HAND, 14, small, focus, apart=apart, left_handed=left_handed)
    assert all(HAND.left <= pose.x - pose.width / 2 <= pose.x + pose.width / 2 <= HAND.right for pose in many)


def test_wide_cards_are_no_further_apart_for_tags() -> None:
    assert fan_poses(HAND, 5, CARD, 2, apart=61.0) == fan_poses(HAND, 5, CARD, 2)
