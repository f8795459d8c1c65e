"""The course of tutorials: what is asked, what is answered, and what the match makes of it."""

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
"""For a letter, and for a choice with the turn that follows it."""


@pytest.mark.parametrize("name", ALL)
def test_each_can_be_played_along_every_way(name: str) -> None:
    opponents = [one.id for one in load_opponents(LEVELS / "opponents.toml")]
    check_tutorial(ALL[name], opponents, list(Action))


@pytest.mark.parametrize("name", ALL)
def test_five_minutes_are_enough(name: str) -> None:
    assert sum(len(step.say) * SECONDS_TO_READ + SECONDS_TO_DO for step in ALL[name].steps) < 300


@pytest.mark.parametrize("name", ALL)
def test_every_wrong_choice_is_answered_and_changes_nothing(name: str) -> None:
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


def test_a_try_has_an_answer_of_its_own_or_the_one_for_all_others() -> None:
    course = at_step(ALL["six_takes"], 3)
    by_label = {str(choice.card): choice for choice in course.match.pending[PLAYER_SEAT]}
    assert course.choose(by_label["75"]).words == course.step.tries["play 75"]
    assert course.choose(by_label["2"]).words == course.step.wrong
    assert course.choose(by_label["45"]).good
    assert course.step_index == 4


def test_what_the_rules_forbid_is_no_try() -> None:
    course = Course(ALL["six_takes"])
    other = course.match.pending[PLAYER_SEAT][0]
    course.choose(course.good[0])
    course.advance()
    course.advance()
    # Of the second turn, in which the 60 is not in the hand any more.
    with pytest.raises(IllegalChoice):
        course.choose(type(other)(60))
    assert course.step_index == 3


def test_one_cannot_just_go_on_where_a_choice_is_asked_for() -> None:
    course = Course(ALL["six_takes"])
    assert not course.advance()
    assert course.step_index == 0


def at_step(tutorial: Tutorial, place: int) -> Course:
    course = Course(tutorial)
    while course.step_index < place:
        course.skip_step()
    return course
