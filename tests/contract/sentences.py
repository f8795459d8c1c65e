"""Checks that texts are whole sentences, as all texts about a game must be."""

import re

BROKEN = (
    (r"None|nan|[\[\]{}<>]|\(\)", "data instead of words"),
    (r"\s\s|^\s|\s$", "extra white space"),
    (r"\s[.,:;!?]|[.,:;!?][.,:;]", "two punctuation marks, or one after a space"),
    (r"[:,;] *$|: *[.;]|\band\W*$|\band[.,;]", "an empty list"),
    (r"[^.!?…]$", "no closing mark"),
    (r"^[a-z]|[.!?] [a-z]", "a sentence without a capital letter"),
    (r"\b[Yy]ou (has|is|was|wins|takes|chooses|leads)\b|[Yy]ou's", "you in the third person"),
    (r"[^\x20-\x7e−…·’“”]", "characters that some fonts lack"),
)


def assert_sentences(words: str, where: str = "") -> None:
    """Check that a text is sentences without gaps or data, from a capital letter to a closing mark."""
    for pattern, fault in BROKEN:
        assert not re.search(pattern, words), f"{where}: {fault}: {words!r}"
