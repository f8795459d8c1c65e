"""The questions of You Must Be 18! in words, and the problems of a selection."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.cardgames.must_be_18.rules.deck import SIX, STARTERS, numbers_of
from game.cardgames.must_be_18.rules.events import (
    DrawCard,
    LaySixes,
    MustBe18Choice,
    OpenColumn,
    PlayCards,
    Skip,
)
from game.cardgames.must_be_18.rules.legality import turn_choices
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.words.names import (
    SEVERAL_NAMES,
    card_name,
    cards_named,
    distance_words,
    laid_where,
    several,
)
from game.cardgames.must_be_18.words.selection_check import (
    CanPlay,
    CardMissing,
    Fault,
    MustPlay,
    NoSuchColumn,
    Problem,
    Selection,
    SelectionVerdict,
    TooLittle,
    TooManyColumns,
    TooMuch,
)
from game.language.message import Text, capital, message, plural, sentences
from game.voice.words import spelled

Kinds = frozenset[type[MustBe18Choice]]
"""The kinds of choices that a seat has."""

_QUESTIONS: Final[Mapping[Kinds, Text]] = {
    frozenset({LaySixes}): message("Begin with three sixes."),
    frozenset({PlayCards}): message("Make 18 again."),
    frozenset({PlayCards, OpenColumn}): message("Make 18 again or start a new column."),
    frozenset({PlayCards, DrawCard}): message("Make 18 again or draw a card."),
    frozenset({PlayCards, OpenColumn, DrawCard}): message(
        "Make 18 again, start a new column or draw a card."
    ),
    frozenset({PlayCards, Skip}): message("Make 18 again or skip."),
    frozenset({PlayCards, OpenColumn, Skip}): message("Make 18 again, start a new column or skip."),
    frozenset({OpenColumn}): message("You can’t play: start a new column."),
    frozenset({OpenColumn, DrawCard}): message("You can’t play: start a new column or draw a card."),
    frozenset({OpenColumn, Skip}): message("You can’t play: start a new column or skip."),
}


def asked(view: MustBe18View) -> Kinds:
    """Return the kinds of choices that the view's own seat has now; none if it isn't asked."""
    if view.seat is None or view.turn != view.seat:
        return frozenset()
    if not view.columns:
        return frozenset({LaySixes} if view.counts[SIX - 1] >= STARTERS else ())
    choices = turn_choices(view.counts, view.tops, view.stock, view.drawn, view.options)
    return frozenset(map(type, choices))


def ask(view: MustBe18View) -> str:
    kinds = asked(view)
    if not kinds:
        return ""
    fresh = numbers_of(view.fresh, view.options.deck)
    drew = message("You drew {cards}.", cards=cards_named(fresh)) if fresh and view.columns else ""
    return sentences(drew, _QUESTIONS[kinds])


def tops_words(verdict: SelectionVerdict) -> Text:
    return message("The total is {total}.", total=verdict.total)


def verdict_words(selection: Selection, verdict: SelectionVerdict) -> Text:
    """Return a selection's total and its problems: 19, one over."""
    if not selection.numbers:
        return sentences(message("Nothing is selected."), tops_words(verdict))
    total = message("{total}.", total=verdict.total)
    if verdict.off:
        # For translators: {off} is "one over" and the like.
        total = message("{total}, {off}.", total=verdict.total, off=distance_words(verdict.off))
    off = [problem for problem in verdict.problems if not isinstance(problem, TooMuch | TooLittle)]
    return sentences(total, *map(problem_words, off))


def selected_words(selection: Selection) -> Text:
    """Return a selection's cards: A five on column 1, and a two as a new column."""
    laid = capital(laid_where(sorted(selection.covers.items())))
    if selection.new is None:
        return message("{cards}.", cards=laid)
    new = card_name(selection.new)
    if not laid:
        return message("A {card} as a new column.", card=new)
    return message("{cards}, and a {card} as a new column.", cards=laid, card=new)


def problem_words(problem: Problem) -> Text:
    """Return a problem as a sentence: One over. You can play, so you must."""
    match problem:
        case TooMuch(by=by):
            return message("{off}.", off=capital(distance_words(by)))
        case TooLittle(by=by):
            return message("{off}.", off=capital(distance_words(-by)))
        case Fault.NOT_YOUR_TURN:
            return message("It’s not your turn to do that.")
        case Fault.BEGIN_FIRST:
            return message("Begin with three sixes.")
        case Fault.NOTHING_SELECTED:
            return message("Nothing is selected.")
        case NoSuchColumn(column=column):
            return message("There is no column {column}.", column=column + 1)
        case CardMissing(number=face, held=0):
            return message("You have no {cards}.", cards=SEVERAL_NAMES[face - 1])
        case CardMissing(number=face, held=held):
            return message("You only have {cards}.", cards=several(face, held))
        case TooManyColumns(most=most):
            return plural(
                "The limit is {n} column.",
                "The limit is {n} columns.",
                most,
                n=spelled(most),
            )
        case CanPlay():
            return message("No new column: you can play.")
        case Fault.ONLY_NEW:
            return message("With a new column, cover a top card, too.")
        case MustPlay():
            return message("You can play, so you must.")
        case Fault.MUST_OPEN:
            return message("You can start a new column, so you must.")
        case Fault.STOCK_EMPTY:
            return message("The stock is empty.")
        case Fault.DRAWN_ALREADY:
            return message("You’ve already drawn.")
        case Fault.DRAW_FIRST:
            return message("Draw a card first.")
