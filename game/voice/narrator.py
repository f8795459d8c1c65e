"""Narration of a card game: its events, questions and choices in words, from one seat's view."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, ClassVar, Protocol

from game.language.message import Text, figure, message_in, plural, plural_in, sentences
from game.voice.verdict import prospect_of, verdict_words

Names = tuple[str, ...]


class Verbosity(IntEnum):
    """How much is narrated."""

    TERSE = 0
    NORMAL = 1
    FULL = 2


class Narrator(Protocol):
    """A card game's words, for views and events of a listener's seat, so that they tell no secret."""

    @property
    def unit(self) -> Text: ...

    @property
    def results(self) -> tuple[type, ...]: ...

    def points(self, amount: float, places: int = 0) -> Text:
        """Return an amount of points in figures, with `places` decimals: 3 ducks, −0.4 ducks."""

    def narrate(self, event: Any, before: Any, after: Any, names: Names, verbosity: Verbosity) -> str | None:
        """Return an event in words, or None if it isn't narrated; questions are left to `ask`."""

    def ask(self, view: Any, names: Names) -> str:
        """Return the question that the view's seat must answer; empty if there is none."""

    def reason(self, view: Any, decision: Any, choice: Any, *, figures: bool = False) -> str:
        """Return the reasons for a choice of a decision made on this view, with figures if wanted."""

    def choice(self, view: Any, choice: Any) -> str:
        """Return a choice of the view's seat in words that follow "to"."""


class Adviser:
    """The part of a narrator that words an agent's advice, from a game's choices, outlooks and reasons."""

    choices: ClassVar[Choices]

    def choice(self, view: Any, choice: Any) -> str:
        return self.choices.words(view, choice)

    def outlook(self, prospect: Any) -> Text:
        raise NotImplementedError

    def reason(self, view: Any, decision: Any, choice: Any, *, figures: bool = False) -> str:
        raise NotImplementedError

    def expected(self, view: Any, decision: Any, choice: Any, *, figures: bool = False) -> str:
        """Return the verdict on a choice, or its outlook, with reasons; empty without a prospect."""
        prospect = prospect_of(decision, choice)
        if prospect is None:
            return ""
        verdict = self.outlook(prospect) if figures else verdict_words(decision, prospect)
        return sentences(verdict, self.reason(view, decision, choice, figures=figures))


def grammatical(amount: float, places: int) -> int:
    """Return the whole number that selects singular or plural for an amount with `places` decimals."""
    return int(round(abs(amount), places))


class InPoints:
    """The words for points of a game that counts in nothing else."""

    unit: Text = message_in("unit of points", "Points")

    def points(self, amount: float, places: int = 0) -> Text:
        shown, n = figure(amount, places), grammatical(amount, places)
        if places:
            return plural_in("with decimals", "{n} points", "{n} points", n, n=shown)
        return plural("{n} point", "{n} points", n, n=shown)


class Choices(Protocol):
    """A game's choices as words and cards. Views are those of the seat that chooses."""

    def moment(self, view: Any) -> str:
        """Return when in its round a choice is made, in a word or two."""

    def words(self, view: Any, choice: Any) -> str:
        """Return a choice in words that follow "to": `play 23`."""

    def label(self, view: Any, choice: Any) -> str:
        """Return the shortest name of a choice."""

    def cards(self, view: Any, choice: Any) -> tuple[int, ...]:
        """Return the keys of the cards that depict the choice; empty if none do."""
