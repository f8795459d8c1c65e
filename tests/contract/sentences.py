"""Checks that texts are whole sentences, as all texts about a game must be."""

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
    """Check that a text is sentences without gaps or data, with a capital and a full stop."""
    for pattern, fault in BROKEN:
        assert not re.search(pattern, words), f"{where}: {fault}: {words!r}"
