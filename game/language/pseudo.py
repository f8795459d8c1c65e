"""A pseudo-language that reveals texts which can't be translated and layouts with too little room.

Every message gets brackets, accents and 40 % more letters, as translations can be that long.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime
from functools import lru_cache

from game.language.message import BETWEEN, English
from game.language.names import PSEUDO

OPEN, CLOSE = "[", "]"
_ACCENTS = str.maketrans("aceinouyACEINOUY", "áçéíñöüýÁÇÉÍÑÖÜÝ")
_VALUE = re.compile(r"(\{[^{}]*\})")
_LONGER, _WORD, _SHORT = 0.4, 6, 2


class PseudoLanguage(English):
    code = PSEUDO
    first_weekday = 6

    def message(self, context: str, template: str) -> str:
        """Return the template with brackets, accents and filler; placeholders and separators don't change."""
        return template if context == BETWEEN else _pseudo_translate(template)

    def plural(self, context: str, one: str, many: str, number: int) -> str:
        return self.message(context, super().plural(context, one, many, number))

    def listing(self, items: Sequence[str], joint: str) -> str:
        """Join items as in English, but with "and" or "or" as a pseudo-translated message."""
        return super().listing(items, self.message("", joint))

    def date(self, when: datetime, *, with_time: bool) -> str:
        return self.message("", super().date(when, with_time=with_time))

    def month(self, when: datetime) -> str:
        return self.message("", super().month(when))

    def weekday(self, day: int) -> str:
        return self.message("", super().weekday(day))


@lru_cache(maxsize=4000)
def _pseudo_translate(template: str) -> str:
    pieces = _VALUE.split(template)
    letters = sum(len(piece) for piece in pieces[::2])
    accented = "".join(
        piece if index % 2 else piece.translate(_ACCENTS) for index, piece in enumerate(pieces)
    )
    if len(template) < _SHORT:
        return accented
    missing = round(letters * _LONGER) - len(OPEN + CLOSE)
    return f"{OPEN}{accented}{_filler(missing, after_value=not pieces[-1])}{CLOSE}"


def _filler(letters: int, *, after_value: bool) -> str:
    """Return this many filler characters, broken into words; very few are one piece without spaces."""
    if letters < (1 if after_value else _WORD):
        return "~" * letters
    return "".join(" " if index % _WORD == 0 else "~" for index in range(letters))
