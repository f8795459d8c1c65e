"""The system's voice, through prismatoid: a running screen reader, or the system's own speech."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from game.voice.speech import Speaker, VoiceFailed, VoiceSettings, speakers_of_language

READERS = ("NVDA", "JAWS", "VoiceOver", "Orca", "ZDSR", "Window-Eyes", "SystemAccess", "PC Talker")
"""prismatoid's names of screen readers; its other voices speak only for this program."""

_VARIANT = "+"


class SystemVoice:
    """A voice of the prismatoid library."""

    def __init__(self) -> None:
        """Find the best voice; raise VoiceFailed if there is none or the library can't be used."""
        self._context, self._backend = _find_best()
        self.name: str = self._backend.name
        self._features = self._backend.features

    @property
    def is_reader(self) -> bool:
        return self.name in READERS

    def speak(self, words: str, *, interrupt: bool) -> None:
        """Start speaking, and show the text on a braille display if there is one."""
        spoken = words.replace("\0", "")
        if not spoken:
            return
        if self._features.supports_output:
            self._backend.output(spoken, interrupt)
        else:
            self._backend.speak(spoken, interrupt)

    def stop(self) -> None:
        if self._features.supports_stop:
            self._backend.stop()

    def speaking(self) -> bool | None:
        return bool(self._backend.speaking) if self._features.supports_is_speaking else None

    def apply_settings(self, settings: VoiceSettings) -> None:
        if self.is_reader:
            return
        if self._features.supports_set_rate:
            self._backend.rate = settings.rate
        if self._features.supports_set_volume:
            self._backend.volume = settings.volume
        names = [speaker.name for speaker in self._speakers]
        fitting = [speaker.name for speaker in speakers_of_language(self._speakers, settings.language)]
        name = settings.voice if settings.voice in fitting else next(iter(fitting), "")
        if name and self._features.supports_set_voice:
            self._backend.voice = names.index(name)

    def speakers(self) -> tuple[Speaker, ...]:
        """Return the system's voices, without the variants that some systems list for each."""
        return tuple(speaker for speaker in self._speakers if _VARIANT not in speaker.name)

    @cached_property
    def _speakers(self) -> tuple[Speaker, ...]:
        """All voices, in prismatoid's order."""
        if not (self._features.supports_count_voices and self._features.supports_get_voice_language):
            return ()
        name, language = self._backend.get_voice_name, self._backend.get_voice_language
        return tuple(Speaker(name(index), language(index)) for index in range(self._backend.voices_count))


def _find_best() -> tuple[Any, Any]:
    """Return prismatoid's context, which must outlive the voice, and the best voice."""
    try:
        import prism
    except Exception as error:  # a missing or broken library may raise anything while it loads
        raise VoiceFailed(f"can't use the speech library ({error})") from None
    try:
        context = prism.Context()
        return context, context.create_best()
    except Exception as error:
        raise VoiceFailed(f"no voice found ({error})") from None
