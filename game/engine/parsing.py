"""Whole numbers parsed from text that people write, and values quoted in error messages."""

from __future__ import annotations

_QUOTED = 80
_DIGITS = 20


def whole_number(text: str, least: int, most: int) -> int | None:
    """Parse a whole number, which may be negative; return None if it isn't from `least` to `most`.

    Texts of more than 20 digits are not parsed, because Python raises an error for thousands of digits.
    """
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= _DIGITS):
        return None
    number = int(text)
    return number if least <= number <= most else None


def quoted(value: object) -> str:
    """Quote a value for an error message, shortened if it is long."""
    words = repr(value)
    return words if len(words) <= _QUOTED else f"{words[: _QUOTED - 2]}…{words[-1]}"
