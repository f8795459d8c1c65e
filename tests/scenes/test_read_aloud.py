"""Reading aloud in the program: turned on by a key or a screen reader, silent if it fails."""

import threading
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.language.message import message
from game.scenes.dialog import AnswerPlank, DialogScene
from game.scenes.read_aloud import NO_ANSWER, OFFER, ReadAloud, speech_text
from game.voice.speech import LONG_PATIENCE, Speaker, Voice, VoiceFailed, VoiceSettings
from game.voice.speech import PATIENCE as VOICE_PATIENCE
from game.voice.speech_queue import Urgency
from tests.scenes.test_tutorials import QUICK, start_tutorial
from tests.support.driving import PATIENCE, Driver
from tests.support.light_thinking import think_lightly
from tests.support.running import run_python


class Reader:
    name = "Reader"

    def __init__(self, *, is_reader: bool) -> None:
        self.is_reader = is_reader
        self.spoken: list[str] = []
        self.applied: list[VoiceSettings] = []
        self.heard = threading.Condition()

    def speak(self, words: str, *, interrupt: bool) -> None:
        del interrupt
        with self.heard:
            self.spoken.append(words)
            self.heard.notify_all()

    def stop(self) -> None:
        pass

    def speaking(self) -> bool | None:
        return False

    def apply_settings(self, settings: VoiceSettings) -> None:
        with self.heard:
            self.applied.append(settings)
            self.heard.notify_all()

    def speakers(self) -> tuple[Speaker, ...]:
        return Speaker("Ann", "en-GB"), Speaker("Uwe", "de")

    def until(self, there: Callable[[], bool]) -> None:
        with self.heard:
            assert self.heard.wait_for(there, PATIENCE)


def start_reading(driver: Driver, voice: Reader | Exception) -> None:
    """Start reading aloud, and wait until the search for a voice has ended."""

    def find() -> Reader:
        if isinstance(voice, Exception):
            raise voice
        return voice

    driver.app.find_voice = find
    driver.app.open_speech()
    wait_for_voice(driver)


def wait_for_voice(driver: Driver) -> None:
    aloud = driver.app.context.aloud
    driver.wait_for(lambda: aloud.speech is None or bool(aloud.speech.name or aloud.speech.problem), 0.0)
    driver.frames(2)


def test_running_screen_reader_turns_speech_on(driver: Driver) -> None:
    reader = Reader(is_reader=True)
    start_reading(driver, reader)
    assert driver.app.context.settings.speech is True
    first = driver.app.context.captions.last
    reader.until(lambda: first in reader.spoken)
    driver.key(pygame.K_DOWN)
    moved = driver.app.context.captions.last
    assert moved != first
    reader.until(lambda: moved in reader.spoken)
    assert OFFER not in reader.spoken


def test_first_words_are_read_after_the_notices_and_not_shown(driver: Driver) -> None:
    context, reader = driver.app.context, Reader(is_reader=True)
    context.notices.append("Something was mended.")
    title = context.captions.last
    assert title.startswith("Sixes. ")
    start_reading(driver, reader)
    reader.until(lambda: title in reader.spoken)
    assert reader.spoken.count("Something was mended.") == 1
    assert reader.spoken.index("Something was mended.") < reader.spoken.index(title)
    assert context.captions.last == title
    assert context.answers.answer_for(driver.top) == ""


def test_speech_key_is_offered_once_without_a_screen_reader(driver: Driver) -> None:
    voice = Reader(is_reader=False)
    start_reading(driver, voice)
    assert driver.app.context.settings.speech is False
    assert OFFER in driver.app.context.notices
    voice.until(lambda: voice.spoken[-1:] == [OFFER])
    driver.key(pygame.K_DOWN)
    driver.app.context.notices.clear()
    driver.app.open_speech()
    driver.frames(2)
    assert driver.app.context.notices == []
    assert voice.spoken[-1] == OFFER


def test_nothing_is_offered_without_a_voice(driver: Driver) -> None:
    start_reading(driver, VoiceFailed("there is no voice"))
    assert driver.app.context.notices == []
    assert driver.app.context.settings.speech is None
    assert not driver.app.context.aloud.on


def test_key_turns_speech_on_and_off_and_says_so(driver: Driver) -> None:
    driver.app.context.change(speech=False)
    voice = Reader(is_reader=False)
    driver.app.find_voice = lambda: voice
    driver.app.open_speech()
    assert not driver.app.context.aloud.on
    driver.key(pygame.K_F2)
    voice.until(lambda: "Speech on." in voice.spoken)
    assert driver.app.context.settings.speech is True
    driver.key(pygame.K_F2)
    voice.until(lambda: "Speech off." in voice.spoken)
    assert driver.app.context.settings.speech is False
    told = len(voice.spoken)
    driver.key(pygame.K_DOWN, frames=2)
    assert len(voice.spoken) == told


