"""What is spoken next: answers immediately, a turn in order, then the question; and the topics of texts."""

import pytest

from game.voice.captions import Captions
from game.voice.speech_queue import MOMENT, STALE, SpeechQueue, Urgency, Utterance
from game.voice.topics import Topic, topic_of
from tests.contract.games import KITS, rules_of
from tests.contract.random_matches import each_match, heard_events
from tests.support.hearing import listener

TOLD, ASKED, READ, ANSWERED, ASIDE, OPENED = Urgency


def speak_all(queue: SpeechQueue, now: float = 0.0, step: float = 60.0) -> list[str]:
    """Return everything that a voice speaks until the queue is empty, if it's always ready for more."""
    found = []
    while line := queue.next(now, speaking=False):
        found.append(line.words)
        now += step if not len(queue) else 0.0
    return found


def test_turn_is_spoken_in_order_and_its_question_last() -> None:
    queue = SpeechQueue()
    queue.put("Bob takes row 1.", TOLD, 0.0)
    queue.put("Choose a card.", ASKED, 0.0)
    queue.put("The round is over.", TOLD, 0.1)
    assert speak_all(queue) == ["Bob takes row 1.", "The round is over.", "Choose a card."]


def test_remarks_come_before_the_question_and_are_dropped_with_it() -> None:
    queue = SpeechQueue()
    queue.put("Dot: Morning.", ASIDE, 0.0)
    queue.put("Your hand: 3 and 7.", TOLD, 0.0)
    queue.put("Choose a card.", ASKED, 0.1)
    assert len(queue) == 3
    assert speak_all(queue) == ["Your hand: 3 and 7.", "Dot: Morning.", "Choose a card."]
    for over in (queue.drop_question, queue.drop_all_but_question):
        queue.put("Celia: All washed?", ASIDE, 1.0)
        over()
        assert speak_all(queue) == []
    queue.put("Celia: All washed?", ASIDE, 1.0)
    assert queue.next(1.0 + STALE + 0.1, speaking=False) is None, "a stale remark is dropped"


def test_newer_question_replaces_an_older_one() -> None:
    queue = SpeechQueue()
    queue.put("Choose a card.", ASKED, 0.0)
    queue.put("Which row?", ASKED, 0.0)
    assert speak_all(queue) == ["Which row?"]


def test_answered_question_is_not_spoken() -> None:
    queue = SpeechQueue()
    queue.put("Choose a card.", ASKED, 0.0)
    queue.drop_question()
    assert speak_all(queue) == []


def test_answer_interrupts_and_the_turn_continues_after_it() -> None:
    queue = SpeechQueue()
    queue.put("One.", TOLD, 0.0)
    queue.put("Two.", TOLD, 0.0)
    assert queue.next(0.0, speaking=False) == Utterance("One.")
    queue.put("Row 1: 5.", ANSWERED, 0.2)
    assert queue.next(0.2, speaking=True) == Utterance("Row 1: 5.", interrupts=True)
    assert queue.next(0.3, speaking=True) is None
    assert queue.next(2.0, speaking=False) == Utterance("Two.")


def test_moving_on_speaks_only_the_last_card() -> None:
    queue = SpeechQueue()
    for place, card in enumerate(("5", "17", "23")):
        queue.put(card, READ, place * 0.2)
    assert queue.next(0.4, speaking=True) == Utterance("23", interrupts=True)
    assert queue.next(0.4, speaking=False) is None


def test_texts_of_the_same_moment_stay_together() -> None:
    queue = SpeechQueue()
    queue.put("Speed: fast.", ANSWERED, 0.0)
    queue.put("Settings. Captions: on.", READ, MOMENT / 2)
    assert queue.next(0.1, speaking=True) == Utterance("Speed: fast.", interrupts=True)
    assert queue.next(0.2, speaking=True) is None
    assert queue.next(1.0, speaking=False) == Utterance("Settings. Captions: on.")


def test_stale_texts_are_dropped_except_the_question() -> None:
    queue = SpeechQueue()
    queue.put("Old.", TOLD, 0.0)
    queue.put("Choose a card.", ASKED, 0.0)
    queue.put("New.", TOLD, STALE - 1)
    assert [queue.next(STALE + 1, speaking=False) for _ in range(3)] == [
        Utterance("New."),
        Utterance("Choose a card."),
        None,
    ]


def test_queue_stays_short_while_a_voice_hangs() -> None:
    queue = SpeechQueue()
    for second in range(1000):
        queue.put(f"{second}", TOLD, second)
    assert len(queue) < STALE + 2


def test_focus_is_read_after_the_question() -> None:
    queue = SpeechQueue()
    queue.put("Row 3: two ducks.", OPENED, 0.0)
    queue.put("Which row will you take?", ASKED, 0.0)
    assert speak_all(queue) == ["Which row will you take?", "Row 3: two ducks."]


