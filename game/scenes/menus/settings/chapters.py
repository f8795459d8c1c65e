"""The chapters of the settings and their controls, loaded from `assets/settings.toml`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, get_args

from msgspec import Struct

from game.cardgames.registry import GAMES
from game.language.message import Text, capital, message, message_in, percent, translate
from game.scenes.context import Context
from game.scenes.menus.settings.controls import BoardHeading, Lever, NameTag, PageOpener, PlateChoice, Rope
from game.scenes.menus.settings.keys import ControlsScene
from game.storage.contents import read_contents
from game.storage.settings import Repeats, display_name
from game.tables.looks.worn import PLUMES
from game.tables.show import SPEED_NAMES, SPEEDS
from game.ui.forms.widgets import Widget
from game.voice.captions import Stay
from game.voice.topics import Topic

_STEP = 0.05
_VERBOSITY = (message("Short"), message("Normal"), message("Full"))
_STAYS = (
    message_in("how long captions stay", "Normal"),
    message_in("how long captions stay", "Long"),
    message_in("how long captions stay", "Until the next"),
)
_REPEATS = (
    message_in("repeats of held keys", "Normal"),
    message_in("repeats of held keys", "Slow"),
    message_in("repeats of held keys", "Off"),
)


class Setting(Struct, frozen=True, forbid_unknown_fields=True):
    """A control: for a boolean setting (`switch`), a percentage (`share`), a `topic`, or one of `_CONTROLS`.

    Attributes:
        shows: whether the table plays a turn after a change.
        remarks: what the host says about each value, or one remark for all values.
    """

    title: Text
    text: Text = message("")
    switch: str = ""
    share: str = ""
    topic: Topic | None = None
    control: str = ""
    least: float = 0.0
    most: float = 1.0
    shows: bool = False
    remarks: tuple[Text, ...] = ()

    def widget(self, context: Context) -> Widget:
        if self.control:
            return _CONTROLS[self.control](context, self)
        if self.topic is not None:
            turn = partial(_set_topic, context, self.topic)
            return Lever(self.title, context.captions.is_spoken(self.topic), turn, self.text)
        now = getattr(context.settings, self.switch or self.share)
        if self.switch:
            return _lever(self, now, lambda on: context.change(**{self.switch: on}))

        def change(value: float) -> None:
            context.change(**{self.share: round(value, 2)})

        bounds = self.least, self.most, _STEP
        return Rope(context.art, self.title, now, *bounds, change, self.text, percent, shows=self.shows)


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of the settings.

    Attributes:
        remark: what the host says on the chapter's page.
        settings: the names of the settings that the page can reset.
    """

    id: str
    title: Text
    text: Text
    remark: Text
    picture: str
    colour: str
    settings: tuple[str, ...]
    controls: tuple[Setting, ...]

    def door_words(self, context: Context) -> str:
        """Return a word or two about the current settings, for the chapter's door."""
        return _NOW[self.id](context)

    def rows(self, context: Context) -> Iterator[Widget]:
        """Yield the controls; the chapter "looks" ends with the games' own switches, without duplicates."""
        yield from (setting.widget(context) for setting in self.controls)
        if self.id == "looks":
            games = {own: game for game, kit in reversed(GAMES.items()) for own in kit.switches()}
            for own in dict.fromkeys(own for kit in GAMES.values() for own in kit.switches()):
                now, turn = context.settings.switched_on(own.name), partial(_set_switch, context, own.name)
                yield Lever(own.title, now, turn, own.help, game=games[own])


class _SettingsFile(Struct, frozen=True, forbid_unknown_fields=True):
    chapters: tuple[Chapter, ...]


def _lever(setting: Setting, now: bool, change: Callable[[bool], None]) -> Lever:
    return Lever(setting.title, now, change, setting.text, remarks=setting.remarks, shows=setting.shows)


def _plate_choice(
    setting: Setting, names: Sequence[str], values: Sequence[Any], now: Any, change: Callable[[Any], None]
) -> PlateChoice:
    """Return a control for choosing a value, set to the current one, or to the first if that's missing."""
    return PlateChoice(
        setting.title,
        names,
        values.index(now) if now in values else 0,
        lambda place: change(values[place]),
        setting.text,
        remarks=setting.remarks * len(names),
        shows=setting.shows,
    )