def test_key_that_turns_speech_on_reads_the_screen(driver: Driver) -> None:
    voice, screen = Reader(is_reader=False), driver.app.context.captions.last
    assert screen.startswith("Sixes. ")
    start_reading(driver, voice)
    driver.key(pygame.K_F2)
    voice.until(lambda: screen in voice.spoken)
    assert voice.spoken[-2:] == ["Speech on.", screen]


def test_voice_is_searched_for_once_however_often_speech_is_turned_off(driver: Driver) -> None:
    voices: list[Reader] = []

    def find() -> Reader:
        voices.append(Reader(is_reader=False))
        return voices[-1]

    driver.app.find_voice = find
    driver.app.open_speech()
    wait_for_voice(driver)
    voice = voices[0]
    voice.until(lambda: voice.spoken[-1:] == [OFFER])
    for _ in range(3):
        driver.key(pygame.K_F2)
        voice.until(lambda: voice.spoken[-2:] == ["Speech on.", driver.app.context.captions.last])
        driver.key(pygame.K_F2)
        voice.until(lambda: voice.spoken[-1:] == ["Speech off."])
    assert len(voices) == 1


def test_hanging_voice_is_replaced_when_speech_is_turned_on_again(driver: Driver) -> None:
    hanging, second = Hanging(), Reader(is_reader=False)
    found: list[Reader] = [hanging, second]
    driver.app.context.change(speech=True)
    read_aloud(driver, lambda: found.pop(0))
    driver.key(pygame.K_DOWN)
    assert hanging.hanging.wait(PATIENCE)
    driver.frames(1, VOICE_PATIENCE + 1.0)
    driver.key(pygame.K_F2, pygame.K_F2)
    second.until(lambda: "Speech on." in second.spoken)
    hanging.go.set()


def test_dot_between_the_parts_of_a_line_is_a_pause(driver: Driver) -> None:
    driver.app.context.change(speech=True)
    voice = Reader(is_reader=False)
    start_reading(driver, voice)
    driver.app.context.captions.read(message("Coach · {round}", round=message("round {n}", n=2)))
    voice.until(lambda: voice.spoken[-1:] == ["Coach, round 2"])


def test_notice_that_no_key_caused_is_spoken_in_turn(driver: Driver) -> None:
    heard: list[tuple[str, Urgency]] = []
    context = driver.app.context
    context.captions.sinks = (lambda words, urgency: heard.append((words, urgency)),)
    context.notify("Something was mended.")
    context.captions.read("A screen.")
    assert heard == [("Something was mended.", Urgency.TOLD), ("A screen.", Urgency.OPENED)]


def test_voice_follows_the_settings(driver: Driver) -> None:
    driver.app.context.change(speech=True)
    voice = Reader(is_reader=False)
    start_reading(driver, voice)
    driver.app.context.change(speech_rate=0.9, voice="Ann")
    voice.until(lambda: VoiceSettings(0.9, 1.0, "en", "Ann") in voice.applied)
    assert [one.name for one in driver.app.context.aloud.speakers] == ["Ann"]


def test_voice_speaks_the_language_of_the_words(driver: Driver) -> None:
    driver.app.context.change(speech=True)
    voice = Reader(is_reader=False)
    start_reading(driver, voice)
    driver.app.context.change(language="de")
    voice.until(lambda: VoiceSettings(language="de") in voice.applied)
    assert [one.name for one in driver.app.context.aloud.speakers] == ["Uwe"]
    driver.key(pygame.K_F2)
    voice.until(lambda: "Sprachausgabe aus." in voice.spoken)


def test_missing_preferred_voice_is_reported_once(driver: Driver) -> None:
    driver.app.context.change(speech=True, voice="Nobody")
    voice = Reader(is_reader=False)
    start_reading(driver, voice)
    voice.until(lambda: bool(driver.app.context.aloud.speakers))
    driver.frames(4)
    assert driver.app.context.notices == ["There’s no voice called Nobody here, so another one is reading."]
    assert driver.app.context.aloud.on


def test_failed_search_for_a_voice_is_reported_once(driver: Driver) -> None:
    driver.app.context.change(speech=True)
    start_reading(driver, VoiceFailed("the library is broken"))
    assert driver.app.context.notices == ["Speech has stopped: the library is broken. Captions carry on."]
    driver.key(pygame.K_DOWN, frames=2)
    assert len(driver.app.context.notices) == 1
    assert not driver.app.context.aloud.on


