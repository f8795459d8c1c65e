"""Small words: numbers as they are said, and lists."""

from __future__ import annotations

from collections.abc import Sequence

_NUMBERS = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)
NO_FOCUS = "Nothing is in focus."
"""The answer of the key that reads the focused thing, if there is none."""
_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")


def number(count: int) -> str:
    """A number as it is said before a noun: in letters up to twelve."""
    return _NUMBERS[count] if 0 <= count < len(_NUMBERS) else str(count)


def counted(count: int, noun: str) -> str:
    """A number and its noun: one duck, two ducks, no ducks."""
    return f"{number(count)} {noun}{'' if count == 1 else 's'}"


def amount(count: int, unit: tuple[str, str]) -> str:
    """A number of a unit in figures: 1 duck, 0 ducks, −2 ticks."""
    return f"{written(count)} {unit[count != 1]}"


def measured(figure: float, unit: tuple[str, str]) -> str:
    """A number of a unit to a tenth: 0.4 ducks, −1.2 ticks."""
    return f"{written(f'{figure:z.1f}')} {unit[1]}"


def written(number: object) -> str:
    """A number, as it is or already as text, with a real minus sign: screen readers pass over a hyphen."""
    return str(number).replace("-", "−")


def ordinal(place: int) -> str:
    """First to sixth, for places from 1."""
    return _ORDINALS[place - 1]


def listed(items: Sequence[str]) -> str:
    """A, b and c."""
    if len(items) < 2:
        return "".join(items)
    return ", ".join(items[:-1]) + " and " + items[-1]


def sentence(text: str) -> str:
    """The text with its first letter large."""
    return text[:1].upper() + text[1:]
