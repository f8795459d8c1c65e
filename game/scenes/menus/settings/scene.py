"""The settings: a list of chapters, a chapter's screen, and the rows of all chapters."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import get_args

from msgspec import Struct

from game.cardgames.registry import GAMES
from game.language.message import capital, message, message_in, percent, said
from game.scenes.context import Context
from game.scenes.frame import FormScene, ShortFormScene
from game.scenes.menus.settings.keys import ControlsScene
from game.storage.settings import Repeats, shown_name
from game.tables.show import SPEED_NAMES, SPEEDS
from game.tables.table import Switch
from game.ui.forms.widgets import Amount, Button, Heading, Pick, TextField, Widget, switch
from game.voice.captions import Stay
from game.voice.topics import Topic

_VERBOSITY = (message("Short"), message("Normal"), message("Full"))
_STAYS = (
    message_in("how long captions stay", "Normal"),
    message_in("how long captions stay", "Long"),
    message_in("how long captions stay", "Until the next"),
)
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
_REPEATS = (
    message_in("repeats of held keys", "Normal"),
    message_in("repeats of held keys", "Slow"),
    message_in("repeats of held keys", "Off"),
)


class Chapter(Struct, frozen=True):
    """A chapter: its title, its help, and a function for its rows on a page."""

    title: str
    help: str
    rows: Callable[[FormScene], Iterator[Widget]]


def on_or_off(context: Context, setting: str, words: str, help: str) -> Pick:
    now: bool = getattr(context.settings, setting)
    return switch(words, now, lambda on: context.change(**{setting: on}), help)


def share(
    context: Context, setting: str, words: str, help: str, *, least: float = 0.0, most: float = 1.0
) -> Amount:
    """Return a row for a setting in percent, in steps of five, between two shares of 1."""
    now: float = getattr(context.settings, setting)

    def change(value: float) -> None:
        context.change(**{setting: round(value, 2)})

    return Amount(words, now, least, most, 0.05, change, help, percent)


def _sound(page: FormScene) -> Iterator[Widget]:
    context = page.context
    yield share(context, "master", message("Master volume"), message("Everything together."))
    yield share(context, "effects", message("Effects"), message("Cards and menus."))
    yield share(context, "music", message("Music"), message("The tune behind it all."))
    yield on_or_off(context, "muted", message("Mute"), message("Silence everything."))
    yield switch(
        message("Rising pitch"),
        context.ticks,
        lambda on: context.change(ticks=on),
        message(
            "The further down a list you are, the higher the focus sounds. On by default "
            "when words are read aloud."
        ),
    )
    yield on_or_off(
        context,
        "subtitles",
        message("Captions for sounds"),
        message("At the table, sounds that mean something are shown as words, on the side they come from."),
    )
    yield Button(
        message("Sound glossary"),
        lambda: context.screens.glossary(see_through=page.see_through),
        message("Listen to the sounds and learn what they mean."),
    )


def _play(page: FormScene) -> Iterator[Widget]:
    context = page.context
    speeds = tuple(SPEEDS)
    yield TextField(
        message("Your name"),
        said(shown_name(context.settings.name), context.language),
        12,
        lambda name: context.change(name=name),
        context.input.text_mode,
        message("What the table calls you from the next match on."),
    )
    yield Pick(
        message("Speed"),
        [capital(SPEED_NAMES[speed]) for speed in speeds],
        speeds.index(context.settings.speed),
        lambda place: context.change(speed=speeds[place]),
        message("How fast cards move. Instant shows results right away."),
    )
    yield on_or_off(
        context,
        "preview",
        message("Preview"),
        message("Show where the focused card would go and what it could cost."),
    )
    yield on_or_off(
        context,
        "figures",
        message("Numbers in hints"),
        message("Hints show numbers right away. Otherwise, words first, and numbers if you ask again."),
    )


def _words(page: FormScene) -> Iterator[Widget]:
    context = page.context
    yield _language(context)
    yield on_or_off(context, "captions", message("Captions"), message("Describe what happens in words."))
    yield Pick(
        message("Captions stay"),
        _STAYS,
        list(Stay).index(context.captions.stay),
        lambda place: context.change(caption_stay=list(Stay)[place].value),
        message("How long captions stay. Longer ones stay longer; the log keeps them all."),
    )
    yield Pick(
        message("Wordiness"),
        _VERBOSITY,
        context.settings.verbosity,
        lambda place: context.change(verbosity=place),
        message("How much you’re told."),
    )


def _language(context: Context) -> Pick:
    names = context.language_names
    codes = tuple(names)
    return Pick(
        message("Language"),
        tuple(names.values()),
        codes.index(code) if (code := context.language.code) in codes else 0,
        lambda place: context.change(language=codes[place]),
        message("The language of everything you read and hear."),
    )


def _reading(page: FormScene) -> Iterator[Widget]:
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
        yield switch(title, context.captions.speaks(topic), partial(_set_topic, context, topic), help)


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


def _looks(page: FormScene) -> Iterator[Widget]:
    """Yield the looks of everything, then games' own switches; a switch of several games comes once."""
    context = page.context
    yield share(
        context,
        "ui_scale",
        message("Interface size"),
        message("Makes text and cards larger or smaller."),
        least=0.8,
        most=1.5,
    )
    yield on_or_off(context, "fullscreen", message("Fullscreen"), message("Use the whole screen."))
    yield on_or_off(
        context,
        "high_contrast",
        message("High contrast"),
        message("Bright text and edges on plain dark backgrounds, without scenery."),
    )
    yield on_or_off(
        context,
        "reduced_motion",
        message("Reduced motion"),
        message("Cards fade instead of flying; no shaking, no particles."),
    )
    yield on_or_off(
        context,
        "shaking",
        message("Shaking"),
        message("Cards shake on big hits, unless motion is reduced."),
    )
    yield on_or_off(
        context,
        "particles",
        message("Particles"),
        message("Dust, stars, feathers and confetti fly, unless motion is reduced."),
    )
    for own in dict.fromkeys(own for kit in GAMES.values() for own in kit.switches()):
        yield _of_a_game(context, own)


