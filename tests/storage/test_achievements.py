"""Deeds and awards: kept once, read back as they were, and a broken line spoils no other."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.storage.history import achievements, won_awards
from game.storage.history.achievements import Achievements
from game.storage.history.won_awards import WonAward

DEEDS = Achievements(
    journal="one.sixes",
    game="six_takes",
    seats=4,
    rank=1,
    rivals=("duckling", "drake", "swan"),
    total=3,
    rounds=(3, 0),
    least=20,
    most=66,
    fell=True,
    combos={"clean": 14},
    chain=9,
)


def test_the_achievements_of_a_match_are_kept_once(tmp_path: Path) -> None:
    path = tmp_path / "deeds.jsonl"
    assert achievements.add(path, DEEDS) is None
    assert achievements.add(path, DEEDS) is None
    assert achievements.load(path) == ([DEEDS], None)


def test_a_broken_line_spoils_no_other(tmp_path: Path) -> None:
    for name, module, row, broken in (
        ("deeds.jsonl", achievements, DEEDS, b'{"journal":"../x"}'),
        ("awards.jsonl", won_awards, WonAward(award="a", when="2026"), b'{"award":1}'),
    ):
        path = tmp_path / name
        module.add(path, row)
        good = path.read_bytes()
        path.write_bytes(broken + b"\n" + good)
        found, problem = module.load(path)
        assert found == [row]
        assert problem is not None
        assert problem.startswith(f"{name}: line 1: ")
        assert path.read_bytes() == good


@pytest.mark.parametrize("wrong", [{"rank": 5}, {"rivals": ("drake",) * 4}, {"seats": 2}])
def test_a_match_has_no_more_ranks_and_rivals_than_seats(tmp_path: Path, wrong: dict[str, Any]) -> None:
    path = tmp_path / "deeds.jsonl"
    row = msgspec.to_builtins(DEEDS) | wrong
    path.write_bytes(msgspec.json.encode(row) + b"\n")
    found, problem = achievements.load(path)
    assert found == []
    assert problem is not None
    assert f"line 1: expected a rank and rivals among {row['seats']} seats" in problem
