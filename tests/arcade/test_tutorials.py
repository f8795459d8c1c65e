"""Tutorials: their questions, their replies, and the match that results."""

import pytest

from game.arcade.tutorials.check import check_tutorial
from game.arcade.tutorials.course import PLAYER_SEAT, Course
from game.engine.contract import IllegalChoice
from game.storage.levels.tables import load_opponents
from game.storage.levels.tutorials import Tutorial, load_tutorials
from game.storage.places import LEVELS, TUTORIALS
from game.ui.devices.actions import Action

ALL = load_tutorials([LEVELS / TUTORIALS], lambda _one: None).tutorials
SECONDS_TO_READ, SECONDS_TO_DO = 0.055, 6.0
"""Seconds for reading a letter, and for a choice with the turn that follows."""


@pytest.mark.parametrize("name", ALL)
def test_each_tutorial_can_be_played_along_every_path(name: str) -> None:
    opponents = [one.id for one in load_opponents(LEVELS / "opponents.toml")]
    check_tutorial(ALL[name], opponents, list(Action))


@pytest.mark.parametrize("name", ALL)
def test_tutorials_take_at_most_five_minutes(name: str) -> None:
    assert sum(len(step.say) * SECONDS_TO_READ + SECONDS_TO_DO for step in ALL[name].steps) < 300


@pytest.mark.parametrize("name", ALL)
def test_every_wrong_choice_has_a_reply_and_changes_nothing(name: str) -> None:
    course = Course(ALL[name])
    tried = 0
    while not course.over:
        good, state, place = course.good, course.match.state, course.step_index
        for choice in course.match.pending.get(PLAYER_SEAT, ()):
            if course.step.good and choice not in good:
                verdict = course.choose(choice)
                assert not verdict.good
                assert verdict.words
                assert (course.match.state, course.step_index) == (state, place)
                tried += 1
        course.skip_step()
    assert tried


def test_try_has_its_own_reply_or_the_general_one() -> None:
    course = course_at_step(ALL["six_takes"], 3)
    by_label = {str(choice.card): choice for choice in course.match.pending[PLAYER_SEAT]}
    assert course.choose(by_label["75"]).words == course.step.tries["play 75"]
    assert course.choose(by_label["2"]).words == course.step.wrong
    assert course.choose(by_label["45"]).good
    assert course.step_index == 4


def test_illegal_choice_is_not_a_try() -> None:
    course = Course(ALL["six_takes"])
    other = course.match.pending[PLAYER_SEAT][0]
    course.choose(course.good[0])
    course.advance()
    course.advance()
    # In the second turn, when the 60 is no longer in the hand.
    with pytest.raises(IllegalChoice):
        course.choose(type(other)(60))
    assert course.step_index == 3


def test_question_needs_an_answer_before_advancing() -> None:
    course = Course(ALL["six_takes"])
    assert not course.advance()
    assert course.step_index == 0


def course_at_step(tutorial: Tutorial, place: int) -> Course:
    course = Course(tutorial)
    while course.step_index < place:
        course.skip_step()
    return course
