"""The chapters of the settings: what each holds, what its door says, and what the host says in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import get_args

from msgspec import Struct

from game.cardgames.registry import GAMES
from game.language.message import Text, capital, message, message_in, percent, said
from game.scenes.context import Context
from game.scenes.menus.settings.controls import Lever, NameTag, PlateChoice, Rope, Sign, WayOn
from game.scenes.menus.settings.keys import ControlsScene
from game.scenes.stack import Scene
from game.storage.settings import Repeats, shown_name
from game.tables.looks.worn import PLUMES
from game.tables.show import SPEED_NAMES, SPEEDS
from game.ui.forms.widgets import Widget
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
        message("Cards dealt or turned face up, and new turns. Captions still show them."),
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
_SPEED_REMARKS = (
    message("Time for a cup of tea between two cards."),
    message("The usual pace. Nobody’s in a hurry."),
    message("Quick feet, quick cards."),
    message("Blink and you’ve missed it."),
)
_WORDY_REMARKS = (
    message("A word will do."),
    message("A sentence here and there."),
    message("I’ll tell you everything. Everything!"),
)
Show = Callable[[Scene], None]
"""Shows another page."""


class Chapter(Struct, frozen=True):
    """A chapter of the settings.

    Attributes:
        remark: what the host says on its page.
        rows: makes its controls; pages that they open are shown by the function given.
        now: returns what is set, in a word or two for its door.
        settings: the names of the settings that its page puts back to their defaults.
    """

    title: str
    help: str
    remark: str
    rows: Callable[[Context, Show], Iterator[Widget]]
    now: Callable[[Context], str]
    settings: tuple[str, ...]
    picture: str
    colour: str


def _switch(
    context: Context,
    setting: str,
    words: str,
    help: str,
    remarks: tuple[str, ...] = (),
    *,
    shows: bool = False,
) -> Lever:
    now: bool = getattr(context.settings, setting)
    return Lever(words, now, lambda on: context.change(**{setting: on}), help, remarks=remarks, shows=shows)


def _share(
    context: Context,
    setting: str,
    words: str,
    help: str,
    *,
    least: float = 0.0,
    most: float = 1.0,
    shows: bool = False,
) -> Rope:
    """Return a control for a setting in percent, in steps of five, between two shares of 1."""
    now: float = getattr(context.settings, setting)

    def change(value: float) -> None:
        context.change(**{setting: round(value, 2)})

    return Rope(context.art, words, now, least, most, 0.05, change, help, percent, shows=shows)


def _sound(context: Context, show: Show) -> Iterator[Widget]:
    del show
    yield _share(context, "master", message("Master volume"), message("Everything together."), shows=True)
    yield _share(context, "effects", message("Effects"), message("Cards and menus."), shows=True)
    yield _share(context, "music", message("Music"), message("The tune behind it all."))
    yield _switch(
        context,
        "muted",
        message("Mute"),
        message("Silence everything."),
        (message("Quack!"), message("Shh.")),
    )
    yield Lever(
        message("Rising pitch"),
        context.ticks,
        lambda on: context.change(ticks=on),
        message("The further down a list you are, the higher the focus sounds."),
    )
    yield _switch(
        context,
        "subtitles",
        message("Captions for sounds"),
        message("At the table, sounds that mean something are shown as words, on the side they come from."),
    )
    yield WayOn(
        message("Sound glossary"),
        context.screens.glossary,
        message("Listen to the sounds and learn what they mean."),
    )


def _sound_now(context: Context) -> Text:
    if context.settings.muted:
        return message("Muted")
    return message("Music {share}", share=percent(context.settings.music))


def _play(context: Context, show: Show) -> Iterator[Widget]:
    del show
    speeds = tuple(SPEEDS)
    yield NameTag(
        message("Your name"),
        said(shown_name(context.settings.name), context.language),
        12,
        lambda name: context.change(name=name),
        context.input.text_mode,
        message("What the table calls you from the next match on."),
    )
    plumes = tuple(PLUMES)
    own = context.settings.duck if context.settings.duck in PLUMES else plumes[0]
    yield PlateChoice(
        message("Your duck"),
        [plume.name for plume in PLUMES.values()],
        plumes.index(own),
        lambda place: context.change(duck=plumes[place]),
        message("The colour of your duck."),
        remarks=(message("Quack! That’s me."),) * len(plumes),
    )
    yield PlateChoice(
        message("Speed"),
        [capital(SPEED_NAMES[speed]) for speed in speeds],
        speeds.index(context.settings.speed),
        lambda place: context.change(speed=speeds[place]),
        message("How fast cards move."),
        remarks=_SPEED_REMARKS,
        shows=True,
    )
    yield _switch(
        context,
        "preview",
        message("Preview"),
        message("Show where the focused card would go and what it could cost."),
        (message("No peeking. You’re on your own."), message("Look before you leap.")),
    )
    yield _switch(
        context,
        "figures",
        message("Figures in hints"),
        message("Hints show figures right away. Otherwise, words first, and figures if you ask again."),
    )


def _play_now(context: Context) -> Text:
    return message("Cards: {speed}", speed=SPEED_NAMES[context.settings.speed])


def _text(context: Context, show: Show) -> Iterator[Widget]:
    del show
    names = context.language_names
    codes = tuple(names)
    yield PlateChoice(
        message("Language"),
        tuple(names.values()),
        codes.index(code) if (code := context.language.code) in codes else 0,
        lambda place: context.change(language=codes[place]),
        message("Everything you read and hear."),
    )
    yield _switch(context, "captions", message("Captions"), message("Describe what happens in words."))
    yield PlateChoice(
        message("Captions stay"),
        _STAYS,
        list(Stay).index(context.captions.stay),
        lambda place: context.change(caption_stay=list(Stay)[place].value),
        message("The log keeps them all."),
    )
    yield PlateChoice(
        message("Wordiness"),
        _VERBOSITY,
        context.settings.verbosity,
        lambda place: context.change(verbosity=place),
        message("How much you’re told."),
        remarks=_WORDY_REMARKS,
    )


def _text_now(context: Context) -> str:
    names = context.language_names
    return names.get(context.language.code) or next(iter(names.values()))


def _reading(context: Context, show: Show) -> Iterator[Widget]:
    """Yield the controls of speech and its voice, and the topics that are read automatically."""
    del show
    yield Lever(
        message("Speech"),
        bool(context.settings.speech),
        lambda on: _turn(context, on),
        message("Everything is read aloud, by your screen reader or a system voice."),
    )
    own_pace = message("Screen readers use their own.")
    yield _share(context, "speech_rate", message("Voice speed"), own_pace)
    yield _share(context, "speech_volume", message("Voice volume"), own_pace)
    yield _voice(context)
    yield Sign(message("Read automatically"))
    for topic, title, help in _TOPICS:
        yield Lever(title, context.captions.speaks(topic), partial(_set_topic, context, topic), help)


def _set_topic(context: Context, topic: Topic, on: bool) -> None:
    context.change(speech_topics=context.settings.speech_topics | {topic.value: on})


def _turn(context: Context, on: bool) -> None:
    if context.aloud is not None:
        context.aloud.toggle()
    else:
        context.change(speech=on)


def _voice(context: Context) -> PlateChoice:
    chosen = context.settings.voice
    voices = ["", *(one.name for one in (context.aloud.speakers if context.aloud else ()))]
    return PlateChoice(
        message("Voice"),
        [message("Automatic"), *voices[1:]],
        voices.index(chosen) if chosen in voices else 0,
        lambda place: context.change(voice=voices[place]),
        message("A system voice for your language."),
    )


def _reading_now(context: Context) -> Text:
    return message("On") if context.settings.speech else message("Off")


def _looks(context: Context, show: Show) -> Iterator[Widget]:
    """Yield the looks of everything, then games' own switches; a switch of several games comes once."""
    del show
    yield _share(
        context,
        "ui_scale",
        message("Interface size"),
        message("Make text and cards larger or smaller."),
        least=0.8,
        most=1.5,
    )
    yield _switch(context, "fullscreen", message("Fullscreen"), message("Use the whole screen."))
    yield _switch(
        context,
        "high_contrast",
        message("High contrast"),
        message("Bright text and edges on plain dark backgrounds, without scenery."),
        (message("Sunset, water and wood."), message("No scenery. Only what counts.")),
    )
    yield _switch(
        context,
        "reduced_motion",
        message("Reduced motion"),
        message("Cards fade instead of flying; no shaking, no particles."),
        (message("Cards fly, ducks flap."), message("Nobody flaps. Promise.")),
        shows=True,
    )
    yield _switch(
        context,
        "shaking",
        message("Shaking"),
        message("Cards shake on big hits, unless motion is reduced."),
        shows=True,
    )
    yield _switch(
        context,
        "particles",
        message("Particles"),
        message("Dust, stars, feathers and confetti fly, unless motion is reduced."),
        shows=True,
    )
    games = {own: game for game, kit in reversed(GAMES.items()) for own in kit.switches()}
    for own in dict.fromkeys(own for kit in GAMES.values() for own in kit.switches()):
        now, turn = context.settings.switched_on(own.name), partial(_turn_own, context, own.name)
        yield Lever(own.title, now, turn, own.help, game=games[own])


