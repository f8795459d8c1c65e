"""Checks that texts are whole messages: translated to the pseudo-language, they have no English letters
left.
"""

import re
from collections.abc import Iterable

from game.language.message import translate
from game.language.names import language_codes
from game.language.pseudo import PseudoLanguage
from game.storage.places import ASSETS

OTHER_LANGUAGES = ", ".join(language_codes(ASSETS / "catalogues")[1:])
"""The codes of all languages but English, as messages list them."""

ENGLISH = re.compile("[aceinouyACEINOUY]")
"""Letters that the pseudo-language replaces by accented ones in all messages."""


def assert_messages(texts: Iterable[str | None], names: Iterable[str] = ()) -> None:
    """Check that every word of these texts is part of a message or a name."""
    for text in texts:
        words = "" if text is None else translate(text, PseudoLanguage())
        for name in names:
            words = words.replace(name, "")
        assert not ENGLISH.search(words), words
