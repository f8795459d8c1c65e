"""The chapters of the settings."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from game.language.message import message
from game.scenes.frame import FormScene
from game.scenes.menus.settings import controls, looks, play, reading, sound, words
from game.ui.forms.widgets import Widget


class Chapter(Struct, frozen=True):
    """A chapter: its title, what is in it, and its rows on a page as things now stand."""

    title: str
    help: str
    rows: Callable[[FormScene], Iterator[Widget]]


CHAPTERS = (
    Chapter(message("Sound"), message("Volume of effects and music."), sound.rows),
    Chapter(message("Play"), message("Your name, the speed of cards, hints."), play.rows),
    Chapter(message("Text"), message("Language, captions, level of detail."), words.rows),
    Chapter(message("Reading aloud"), message("Speech and voice."), reading.rows),
    Chapter(message("Looks"), message("Size, window, motion and decks."), looks.rows),
    Chapter(message("Controls"), message("Keys, buttons and gamepads."), controls.rows),
)
