"""Files of rows: rows come back in the order they were added, once each, and nothing torn spoils the next."""

from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

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
from game.storage.history.par_scores import ParScore
from tests.storage.player_files import ROWS

FILES: dict[str, tuple[ModuleType, str]] = {
    "records": (records, "the result"),
    "accuracy": (accuracy, "the accuracy"),
    "scores": (par_scores, "the score"),
    "dailies": (dailies, "the daily deal"),
    "puzzles": (puzzle_tries, "the puzzle's stars"),
    "high_scores": (high_scores, "the high score"),
    "awards": (won_awards, "the award"),
    "deeds": (achievements, "what was done in the match"),
}
"""By kind: the module that reads and writes it, and what a row is called."""

every_kind = pytest.mark.parametrize("kind", FILES)


@every_kind
def test_rows_are_loaded_in_the_order_they_were_added(kind: str, tmp_path: Path) -> None:
    path, (module, _) = tmp_path / "rows.jsonl", FILES[kind]
    assert module.load(path) == ([], None)
    for row in ROWS[kind]:
        assert module.add(path, row) is None
    assert module.load(path) == (ROWS[kind], None)


@pytest.mark.parametrize(
    ("kind", "other"),
    [
        ("accuracy", {"accuracy": 20.0}),
        ("scores", {"ghosts": (0.0,)}),
        ("high_scores", {"initials": "BOB"}),
        ("deeds", {"total": 3}),
    ],
)
def test_a_round_a_match_and_a_run_are_kept_once(kind: str, other: dict[str, Any], tmp_path: Path) -> None:
    path, (module, _), row = tmp_path / "rows.jsonl", FILES[kind], ROWS[kind][0]
    module.add(path, row)
    assert module.add(path, replace(row, **other)) is None
    assert module.load(path) == ([row], None)


@every_kind
@pytest.mark.parametrize("torn", [1, 20])
def test_a_torn_last_line_does_not_spoil_the_next(kind: str, torn: int, tmp_path: Path) -> None:
    path, (module, _), (first, second, *_) = tmp_path / "rows.jsonl", FILES[kind], ROWS[kind]
    module.add(path, first)
    path.write_bytes(path.read_bytes()[:-torn])
    module.add(path, second)
    assert module.load(path)[0] == ([first, second] if torn == 1 else [second])


@every_kind
def test_a_file_that_cannot_be_written_is_named(kind: str, tmp_path: Path) -> None:
    module, what = FILES[kind]
    assert module.add(tmp_path, ROWS[kind][0]) == f"{tmp_path}: {what} couldn't be saved (Is a directory)"


# -- accuracy, and scores beside ghosts ----------------------------------------------------------------


def line(journal: str = "one", number: int = 1, accuracy: float = 80.0, decisions: int = 9) -> Accuracy:
    return Accuracy(journal=journal, round=number, accuracy=accuracy, decisions=decisions, mean_loss=0.5)


def test_files_of_older_versions_are_read_and_written_alike(tmp_path: Path) -> None:
    path = tmp_path / "accuracy.jsonl"
    kept = b'{"journal":"one","round":1,"accuracy":80.0,"decisions":9,"mean_cost":0.5}\n'
    path.write_bytes(kept)
    assert accuracy.load(path) == ([line()], None)
    path.unlink()
    accuracy.add(path, line())
    assert path.read_bytes() == kept


def test_rounds_are_told_in_the_order_of_the_matches() -> None:
    kept = [line("new", 2), line("other"), line("old", 2), line("old", 1), line("new", 1)]
    found = accuracy.of_matches(kept, ["old", "new"])
    assert [(one.journal, one.round) for one in found] == [("old", 1), ("old", 2), ("new", 1), ("new", 2)]


@given(st.lists(st.tuples(st.floats(0, 100), st.integers(1, 20))))
def test_the_mean_is_that_of_all_decisions(rounds: list[tuple[float, int]]) -> None:
    found = [line(accuracy=accuracy, decisions=decisions) for accuracy, decisions in rounds]
    each = [one.accuracy for one in found for _ in range(one.decisions)]
    assert accuracy.mean(found) == (pytest.approx(sum(each) / len(each)) if found else None)


def test_the_same_deal_keeps_its_ghosts() -> None:
    def score(deal: str, *ghosts: float) -> ParScore:
        return replace(ROWS["scores"][0], deal=deal, ghosts=ghosts)

    kept = [score("1", -3.0, -5.0), score("2", 0.0), score("1", 9.0)]
    assert [par_scores.ghosts_of(kept, deal) for deal in "123"] == [(-3.0, -5.0), (0.0,), ()]