class Hanging(Reader):
    def __init__(self) -> None:
        super().__init__(is_reader=False)
        self.hanging = threading.Event()
        self.go = threading.Event()

    def speak(self, words: str, *, interrupt: bool) -> None:
        self.hanging.set()
        self.go.wait()
        super().speak(words, interrupt=interrupt)


def read_aloud(driver: Driver, find: Callable[[], Voice]) -> None:
    """Read aloud with a voice, timed by the clock that only frames advance."""
    context = driver.app.context
    aloud = ReadAloud(context, find, lambda: driver.now)
    context.aloud = aloud
    context.captions.sinks = (aloud.speak,)


def test_unresponsive_voice_is_reported_once_and_may_come_back(driver: Driver) -> None:
    context = driver.app.context
    context.change(speech=True)
    voice = Hanging()
    read_aloud(driver, lambda: voice)
    driver.key(pygame.K_DOWN)
    assert voice.hanging.wait(PATIENCE)
    driver.frames(1, VOICE_PATIENCE - 0.5)
    assert context.notices == []
    driver.frames(1, 1.0)
    assert context.notices == [NO_ANSWER]
    for _ in range(4):
        driver.key(pygame.K_DOWN)
        driver.frames(1, VOICE_PATIENCE)
    assert context.notices in ([NO_ANSWER], [])
    assert voice.spoken == []
    voice.go.set()
    driver.key(pygame.K_DOWN)
    last = context.captions.last
    voice.until(lambda: last in voice.spoken)
    assert NO_ANSWER not in voice.spoken


def test_slow_search_for_a_voice_is_reported_only_if_it_is_wanted(driver: Driver) -> None:
    looking, go = threading.Event(), threading.Event()

    def find() -> Reader:
        looking.set()
        go.wait()
        return Reader(is_reader=False)

    read_aloud(driver, find)
    assert looking.wait(PATIENCE)
    driver.frames(2, LONG_PATIENCE)
    assert driver.app.context.notices == [], "nobody has asked for it"
    driver.key(pygame.K_F2, frames=2)
    assert driver.app.context.notices == [NO_ANSWER]
    go.set()


def test_search_for_a_voice_may_take_longer_than_a_word(driver: Driver) -> None:
    looking, go = threading.Event(), threading.Event()

    def find() -> Reader:
        looking.set()
        go.wait()
        return Reader(is_reader=False)

    driver.app.context.change(speech=True)
    read_aloud(driver, find)
    assert looking.wait(PATIENCE)
    driver.frames(2, VOICE_PATIENCE)
    assert driver.app.context.notices == []
    driver.now += LONG_PATIENCE
    driver.frames(1)
    assert driver.app.context.notices == [NO_ANSWER]
    go.set()


def test_vanished_voice_is_reported_once_and_replaced_on_request(driver: Driver) -> None:
    driver.app.context.change(speech=True)
    found = [Vanishing(), Reader(is_reader=False)]
    second = found[1]
    driver.app.find_voice = lambda: found.pop(0)
    driver.app.open_speech()
    aloud = driver.app.context.aloud
    driver.wait_for(lambda: not aloud.on, 0.0)
    assert driver.app.context.notices == ["Speech has stopped: the server is gone. Captions carry on."]
    driver.key(pygame.K_DOWN, pygame.K_F2)
    second.until(lambda: "Speech on." in second.spoken)
    assert len(driver.app.context.notices) == 1


ENDING = """
import sys, threading
from game.app import App
from game.scenes.menus.title import TitleScene
from game.storage.places import places

hanging = threading.Event()

class Voice:
    name, is_reader = "hanging", True
    def apply_settings(self, settings): pass
    def speakers(self): return ()
    def speaking(self): return False
    def speak(self, words, *, interrupt):
        hanging.set()
        threading.Event().wait()

where = places(sys.argv[1])
where.prepare()
app = App(where, size=(640, 360), find_voice=Voice)
app.stack.push(TitleScene(app.context))
app.context.change(speech=True)
app.open_speech()
assert hanging.wait(300)
for _ in range(3):
    app.frame(0.1)
app.quit()
app.run()
print("over")
"""


def test_program_ends_while_a_voice_hangs(tmp_path: Path) -> None:
    done = run_python("-c", ENDING, tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "over\n", "")


class Vanishing(Reader):
    """A voice whose server ends before the first word."""

    def __init__(self) -> None:
        super().__init__(is_reader=False)

    def speak(self, words: str, *, interrupt: bool) -> None:
        raise VoiceFailed("the server is gone")


