"""Whether words are whole sentences, as every word of a game that is told has to be."""

import re

BROKEN = (
    (r"None|nan|[\[\]{}<>]|\(\)", "data instead of words"),
    (r"\s\s|^\s|\s$", "a gap"),
    (r"\s[.,:;!?]|[.,:;!?][.,:;]", "two signs, or one with nothing before it"),
    (r"[:,;] *$|: *[.;]|\band\W*$|\band[.,;]", "a list of nothing"),
    (r"[^.!?…]$", "no end"),
    (r"^[a-z]|[.!?] [a-z]", "a small beginning"),
    (r"\b[Yy]ou (has|is|was|wins|takes|chooses|leads)\b|[Yy]ou's", "you in the third person"),
    (r"[^\x20-\x7e−…·’“”]", "letters that not every font has"),
)


def assert_well_said(words: str, where: str = "") -> None:
    """That words are sentences without gaps and data, with a large first letter and an end."""
    for pattern, fault in BROKEN:
        assert not re.search(pattern, words), f"{where}: {fault}: {words!r}"
