"""Records: every result is kept, a broken line spoils no other, and statistics are plain arithmetic."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.storage.history.records import MatchRecord, Statistics, add, load, summarize
from tests.support import results


def result(rank: int = 1, rounds: tuple[int, ...] = (3, 5), **what: Any) -> MatchRecord:
    """Return a match in which the player has the second seat."""
    return results.result(
        own_seat=1, ranking=(3 - rank, rank), totals=(20, sum(rounds)), rounds=rounds, **what
    )


def test_impossible_result_is_a_broken_line(tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    add(path, result(journal="lonely"))
    add(path, result())

    def check(found: MatchRecord) -> None:
        if found.journal == "lonely":
            raise ValueError("expected company")

    found, problem = load(path, check)
    assert found == [result()]
    assert problem.startswith("records.jsonl: line 1: expected company")


def test_broken_lines_that_cannot_be_set_aside_are_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "records.jsonl"
    path.write_bytes(b"rubbish\n")

    def refuse(_path: Path, _target: Path) -> Path:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "replace", refuse)
    found, problem = load(path)
    assert found == []
    assert problem.endswith("(and it couldn't be set aside: Permission denied)")
    assert path.read_bytes() == b"rubbish\n"


# -- statistics --------------------------------------------------------------------------------------


def test_statistics_of_no_matches() -> None:
    assert summarize([], more_is_better=False) == Statistics(0, 0, None, None, None, 0, 0)


def test_statistics_of_some_matches() -> None:
    played = [
        result(1, (0, 8)),
        result(1, (4, 4)),
        result(2, (10, 6)),
        result(1, (7,)),
        result(1, (0, 0, 0), rated=False),
    ]
    fewer = Statistics(
        matches=4, wins=3, mean_round=39 / 7, best_round=0, best_total=7, streak=1, longest_streak=2
    )
    assert summarize(played, more_is_better=False) == fewer
    more = msgspec.structs.replace(fewer, best_round=10, best_total=16)
    assert summarize(played, more_is_better=True) == more


def test_streak_ends_with_the_first_match_not_won() -> None:
    assert summarize([result(1), result(2)], more_is_better=False).streak == 0
    assert summarize([result(2), result(1), result(1)], more_is_better=True).streak == 2


@given(
    st.lists(st.tuples(st.integers(1, 2), st.lists(st.integers(0, 60), min_size=1), st.booleans())),
    st.booleans(),
)
def test_statistics_match_what_was_played(played: list[tuple[int, list[int], bool]], more: bool) -> None:
    kept = [result(rank, tuple(rounds), rated=rated) for rank, rounds, rated in played]
    found = summarize(kept, more_is_better=more)
    best = max if more else min
    rated = [one for one in kept if one.rated]
    assert found.matches == len(rated)
    assert found.wins == sum(one.ranking[1] == 1 for one in rated)
    assert found.streak <= found.longest_streak <= found.wins
    if rated:
        assert (found.best_round >= found.mean_round) if more else (found.best_round <= found.mean_round)
        assert found.best_total == best(one.totals[1] for one in rated)
