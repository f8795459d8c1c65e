"""The questions of You Must Be 18! in words, and the problems of a selection."""

from __future__ import annotations

from typing import Final

from game.cardgames.must_be_18.rules.deck import SIX, STARTERS, numbers_of
from game.cardgames.must_be_18.rules.events import DrawCard, MustBe18Choice, OpenColumn, PlayCards, Skip
from game.cardgames.must_be_18.rules.legality import turn_choices
from game.cardgames.must_be_18.rules.selection_check import (
    BeginFirst,
    CanPlay,
    CardMissing,
    DrawFirst,
    DrawnAlready,
    MustOpen,
    MustPlay,
    NoSuchColumn,
    NothingSelected,
    NotYourTurn,
    OnlyNew,
    Problem,
    Selection,
    StockEmpty,
    TooLittle,
    TooManyColumns,
    TooMuch,
    Verdict,
)
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.words.names import (
    astray,
    cards_named,
    column_name,
    laid_where,
    several,
)
from game.voice.words import counted, listed, sentence

_DEEDS: Final[tuple[tuple[type[MustBe18Choice], str], ...]] = (
    (PlayCards, "make 18 again"),
    (OpenColumn, "open a column"),
    (DrawCard, "draw a card"),
    (Skip, "skip"),
)


def ask(view: MustBe18View) -> str:
    """The question that the view's seat has to answer; empty if there is none."""
    if view.seat is None or view.turn != view.seat:
        return ""
    if not view.columns:
        return "Begin with three sixes." if view.counts[SIX - 1] >= STARTERS else ""
    choices = turn_choices(view.counts, view.tops, view.stock, view.drawn, view.options)
    if not choices:
        return ""
    kinds = {type(choice) for choice in choices}
    deeds = listed([words for kind, words in _DEEDS if kind in kinds]).replace(" and ", " or ")
    cannot = "" if PlayCards in kinds else "You cannot play: "
    drew = f"You drew {cards_named(numbers_of(view.fresh, view.options.deck))}. " if view.fresh else ""
    return f"{drew}{sentence(f'{cannot}{deeds}')}."


def tops_words(verdict: Verdict) -> str:
    """The total of the tops."""
    return f"The tops are {verdict.total}."


def verdict_words(selection: Selection, verdict: Verdict) -> str:
    """The total of a selection, and its problems: 19: one too many."""
    if not selection.numbers:
        return f"Nothing is selected. {tops_words(verdict)}"
    off = [problem for problem in verdict.problems if not isinstance(problem, TooMuch | TooLittle)]
    state = f"{verdict.total}: {astray(verdict.off)}." if verdict.off else f"{verdict.total}."
    wrong = "".join([f" {sentence(problem_words(problem))}." for problem in off])
    return f"{state}{wrong}"


def selected_words(selection: Selection) -> str:
    """The cards of a selection: a five on column 1, and a two as a new column."""
    laid = laid_where(sorted(selection.covers.items()))
    if selection.new is None:
        return laid
    new = f"{several(selection.new, 1)} as a new column"
    return f"{laid}, and {new}" if laid else new


def problem_words(problem: Problem) -> str:
    """A problem, in words: one too many; there is a play, so no column may be opened."""
    match problem:
        case TooMuch(by=by):
            return astray(by)
        case TooLittle(by=by):
            return astray(-by)
        case NotYourTurn():
            return "it is not your turn for this"
        case BeginFirst():
            return "begin with three sixes"
        case NothingSelected():
            return "nothing is selected"
        case NoSuchColumn(column=column):
            return f"there is no {column_name(column)}"
        case CardMissing(number=face, held=held):
            return f"you have {several(face, held)} only" if held else f"you have {several(face, 0)}"
        case TooManyColumns(most=most):
            return f"there may be {counted(most, 'column')} at most"
        case CanPlay():
            return "who can play may not open a column"
        case OnlyNew():
            return "with a new column a top must be covered too"
        case MustPlay():
            return "you can play, so you must"
        case MustOpen():
            return "you can open a column, so you must"
        case StockEmpty():
            return "the stock is empty"
        case DrawnAlready():
            return "you have drawn already"
        case DrawFirst():
            return "draw a card first"
