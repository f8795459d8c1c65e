"""Narrators, which describe a card game's events, questions and choices from one seat's view."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, ClassVar, Protocol

from game.language.message import Text, figure, message_in, plural, plural_in, sentences
from game.voice.verdict import prospect_of, verdict_words

Names = tuple[str, ...]


class Verbosity(IntEnum):
    """How detailed the narration is."""

    TERSE = 0
    NORMAL = 1
    FULL = 2


class Narrator(Protocol):
    """A card game's narrator. It uses views and redacted events of one seat, so it reveals no secrets."""

    @property
    def unit(self) -> Text: ...

    @property
    def results(self) -> tuple[type, ...]: ...

    def points(self, amount: float, places: int = 0) -> Text:
        """Return points in the game's unit with `places` decimals, such as "3 ducks" or "−0.4 ducks"."""

    def narrate(self, event: Any, before: Any, after: Any, names: Names, verbosity: Verbosity) -> str | None:
        """Describe an event, given the views before and after it; return None if it isn't narrated."""

    def question(self, view: Any, names: Names) -> str:
        """Return the question that the view's seat must answer; empty if no choice is pending."""

    def reason(self, view: Any, decision: Any, choice: Any, *, figures: bool = False) -> str:
        """Return the reasons for or against a choice, from an agent's decision on this view."""

    def choice(self, view: Any, choice: Any) -> str:
        """Return a choice in words that follow "to", such as "play 23"."""


class AdvisingNarrator:
    """The base of narrators for a table with pictures, which also put an agent's advice into words."""

    choices: ClassVar[Choices]

    def choice(self, view: Any, choice: Any) -> str:
        return self.choices.words(view, choice)

    def headline(self, event: Any, before: Any, after: Any, names: Names) -> str | None:
        """Return what matters about an event and can't be seen at the table; None if there's nothing."""
        raise NotImplementedError

    def prospect_words(self, prospect: Any) -> Text:
        raise NotImplementedError

    def reason(self, view: Any, decision: Any, choice: Any, *, figures: bool = False) -> str:
        raise NotImplementedError

    def advice_words(self, view: Any, decision: Any, choice: Any, *, figures: bool = False) -> str:
        """Return a choice's verdict, or the points if `figures`, with reasons; empty without a prospect."""
        prospect = prospect_of(decision, choice)
        if prospect is None:
            return ""
        verdict = self.prospect_words(prospect) if figures else verdict_words(decision, prospect)
        return sentences(verdict, self.reason(view, decision, choice, figures=figures))


def grammatical_number(amount: float, places: int) -> int:
    """Return the number that selects singular or plural for an amount with `places` decimals."""
    return int(round(abs(amount), places))


class PointNarrator:
    """A mix-in for the narrators of games whose unit is plain points."""

    unit: Text = message_in("unit of points", "Points")

    def points(self, amount: float, places: int = 0) -> Text:
        shown, n = figure(amount, places), grammatical_number(amount, places)
        if places:
            return plural_in("with decimals", "{n} points", "{n} points", n, n=shown)
        return plural("{n} point", "{n} points", n, n=shown)


class Choices(Protocol):
    """A game's descriptions of choices, in words and as cards; each `view` is that of the choosing seat."""

    def moment(self, view: Any) -> str:
        """Return when in its round a choice is made, such as "Turn 3"."""

    def words(self, view: Any, choice: Any) -> str:
        """Return a choice in words that follow "to", such as "play 23"."""

    def label(self, view: Any, choice: Any) -> str:
        """Return a short description of a choice, by which rulebooks refer to it."""

    def narrow_label(self, view: Any, choice: Any) -> str:
        """Return the shortest description of a choice, for narrow columns."""
        return self.label(view, choice)

    def cards(self, view: Any, choice: Any) -> tuple[int, ...]:
        """Return the card keys that represent a choice; may be empty."""
