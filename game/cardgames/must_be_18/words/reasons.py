"""Reasons for an agent's prospects of a choice of You Must Be 18!, in words, from the own view alone."""

from __future__ import annotations

from game.ai.agent import Decision, Prospect
from game.ai.verdict import difference, more_than, prospect_of
from game.cardgames.must_be_18.rules.events import DrawCard, LaySixes, OpenColumn, PlayCards, Skip
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.rules.legality import outcome
from game.cardgames.must_be_18.rules.selection_check import Selection, judge
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.words.names import cards_left, figures, points
from game.engine.contract import Choice
from game.voice.words import counted, sentence


def outlook(prospect: Prospect) -> str:
    """The prospect of a choice: the points that the seat is expected to have."""
    return f"{prospect.points(MUST_BE_18):.1f} points expected."


def reason(view: MustBe18View, decision: Decision, choice: Choice, *, figures: bool = False) -> str:
    """The effect of a choice as things stand, and its comparison with the next best one.

    `view` is the view that the decision was made on; the comparison is in words, or in `figures`.
    """
    return f"{sentence(_why(view, choice))}. {_compared(view, decision, choice, figures=figures)}".strip()


def effect(view: MustBe18View, choice: Choice) -> str:
    """The effect of a choice as things stand, but for the tops that it leaves: where they are seen."""
    return f"{sentence(_why(view, choice, tops=False))}."


def _why(view: MustBe18View, choice: Choice, *, tops: bool = True) -> str:
    match choice:
        case PlayCards(covers=covers):
            return _laid(view, Selection(dict(covers)), tops=tops)
        case OpenColumn(number=number, covers=covers):
            return _laid(view, Selection(dict(covers), number), tops=tops)
        case LaySixes():
            return "whoever has three sixes must begin"
        case DrawCard():
            return "a card more, and perhaps a better play"
        case Skip():
            return "it keeps all cards"
    raise TypeError(f"no choice of You Must Be 18!: {choice}")


def _laid(view: MustBe18View, selection: Selection, *, tops: bool) -> str:
    """The cards that leave the hand, and the tops that they leave on the table."""
    numbers = selection.numbers
    left = len(view.hand) - len(numbers)
    if not left:
        return "it empties the hand: the round is over"
    worth = points(sum(numbers))
    words = f"it lays {counted(len(numbers), 'card')}, {worth}; {cards_left(left)}"
    return f"{words}; it leaves {figures(judge(view, selection).tops)}" if tops else words


def _compared(view: MustBe18View, decision: Decision, choice: Choice, *, figures: bool) -> str:
    """The points between a choice and the next best one, or the best if it is not that itself.

    A choice with the same outcome is no other choice.
    """
    own = prospect_of(decision, choice)
    same = outcome(view.tops, choice)
    others = [one for one in decision.prospects if outcome(view.tops, one.choice) != same]
    if own is None or not others:
        return ""
    best = max(others, key=lambda prospect: (prospect.choice == decision.choice, prospect.value))
    more = more_than(own, best)
    if not more:
        return "Another is just as good."
    words = sentence(difference(more, "points", figures=figures))
    return f"{words} than the {'next best' if more > 0 else 'best'}."