def _set_topic(context: Context, topic: Topic, on: bool) -> None:
    context.change(speech_topics=context.settings.speech_topics | {topic.value: on})


def _set_switch(context: Context, switch: str, on: bool) -> None:
    context.change(switches=context.settings.switches | {switch: on})


def _set_speech(context: Context, on: bool) -> None:
    if context.aloud is not None:
        context.aloud.toggle()
    else:
        context.change(speech=on)


def _name_control(context: Context, setting: Setting) -> NameTag:
    def change(name: str) -> None:
        context.change(name=name)

    name = translate(display_name(context.settings.name), context.language)
    return NameTag(setting.title, name, 12, change, context.input.text_mode, setting.text)


def _duck_control(context: Context, setting: Setting) -> PlateChoice:
    names, now = [plume.name for plume in PLUMES.values()], context.settings.duck
    return _plate_choice(setting, names, tuple(PLUMES), now, lambda duck: context.change(duck=duck))


def _speed_control(context: Context, setting: Setting) -> PlateChoice:
    names = [capital(SPEED_NAMES[speed]) for speed in SPEEDS]
    now = context.settings.speed
    return _plate_choice(setting, names, tuple(SPEEDS), now, lambda speed: context.change(speed=speed))


def _language_control(context: Context, setting: Setting) -> PlateChoice:
    names, code = context.language_names, context.language.code
    titles = tuple(names.values())
    return _plate_choice(setting, titles, tuple(names), code, lambda code: context.change(language=code))


def _voice_control(context: Context, setting: Setting) -> PlateChoice:
    voices = [speaker.name for speaker in (context.aloud.speakers if context.aloud else ())]
    names, now = [message("Automatic"), *voices], context.settings.voice
    return _plate_choice(setting, names, ["", *voices], now, lambda voice: context.change(voice=voice))


_CONTROLS: Mapping[str, Callable[[Context, Setting], Widget]] = {
    "ticks": lambda context, setting: _lever(setting, context.ticks, lambda on: context.change(ticks=on)),
    "glossary": lambda context, setting: PageOpener(setting.title, context.screens.glossary, setting.text),
    "name": _name_control,
    "duck": _duck_control,
    "speed": _speed_control,
    "language": _language_control,
    "stay": lambda context, setting: _plate_choice(
        setting,
        _STAYS,
        list(Stay),
        context.captions.stay,
        lambda stay: context.change(caption_stay=stay.value),
    ),
    "verbosity": lambda context, setting: _plate_choice(
        setting, _VERBOSITY, range(3), context.settings.verbosity, lambda many: context.change(verbosity=many)
    ),
    "speech": lambda context, setting: _lever(
        setting, bool(context.settings.speech), partial(_set_speech, context)
    ),
    "voice": _voice_control,
    "sign": lambda _context, setting: BoardHeading(setting.title),
    "keys": lambda context, setting: PageOpener(
        setting.title, lambda: context.screens.stack.push(ControlsScene(context)), setting.text
    ),
    "repeat": lambda context, setting: _plate_choice(
        setting,
        _REPEATS,
        get_args(Repeats),
        context.settings.repeat,
        lambda kind: context.change(repeat=kind),
    ),
}
"""The controls that aren't a plain switch or percentage, by name."""


def _sound_now(context: Context) -> Text:
    if context.settings.muted:
        return message("Muted")
    return message("Music {share}", share=percent(context.settings.music))


def _looks_now(context: Context) -> Text:
    if context.settings.high_contrast:
        return message("High contrast")
    return message("Size {share}", share=percent(context.settings.ui_scale))


def _text_now(context: Context) -> str:
    names = context.language_names
    return names.get(context.language.code) or next(iter(names.values()))


_NOW: Mapping[str, Callable[[Context], str]] = {
    "sound": _sound_now,
    "play": lambda context: message("Cards: {speed}", speed=SPEED_NAMES[context.settings.speed]),
    "text": _text_now,
    "reading": lambda context: message("On") if context.settings.speech else message("Off"),
    "looks": _looks_now,
    "controls": lambda context: (
        message("Gamepad found") if len(context.input.pads) else message("No gamepad")
    ),
}
"""Functions that return a word or two about the current settings, by chapter."""
CHAPTERS = read_contents("settings.toml", _SettingsFile).chapters
