"""The questions of You Must Be 18! in words, in full and as labels, and what is wrong with a selection."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.cardgames.must_be_18.rules import events as ev
from game.cardgames.must_be_18.rules.deck import TOTAL, numbers_of
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.rules.legality import Lay
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.words.choices import CHOICES, play_in_numbers
from game.cardgames.must_be_18.words.names import card_name, cards_named, cards_on_columns, distance_words
from game.cardgames.must_be_18.words.selection_check import Selection, SelectionVerdict
from game.engine.contract import Choice
from game.language.message import Text, capital, figure, message, message_in, sentence, sentences

Kinds = frozenset[type[ev.MustBe18Choice]]
"""The types of choices that a seat has."""

_QUESTIONS: Final[Mapping[Kinds, Text]] = {
    frozenset({ev.LaySixes}): message("Begin with three sixes."),
    frozenset({ev.PlayCards}): message("Make 18 again."),
    frozenset({ev.PlayCards, ev.OpenColumn}): message("Make 18 again or start a new column."),
    frozenset({ev.PlayCards, ev.DrawCard}): message("Make 18 again or draw a card."),
    frozenset({ev.PlayCards, ev.OpenColumn, ev.DrawCard}): message(
        "Make 18 again, start a new column or draw a card."
    ),
    frozenset({ev.PlayCards, ev.Skip}): message("Make 18 again or skip."),
    frozenset({ev.PlayCards, ev.OpenColumn, ev.Skip}): message("Make 18 again, start a new column or skip."),
    frozenset({ev.OpenColumn}): message("You can’t play: start a new column."),
    frozenset({ev.OpenColumn, ev.DrawCard}): message("You can’t play: start a new column or draw a card."),
    frozenset({ev.OpenColumn, ev.Skip}): message("You can’t play: start a new column or skip."),
}


def choice_kinds(view: MustBe18View) -> Kinds:
    """Return the types of choices that the viewer has now; empty if there are none."""
    return frozenset(map(type, MUST_BE_18.choices(view)))


def spoken_question(view: MustBe18View) -> str:
    kinds = choice_kinds(view)
    if not kinds:
        return ""
    fresh = numbers_of(view.fresh, view.options.deck)
    # A single card has just been named by its event.
    several = len(fresh) > 1 and view.columns
    drew = message("You drew {cards}.", cards=cards_named(fresh)) if several else ""
    return sentences(drew, _QUESTIONS[kinds])


def tops_words(verdict: SelectionVerdict) -> Text:
    return message("The total is {total}.", total=verdict.total)


def verdict_words(verdict: SelectionVerdict) -> Text:
    """Return a selection's total in words, and what is wrong with it, such as "19, one over"."""
    if verdict.empty:
        return sentences(message("Nothing is selected."), tops_words(verdict))
    total: Text = sentence(figure(verdict.total))
    if verdict.difference:
        # For translators: {off} is "one over" and the like.
        total = message("{total}, {off}.", total=verdict.total, off=distance_words(verdict.difference))
    return sentences(total, *verdict.problems)


def selected_words(columns: int, selection: Selection) -> Text:
    """Return the selected cards in words, such as "A five on column 1, and a two as a new column"."""
    laid = capital(cards_on_columns(sorted([cover for cover in selection.items() if cover[0] != columns])))
    if columns not in selection:
        return sentence(laid)
    new = card_name(selection[columns])
    if not laid:
        return message("A {card} as a new column.", card=new)
    return message("{cards}, and a {card} as a new column.", cards=laid, card=new)


_SHORT_QUESTIONS: Final[Mapping[Kinds, Text]] = {
    frozenset({ev.LaySixes}): message("Begin with three sixes"),
    frozenset({ev.PlayCards}): message("Choose cards"),
    frozenset({ev.PlayCards, ev.OpenColumn}): message("Choose cards"),
    frozenset({ev.PlayCards, ev.DrawCard}): message("Choose cards, or draw"),
    frozenset({ev.PlayCards, ev.OpenColumn, ev.DrawCard}): message("Choose cards, or draw"),
    frozenset({ev.PlayCards, ev.Skip}): message("Choose cards, or skip"),
    frozenset({ev.PlayCards, ev.OpenColumn, ev.Skip}): message("Choose cards, or skip"),
    frozenset({ev.OpenColumn}): message("Stuck: start a column"),
    frozenset({ev.OpenColumn, ev.DrawCard}): message("Stuck: start a column or draw"),
    frozenset({ev.OpenColumn, ev.Skip}): message("Stuck: start a column or skip"),
}


def question_words(view: MustBe18View) -> str:
    """Return the question that the viewer must answer; empty if there is none."""
    kinds = choice_kinds(view)
    return _SHORT_QUESTIONS[kinds] if kinds else ""


def play_words(view: MustBe18View, choice: Choice, between: str = " + ") -> str:
    """Return a choice in words; a play in numbers, such as "6 + 5 on 6 + 5"."""
    return play_in_numbers(view, choice, between) if isinstance(choice, Lay) else CHOICES.label(view, choice)


def total_label(tops: tuple[int, ...]) -> str:
    """Return the words above a total on the sign: "must be", or how far off it is."""
    off = sum(tops) - TOTAL
    return distance_words(off) if tops and off else message_in("over the total 18", "must be")
