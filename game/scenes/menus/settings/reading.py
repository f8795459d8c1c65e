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
        message("Cards dealt or turned up, and new turns. Captions still show them."),
    ),
    (
        Topic.OTHERS,
        message("Other players’ moves"),
        message("Everything the other players do. Captions still show it."),
    ),
    (
        Topic.OWN,
        message("Your moves"),
        message("Everything you do, and everything that happens to you. Captions still show it."),
    ),
    (
        Topic.RESULTS,
        message("Results"),
        message("The points of each round, and the end of a match. Captions still show them."),
    ),
    (
        Topic.QUESTIONS,
        message("Questions"),
        message("The choice you have to make. You’ll still see it on the table."),
    ),
    (
        Topic.TALK,
        message("Remarks"),
        message("What your opponents say. You’ll still see it in their speech bubbles."),
    ),
    (
        Topic.HELP,
        message("Help"),
        message("Explanations like this one. You’ll still see them below each entry."),
    ),
)
"""The topics of words, with the titles and the help of their switches."""


def rows(page: FormScene) -> Iterator[Widget]:
    """Yield the rows for speech, its voice, and the topics that are read automatically."""
    context = page.context
    yield switch(
        message("Speech"),
        bool(context.settings.speech),
        lambda on: _turn(context, on),
        message("Everything is read aloud, by your screen reader or a system voice."),
    )
    own_pace = message("Screen readers use their own.")
    yield share(context, "speech_rate", message("Voice speed"), own_pace)
    yield share(context, "speech_volume", message("Voice volume"), own_pace)
    yield _voice(context)
    yield Heading(message("Read automatically"))
    for topic, title, help in _TOPICS:
        yield switch(title, context.captions.tells(topic), partial(_set_topic, context, topic), help)


def _set_topic(context: Context, topic: Topic, on: bool) -> None:
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
        [message("Automatic"), *voices[1:]],
        voices.index(chosen) if chosen in voices else 0,
        lambda place: context.change(voice=voices[place]),
        message("The voice that reads to you. Choose from the system voices for your language."),
    )
