"""The system's voice, with a fake library: chosen by language, and used for what it supports."""

import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from game.voice.speech import Speaker, VoiceFailed, VoiceSettings
from game.voice.system_voice import SystemVoice

VOICES = [("Ann", "en-GB"), ("Uwe", "de"), ("Uwe+male2", "de"), ("Eva", "de"), ("Zoe", "fr-FR")]
ABLE = (
    "supports_output",
    "supports_stop",
    "supports_is_speaking",
    "supports_set_rate",
    "supports_set_volume",
    "supports_set_voice",
    "supports_count_voices",
    "supports_get_voice_language",
)


class Backend:
    def __init__(self, name: str, *, unable: tuple[str, ...] = ()) -> None:
        self.name = name
        self.features = SimpleNamespace(**{one: one not in unable for one in ABLE})
        self.voices_count = len(VOICES)
        self.speaking = False
        self.rate = self.volume = 0.0
        self.voice = -1
        self.asked: list[Any] = []

    def output(self, words: str, interrupt: bool) -> None:
        self.asked.append(("output", words, interrupt))

    def speak(self, words: str, interrupt: bool) -> None:
        self.asked.append(("speak", words, interrupt))

    def stop(self) -> None:
        self.asked.append("stop")

    def get_voice_name(self, place: int) -> str:
        return VOICES[place][0]

    def get_voice_language(self, place: int) -> str:
        return VOICES[place][1]


def library(monkeypatch: pytest.MonkeyPatch, found: Backend | Exception) -> None:
    """Install a fake library that finds this voice, or raises."""

    def create_best() -> Backend:
        if isinstance(found, Exception):
            raise found
        return found

    made = ModuleType("prism")
    made.Context = lambda: SimpleNamespace(create_best=create_best)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "prism", made)


def test_voice_matches_the_language_of_the_text(monkeypatch: pytest.MonkeyPatch) -> None:
    backend = Backend("Speech Dispatcher")
    library(monkeypatch, backend)
    voice = SystemVoice()
    voice.apply_settings(VoiceSettings(0.7, 0.9, "de"))
    assert (backend.rate, backend.volume, VOICES[backend.voice]) == (0.7, 0.9, ("Uwe", "de"))
    voice.apply_settings(VoiceSettings(language="fr"))
    assert VOICES[backend.voice] == ("Zoe", "fr-FR")
    voice.apply_settings(VoiceSettings(language="de", voice="Eva"))
    assert VOICES[backend.voice] == ("Eva", "de")
    voice.apply_settings(VoiceSettings(language="fr", voice="Eva"))
    assert VOICES[backend.voice] == ("Zoe", "fr-FR"), "a voice of another language reads French badly"
    voice.apply_settings(VoiceSettings(language="en", voice="A voice that was uninstalled"))
    assert VOICES[backend.voice] == ("Ann", "en-GB")
    voice.apply_settings(VoiceSettings(language="it"))
    assert VOICES[backend.voice] == ("Ann", "en-GB"), "no voice speaks Italian, so the last one stays"
    assert Speaker("Uwe+male2", "de") not in voice.speakers()
    assert Speaker("Eva", "de") in voice.speakers()


def test_screen_reader_keeps_its_users_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    backend = Backend("NVDA")
    library(monkeypatch, backend)
    voice = SystemVoice()
    assert voice.is_reader
    voice.apply_settings(VoiceSettings(0.7, 0.9, "de"))
    assert (backend.rate, backend.volume, backend.voice) == (0.0, 0.0, -1)


def test_text_goes_to_braille_if_supported(monkeypatch: pytest.MonkeyPatch) -> None:
    for unable, way in (((), "output"), (("supports_output",), "speak")):
        backend = Backend("Orca", unable=unable)
        library(monkeypatch, backend)
        voice = SystemVoice()
        voice.speak("Row 1.\0", interrupt=True)
        voice.speak("\0", interrupt=False)
        assert backend.asked == [(way, "Row 1.", True)]


def test_unsupported_features_are_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    backend = Backend("dumb", unable=ABLE)
    library(monkeypatch, backend)
    voice = SystemVoice()
    voice.stop()
    voice.apply_settings(VoiceSettings(0.7, 0.9, "de"))
    assert voice.speaking() is None
    assert voice.speakers() == ()
    assert (backend.asked, backend.rate, backend.volume, backend.voice) == ([], 0.0, 0.0, -1)


def test_library_without_a_voice_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    library(monkeypatch, RuntimeError("no backend"))
    with pytest.raises(VoiceFailed, match=r"no voice found \(no backend\)"):
        SystemVoice()


def test_missing_library_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "prism", None)
    with pytest.raises(VoiceFailed, match="can't use the speech library"):
        SystemVoice()
