"""All row files that the program keeps, with their loaders and valid rows."""

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

from game.cardgames.registry import GAMES
from game.storage.history import (
    accuracy,
    achievements,
    dailies,
    high_scores,
    par_scores,
    puzzle_tries,
    records,
    won_awards,
)
from game.storage.history.accuracy import Accuracy
from game.storage.history.achievements import Achievements
from game.storage.history.dailies import BegunDaily
from game.storage.history.high_scores import HighScore
from game.storage.history.par_scores import ParScore
from game.storage.history.puzzle_tries import SolvedPuzzle
from game.storage.history.won_awards import WonAward
from tests.support.results import result

LOADS: dict[str, Callable[[Path], tuple[list[Any], str | None]]] = {
    "records": records.load,
    "accuracy": accuracy.load,
    "scores": par_scores.load,
    "dailies": dailies.load,
    "puzzles": puzzle_tries.load,
    "high_scores": high_scores.load,
    "awards": won_awards.load,
    "deeds": achievements.load,
}


def _journal(number: int, game: str) -> str:
    return f"20260102-030405-{number}-{game}.sixes"


ROWS: dict[str, list[Any]] = {
    "records": [
        result(
            game=game,
            when="2026-01-02T03:04:05+00:00",
            players=("You", "Bob", "Celia", "Mabel"),
            ranking=(1, 2, 1, 2),
            totals=(20, 30, 20, 30),
            rounds=(12, 8),
            journal=_journal(number, game),
        )
        for game in GAMES
        for number in range(4)
    ],
    "accuracy": [
        Accuracy(
            journal=_journal(number, "six_takes"),
            round=1 + number % 2,
            accuracy=70.5,
            decisions=9,
            mean_loss=0.25,
        )
        for number in range(4)
    ],
    "scores": [
        ParScore(
            journal=_journal(number, "six_takes"),
            game="six_takes",
            table="One round",
            deal=f"{number:032x}",
            result=-7.0,
            ghosts=(-4.0, -12.0, 0.0),
            rated=number % 2 == 0,
        )
        for number in range(4)
    ],
    "dailies": [
        BegunDaily(day=date(2026, 11, day), journal=_journal(day, "six_takes")) for day in range(18, 22)
    ],
    "puzzles": [SolvedPuzzle(f"{number:032x}", 1 + number % 3, 4) for number in range(4)],
    "high_scores": [
        HighScore(
            initials="ANN", score=900 * number, ponds=number, won=False, when="now", run=f"{number}.jsonl"
        )
        for number in range(4)
    ],
    "awards": [WonAward(award=f"award_{number}", when="2026-01-02T03:04:05+00:00") for number in range(4)],
    "deeds": [
        Achievements(
            journal=_journal(number, "six_takes"),
            game="six_takes",
            seats=4,
            rank=1,
            rivals=("duckling", "duckling", "drake"),
            total=20,
            rounds=(12, 8),
            least=22,
            most=40,
            fell=False,
            combos={"clean": 2},
            chain=3,
        )
        for number in range(4)
    ],
}
