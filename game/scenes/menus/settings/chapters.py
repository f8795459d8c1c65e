"""The chapters of the settings and their controls, loaded from `assets/settings.toml`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from msgspec import Struct

from game.cardgames.registry import GAMES
from game.language.message import Text, capital, message, message_in, percent, translate
from game.scenes.context import Context
from game.scenes.menus.settings.controls import (
    BoardHeading,
    Control,
    Lever,
    NameTag,
    PageOpener,
    PlateChoice,
    Rope,
)
from game.scenes.menus.settings.keys import ControlsScene
from game.scenes.menus.settings.live_table import WindowPart
from game.storage.contents import read_contents
from game.storage.settings import display_name, has_own_name
from game.tables.looks.worn import PLUMES
from game.tables.show import SPEED_NAMES, SPEEDS
from game.ui.forms.widgets import Widget
from game.voice.topics import Topic

_STEP = 0.05


class Setting(Struct, frozen=True, forbid_unknown_fields=True):
    """A control on a chapter's page; exactly one of the first five attributes below is set.

    Attributes:
        switch: the name of a setting to turn on or off.
        share: the name of a setting to change as a percentage, from `least` to `most`.
        choice: the name of a setting in `_CHOICES`.
        topic: the kind of captions to speak or not.
        control: the name of any other control in `_CONTROLS`.
        shows: whether the table plays a turn after a change.
        part: what the page's window shows; without it, what is usual on the chapter's page.
        remarks: what the host says about each value, or one remark for all values.
    """

    title: Text
    text: Text = message("")
    switch: str = ""
    share: str = ""
    choice: str = ""
    topic: Topic | None = None
    control: str = ""
    least: float = 0.0
    most: float = 1.0
    shows: bool = False
    part: WindowPart | None = None
    remarks: tuple[Text, ...] = ()

    def widget(self, context: Context) -> Widget:
        if self.control:
            return _CONTROLS[self.control](context, self)
        if self.topic is not None:
            turn = partial(_set_topic, context, self.topic)
            return Lever(self.title, context.captions.is_spoken(self.topic), turn, self.text)
        if self.choice:
            return self._plate_choice(context)
        now = getattr(context.settings, self.switch or self.share)
        if self.switch:
            return _lever_for(self, now, lambda on: context.change(**{self.switch: on}))

        def change(value: float) -> None:
            context.change(**{self.share: round(value, 2)})

        bounds = self.least, self.most, _STEP
        return Rope(context.art, self.title, now, *bounds, change, self.text, percent, shows=self.shows)

    def _plate_choice(self, context: Context) -> PlateChoice:
        """Return a control that shows the current value, or the first one if that isn't on offer."""
        names = _CHOICES[self.choice](context)
        values, now = list(names), getattr(context.settings, self.choice)
        if self.choice == "language":
            now = context.language.code
        return PlateChoice(
            self.title,
            tuple(names.values()),
            values.index(now) if now in values else 0,
            lambda place: context.change(**{self.choice: values[place]}),
            self.text,
            remarks=self.remarks * len(names),
            shows=self.shows,
        )


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of the settings.

    Attributes:
        remark: what the host says on the chapter's page.
        window: the words on the frame of the page's window.
        part: what the window usually shows.
        rings: whether a picture in the window has waves of sound.
        settings: the names of the settings that the page can reset.
    """

    id: str
    title: Text
    text: Text
    remark: Text
    window: Text
    picture: str
    colour: str
    settings: tuple[str, ...]
    controls: tuple[Setting, ...]
    part: WindowPart = WindowPart.HAND
    rings: bool = False

    def door_words(self, context: Context) -> str:
        """Return a word or two about the current settings, for the chapter's door."""
        return _DOOR_WORDS[self.id](context)

    def rows(self, context: Context) -> Iterator[Widget]:
        """Yield the controls; the chapter "looks" ends with the games' own switches, without duplicates."""
        for setting in self.controls:
            row = setting.widget(context)
            if isinstance(row, Control):
                row.part = setting.part or self.part
            yield row
        if self.id == "looks":
            games = {own: game for game, kit in reversed(GAMES.items()) for own in kit.switches()}
            for own in dict.fromkeys(own for kit in GAMES.values() for own in kit.switches()):
                now, turn = context.settings.is_switched_on(own.name), partial(_set_switch, context, own.name)
                yield Lever(own.title, now, turn, own.help, game=games[own])


