"""The topics of words: whose move it is, and what tells of points."""

import pytest

from game.voice.captions import Captions
from game.voice.speech_queue import Urgency
from game.voice.topics import Topic, topic_of
from tests.contract.games import KITS, rules_of
from tests.contract.random_matches import each_match, hearings
from tests.support.hearing import ear


class Turned:
    """An event of all."""


class Moved:
    def __init__(self, seat: int) -> None:
        self.seat = seat


class Scored(Moved):
    """An event that tells of points."""


def test_a_move_is_that_of_its_seat() -> None:
    results = (Scored,)
    assert topic_of(Turned(), results, 1) is Topic.COURSE
    assert topic_of(Moved(1), results, 1) is Topic.OWN
    assert topic_of(Moved(2), results, 1) is Topic.OTHERS
    assert topic_of(Moved(2), results, None) is Topic.OTHERS
    assert topic_of(Scored(1), results, 1) is Topic.RESULTS


@pytest.mark.parametrize("game", KITS)
@each_match
def test_every_game_tells_of_points_and_of_the_end_as_results(game: str, seed: int) -> None:
    narrator, rules = KITS[game].narrator(), rules_of(game)
    for event, _before, _after in hearings(game, seed):
        if rules.points(event) is not None or hasattr(event, "ranking"):
            assert topic_of(event, narrator.results, 0) is Topic.RESULTS


def test_an_unspoken_topic_is_shown_and_remembered_and_not_passed_on() -> None:
    spoken: list[str] = []
    captions = Captions(ear(spoken))
    captions.unspoken = frozenset({Topic.OTHERS, Topic.QUESTIONS, Topic.TALK, "a topic of another version"})
    captions.say("You take row 1.", Topic.OWN)
    captions.say("Bob takes row 2.", Topic.OTHERS)
    assert captions.current == "Bob takes row 2."
    captions.ask("Choose a card.")
    captions.announce_remark("Bob: Quack.")
    assert list(captions.history) == ["You take row 1.", "Bob takes row 2.", "Choose a card.", "Bob: Quack."]
    assert captions.repeat() == "You take row 1."
    captions.answer("Row 1: 5.")
    assert spoken == ["You take row 1.", "You take row 1.", "Row 1: 5."]


def test_a_remark_is_told_in_its_turn_and_is_no_caption() -> None:
    spoken: list[tuple[str, Urgency]] = []
    captions = Captions(lambda words, urgency: spoken.append((words, urgency)))
    captions.announce_remark("Bob: Quack.")
    captions.announce_remark("")
    captions.announce_remark("Ann: Morning.", Urgency.ASIDE)
    assert spoken == [("Bob: Quack.", Urgency.TOLD), ("Ann: Morning.", Urgency.ASIDE)]
    assert (captions.current, list(captions.history)) == ("", ["Bob: Quack.", "Ann: Morning."])
