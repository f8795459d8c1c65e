"""Speech in its own thread: nothing waits for it, whatever the voice does."""

import threading

import pytest

from game.voice.speech import PATIENCE as VOICE_PATIENCE
from game.voice.speech import Speaker, Speech, VoiceFailed, VoiceSettings, speakers_of_language
from game.voice.speech_queue import Urgency

PATIENCE = 60.0
"""Seconds to wait for a thread before the test fails."""


class Recording:
    name = "recording"
    is_reader = True

    def __init__(self) -> None:
        self.spoken: list[tuple[str, bool]] = []
        self.manners: list[VoiceSettings] = []
        self.stops = 0
        self.heard = threading.Semaphore(0)
        self.hanging = threading.Event()
        self.go = threading.Event()
        self.hangs = self.fails = False

    def speak(self, words: str, *, interrupt: bool) -> None:
        if self.fails:
            raise VoiceFailed("the voice is gone")
        if self.hangs:
            self.hanging.set()
            self.go.wait()
        self.spoken.append((words, interrupt))
        self.heard.release()

    def stop(self) -> None:
        self.stops += 1
        self.heard.release()

    def speaking(self) -> bool | None:
        return False

    def apply_settings(self, settings: VoiceSettings) -> None:
        self.manners.append(settings)

    def speakers(self) -> tuple[Speaker, ...]:
        return (Speaker("Recording", "en"),)

    def wait(self, times: int = 1) -> None:
        for _ in range(times):
            assert self.heard.acquire(timeout=PATIENCE)


def wait_for_end(speech: Speech) -> bool:
    speech.thread.join(PATIENCE)
    return not speech.thread.is_alive()


def test_voice_gets_words_with_their_settings() -> None:
    voice = Recording()
    speech = Speech(lambda: voice, VoiceSettings(rate=0.7))
    speech.say("One.", Urgency.TOLD)
    speech.say("Two.", Urgency.TOLD)
    voice.wait(2)
    assert voice.spoken == [("One.", False), ("Two.", False)]
    assert voice.manners == [VoiceSettings(rate=0.7)]
    assert (speech.name, speech.is_reader) == ("recording", True)
    assert speech.speakers == (Speaker("Recording", "en"),)
    speech.apply_settings(VoiceSettings(rate=0.2))
    speech.say("Three.", Urgency.ANSWERED)
    voice.wait()
    assert voice.manners[-1] == VoiceSettings(rate=0.2)
    assert voice.spoken[-1] == ("Three.", True)
    speech.close()
    assert wait_for_end(speech)


def test_dropping_all_texts_stops_the_voice() -> None:
    voice = Recording()
    speech = Speech(lambda: voice, VoiceSettings())
    speech.say("One.", Urgency.TOLD)
    voice.wait()
    speech.drop_all_but_question()
    voice.wait()
    assert voice.stops == 1
    speech.close()


def test_closing_stops_the_voice() -> None:
    voice = Recording()
    speech = Speech(lambda: voice, VoiceSettings())
    speech.say("One.", Urgency.TOLD)
    voice.wait()
    speech.close()
    assert wait_for_end(speech)
    assert voice.stops == 1


@pytest.mark.parametrize(("rate", "is_reader", "pace"), [(0.0, False, 2), (1.0, False, 0.5), (1.0, True, 1)])
def test_estimates_follow_the_rate_but_not_for_readers(rate: float, is_reader: bool, pace: float) -> None:
    voice = Recording()
    voice.is_reader = is_reader
    speech = Speech(lambda: voice, VoiceSettings(rate=rate))
    speech.say("One.", Urgency.TOLD)
    voice.wait()
    assert speech._queue.pace == pace
    speech.close()


def test_hanging_voice_delays_nothing() -> None:
    voice = Recording()
    voice.hangs = True
    speech = Speech(lambda: voice, VoiceSettings())
    speech.say("One.", Urgency.TOLD)
    assert voice.hanging.wait(PATIENCE)
    speech.say("Two.", Urgency.ANSWERED)
    speech.drop_all_but_question()
    speech.apply_settings(VoiceSettings())
    speech.drop_question()
    speech.close()
    assert speech.thread.daemon
    voice.go.set()
    assert wait_for_end(speech)
    assert voice.spoken == [("One.", False)]


def test_voice_that_hangs_while_opening_delays_nothing() -> None:
    go = threading.Event()
    voice = Recording()

    def connect() -> Recording:
        go.wait()
        return voice

    speech = Speech(connect, VoiceSettings())
    speech.say("One.", Urgency.TOLD)
    go.set()
    voice.wait()
    speech.close()
    assert wait_for_end(speech)


def test_hanging_voice_gives_no_answer_until_it_returns() -> None:
    now = 0.0
    voice = Recording()
    voice.hangs = True
    speech = Speech(lambda: voice, VoiceSettings(), lambda: now)
    speech.say("One.", Urgency.TOLD)
    assert voice.hanging.wait(PATIENCE)
    now = VOICE_PATIENCE - 0.1
    assert speech.responds
    now = VOICE_PATIENCE
    assert not speech.responds
    voice.hangs = False
    voice.go.set()
    speech.say("Two.", Urgency.ANSWERED)
    voice.wait(2)
    now += 100 * VOICE_PATIENCE
    speech.close()
    assert wait_for_end(speech)
    assert speech.responds
    assert voice.spoken == [("One.", False), ("Two.", True)]


def test_idle_voice_counts_as_responding() -> None:
    now = 0.0
    voice = Recording()
    speech = Speech(lambda: voice, VoiceSettings(), lambda: now)
    speech.say("One.", Urgency.TOLD)
    voice.wait()
    # A second request shows that the voice has returned from the first.
    speech.drop_all_but_question()
    voice.wait()
    speech.close()
    assert wait_for_end(speech)
    now = 100 * VOICE_PATIENCE
    assert speech.responds


@pytest.mark.parametrize("where", ["connect", "speak"])
def test_failing_voice_is_reported_once_and_words_are_dropped(where: str) -> None:
    voice = Recording()
    voice.fails = True

    def connect() -> Recording:
        if where == "connect":
            raise VoiceFailed("there is no voice")
        return voice

    speech = Speech(connect, VoiceSettings())
    speech.say("One.", Urgency.TOLD)
    assert wait_for_end(speech)
    assert speech.problem == ("there is no voice" if where == "connect" else "the voice is gone")
    assert not speech.alive
    speech.say("Two.", Urgency.TOLD)
    speech.drop_all_but_question()
    speech.close()
    assert voice.spoken == []


def test_voices_of_a_language() -> None:
    speakers = (Speaker("Nan", "en-GB"), Speaker("Uwe", "de"), Speaker("Ann", "en"), Speaker("Eno", "enm"))
    assert [one.name for one in speakers_of_language(speakers, "en")] == ["Ann", "Nan"]
    assert speakers_of_language(speakers, "fr") == ()


def test_main_regions_of_a_language_come_first() -> None:
    names = ("en-029", "en-GB-x-rp", "en-GB", "en-US", "fr-BE", "fr-FR", "de-AT", "de")
    speakers = [Speaker(name, name) for name in names]
    ranked = {code: [one.name for one in speakers_of_language(speakers, code)] for code in ("en", "fr", "de")}
    assert ranked["en"] == ["en-GB", "en-US", "en-029", "en-GB-x-rp"]
    assert ranked["fr"] == ["fr-FR", "fr-BE"]
    assert ranked["de"] == ["de", "de-AT"]
