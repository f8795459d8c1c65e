"""The sum of a table, line by line: par points, combos, and their factor."""

from __future__ import annotations

from typing import NamedTuple

from game.arcade.run.combos import run_scoring_of
from game.arcade.run.entries import Node
from game.arcade.run.scoring import LONGEST_STREAK
from game.arcade.run.state import PlayedTable, Run
from game.language.message import Text, figure, message, plural, sentences


class Sum(NamedTuple):
    words: str
    value: str


def sums(played: PlayedTable, node: Node) -> list[Sum]:
    """Return the lines for a table played at a place; the last one is the score."""
    found = [Sum(message("Par points"), figure(played.par_points))]
    scoring = run_scoring_of(node.game)
    found += [
        Sum(scoring.name(combo), figure(points, signed=True)) for combo, points in played.combos.items()
    ]
    found.append(Sum(_factors(played, node), f"×{played.factor}"))
    found.append(Sum(message("Score for this table"), figure(played.score)))
    return found


def _factors(played: PlayedTable, node: Node) -> Text:
    """Describe the factor."""
    others = played.factor // node.pond
    if not played.streak and others == 1:
        return message("Pond {n}", n=node.pond)
    if others == min(max(played.streak, 1), LONGEST_STREAK):
        return message("Streak {streak} × pond {pond}", streak=others, pond=node.pond)
    return message("Streak and charms {factor} × pond {pond}", factor=others, pond=node.pond)


def verdict(played: PlayedTable) -> Text:
    """Say whether the goal was met, and what missing it costs."""
    if played.met:
        return message("Goal met")
    if not played.feathers:
        return message("Goal missed: no feather lost")
    return plural("Goal missed: {n} feather lost", "Goal missed: {n} feathers lost", played.feathers)


def sums_words(played: PlayedTable, run: Run) -> Text:
    """Return the whole sum, to be read out."""
    node = run.course[played.node]
    lines = [message("{words}: {value}.", words=one.words, value=one.value) for one in sums(played, node)]
    return sentences(message("{words}.", words=verdict(played)), *lines)
