"""Captions and their history."""

from game.voice.captions import CaptionDuration, Captions
from tests.support.hearing import listener


def test_newer_captions_replace_older_ones_and_all_are_logged() -> None:
    spoken: list[str] = []
    captions = Captions(listener(spoken))
    captions.say("One.")
    captions.say("")
    captions.say("Two.")
    assert captions.current == "Two."
    assert list(captions.history) == ["One.", "Two."]
    assert spoken == ["One.", "Two."]


def test_longer_captions_stay_longer() -> None:
    captions = Captions()
    captions.say("Short.")
    captions.update(1.7)
    assert captions.reading_progress == 1.0
    captions.say("A rather long sentence that nobody reads in less than two seconds.")
    captions.update(1.7)
    assert captions.reading_progress < 1.0


def test_without_narration_answers_stay_as_long_as_they_take_to_read() -> None:
    captions = Captions()
    captions.say("Bob takes row 1.")
    assert (captions.text_to_show(True), captions.text_to_show(False)) == ("Bob takes row 1.", "")
    captions.answer("Nobody has chosen yet.")
    captions.answer("")
    captions.say("Bob has chosen.")
    assert (captions.text_to_show(True), captions.text_to_show(False)) == (
        "Bob has chosen.",
        "Nobody has chosen yet.",
    )
    captions.update(1.7)
    assert captions.text_to_show(False) == ""
    assert captions.text_to_show(True) == "Bob has chosen."
    assert len(captions.history) == 3


def test_captions_may_stay_longer() -> None:
    captions = Captions()
    captions.stay = CaptionDuration.LONG
    captions.answer("Short.")
    captions.update(3.9)
    assert (captions.reading_progress < 1.0, captions.text_to_show(False)) == (True, "Short.")
    captions.update(0.2)
    assert (captions.reading_progress < 1.0, captions.text_to_show(False)) == (False, "")


def test_captions_may_stay_until_the_next() -> None:
    captions = Captions()
    captions.stay = CaptionDuration.NEXT
    captions.answer("Nobody has chosen yet.")
    captions.update(3600)
    assert captions.reading_progress < 1.0, "the caption never grows old"
    assert captions.shows_answer
    assert captions.text_to_show(False) == "Nobody has chosen yet."
    captions.say("Bob has chosen.")
    assert captions.text_to_show(True) == "Bob has chosen."
    assert captions.text_to_show(False) == ""
    captions.answer("Row 1 is empty.")
    captions.say("Pip has chosen.")
    assert captions.text_to_show(False) == "Row 1 is empty.", "it has not been read yet"
    captions.update(1.7)
    assert captions.text_to_show(False) == ""
    captions.answer("Row 2 is empty.")
    captions.clear()
    assert captions.text_to_show(False) == captions.text_to_show(True) == ""


def test_focus_is_spoken_but_not_captioned() -> None:
    spoken: list[str] = []
    captions = Captions(listener(spoken))
    captions.say("You take row 1.")
    captions.read("Start. Deal the cards.")
    assert captions.current == "You take row 1."
    assert spoken[-1] == "Start. Deal the cards."
    assert len(captions.history) == 1


def test_stepping_back_through_the_history() -> None:
    captions = Captions()
    assert captions.browse(-1) == ""
    for words in ("a", "b", "c"):
        captions.say(words)
    assert [captions.browse(-1), captions.browse(-1), captions.browse(-1), captions.browse(1)] == [
        "b",
        "a",
        "a",
        "b",
    ]
    captions.say("d")
    assert captions.browse(-1) == "c"


def test_earlier_captions_are_shown_and_spoken_again() -> None:
    spoken: list[str] = []
    captions = Captions(listener(spoken))
    for words in ("a", "b", "c"):
        captions.say(words)
    captions.update(60)
    assert captions.reading_progress == 1.0
    assert captions.browse(-100) == "a"
    assert captions.reading_progress < 1.0
    assert captions.current == spoken[-1] == "a"
    assert captions.browse(100) == "c"
    assert captions.browse(0) == "c"
    assert list(captions.history) == ["a", "b", "c"]


def test_history_is_limited() -> None:
    captions = Captions()
    for number in range(1000):
        captions.say(str(number))
    assert len(captions.history) == 400
    assert captions.history[-1] == "999"


def test_repeated_question_is_spoken_but_not_logged_again() -> None:
    spoken: list[str] = []
    captions = Captions(listener(spoken))
    for _turn in range(3):
        captions.announce_question("Choose a card.")
        captions.say("Bob takes row 1.")
    captions.announce_question("Which row do you take?")
    captions.announce_question("Choose a card.")
    assert [words for words in captions.history if not words.startswith("Bob")] == [
        "Choose a card.",
        "Which row do you take?",
        "Choose a card.",
    ]
    assert spoken.count("Choose a card.") == 4


def test_after_unlogged_words_stepping_back_starts_with_the_last_logged_ones() -> None:
    captions = Captions()
    captions.announce_question("Choose a card.")
    captions.say("Bob takes row 1.")
    captions.announce_question("Choose a card.")
    assert captions.browse(-1) == "Bob takes row 1.", "the question was only repeated"
    captions.read("27, one duck.")
    captions.say("Bob takes row 2.")
    captions.read("31, one duck.")
    assert captions.browse(-1) == "Bob takes row 2."
    assert captions.browse(-1) == "Bob takes row 1."
    assert captions.browse(1) == "Bob takes row 2."


def test_repeated_key_logs_one_answer() -> None:
    spoken: list[str] = []
    captions = Captions(listener(spoken))
    for _ in range(3):
        captions.answer("Not now: first make your call.")
    captions.answer_in_place("Row 1 is empty.")
    captions.answer_in_place("Row 1 is empty.")
    for _ in range(2):
        captions.say("Bob lays a six.")
    assert list(captions.history) == [
        "Not now: first make your call.",
        "Row 1 is empty.",
        "Bob lays a six.",
        "Bob lays a six.",
    ]
    assert len(spoken) == 7, "each answer is spoken"


def test_history_has_a_page_for_each_title() -> None:
    captions = Captions()
    assert captions.pages == []
    captions.say("Before.")
    captions.turn_page("Round 1")
    captions.turn_page("Round 2")
    captions.say("a")
    captions.answer("b")
    captions.turn_page("Round 2")
    captions.say("c")
    captions.turn_page("Round 3")
    captions.say("d")
    pages = [("", ("Before.",)), ("Round 2", ("a", "b", "c")), ("Round 3", ("d",))]
    assert captions.pages == pages
    captions.push_history()
    captions.say("a replay")
    assert captions.pages == [("", ("a replay",))]
    captions.pop_history()
    captions.begin_private()
    captions.say("a secret")
    captions.end_private()
    assert captions.pages == pages
    captions.say("e")
    assert captions.pages[-1] == ("Round 3", ("d", "e"))
    captions.clear_history()
    captions.say("Another match.")
    assert captions.pages == [("", ("Another match.",))]


def test_pages_drop_what_the_history_drops() -> None:
    captions = Captions()
    for number in range(5):
        captions.turn_page(f"Round {number}")
        for line in range(100):
            captions.say(f"{number}, {line}")
    assert [page.title for page in captions.pages] == [f"Round {number}" for number in range(1, 5)]
    assert all(len(page.lines) == 100 for page in captions.pages)
