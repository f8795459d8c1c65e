"""Short words on the table of You Must Be 18!: the question, and what is wrong with a total."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.cardgames.must_be_18.rules.deck import TOTAL
from game.cardgames.must_be_18.rules.events import DrawCard, LaySixes, OpenColumn, PlayCards, Skip
from game.cardgames.must_be_18.rules.legality import Lay
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.words.choices import CHOICES, play_in_numbers
from game.cardgames.must_be_18.words.names import distance_words
from game.cardgames.must_be_18.words.questions import Kinds, choice_kinds
from game.engine.contract import Choice
from game.language.message import Text, message, message_in

_QUESTIONS: Final[Mapping[Kinds, Text]] = {
    frozenset({LaySixes}): message("Begin with three sixes"),
    frozenset({PlayCards}): message("Choose cards"),
    frozenset({PlayCards, OpenColumn}): message("Choose cards"),
    frozenset({PlayCards, DrawCard}): message("Choose cards, or draw"),
    frozenset({PlayCards, OpenColumn, DrawCard}): message("Choose cards, or draw"),
    frozenset({PlayCards, Skip}): message("Choose cards, or skip"),
    frozenset({PlayCards, OpenColumn, Skip}): message("Choose cards, or skip"),
    frozenset({OpenColumn}): message("Stuck: start a column"),
    frozenset({OpenColumn, DrawCard}): message("Stuck: start a column or draw"),
    frozenset({OpenColumn, Skip}): message("Stuck: start a column or skip"),
}


def question_words(view: MustBe18View) -> str:
    """Return the question that the viewer must answer; empty if there is none."""
    kinds = choice_kinds(view)
    return _QUESTIONS[kinds] if kinds else ""


def play_words(view: MustBe18View, choice: Choice, between: str = " + ") -> str:
    """Return a choice in words; a play in numbers, such as "6 + 5 on 6 + 5"."""
    return play_in_numbers(view, choice, between) if isinstance(choice, Lay) else CHOICES.label(view, choice)


def total_label(tops: tuple[int, ...]) -> str:
    """Return the words above a total on the sign: "must be", or how far off it is."""
    off = sum(tops) - TOTAL
    return distance_words(off) if tops and off else message_in("over the total 18", "must be")