def _turn_own(context: Context, switch: str, on: bool) -> None:
    context.change(switches=context.settings.switches | {switch: on})


def _looks_now(context: Context) -> Text:
    if context.settings.high_contrast:
        return message("High contrast")
    return message("Size {share}", share=percent(context.settings.ui_scale))


def _controls(context: Context, show: Show) -> Iterator[Widget]:
    yield WayOn(
        message("Keys and buttons"),
        lambda: show(ControlsScene(context)),
        message("Choose which key does what."),
    )
    yield _share(
        context,
        "rumble_strength",
        message("Rumble"),
        message("Higher stakes, stronger rumble. At 0%, it’s off."),
    )
    yield _share(
        context,
        "dead_zone",
        message("Stick dead zone"),
        message("How far you push a stick before it responds."),
        least=0.3,
        most=0.9,
    )
    yield _repeats(context)
    yield _switch(
        context,
        "hold_to_confirm",
        message("Hold to confirm"),
        message("Hold a key, button or click for half a second to confirm, so a slip doesn’t play anything."),
    )
    yield _switch(
        context,
        "left_handed",
        message("Left-handed fan"),
        message("Your cards overlap the other way, with numbers and symbols on the right."),
    )


def _repeats(context: Context) -> PlateChoice:
    kinds = get_args(Repeats)
    return PlateChoice(
        message("Key repeat"),
        _REPEATS,
        kinds.index(context.settings.repeat),
        lambda place: context.change(repeat=kinds[place]),
        message("Hold a direction to keep moving."),
    )


