"""The names of You Must Be 18! for its cards, columns, points and players, from the listener's own view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from game.cardgames.must_be_18.rules.events import Placement
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.voice.narrator import Names
from game.voice.words import amount, counted, listed, number

NUMBER_NAMES: Final = ("one", "two", "three", "four", "five", "six")


# -- cards -------------------------------------------------------------------------------------------------


def card_name(face: int) -> str:
    """A number as the card that it stands on: six."""
    return NUMBER_NAMES[face - 1]


def a(face: int) -> str:
    """A six."""
    return f"a {card_name(face)}"


def several(face: int, count: int) -> str:
    """Two sixes; a six."""
    if count == 1:
        return a(face)
    return f"{number(count)} {card_name(face)}{'es' if face == 6 else 's'}"


def cards_named(numbers: Iterable[int]) -> str:
    """Cards from high to low: two sixes, a five and a one."""
    counts = Counter(numbers)
    return listed([several(face, counts[face]) for face in sorted(counts, reverse=True)])


def figures(numbers: Iterable[int]) -> str:
    """Numbers in their order: 6, 6, 4, 2."""
    return ", ".join(map(str, numbers))


def column_name(column: int) -> str:
    """Column 1, for the first."""
    return f"column {column + 1}"


def laid_where(placements: Iterable[tuple[int, int]]) -> str:
    """Numbers and their columns: a five on column 1 and a four on column 3."""
    return listed([f"{a(face)} on {column_name(column)}" for column, face in placements])


def covering(placements: Iterable[Placement]) -> list[tuple[int, int]]:
    """The columns that a play covered, each with the number laid on it."""
    return [(one.column, one.number) for one in placements if one.covered is not None]


# -- numbers -----------------------------------------------------------------------------------------------


def points(count: int) -> str:
    """14 points."""
    return amount(count, ("point", "points"))


def cards_left(count: int) -> str:
    """Seven cards left."""
    return f"{counted(count, 'card')} left"


def astray(off: int) -> str:
    """The distance of a total from 18, in words: one too many, four too few."""
    return f"{number(abs(off))} too {'many' if off > 0 else 'few'}"


# -- players -----------------------------------------------------------------------------------------------


def player(view: MustBe18View, seat: int, names: Names) -> str:
    """You, or a name; without names, players are numbered."""
    if seat == view.seat:
        return "you"
    return names[seat] if names else f"player {seat + 1}"


def subject(view: MustBe18View, seat: int, names: Names, yours: str, theirs: str) -> str:
    """A player and a verb: you draw, Bob draws."""
    return f"{player(view, seat, names)} {yours if seat == view.seat else theirs}"


def by_result(view: MustBe18View, results: Iterable[int], names: Names) -> str:
    """All players with their numbers, the lowest first: Ann 0, you 4, Bob 14."""
    order = sorted(enumerate(results), key=lambda pair: pair[1])
    return ", ".join([f"{player(view, seat, names)} {result}" for seat, result in order])
