"""Words for figures: how good a choice is beside the best one, as far as shown figures tell them apart."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import Any, NamedTuple, Protocol, TypeVar

from game.language.message import Text, capital, message, message_in

_LITTLE, _MUCH = 0.5, 2.0
"""A difference below the one is little, and from the other on it is much, in points."""


class ProspectLike(Protocol):
    """What is expected of a choice: its value in points, higher is better."""

    @property
    def choice(self) -> Any: ...

    @property
    def value(self) -> float: ...


AnyProspect = TypeVar("AnyProspect", bound=ProspectLike, covariant=True)


class DecisionLike(Protocol[AnyProspect]):
    """A choice, and the prospects of all that were weighed."""

    @property
    def choice(self) -> Any: ...

    @property
    def prospects(self) -> Sequence[AnyProspect]: ...


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
_SAID: Mapping[Verdict, str] = {
    Verdict.BEST: message("The best choice."),
    Verdict.EQUAL: message("As good as the best."),
    Verdict.GOOD: message("Good."),
    Verdict.FAIR: message("Fair."),
    Verdict.POOR: message("Ouch."),
}
_SHORT: Mapping[Verdict, str] = {
    Verdict.BEST: message_in("a choice", "best"),
    Verdict.EQUAL: message_in("a choice", "tied"),
    Verdict.GOOD: message_in("a choice", "good"),
    Verdict.FAIR: message_in("a choice", "fair"),
    Verdict.POOR: message_in("a choice", "ouch"),
}
_SAFE, _LIKELY = 0.12, 0.5


def figure(prospect: ProspectLike) -> float:
    """The value of a choice as it is shown: to a tenth."""
    return round(prospect.value, 1)


def more_than(prospect: ProspectLike, other: ProspectLike) -> float:
    """The points between two choices as shown: none, if their figures read the same."""
    return round(figure(prospect) - figure(other), 1)


def verdict_of(decision: DecisionLike[ProspectLike], prospect: ProspectLike) -> Verdict:
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


def in_short(decision: DecisionLike[ProspectLike], prospect: ProspectLike) -> Short:
    """A choice by its verdict alone."""
    verdict = verdict_of(decision, prospect)
    return Short(_SHORT[verdict], _TONES.get(verdict, Tone.GOOD))


def by_risk(risk: float, more: str = "") -> Short:
    """A choice by the risk (0 to 1) that it runs now; `more` tells of that, unless it is safe."""
    if risk < _SAFE:
        return Short(message_in("a choice", "safe"), Tone.GOOD)
    if risk < _LIKELY:
        return Short(message_in("a choice", "risky"), Tone.FAIR, more)
    return Short(_SHORT[Verdict.POOR], Tone.POOR, more)


def said(decision: DecisionLike[ProspectLike], prospect: ProspectLike) -> str:
    """A choice's verdict as a sentence."""
    return _SAID[verdict_of(decision, prospect)]


def prospect_of(decision: DecisionLike[AnyProspect], choice: Any) -> AnyProspect | None:
    """The prospect of a choice, None if the decision has none of it."""
    return next((prospect for prospect in decision.prospects if prospect.choice == choice), None)


def compared(
    decision: DecisionLike[ProspectLike],
    own: ProspectLike | None,
    name: Callable[[Any], str],
    measured: Callable[[float, str], str],
    *,
    figures: bool,
) -> str:
    """A choice beside the next best one, or the best if it is not that itself; empty if there is no other.

    `name` names that other choice; `measured` says in the game's unit how many points are between the two,
    as in "2.1 ducks better than row 3.": the points are above 0 if the own choice is better.
    """
    others = [prospect for prospect in decision.prospects if prospect is not own]
    if own is None or not others:
        return ""
    best = max(others, key=lambda prospect: (prospect.choice == decision.choice, prospect.value))
    other, more = name(best.choice), more_than(own, best)
    if not more:
        return message("{other} is just as good.", other=capital(other))
    return measured(more, other) if figures else beside(more, other)


def beside(more: float, other: str) -> Text:
    """A choice beside another one, in words; `more` is the difference in points, which is not 0."""
    if abs(more) < _LITTLE:
        if more > 0:
            return message("A little better than {other}.", other=other)
        return message("A little worse than {other}.", other=other)
    if abs(more) < _MUCH:
        if more > 0:
            return message("Better than {other}.", other=other)
        return message("Worse than {other}.", other=other)
    if more > 0:
        return message("Much better than {other}.", other=other)
    return message("Much worse than {other}.", other=other)


def better(more: float, choice: str) -> Text:
    """A choice that is better than the one made, in words; `more` is the difference in points, above 0."""
    # For translators: {choice} is such as "play 23".
    if more < _LITTLE:
        return message("A little better: {choice}.", choice=choice)
    if more < _MUCH:
        return message("Better: {choice}.", choice=choice)
    return message("Much better: {choice}.", choice=choice)
