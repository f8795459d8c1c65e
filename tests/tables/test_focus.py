"""Which spot a point of a table means, and the focus's place in the hand."""

from pygame import FRect

from game.tables.animation.motion import Pose
from game.tables.focus import Focus, Spot, move_focus
from game.tables.hand import spot_at

HAND = (Spot("hand", 7), Spot("hand", 8))
POSES = [Pose(100, 500, 80, z=1), Pose(140, 500, 80, z=2)]
TABLE, CARD = Spot("middle"), Spot("trick", 3)
AREAS = {TABLE: FRect(0, 0, 400, 300), CARD: FRect(100, 100, 80, 117)}


def test_smaller_of_two_overlapping_spots_is_found() -> None:
    assert spot_at(AREAS, HAND, POSES, 120, 150) == CARD
    assert spot_at(AREAS, HAND, POSES, 20, 20) == TABLE
    assert spot_at(AREAS, HAND, POSES, 20, 500) is None


def test_top_card_of_the_hand_is_found_if_it_may_be_focused() -> None:
    held = {spot: FRect(0, 400, 400, 200) for spot in HAND}
    assert spot_at(held, HAND, POSES, 120, 500) == HAND[1]
    assert spot_at(held, HAND, POSES, 70, 500) == HAND[0]
    assert spot_at(AREAS, HAND, POSES, 120, 500) is None


def test_place_in_the_hand_is_kept_while_the_focus_is_elsewhere() -> None:
    held = move_focus(Focus(browsing=True), HAND[1], HAND)
    assert held == Focus(HAND[1], place=1, browsing=True)
    assert move_focus(held, CARD, HAND) == Focus(CARD, place=1, browsing=True)
