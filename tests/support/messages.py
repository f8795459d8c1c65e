"""Whether words are whole messages: said in a language that nobody speaks, no English is left of them."""

import re
from collections.abc import Iterable

from game.language.message import translate
from game.language.pseudo import PseudoLanguage

ENGLISH = re.compile("[aceinouyACEINOUY]")
"""Letters that all have accents in a message as the pseudo language says it."""


def assert_messages(texts: Iterable[str | None], names: Iterable[str] = ()) -> None:
    """That every word of these texts is part of a message, or a name."""
    for text in texts:
        words = "" if text is None else translate(text, PseudoLanguage())
        for name in names:
            words = words.replace(name, "")
        assert not ENGLISH.search(words), words
