"""The chapter of the settings on reading aloud."""

from __future__ import annotations

from collections.abc import Iterator

from game.language.message import message
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.scenes.menus.settings.rows import share
from game.ui.forms.widgets import Pick, Widget, switch


def rows(page: FormScene) -> Iterator[Widget]:
    """Speech and its voice; voices can be chosen while there are some."""
    context = page.context
    yield switch(
        message("Speech"),
        bool(context.settings.speech),
        lambda on: _turn(context, on),
        message("Everything is read aloud, by your screen reader or a voice of the system."),
    )
    own_pace = message("A screen reader keeps its own.")
    yield share(context, "speech_rate", message("Pace of the voice"), own_pace)
    yield share(context, "speech_volume", message("Loudness of the voice"), own_pace)
    yield _voice(context)


def _turn(context: Context, on: bool) -> None:
    if context.aloud is not None:
        context.aloud.toggle()
    else:
        context.change(speech=on)


def _voice(context: Context) -> Pick:
    chosen = context.settings.voice
    voices = ["", *(one.name for one in (context.aloud.speakers if context.aloud else ()))]
    return Pick(
        message("Voice"),
        [message("The first that fits"), *voices[1:]],
        voices.index(chosen) if chosen in voices else 0,
        lambda place: context.change(voice=voices[place]),
        message("The voice that reads, among those of the system that speak the language."),
    )
