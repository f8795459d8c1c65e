"""Words for figures: how good a choice is beside the best one, as far as shown figures tell them apart."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import NamedTuple

from game.ai.agent import Decision, Prospect
from game.engine.contract import Choice

_LITTLE, _MUCH = 0.5, 2.0
"""A difference below the one is little, and from the other on it is much, in points."""


class Verdict(StrEnum):
    """The quality of a choice beside the best one."""

    BEST = "best"
    EQUAL = "even"
    GOOD = "good"
    FAIR = "fair"
    POOR = "ouch"


class Tone(StrEnum):
    """The tone in which a choice is spoken of."""

    GOOD = "good"
    FAIR = "fair"
    POOR = "poor"


class Short(NamedTuple):
    """A choice in a word or two, and their tone; `more` is a second line."""

    words: str
    tone: Tone
    more: str = ""


_TONES = {Verdict.FAIR: Tone.FAIR, Verdict.POOR: Tone.POOR}
_SAID = {
    Verdict.BEST: "The best choice.",
    Verdict.EQUAL: "As good as the best.",
    Verdict.GOOD: "Good.",
    Verdict.FAIR: "Fair.",
    Verdict.POOR: "Ouch.",
}
_SAFE, _LIKELY = 0.12, 0.5


def figure(prospect: Prospect) -> float:
    """The value of a choice as it is shown: to a tenth."""
    return round(prospect.value, 1)


def more_than(prospect: Prospect, other: Prospect) -> float:
    """The points between two choices as shown: none, if their figures read the same."""
    return round(figure(prospect) - figure(other), 1)


def verdict_of(decision: Decision, prospect: Prospect) -> Verdict:
    """The quality of one of a decision's choices, by the figures as they are shown."""
    if prospect.choice == decision.choice:
        return Verdict.BEST
    best = prospect_of(decision, decision.choice)
    below = 0.0 if best is None else more_than(best, prospect)
    if below <= 0:
        return Verdict.EQUAL
    if below < _LITTLE:
        return Verdict.GOOD
    return Verdict.FAIR if below < _MUCH else Verdict.POOR


def in_short(decision: Decision, prospect: Prospect) -> Short:
    """A choice by its verdict alone."""
    verdict = verdict_of(decision, prospect)
    return Short(verdict.value, _TONES.get(verdict, Tone.GOOD))


def by_risk(risk: float, more: str = "") -> Short:
    """A choice by the risk (0 to 1) that it runs now; `more` tells of that, unless it is safe."""
    if risk < _SAFE:
        return Short("safe", Tone.GOOD)
    return Short("risky", Tone.FAIR, more) if risk < _LIKELY else Short("ouch", Tone.POOR, more)


def said(decision: Decision, prospect: Prospect) -> str:
    """A choice's verdict as a sentence."""
    return _SAID[verdict_of(decision, prospect)]


def prospect_of(decision: Decision, choice: Choice) -> Prospect | None:
    """The prospect of a choice, None if the decision has none of it."""
    return next((prospect for prospect in decision.prospects if prospect.choice == choice), None)


def expected(
    decision: Decision,
    choice: Choice,
    outlook: Callable[[Prospect], str],
    reason: Callable[[], str],
    *,
    figures: bool,
) -> str:
    """A choice's verdict (with `figures` its outlook), and the reason for it; empty without a prospect."""
    prospect = prospect_of(decision, choice)
    if prospect is None:
        return ""
    return f"{outlook(prospect) if figures else said(decision, prospect)} {reason()}"


def compared(
    decision: Decision, own: Prospect | None, unit: str, name: Callable[[Choice], str], *, figures: bool
) -> str:
    """A choice beside the next best one, or the best if it is not that itself; empty if there is no other.

    `name` names that other choice: 2.1 ducks better than row 3.
    """
    others = [prospect for prospect in decision.prospects if prospect is not own]
    if own is None or not others:
        return ""
    best = max(others, key=lambda prospect: (prospect.choice == decision.choice, prospect.value))
    other, more = name(best.choice), more_than(own, best)
    if not more:
        return f"{other} is just as good."
    return f"{difference(more, unit, figures=figures)} than {other}."


def difference(more: float, unit: str, *, figures: bool) -> str:
    """A difference that is not 0: much better, a little worse; with `figures`, 2.1 ducks better."""
    side = "better" if more > 0 else "worse"
    if figures:
        return f"{abs(more):.1f} {unit} {side}"
    degree = "a little " if abs(more) < _LITTLE else "much " if abs(more) >= _MUCH else ""
    return degree + side
