"""Reading captions aloud with a screen reader or a system voice, as set in the settings."""

from __future__ import annotations

import re
from collections.abc import Callable

import pygame

from game.language.message import MINUS, Language, message, message_in, translate
from game.scenes.context import Context
from game.ui.devices.actions import Action
from game.voice.speech import Speaker, Speech, Voice, VoiceSettings, speakers_of_language
from game.voice.speech_queue import Urgency

ON, OFF = message("Speech on."), message("Speech off.")
OFFER = message("F2: read everything aloud.")
NO_SOUND = message("There’s no sound here, so nothing can be read aloud.")
NO_ANSWER = message("The voice isn’t answering. Captions carry on.")
_NOTHING = message("There’s nothing to repeat yet.")

REVIEWS = frozenset({Action.REPEAT, Action.EARLIER, Action.LATER, Action.SPELL, Action.COPY})
"""Actions that review earlier captions."""


_SIGNS = {
    # For translators: signs before a number, as in "×3: +10", which voices read badly or not at all.
    "+": message_in("a sign, read aloud", "plus"),
    MINUS: message_in("a sign, read aloud", "minus"),
    "×": message_in("a sign, read aloud", "times"),
    "±": message_in("a sign, read aloud", "give or take"),
}
_SIGN = re.compile(rf"(?<![^\s(])([+{MINUS}×±])\s?(?=\w)")
_CHEVRONS = str.maketrans("", "", "‹›")


def speech_text(words: object, language: Language) -> str:
    """Return text as a voice reads it: with pauses between the parts of a line, and words for signs."""
    text = translate(words, language).replace(" · ", ", ").replace(" / ", ", ").translate(_CHEVRONS).strip()
    return _SIGN.sub(lambda sign: f"{translate(_SIGNS[sign[1]], language)} ", text)


def browse_captions(context: Context, action: Action) -> None:
    """Perform one of the `REVIEWS` actions, or say that there's nothing to review."""
    captions = context.captions
    match action:
        case Action.EARLIER | Action.LATER if not captions.history:
            captions.show_aside(_NOTHING)
        case Action.REPEAT | Action.SPELL | Action.COPY if not captions.last:
            captions.show_aside(_NOTHING)
        case Action.REPEAT:
            captions.repeat()
        case Action.EARLIER:
            captions.browse(-1)
        case Action.LATER:
            captions.browse(1)
        case Action.SPELL:
            captions.spell(context.language)
        case Action.COPY:
            copied = copy_to_clipboard(translate(captions.last, context.language))
            captions.show_aside(message("Copied.") if copied else message("Copying doesn’t work here."))


def copy_to_clipboard(words: str) -> bool:
    """Copy text to the system's clipboard; return False if there is none."""
    try:
        pygame.scrap.put_text(words)
    except pygame.error:
        return False
    return True


class ReadAloud:
    """The reader of captions while speech is on; at the first start, it looks for a screen reader.

    Attributes:
        speech: the queue of words for a voice, or None. It's kept while speech is off, because finding
            a voice takes time.
    """

    def __init__(self, context: Context, find_voice: Callable[[], Voice], clock: Callable[[], float]) -> None:
        """`find_voice` is called in the speech thread; `clock` returns seconds, to detect a hanging voice."""
        self.on = bool(context.settings.speech)
        self.speech: Speech | None = None
        self._context = context
        self._find_voice, self._clock = find_voice, clock
        self._missed = False
        self._unknown = ""
        self._looking = context.settings.speech is None
        if context.settings.speech is not False:
            self._start_speech()

    @property
    def speakers(self) -> tuple[Speaker, ...]:
        """The voices for the game's language."""
        found = () if self.speech is None else self.speech.speakers
        return speakers_of_language(found, self._context.language.code)

    def speak(self, words: str, urgency: Urgency) -> None:
        """Pass words from the captions to the voice, if speech is on or a screen reader is being sought."""
        if self.speech is not None and (self.on or self._looking):
            self.speech.say(speech_text(words, self._context.language), urgency)

    def toggle(self) -> None:
        """Turn speech on or off, and announce it."""
        turns_on, captions = not self.on, self._context.captions
        self._looking = False
        self._context.change(speech=turns_on)
        if turns_on:
            self.on = True
            if self.speech is None or (self._missed and not self.speech.responds):
                self.close()
                self._start_speech()
            captions.show_aside(ON)
        else:
            self.drop_all()
            captions.show_aside(OFF)
            self.on = False

    def update(self) -> None:
        """Turn speech on if a screen reader was found; notify the player if the voice is gone or hangs."""
        speech = self.speech
        if speech is None:
            return
        if speech.problem is not None:
            self.speech = None
            # Without a voice there's nothing to offer. The next start looks again.
            self._looking = False
            if self.on:
                self.on = False
                self._context.notify(
                    message("Speech has stopped: {problem}. Captions carry on.", problem=speech.problem)
                )
        elif self._looking and speech.name:
            if speech.is_reader:
                self._looking, self.on = False, True
                self._context.change(speech=True)
            else:
                self._offer(speech)
        elif self.on and not (self._missed or speech.responds):
            # Not spoken, as a voice that recovers would announce that it hangs.
            self._missed = True
            self._context.notify(NO_ANSWER, spoken=False)
        elif speech.name:
            self._report_missing_voice(speech)

    def _report_missing_voice(self, speech: Speech) -> None:
        """Notify the player once if the voice in the settings isn't among the system's voices."""
        wished = self._context.settings.voice
        if wished and wished != self._unknown and wished not in {one.name for one in speech.speakers}:
            self._unknown = wished
            if speech.speakers and not speech.is_reader:
                self._context.notify(
                    message("There’s no voice called {voice} here, so another one is reading.", voice=wished)
                )

    def apply_settings(self) -> None:
        if self.speech is not None:
            self.speech.apply_settings(self._settings())

    def drop_question(self) -> None:
        """Drop a queued question, for example because the player has answered it."""
        if self.speech is not None:
            self.speech.drop_question()

    def skip_to_focus(self) -> bool:
        return self.on and self.speech is not None and self.speech.skip_to_focus()

    def close(self) -> None:
        if self.speech is not None:
            self.speech.close()
            self.speech = None

    def _start_speech(self) -> None:
        self._missed = False
        self.speech = Speech(self._find_voice, self._settings(), self._clock)

    def drop_all(self) -> None:
        """Drop everything in the queue, including the question."""
        if self.speech is not None:
            self.speech.drop_all_but_question()
            self.speech.drop_question()

    def _offer(self, speech: Speech) -> None:
        """Announce once, also aloud, how to turn speech on."""
        self._looking = False
        self._context.change(speech=False)
        # It's said below, as speech is off; the screen's words stay the last ones.
        self._context.notify(OFFER, spoken=False)
        self.drop_all()
        speech.say(translate(OFFER, self._context.language), Urgency.ANSWERED)

    def _settings(self) -> VoiceSettings:
        settings = self._context.settings
        return VoiceSettings(
            settings.speech_rate, settings.speech_volume, self._context.language.code, settings.voice
        )