def test_screen_that_opens_by_itself_cuts_no_event_off() -> None:
    queue = SpeechQueue()
    queue.put("Bob takes row 1.", TOLD, 0.0)
    queue.put("Counting up the points.", OPENED, 0.0)
    queue.put("The round is over.", TOLD, 0.1)
    assert queue.next(0.1, speaking=False) == Utterance("Bob takes row 1.")
    queue.put("Go on.", OPENED, 0.2)
    assert queue.next(0.2, speaking=True) is None
    assert speak_all(queue, 0.3) == ["The round is over.", "Go on."]
    for over in (queue.drop_question, queue.drop_all_but_question):
        queue.put("Go on.", OPENED, 1.0)
        assert len(queue) == 1
        over()
        assert speak_all(queue, 1.0) == []
    queue.put("Go on.", OPENED, 2.0)
    queue.put("Coach.", READ, 2.1)
    assert speak_all(queue, 2.1) == ["Coach."]


def test_question_is_kept_when_all_else_is_dropped() -> None:
    queue = SpeechQueue()
    for urgency in (TOLD, ANSWERED):
        queue.put("Much.", urgency, 0.0)
    queue.put("Choose a card.", ASKED, 0.0)
    queue.drop_all_but_question()
    assert speak_all(queue) == ["Choose a card."]


def test_voice_that_cannot_say_whether_it_speaks_gets_the_time_it_needs() -> None:
    queue = SpeechQueue()
    queue.put("A sentence of some thirty signs", TOLD, 0.0)
    queue.put("Next.", TOLD, 0.0)
    assert queue.next(0.0, speaking=None) is not None
    assert queue.next(1.0, speaking=None) is None
    due = queue.seconds_until_silent(1.0)
    assert 0.5 < due < 2.0
    assert queue.next(1.0 + due, speaking=None) == Utterance("Next.")


# -- topics ----------------------------------------------------------------------------------------------


class Turned:
    """A public event."""


class Moved:
    def __init__(self, seat: int) -> None:
        self.seat = seat


class Scored(Moved):
    """An event about points."""


def test_move_belongs_to_its_seat() -> None:
    results = (Scored,)
    assert topic_of(Turned(), results, 1) is Topic.COURSE
    assert topic_of(Moved(1), results, 1) is Topic.OWN
    assert topic_of(Moved(2), results, 1) is Topic.OTHERS
    assert topic_of(Moved(2), results, None) is Topic.OTHERS
    assert topic_of(Scored(1), results, 1) is Topic.RESULTS


@pytest.mark.parametrize("game", KITS)
@each_match
def test_points_and_endings_are_results_in_every_game(game: str, seed: int) -> None:
    narrator, rules = KITS[game].narrator(), rules_of(game)
    for event, _before, _after in heard_events(game, seed):
        if rules.points(event) is not None or hasattr(event, "ranking"):
            assert topic_of(event, narrator.results, 0) is Topic.RESULTS


def test_unspoken_topic_is_captioned_and_logged_only() -> None:
    spoken: list[str] = []
    captions = Captions(listener(spoken))
    captions.unspoken = frozenset({Topic.OTHERS, Topic.QUESTIONS, Topic.TALK, "a topic of another version"})
    captions.say("You take row 1.", Topic.OWN)
    captions.say("Bob takes row 2.", Topic.OTHERS)
    assert captions.current == "Bob takes row 2."
    captions.announce_question("Choose a card.")
    captions.announce_remark("Bob: Quack.")
    assert list(captions.history) == ["You take row 1.", "Bob takes row 2.", "Choose a card.", "Bob: Quack."]
    assert captions.repeat() == "You take row 1."
    captions.answer("Row 1: 5.")
    assert spoken == ["You take row 1.", "You take row 1.", "Row 1: 5."]


def test_remarks_are_spoken_in_turn_but_not_captioned() -> None:
    spoken: list[tuple[str, Urgency]] = []
    captions = Captions(lambda words, urgency: spoken.append((words, urgency)))
    captions.announce_remark("Bob: Quack.")
    captions.announce_remark("")
    captions.announce_remark("Ann: Morning.", Urgency.ASIDE)
    assert spoken == [("Bob: Quack.", Urgency.TOLD), ("Ann: Morning.", Urgency.ASIDE)]
    assert (captions.current, list(captions.history)) == ("", ["Bob: Quack.", "Ann: Morning."])


def test_slow_voice_is_expected_to_speak_longer() -> None:
    queue, slow = SpeechQueue(), SpeechQueue()
    slow.pace = 2.0
    for one in (queue, slow):
        one.put("Bob takes row 1.", TOLD, 0.0)
        one.next(0.0, speaking=None)
    assert slow.seconds_until_silent(0.0) == 2 * queue.seconds_until_silent(0.0)


def test_unspoken_focus_can_be_spoken_next_once() -> None:
    queue = SpeechQueue()
    queue.put("Bob takes row 1.", TOLD, 0.0)
    queue.put("Choose a card.", ASKED, 0.0)
    assert not queue.skip_to_focus(), "nothing is in focus"
    queue.put("23, one duck.", OPENED, 0.0)
    assert queue.skip_to_focus()
    assert queue.next(0.0, speaking=True) == Utterance("Choose a card.", interrupts=True)
    assert not queue.skip_to_focus(), "a voice that hangs must not keep the player from choosing"
    queue.drop_question()
    assert speak_all(queue) == [], "the question has been answered"
    queue.put("24, one duck.", OPENED, 9.0)
    assert queue.skip_to_focus()
    assert queue.next(9.0, speaking=True) == Utterance("24, one duck.", interrupts=True)
