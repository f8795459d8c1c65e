"""Short words that stand on the table of You Must Be 18! itself: the question, and the fault of a total."""

from __future__ import annotations

import re

from game.cardgames.must_be_18.rules.deck import SIX, STARTERS, TOTAL
from game.cardgames.must_be_18.rules.events import DrawCard, OpenColumn, PlayCards, Skip
from game.cardgames.must_be_18.rules.legality import turn_choices
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.words.choices import CHOICES
from game.cardgames.must_be_18.words.names import astray
from game.engine.contract import Choice

_PAIR = re.compile(r"(?<=\d) (?=\d)")
"""The space between two numbers."""


def question(view: MustBe18View) -> str:
    """The question to the view's own seat; empty if nothing is asked of it."""
    if view.seat is None or view.turn != view.seat:
        return ""
    if not view.columns:
        return "Begin with three sixes" if view.counts[SIX - 1] >= STARTERS else ""
    kinds = {type(one) for one in turn_choices(view.counts, view.tops, view.stock, view.drawn, view.options)}
    if not kinds:
        return ""
    others = [words for kind, words in ((DrawCard, "draw"), (Skip, "skip")) if kind in kinds]
    first = ""
    if PlayCards in kinds:
        first = "Choose cards"
    elif OpenColumn in kinds:
        first = "No play: open a column"
    if not first:
        return " or ".join(others).capitalize()
    return f"{first}, or {' or '.join(others)}" if others else first


def laying(view: MustBe18View, choice: Choice, between: str = " + ") -> str:
    """A play: 6 + 5 on 6 + 5."""
    return _PAIR.sub(between, CHOICES.label(view, choice))


def label(tops: tuple[int, ...]) -> str:
    """The words over a total on the sign: what it must be, or how far it is off."""
    off = sum(tops) - TOTAL
    return astray(off) if tops and off else "must be"
