"""A hand as a fan: the card under a pointer stays under it when it is raised."""

import pytest
from pygame import FRect

from game.tables.animation.fan import at, fan

HAND = FRect(266, 524, 692, 196)
CARD = 108.0
BELOW_TOPS, ABOVE_FEET = int(HAND.top + 14 + CARD * 0.13), int(HAND.top + 14 + CARD * 1.46)
"""Between them no edge of a card that leans is seen over or under the next one's corner."""


handed = pytest.mark.parametrize("left_handed", [False, True])


@handed
@pytest.mark.parametrize("count", range(1, 15))
def test_the_raised_card_is_still_at_the_pointer(count: int, left_handed: bool) -> None:
    """Else a card flees the pointer that finds it, and a press there takes its neighbour."""
    raised = [fan(HAND, count, CARD, focus, left_handed=left_handed) for focus in range(count)]
    for focus, poses in enumerate(raised):
        for x in range(int(HAND.left), int(HAND.right), 8):
            for y in range(BELOW_TOPS, ABOVE_FEET, 12):
                found = at(poses, x, y)
                if found is not None:
                    assert at(raised[found], x, y) == found, (focus, x, y)


@handed
@pytest.mark.parametrize("count", range(1, 15))
def test_no_card_leaves_its_area_to_the_sides(count: int, left_handed: bool) -> None:
    for focus in (None, *range(count)):
        for pose in fan(HAND, count, CARD, focus, left_handed=left_handed):
            assert pose.x - pose.width / 2 >= HAND.left
            assert pose.x + pose.width / 2 <= HAND.right
