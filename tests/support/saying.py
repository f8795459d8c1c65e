"""All text that is drawn or spoken, to find text that isn't a message."""

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
"""A word of two letters or more that the pseudo-language would have accented; not a card's rank."""
AS_THEY_ARE = ("Shift+Tab", "Tab", "max", "II")
"""Keys as they're printed, and the symbols of a speed and of the pause."""
_DRAWS = ("draw", "draw_ground", "draw_card", "draw_total", "draw_choice")


class Said:
    """The texts since the last look, in the pseudo-language.

    Attributes:
        drawn: the texts that fonts drew.
        told: the texts that the captions' sinks got.
        names: words that aren't translated.
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

        # Text that is only laid out is measured, which is heard, too.
        heard.laid_out = method  # type: ignore[attr-defined]
        return heard

    def listen_to(self, driver: Driver) -> None:
        """Listen to a program from now on. Its players have numbers as names, and say nothing."""
        context = driver.app.context
        context.change(name="#0")
        context.cast = nameless(context)
        context.art.fonts.language = PseudoLanguage()
        context.captions.sinks = (self._hear,)

    def _hear(self, words: str, urgency: Urgency) -> None:
        del urgency
        self.told.append(translate(words, PseudoLanguage()))

    def apart_from(self, table: Table[Any]) -> None:
        """Don't draw tables of this kind, which have their own tests."""
        for name in _DRAWS:
            self._monkeypatch.setattr(type(table), name, lambda *_args, **_how: None)
        self._monkeypatch.setattr(type(table), "prompts", ())

    def assert_messages(self, driver: Driver) -> None:
        """Draw a frame, and check that there is text and that all of it since the last look is messages."""
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
    """Return the cast with numbers as names, and without lines, which their files may translate."""
    cast = context.cast
    silent: dict[str, Any] = dict.fromkeys(OCCASIONS, ())
    silent["text"] = {}
    opponents = [replace(one, name=f"#{place}", **silent) for place, one in enumerate(cast.opponents, 1)]
    return Cast(tuple(opponents), cast.tables)