def _of_a_game(context: Context, own: Switch) -> Pick:
    def turn(on: bool) -> None:
        context.change(switches=context.settings.switches | {own.name: on})

    return switch(own.title, context.settings.switched_on(own.name), turn, own.help)


def _controls(page: FormScene) -> Iterator[Widget]:
    context = page.context
    yield share(
        context,
        "rumble_strength",
        message("Rumble"),
        message("The more you have at stake, the stronger the rumble. At the lowest setting, it’s off."),
    )
    yield share(
        context,
        "dead_zone",
        message("Stick dead zone"),
        message("How far you push a stick before it responds."),
        least=0.3,
        most=0.9,
    )
    yield _repeats(context)
    yield on_or_off(
        context,
        "hold_to_confirm",
        message("Hold to confirm"),
        message("Hold a key, button or click for half a second to confirm, so a slip doesn’t play anything."),
    )
    yield on_or_off(
        context,
        "left_handed",
        message("Left-handed fan"),
        message("Your cards overlap the other way, with numbers and symbols on the right."),
    )
    yield Button(
        message("Keys and buttons"),
        lambda: page.stack.push(ControlsScene(context, see_through=page.see_through)),
        message("Choose which key does what."),
    )


def _repeats(context: Context) -> Pick:
    kinds = get_args(Repeats)
    return Pick(
        message("Key repeat"),
        _REPEATS,
        kinds.index(context.settings.repeat),
        lambda place: context.change(repeat=kinds[place]),
        message("Hold a direction to keep moving. When this is off, each press is one step."),
    )


CHAPTERS = (
    Chapter(message("Sound"), message("Volume of effects and music."), _sound),
    Chapter(message("Play"), message("Your name, the speed of cards, hints."), _play),
    Chapter(message("Text"), message("Language, captions, level of detail."), _words),
    Chapter(message("Reading aloud"), message("Speech and voice."), _reading),
    Chapter(message("Looks"), message("Size, window, motion and decks."), _looks),
    Chapter(message("Controls"), message("Keys, buttons and gamepads."), _controls),
)


class SettingsScene(ShortFormScene):
    title = message("Settings")
    width = 520.0

    def widgets(self) -> Sequence[Widget]:
        chapters = [Button(one.title, partial(self._open, one), one.help) for one in CHAPTERS]
        return [*chapters, Button(message("Back"), self.back, message("Back to where you were."))]

    def _open(self, chapter: Chapter) -> None:
        self.stack.push(ChapterScene(self.context, chapter, see_through=self.see_through))


class ChapterScene(ShortFormScene):
    """A chapter's rows; each change takes effect and is saved immediately."""

    width = 680.0

    def __init__(self, context: Context, chapter: Chapter, *, see_through: bool = False) -> None:
        super().__init__(context, see_through=see_through)
        self.chapter = chapter
        self.title = chapter.title

    def widgets(self) -> Sequence[Widget]:
        back = Button(message("Back"), self.back, message("To the settings."), apart=True)
        return [*self.chapter.rows(self), back]