class _SettingsFile(Struct, frozen=True, forbid_unknown_fields=True):
    chapters: tuple[Chapter, ...]


def _lever_for(setting: Setting, now: bool, change: Callable[[bool], None]) -> Lever:
    return Lever(setting.title, now, change, setting.text, remarks=setting.remarks, shows=setting.shows)


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
    name = translate(display_name(context.settings.name), context.language)
    return NameTag(
        setting.title,
        name,
        12,
        lambda name: context.change(name=name),
        context.input.set_text_mode,
        setting.text,
        default=not has_own_name(context.settings.name),
    )


_CONTROLS: Mapping[str, Callable[[Context, Setting], Widget]] = {
    "ticks": lambda context, setting: _lever_for(setting, context.ticks, lambda on: context.change(ticks=on)),
    "glossary": lambda context, setting: PageOpener(setting.title, context.screens.glossary, setting.text),
    "name": _name_control,
    "speech": lambda context, setting: _lever_for(
        setting, bool(context.settings.speech), partial(_set_speech, context)
    ),
    "sign": lambda _context, setting: BoardHeading(setting.title),
    "keys": lambda context, setting: PageOpener(
        setting.title, lambda: context.screens.stack.push(ControlsScene(context)), setting.text
    ),
}
"""Functions that create the controls of other kinds, by name."""


def _voice_names(context: Context) -> Mapping[str, str]:
    speakers = context.aloud.speakers if context.aloud else ()
    return {"": message("Automatic")} | {speaker.name: speaker.name for speaker in speakers}


_CHOICES: Mapping[str, Callable[[Context], Mapping[Any, str]]] = {
    "duck": lambda _context: {duck: plume.name for duck, plume in PLUMES.items()},
    "speed": lambda _context: {speed: capital(SPEED_NAMES[speed]) for speed in SPEEDS},
    "language": lambda context: context.language_names,
    "caption_stay": lambda _context: {
        "normal": message_in("how long captions stay", "Normal"),
        "long": message_in("how long captions stay", "Long"),
        "next": message_in("how long captions stay", "Until the next"),
    },
    "verbosity": lambda _context: {0: message("Short"), 1: message("Normal"), 2: message("Full")},
    "voice": _voice_names,
    "repeat": lambda _context: {
        "normal": message_in("repeats of held keys", "Normal"),
        "slow": message_in("repeats of held keys", "Slow"),
        "off": message_in("repeats of held keys", "Off"),
    },
}
"""Functions that return the values of a setting, each with its label, by the setting's name."""


_DOOR_WORDS: Mapping[str, Callable[[Context], str]] = {
    "sound": lambda context: (
        message("Muted")
        if context.settings.muted
        else message("Music {share}", share=percent(context.settings.music))
    ),
    "play": lambda context: message("Speed: {speed}", speed=SPEED_NAMES[context.settings.speed]),
    "text": lambda context: (
        context.language_names.get(context.language.code) or next(iter(context.language_names.values()))
    ),
    "reading": lambda context: message("On") if context.settings.speech else message("Off"),
    "looks": lambda context: (
        message("High contrast")
        if context.settings.high_contrast
        else message("Size {share}", share=percent(context.settings.ui_scale))
    ),
    "controls": lambda context: (
        message("Gamepad found") if len(context.input.pads) else message("No gamepad")
    ),
}
"""Functions that return a word or two about the current settings, by chapter."""
CHAPTERS = read_contents("settings.toml", _SettingsFile).chapters
