"""All words that are drawn or passed on to speech, to see which of them are no messages yet."""

import re
from collections.abc import Callable
from functools import wraps
from typing import Any

import pytest
from msgspec.structs import replace

from game.language.message import translate
from game.language.pseudo import PseudoLanguage
from game.scenes.cast import Cast
from game.scenes.context import Context
from game.storage.levels.texts import OCCASIONS
from game.tables.table import Table
from game.ui.drawing.text import Fonts
from game.voice.speech_queue import Urgency
from tests.support.driving import Driver

ENGLISH = re.compile(r"(?=\w*[aceinouyACEINOUY])\w{2,}")
"""A word with letters that have accents in a message as the pseudo language says it; no rank of a card."""
AS_THEY_ARE = ("Shift+Tab", "Tab", "max", "II")
"""Keys as they are printed, and the signs of a speed and of a pause."""
_DRAWS = ("draw", "draw_ground", "draw_card", "draw_total")


class Said:
    """The words since the last look, in the language that nobody speaks.

    Attributes:
        drawn: the words that came to the fonts.
        told: the words that came to the sinks of captions.
        names: words that are said as they are.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch
        self.drawn: list[str] = []
        self.told: list[str] = []
        self.names: tuple[str, ...] = ()
        for name in ("size", "wrap", "fit", "render"):
            monkeypatch.setattr(Fonts, name, self._listening(getattr(Fonts, name)))

    def _listening(self, method: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(method)
        def heard(fonts: Fonts, text: str, *how: Any) -> Any:
            self.drawn.append(translate(text, PseudoLanguage()))
            return method(fonts, text, *how)

        return heard

    def of(self, driver: Driver) -> None:
        """Listen to a program from now on. Its players have names without letters, and no lines."""
        context = driver.app.context
        context.change(name="#0")
        context.cast = nameless(context)
        context.art.fonts.language = PseudoLanguage()
        context.captions.sinks = (self._hear,)

    def _hear(self, words: str, urgency: Urgency) -> None:
        del urgency
        self.told.append(translate(words, PseudoLanguage()))

    def apart_from(self, table: Table[Any]) -> None:
        """Tables of this kind are not drawn: they have tests of their own."""
        for name in _DRAWS:
            self._monkeypatch.setattr(type(table), name, lambda *_args, **_how: None)
        self._monkeypatch.setattr(type(table), "prompts", ())

    def assert_messages(self, driver: Driver) -> None:
        """Draw a frame: all words since the last look are messages, and there are some on the screen."""
        driver.app.draw()
        assert any("[" in words for words in self.drawn)
        left = re.compile("|".join(map(re.escape, (*AS_THEY_ARE, *self.names))))
        for words in {*self.drawn, *self.told}:
            assert not ENGLISH.search(left.sub("", words)), words
        self.forget()

    def forget(self) -> None:
        self.drawn.clear()
        self.told.clear()


def nameless(context: Context) -> Cast:
    """The cast with numbers for names, and without lines, which their files may translate."""
    cast = context.cast
    silent: dict[str, Any] = dict.fromkeys(OCCASIONS, ())
    silent["text"] = {}
    opponents = [replace(one, name=f"#{place}", **silent) for place, one in enumerate(cast.opponents, 1)]
    return Cast(tuple(opponents), cast.tables)
