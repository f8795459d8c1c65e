"""The chapter of the settings on reading aloud."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.language.message import message
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.scenes.menus.settings.rows import share
from game.ui.forms.widgets import Heading, Pick, Widget, switch
from game.voice.topics import Topic

_TOPICS = (
    (
        Topic.COURSE,
        message("Deals and turns"),
        message("Cards that are dealt or turned up, and new turns. Captions show them anyway."),
    ),
    (
        Topic.OTHERS,
        message("The others' moves"),
        message("All that the other players do. Captions show it anyway."),
    ),
    (
        Topic.OWN,
        message("Your moves"),
        message("All that you do, and that happens to you. Captions show it anyway."),
    ),
    (
        Topic.RESULTS,
        message("Results"),
        message("The points of each round, and the end of a match. Captions show them anyway."),
    ),
    (
        Topic.QUESTIONS,
        message("Questions"),
        message("The choice that you have to make. It stands on the table anyway."),
    ),
    (
        Topic.TALK,
        message("Remarks"),
        message("The talk of your opponents. It stands at their beaks anyway."),
    ),
    (
        Topic.HELP,
        message("Help"),
        message("Words like these, behind the name of a row. They stand below it anyway."),
    ),
)
"""The topics of words, with the title and the help of their switches."""


def rows(page: FormScene) -> Iterator[Widget]:
    """Speech, its voice, and what is told; voices can be chosen while there are some."""
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
    yield Heading(message("Told by itself"))
    for topic, title, help in _TOPICS:
        yield switch(title, context.captions.tells(topic), partial(_tell, context, topic), help)


def _tell(context: Context, topic: Topic, on: bool) -> None:
    context.change(speech_topics=context.settings.speech_topics | {topic.value: on})


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