def _controls_now(context: Context) -> Text:
    if len(context.input.pads):
        return message("Gamepad found")
    return message("No gamepad")


CHAPTERS = (
    Chapter(
        message("Sound"),
        message("Volume of effects and music."),
        message("You’ll hear it as you set it."),
        _sound,
        _sound_now,
        ("master", "effects", "music", "muted", "ticks", "subtitles"),
        "doors/sound",
        "#2F6F9E",
    ),
    Chapter(
        message("Play"),
        message("Your name, the speed of cards, hints."),
        message("Through the window, you see what it does."),
        _play,
        _play_now,
        ("speed", "preview", "figures"),
        "doors/play",
        "#1F7A5E",
    ),
    Chapter(
        message("Text"),
        message("Language, captions, level of detail."),
        message("Have it your way, word for word."),
        _text,
        _text_now,
        ("captions", "caption_stay", "verbosity"),
        "doors/text",
        "#8A2F66",
    ),
    Chapter(
        message("Reading aloud"),
        message("Speech and voice."),
        message("If you can see it, you can hear it."),
        _reading,
        _reading_now,
        ("speech_rate", "speech_volume", "speech_topics", "voice"),
        "doors/aloud",
        "#A8442E",
    ),
    Chapter(
        message("Looks"),
        message("Size, window, motion and decks."),
        message("Through the window, you see how it will look."),
        _looks,
        _looks_now,
        ("ui_scale", "fullscreen", "high_contrast", "reduced_motion", "shaking", "particles", "switches"),
        "doors/looks",
        "#4B3AA0",
    ),
    Chapter(
        message("Controls"),
        message("Keys, buttons and gamepads."),
        message("Make it fit your hands."),
        _controls,
        _controls_now,
        ("rumble_strength", "dead_zone", "repeat", "hold_to_confirm", "left_handed"),
        "doors/controls",
        "#66782C",
    ),
)
