"""Reading text that people write: whole numbers, and their own text quoted back to them."""

from __future__ import annotations

_QUOTED = 80
_DIGITS = 20


def whole_number(text: str, least: int, most: int) -> int | None:
    """The number of a text of digits 0 to 9, with a minus or without; None but from `least` to `most`.

    Python refuses to read numbers of thousands of digits, so longer texts than limits need are not tried.
    """
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= _DIGITS):
        return None
    number = int(text)
    return number if least <= number <= most else None


def quoted(value: object) -> str:
    """A value as a message shows it: in quotes if it is a text, in printable letters, and not too long."""
    words = repr(value)
    return words if len(words) <= _QUOTED else f"{words[: _QUOTED - 2]}…{words[-1]}"
