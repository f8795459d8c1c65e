"""The coach's remarks on a round, always encouraging, and a game's wording of decisions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from game.ai.agent import Prospect
from game.ai.review import DecisionReview, accuracy, turning_points
from game.engine.contract import CardGame
from game.language.message import Text, message, percent, plural, sentences
from game.session.analysis import Analysis
from game.tables.table import Table
from game.voice.narrator import Choices, Narrator
from game.voice.rounds import Rounds, rounds_named
from game.voice.words import number_word

_NEAR = 0.5
"""The loss, in points, below which a choice counts as good."""
_HEADLINES = (
    (90.0, message("Superb!")),
    (75.0, message("Strong play")),
    (50.0, message("Good moments")),
    (0.0, message("Lots to discover")),
)


def round_verdict(reviewed: Sequence[DecisionReview]) -> Text:
    """Return a short verdict on the round, such as "Strong play" or "Superb!"."""
    if not turning_points(reviewed):
        return message("Well played!")
    share = accuracy(reviewed)
    return next(words for least, words in _HEADLINES if share >= least)


def successes_words(reviewed: Sequence[DecisionReview]) -> Text:
    """Return a sentence that says how many choices were good."""
    good = sum(one.loss < _NEAR for one in reviewed)
    if good == len(reviewed):
        return message("Every choice was a good one. Lovely!")
    if not good:
        return message("That was a tough round, with plenty to try out.")
    return plural(
        "What went well: {good} of {n} choice.",
        "What went well: {good} of {n} choices.",
        len(reviewed),
        n=number_word(len(reviewed)),
        good=number_word(good),
    )


def lessons_words(reviewed: Sequence[DecisionReview]) -> Text:
    """Return a sentence that says how many turning points are worth another look."""
    turned = turning_points(reviewed)
    if not turned:
        return message("Nothing cost you dearly: no turning points.")
    return plural(
        "What to try: {n} turning point worth another look.",
        "What to try: {n} turning points worth another look.",
        len(turned),
        n=number_word(len(turned)),
    )


def remark_words(analysis: Analysis) -> Text | str:
    """Return what went well, what to try, and the accuracy, in words; empty until the analysis is done."""
    reviewed = analysis.reviewed
    if not reviewed or not analysis.done:
        return ""
    share = message("Accuracy: {share}.", share=percent(accuracy(reviewed) / 100))
    return sentences(successes_words(reviewed), lessons_words(reviewed), share)


def turning_point(reviewed: Sequence[DecisionReview]) -> DecisionReview | None:
    """Return the turning point with the greatest loss; None if there are no turning points."""
    return max(turning_points(reviewed), key=lambda one: one.loss, default=None)


class Wording(Struct, frozen=True):
    """A game's wording of points, rounds and choices, and the table that draws its cards."""

    game: CardGame[Any, Any]
    choices: Choices
    narrator: Narrator
    table: Table[Any]

    @property
    def rounds(self) -> Rounds:
        return rounds_named(self.game.round_name)

    def points(self, amount: float) -> Text:
        """Return an amount of points, to one decimal, in the game's words."""
        return self.narrator.points(amount, 1)

    def expected(self, prospect: Prospect) -> float:
        """Return the expected points of a prospect; in some games, fewer points are better."""
        return prospect.points(self.game)