class QuestionCounter:
    """Stands in for `ReadAloud`, and counts the questions that needn't be spoken any more."""

    on, speakers = True, ()

    def __init__(self) -> None:
        self.dropped = 0
        self.unheard = False

    def drop_question(self) -> None:
        self.dropped += 1

    def skip_to_focus(self) -> bool:
        was, self.unheard = self.unheard, False
        return was

    def update(self) -> None:
        pass

    def close(self) -> None:
        pass


def test_answered_question_is_no_longer_spoken(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    think_lightly(monkeypatch)
    context = driver.app.context
    driver.start_match("six_takes", rated=False)
    driver.until(lambda: driver.table.table.asking)
    aloud = QuestionCounter()
    context.aloud = aloud
    driver.frames(2)
    assert aloud.dropped == 0
    driver.key(pygame.K_RETURN)
    assert aloud.dropped == 1


@pytest.mark.parametrize("tutorial", [False, True])
def test_press_plays_nothing_that_has_not_been_read(tutorial: bool, driver: Driver) -> None:
    context = driver.app.context
    if tutorial:
        scene = start_tutorial(driver, QUICK)
        driver.until(lambda: scene.waiting)
    else:
        driver.start_match("six_takes", rated=False)
        driver.until(lambda: driver.table.table.asking)
    driver.frames(2)
    context.aloud = aloud = QuestionCounter()
    aloud.unheard = True
    driver.key(pygame.K_RETURN)
    assert aloud.dropped == 0
    assert not aloud.unheard
    driver.key(pygame.K_RETURN)
    assert aloud.dropped == 1


def test_earlier_words_can_be_heard_again_and_spelled(driver: Driver) -> None:
    heard, captions = driver.hear(), driver.app.context.captions
    for words in ("One.", "Two.", "Three."):
        captions.say(words)
    heard.clear()
    for key in (pygame.K_F5, pygame.K_F6, pygame.K_F6, pygame.K_F7, pygame.K_F8, pygame.K_F5):
        driver.key(key)
    assert heard == ["Three.", "Two.", "One.", "Two.", "T w o .", "Two."]


def test_spelled_words_are_kept_apart(driver: Driver) -> None:
    heard = driver.hear()
    driver.app.context.captions.say("Take row 2.")
    driver.key(pygame.K_F8)
    assert heard[-1] == "T a k e, r o w, 2 ."


@pytest.mark.parametrize("key", [pygame.K_F5, pygame.K_F6, pygame.K_F7, pygame.K_F8, pygame.K_F9])
def test_keys_for_earlier_words_answer_even_without_any(driver: Driver, key: int) -> None:
    heard, captions = driver.hear(), driver.app.context.captions
    captions.clear_history()
    captions.last = ""
    driver.key(key)
    assert heard == ["There’s nothing to repeat yet."]
    driver.key(key)
    assert len(heard) == 2


def test_words_can_be_copied(driver: Driver) -> None:
    driver.app.context.captions.say("Bob takes row 3.")
    driver.key(pygame.K_F9)
    assert pygame.scrap.get_text() == "Bob takes row 3."
    driver.key(pygame.K_F5)
    assert driver.app.context.captions.last == "Bob takes row 3."


@pytest.mark.parametrize(
    ("title", "words"), [("A rest", "A rest. Yes."), ("6 takes!", "6 takes! Yes."), ("Sure?", "Sure? Yes.")]
)
def test_title_is_read_as_a_sentence(title: str, words: str, driver: Driver) -> None:
    scene = DialogScene(driver.app.context)
    scene.title = title
    scene.widgets = lambda: [AnswerPlank("Yes", scene.back)]
    heard = driver.hear()
    driver.open(scene)
    assert heard == [words]


@pytest.mark.parametrize(
    ("code", "spoken"),
    [
        ("en", "Clean turn times 3: plus 10. minus 5 points, 4 times 33 (plus 2), Esc, B, 7 give or take 2"),
        ("de", "Clean turn mal 3: plus 10. minus 5 points, 4 mal 33 (plus 2), Esc, B, 7 plus oder minus 2"),
        ("fr", "Clean turn fois 3: plus 10. moins 5 points, 4 fois 33 (plus 2), Esc, B, 7 plus ou moins 2"),
    ],
)
def test_signs_before_numbers_are_spoken_as_words(driver: Driver, code: str, spoken: str) -> None:
    driver.app.context.change(language=code)
    written = "‹ Clean turn ×3: +10. \N{MINUS SIGN}5 points · 4 × 33 (+2), Esc / B, 7 ± 2"
    assert speech_text(written, driver.app.context.language) == spoken
    assert speech_text("+: faster. 1+1", driver.app.context.language) == "+: faster. 1+1"
