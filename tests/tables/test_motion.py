"""Flights: whatever the easing curve does at its ends, a pose stays one that can be drawn."""

import pytest

from game.tables.animation.motion import Flight, MovingCard, Pose
from game.ui.animation import easing
from game.ui.animation.easing import Ease
from game.ui.animation.timeline import Step, Timeline, Tween

EASES = (easing.linear, easing.glide, easing.swing, easing.anticipate, easing.settle)
HERE, THERE = Pose(10.0, 20.0, 60.0), Pose(300.0, 200.0, 80.0, face=0.0)


@pytest.mark.parametrize("fade", [False, True])
@pytest.mark.parametrize("ease", EASES)
def test_a_pose_on_its_way_can_be_drawn(ease: Ease, fade: bool) -> None:
    card = MovingCard(1, HERE, HERE)
    timeline = Timeline()
    timeline.add([Step((Tween(Flight(card, lambda: THERE, fade=fade), 1.0, ease=ease),))])
    while timeline.busy:
        timeline.update(0.01)
        assert 0.0 <= card.pose.alpha <= 1.0
        assert 0.0 <= card.pose.face <= 1.0
        assert card.pose.width > 0
    assert card.pose == THERE


def test_a_fading_card_is_whole_before_it_goes() -> None:
    """A curve that first goes back a little must not light the card up."""
    card = MovingCard(1, HERE, HERE)
    Flight(card, lambda: THERE, fade=True)(-0.05)
    assert card.pose == HERE
