"""The names of cards, points and players of You Must Be 18!, from the listener's view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from typing import Final

from game.cardgames.must_be_18.rules.view import MustBe18View, Placement
from game.language.message import Text, capital, join_items, message, message_in, messages_in, parts, plural
from game.voice.narrator import Names
from game.voice.words import name_of, number_word, player_name

# For translators: cards are called by their numbers; stands behind an article, too, as {card}.
NUMBER_NAMES: Final = messages_in("number on a card", "one", "two", "three", "four", "five", "six")

# -- cards -------------------------------------------------------------------------------------------------


def card_name(face: int) -> Text:
    """Return the name of a card with this number, without an article, such as "six"."""
    return NUMBER_NAMES[face - 1]


def card_with_article(face: int) -> Text:
    return several_cards(face, 1)


def several_cards(face: int, count: int) -> Text:
    """Return `count` cards of a number in words, such as "two sixes" or "a six"."""
    return _counted_names(count)[face - 1]


def _counted_names(count: int) -> tuple[Text, ...]:
    """Return the words for `count` cards of each number, from ones to sixes."""
    n = number_word(count)
    return (
        plural("a one", "{n} ones", count, n=n),
        plural("a two", "{n} twos", count, n=n),
        plural("a three", "{n} threes", count, n=n),
        plural("a four", "{n} fours", count, n=n),
        plural("a five", "{n} fives", count, n=n),
        plural("a six", "{n} sixes", count, n=n),
    )


def cards_named(numbers: Iterable[int]) -> Text:
    """Return cards in words, from high to low, such as "two sixes, a five and a one"."""
    counts = Counter(numbers)
    return join_items([several_cards(face, counts[face]) for face in sorted(counts, reverse=True)])


def number_list(numbers: Collection[int]) -> Text:
    return parts(", ", tuple(numbers))


def cards_on_columns(placements: Iterable[tuple[int, int]]) -> Text:
    """Return (column, number) pairs in words, such as "a five on column 1 and a four on column 3"."""
    return join_items(
        [
            # For translators: the object of "play"; {card} is the number on a card, such as "five".
            message("a {card} on column {column}", card=card_name(face), column=column + 1)
            for column, face in placements
        ]
    )


def covered_columns(placements: Iterable[Placement]) -> list[tuple[int, int]]:
    """Return the columns that a play covered, each with the number laid on it."""
    return [(placement.column, placement.number) for placement in placements if placement.covered is not None]


# -- numbers -----------------------------------------------------------------------------------------------


def point_count_words(count: int) -> Text:
    return plural("{n} point", "{n} points", count)


def cards_left_words(count: int) -> Text:
    if not count:
        return message("no cards left")
    return plural("{n} card left", "{n} cards left", count, n=number_word(count))


def distance_words(off: int) -> Text:
    """Return a total's difference from 18 (not 0) in words, such as "one over" or "four short"."""
    count = number_word(abs(off))
    if off > 0:
        return plural("one over", "{n} over", off, n=count)
    return plural("one short", "{n} short", -off, n=count)


# -- players -----------------------------------------------------------------------------------------------


def name_at_start(seat: int, names: Names) -> Text:
    """Return a seat's name, capitalized for the start of a sentence."""
    return capital(name_of(seat, names))


def names_with_numbers(view: MustBe18View, figures: Iterable[tuple[int, int]], names: Names) -> Text:
    """Return players with a number each, such as "you 4, Bob 14"."""
    return parts(
        ", ",
        [
            message_in("a player and a number", "{name} {n}", name=player_name(view, seat, names), n=n)
            for seat, n in figures
        ],
    )


def names_by_result(view: MustBe18View, results: Iterable[int], names: Names) -> Text:
    """Return all players with their results, lowest first, such as "Ann 0, you 4, Bob 14"."""
    return names_with_numbers(view, sorted(enumerate(results), key=lambda pair: pair[1]), names)
