"""Verdicts: how good a choice is compared with the best one, by the displayed values."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import Any, NamedTuple, Protocol, TypeVar

from game.language.message import Text, capital, message, message_in

_LITTLE = 0.5
"""Differences below this, in points, are small: the choice is still good."""
_MUCH = 2.0
"""Differences of this or more, in points, are large: the choice is poor."""


class ProspectLike(Protocol):
    """The prospect of a choice, with its expected points; a higher value is better."""

    @property
    def choice(self) -> Any: ...

    @property
    def value(self) -> float: ...


AnyProspect = TypeVar("AnyProspect", bound=ProspectLike, covariant=True)


class DecisionLike(Protocol[AnyProspect]):
    """An agent's choice, and the prospects of all choices."""

    @property
    def choice(self) -> Any: ...

    @property
    def prospects(self) -> Sequence[AnyProspect]: ...


class Verdict(StrEnum):
    BEST = "best"
    EQUAL = "even"
    GOOD = "good"
    FAIR = "fair"
    POOR = "ouch"


class Tone(StrEnum):
    GOOD = "good"
    FAIR = "fair"
    POOR = "poor"


class ShortVerdict(NamedTuple):
    """A label for a choice, its tone, and a second line, which may be empty."""

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
_SAFE = 0.12
"""Risks (0 to 1) below this count as safe."""


def displayed_difference(prospect: ProspectLike, other: ProspectLike) -> float:
    return round(round(prospect.value, 1) - round(other.value, 1), 1)


def verdict_of(decision: DecisionLike[ProspectLike], prospect: ProspectLike) -> Verdict:
    if prospect.choice == decision.choice:
        return Verdict.BEST
    best = prospect_of(decision, decision.choice)
    loss = 0.0 if best is None else displayed_difference(best, prospect)
    if loss <= 0:
        return Verdict.EQUAL
    if loss < _LITTLE:
        return Verdict.GOOD
    return Verdict.FAIR if loss < _MUCH else Verdict.POOR


def short_verdict(decision: DecisionLike[ProspectLike], prospect: ProspectLike) -> ShortVerdict:
    verdict = verdict_of(decision, prospect)
    return ShortVerdict(_SHORT[verdict], _TONES.get(verdict, Tone.GOOD))


def short_verdict_with_risk(
    decision: DecisionLike[ProspectLike], prospect: ProspectLike, risk: float, more: str = ""
) -> ShortVerdict:
    """Return the verdict on a choice as a label; "safe" or "risky" replace it where they say more.

    The tone depends only on the expected points: a choice that costs points isn't called safe. `risk` is from
    0 to 1, and `more` explains it.
    """
    words, tone, _more = short_verdict(decision, prospect)
    if risk < _SAFE:
        return ShortVerdict(message_in("a choice", "safe") if tone is Tone.GOOD else words, tone)
    return ShortVerdict(message_in("a choice", "risky") if tone is Tone.FAIR else words, tone, more)


def verdict_words(decision: DecisionLike[ProspectLike], prospect: ProspectLike) -> str:
    return _SAID[verdict_of(decision, prospect)]


def prospect_of(decision: DecisionLike[AnyProspect], choice: Any) -> AnyProspect | None:
    return next((prospect for prospect in decision.prospects if prospect.choice == choice), None)


def compare_with_best(
    decision: DecisionLike[ProspectLike],
    choice: Any,
    name: Callable[[Any], str],
    measured: Callable[[float, str], str],
    *,
    figures: bool,
) -> str:
    """Describe a choice compared with the best other one; empty if one of them has no prospect.

    Args:
        name: returns the description of a choice.
        measured: returns a comparison such as "2.1 ducks better than row 3." from the difference in points
            (positive if `choice` is better) and the other choice's description.
        figures: whether to use `measured`; without figures, the comparison is in words.
    """
    chosen = prospect_of(decision, choice)
    others = [prospect for prospect in decision.prospects if prospect is not chosen]
    if chosen is None or not others:
        return ""
    best = max(others, key=lambda prospect: (prospect.choice == decision.choice, prospect.value))
    other, difference = name(best.choice), displayed_difference(chosen, best)
    if not difference:
        return message("{other} is just as good.", other=capital(other))
    return measured(difference, other) if figures else comparison_words(difference, other)


def comparison_words(difference: float, other: str) -> Text:
    """Describe a choice compared with another; `difference` (points, not 0) is positive if it's better."""
    if abs(difference) < _LITTLE:
        if difference > 0:
            return message("A little better than {other}.", other=other)
        return message("A little worse than {other}.", other=other)
    if abs(difference) < _MUCH:
        if difference > 0:
            return message("Better than {other}.", other=other)
        return message("Worse than {other}.", other=other)
    if difference > 0:
        return message("Much better than {other}.", other=other)
    return message("Much worse than {other}.", other=other)
