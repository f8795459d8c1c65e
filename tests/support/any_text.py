"""A strategy for any text, without hypothesis' table of all letters, which takes seconds to build."""

from hypothesis import strategies as st

_SPECIAL = "\0\t\n\v\f\r\x1b\x1c\x1d\x1e\x7f\x85\xa0\xad\u200b\u200d\u2028\u2029\u202e\ufeff\ufffd"
"""Characters that end a line, are invisible, or change how their neighbours look."""
_CODES = st.integers(0, 0xD7FF) | st.integers(0xE000, 0x10FFFF)
_LETTERS = st.sampled_from(_SPECIAL) | st.integers(32, 126).map(chr) | _CODES.map(chr)


def any_text(max_size: int | None = None) -> st.SearchStrategy[str]:
    return st.lists(_LETTERS, max_size=max_size).map("".join)
