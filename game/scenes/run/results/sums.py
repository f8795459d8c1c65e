"""The steps of a table's score: points first, then multipliers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from game.arcade.run.charms import CHARMS
from game.arcade.run.entries import Node
from game.arcade.run.scoring import run_scoring_of
from game.arcade.run.state import PlayedTable, Run
from game.language.message import Text, figure, message, plural, sentence, sentences


class SumStep(NamedTuple):
    """A step of a score: its description, a figure such as "+14" or "×3", and the total after it."""

    words: str
    value: str
    total: int
    charm: str = ""


class Sum(NamedTuple):
    """How a table's score adds up: the steps of the points and of the multiplier, and the score."""

    points: tuple[SumStep, ...]
    factors: tuple[SumStep, ...]
    score: int

    @property
    def base(self) -> int:
        return self.points[-1].total

    @property
    def factor(self) -> int:
        return self.factors[-1].total


def sum_of(played: PlayedTable, node: Node) -> Sum:
    """Return the steps and the score of a table played at a node of the map."""
    scoring, total = run_scoring_of(node.game), played.par_points
    points = [SumStep(message("Par points"), figure(total), total)]
    for combo, worth in played.combos.items():
        total += worth
        points.append(SumStep(scoring.name(combo), figure(worth, signed=True), total))
    for act in played.acts:
        if act.points:
            total += act.points
            points.append(_charm_step(act.charm, act.points, total))
    return Sum(tuple(points), tuple(_factors(played, node)), played.score)


def _factors(played: PlayedTable, node: Node) -> Iterator[SumStep]:
    """Yield the multipliers: streak, lasting charms, pond and stakes; a ×1 is left out unless it's alone."""
    total = played.own_factor
    if total > 1 or played.factor == 1 or any(act.factor for act in played.acts):
        longer = total > max(played.streak, 1)
        words = message("Streak of {n}", n=total) if played.streak else message("No streak")
        yield _multiplier_step(message("Streak and charms") if longer else words, total, total)
    for act in played.acts:
        if act.factor:
            total += act.factor
            yield _charm_step(act.charm, act.factor, total)
    stakes = played.factor // (total * node.pond)
    if node.pond > 1:
        total *= node.pond
        yield _multiplier_step(message("Pond {n}", n=node.pond), node.pond, total)
    if stakes > 1:
        yield _multiplier_step(CHARMS["double_stakes"].title, stakes, total * stakes)


def _charm_step(charm: str, added: int, total: int) -> SumStep:
    return SumStep(CHARMS[charm].title, figure(added, signed=True), total, charm)


def _multiplier_step(words: str, by: int, total: int) -> SumStep:
    return SumStep(words, message("×{factor}", factor=by), total)


def shown_points(steps: Sequence[SumStep], most: int) -> tuple[SumStep, ...]:
    """Return at most `most` steps of points; if there are more, the last one sums up the rest."""
    if len(steps) <= most:
        return tuple(steps)
    before = steps[most - 2].total if most > 1 else 0
    return _cut_steps(steps, most, figure(steps[-1].total - before, signed=True))


def shown_factors(steps: Sequence[SumStep], most: int) -> tuple[SumStep, ...]:
    """Return at most `most` multipliers; if there are more, the last one counts the rest."""
    return tuple(steps) if len(steps) <= most else _cut_steps(steps, most, "")


def _cut_steps(steps: Sequence[SumStep], most: int, value: str) -> tuple[SumStep, ...]:
    left = len(steps) - most + 1
    return *steps[: most - 1], SumStep(plural("{n} more", "{n} more", left), value, steps[-1].total)


def goal_verdict(played: PlayedTable) -> Text:
    """Return whether the goal was met, and the cost of missing it, in words."""
    if played.met:
        return message("Goal met")
    if not played.feathers:
        return message("Goal missed: no feather lost")
    return plural("Goal missed: {n} feather lost", "Goal missed: {n} feathers lost", played.feathers)


def sum_words(played: PlayedTable, run: Run) -> Text:
    """Return the whole sum, to be read aloud."""
    found = sum_of(played, run.course[played.node])
    lines = [
        message("{words}: {value}.", words=act.words, value=act.value)
        for act in chain(found.points, found.factors)
    ]
    score = message("Score for this table: {score}.", score=found.score)
    return sentences(sentence(goal_verdict(played)), *lines, score, gains_words(played))


def gains_words(played: PlayedTable) -> Text:
    """Return the shells and feathers that a table has earned, in words."""
    shells = plural("{n} shell earned.", "{n} shells earned.", played.shells) if played.shells else ""
    grown = message("Your score grows a feather!") if played.grown else ""
    return sentences(shells, grown)
