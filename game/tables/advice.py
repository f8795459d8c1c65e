"""Advice: an agent's decision, as a table shows it in words, in figures or in a review."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from game.ai.agent import Decision
from game.engine.contract import Choice
from game.language.message import message_in
from game.voice.narrator import AdvisingNarrator

YOU, BEST = message_in("a choice, looking back", "you"), message_in("a choice, looking back", "better")
"""In a review, the labels of the choice that was made and of the better one."""


class Advice(Decision, frozen=True):
    """An agent's decision, to be shown in `figures` or words; `made` is the choice under review, if any."""

    figures: bool = False
    made: Choice | None = None


def advice_of(decision: Decision, *, figures: bool = False, made: Choice | None = None) -> Advice:
    """Return a decision as advice; with `made`, for a review, only this choice and the best one are kept."""
    advice = Advice(**(asdict(decision) | {"figures": figures, "made": made}))
    if made is None:
        return advice
    shown = tuple([prospect for prospect in decision.prospects if prospect.choice in (decision.choice, made)])
    return Advice(decision.choice, shown, figures=figures, made=made)


def reason_words(narrator: AdvisingNarrator, view: Any, advice: Advice, choice: Choice) -> str:
    """Return the reasons for a choice, with its prospect if the advice is in figures."""
    tell = narrator.advice_words if advice.figures else narrator.reason
    return tell(view, advice, choice, figures=advice.figures)
