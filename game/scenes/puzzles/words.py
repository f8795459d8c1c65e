"""The texts about puzzles; texts about a solution are derived from the figures of its proof."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.ai.agent import Decision
from game.arcade.puzzles.attempt import Attempt
from game.arcade.puzzles.puzzle import Puzzle, least_lead
from game.cardgames.registry import kit_of
from game.engine.contract import Choice
from game.language.message import Text, figure, message, percent, plural, sentence, sentences
from game.voice.verdict import displayed_difference, prospect_of

GRADES = {1: message("Paddling"), 2: message("Swimming"), 3: message("Diving")}
GRADE_HELP = {
    1: message("A rule of thumb finds the best play."),
    2: message("Rules of thumb fail here. Think the round through."),
    3: message("Even a Swan gets this one wrong."),
}
_SURE = 0.99
_OTHERS = 4
"""The number of answers after the best one that are explained."""


class ExplanationStep(NamedTuple):
    """A step of an explanation: its text, and the choice that it's about."""

    words: Text
    choice: Choice | None = None


def stars_words(count: int) -> Text:
    return plural("{n} star", "{n} stars", count) if count else message("no star yet")


def stars_to_win(count: int) -> Text:
    return plural("{n} star to win", "{n} stars to win", count)


class PuzzleWords:
    """A puzzle's texts: its task, hint, explanation, and what a wrong choice costs."""

    def __init__(self, puzzle: Puzzle, view: Any) -> None:
        """`view` is the player's view when the question is asked."""
        self._puzzle, self._view = puzzle, view
        self._narrator = kit_of(puzzle.game).narrator()

    @property
    def grade_name(self) -> Text:
        return GRADES[self._puzzle.grade]

    def task_words(self, names: tuple[str, ...]) -> Text:
        return sentences(message("Find the best play."), self._narrator.question(self._view, names))

    def wrong_choice_words(self, choice: Choice, attempt: Attempt) -> Text:
        """Return what a wrong choice costs and why, without hinting at the best one."""
        cost = self._cost_words(choice)
        if self._puzzle.exact:
            less = message("If everyone plays their best, that costs you {points}.", points=cost)
        else:
            less = message("On average, that costs you {points}.", points=cost)
        more = message("Ask for a hint, if you like.") if attempt.can_hint and not attempt.hinted else ""
        return sentences(message("There’s something better."), less, self._reason_words(choice), more)

    def hint_words(self, choices: tuple[Choice, Choice]) -> Text:
        """Return a hint that names two choices, one of which is the best."""
        one, other = (self._narrator.choice(self._view, choice) for choice in choices)
        # For translators: {one} and {other} are such as "play 23".
        return message("It’s one of two: {one}, or {other}.", one=one, other=other)

    def solution_steps(self, attempt: Attempt) -> tuple[ExplanationStep, ...]:
        """Return the explanation, step by step: the best choice, the next best answers, and the proof."""
        best = self._puzzle.best.choices[0]
        name = self._narrator.choice(self._view, best)
        first: Text = message("Best play: {choice}.", choice=name)
        if not attempt.solution_shown:
            won = sentence(stars_words(attempt.stars))
            first = sentences(message("Solved: {choice}.", choice=name), won)
        reason = self._narrator.reason(self._view, self._puzzle.decision, best, figures=True)
        others = [self._explain_other(answer.choices[0]) for answer in self._puzzle.answers[1 : 1 + _OTHERS]]
        return ExplanationStep(sentences(first, reason), best), *others, ExplanationStep(self._proof_words())

    def _explain_other(self, choice: Choice) -> ExplanationStep:
        cost = self._cost_words(choice)
        name = self._narrator.choice(self._view, choice)
        # For translators: {choice} is such as "play 23".
        worse = message("{points} worse: {choice}.", points=cost, choice=name)
        return ExplanationStep(sentences(worse, self._reason_words(choice)), choice)

    def _reason_words(self, choice: Choice) -> str:
        """Return the reason for a choice's value, without comparing it with other choices."""
        own = prospect_of(self._puzzle.decision, choice)
        decision = Decision(choice, () if own is None else (own,))
        return self._narrator.reason(self._view, decision, choice, figures=True)

    def _cost_words(self, choice: Choice) -> Text:
        """Return by how many points a choice is behind the best one, in words."""
        return self._narrator.points(self._cost(choice), 0 if self._puzzle.exact else 1)

    def _cost(self, choice: Choice) -> float:
        """Return by how many points a choice is behind the best one, as the figures of both show it."""
        best, own = (
            prospect_of(self._puzzle.decision, one) for one in (self._puzzle.best.choices[0], choice)
        )
        assert best is not None
        assert own is not None
        return displayed_difference(best, own)

    def _proof_words(self) -> Text:
        second = self._puzzle.answers[1].choices[0]
        margin = self._cost_words(second)
        if self._puzzle.exact:
            return message(
                "Proven with every card face up: best by {points}, if everyone plays their best.",
                points=margin,
            )
        # The figures are rounded, so their difference may be a little less than the lead.
        least = min(least_lead(self._puzzle.answers), self._cost(second))
        return sentences(
            message(
                "Proven on {deals} deals that fit everything you know, played by ducks who see "
                "only what they may see.",
                deals=figure(self._puzzle.deals, 0),
            ),
            message(
                "Best by {points} on average, and by at least {least} with {sure} certainty.",
                sure=percent(_SURE),
                points=margin,
                least=self._narrator.points(least, 2),
            ),
        )
