"""Accuracy: kept once for each round, whatever else has become of the file."""

from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.storage.history.accuracy import Accuracy, add, load, mean, of_matches


def line(journal: str = "one", number: int = 1, accuracy: float = 80.0, decisions: int = 9) -> Accuracy:
    return Accuracy(journal=journal, round=number, accuracy=accuracy, decisions=decisions, mean_loss=0.5)


def test_lines_are_loaded_in_the_order_they_were_added(tmp_path: Path) -> None:
    path = tmp_path / "accuracy.jsonl"
    assert load(path) == ([], None)
    added = [line(journal, number) for journal in ("one", "two") for number in (1, 2, 3)]
    for one in added:
        assert add(path, one) is None
    assert load(path) == (added, None)


def test_files_of_older_versions_are_read_and_written_alike(tmp_path: Path) -> None:
    path = tmp_path / "accuracy.jsonl"
    kept = b'{"journal":"one","round":1,"accuracy":80.0,"decisions":9,"mean_cost":0.5}\n'
    path.write_bytes(kept)
    assert load(path) == ([line()], None)
    path.unlink()
    add(path, line())
    assert path.read_bytes() == kept


def test_a_round_is_kept_once(tmp_path: Path) -> None:
    path = tmp_path / "accuracy.jsonl"
    add(path, line(accuracy=80))
    assert add(path, line(accuracy=20)) is None
    assert load(path) == ([line(accuracy=80)], None)


@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        (b'{"journal":"one","round', "line 2: Input data was truncated"),
        (b"rubbish", "line 2: JSON is malformed"),
        (b"{}", "line 2: Object missing required field `journal`"),
        (b"", "line 2: Input data was truncated"),
        (b'{"journal":"\xff"}', "line 2: 'utf-8' codec can't decode"),
        (b'{"x":' * 100_000, "line 2: expected lists and tables nested at most 16 deep"),
        (
            msgspec.json.encode(line()).replace(b'"accuracy":80.0', b'"accuracy":180'),
            "line 2: Expected `float` <= 100.0 - at `$.accuracy`",
        ),
        (
            msgspec.json.encode(line()).replace(b'"decisions":9', b'"decisions":0'),
            "line 2: Expected `int` >= 1 - at `$.decisions`",
        ),
    ],
)
def test_good_lines_stay_and_the_whole_file_is_kept(tmp_path: Path, broken: bytes, reason: str) -> None:
    path = tmp_path / "accuracy.jsonl"
    first, last = line("first"), line("last")
    content = b"\n".join([msgspec.json.encode(first), broken, msgspec.json.encode(last), b""])
    path.write_bytes(content)
    found, problem = load(path)
    assert found == [first, last]
    assert problem is not None
    assert problem.startswith(f"accuracy.jsonl: {reason}")
    assert problem.endswith("the file was kept as accuracy.jsonl.broken-1, good lines stay")
    assert (tmp_path / "accuracy.jsonl.broken-1").read_bytes() == content
    assert load(path) == ([first, last], None)


@pytest.mark.parametrize("torn", [1, 20])
def test_a_torn_last_line_does_not_spoil_the_next(tmp_path: Path, torn: int) -> None:
    path = tmp_path / "accuracy.jsonl"
    add(path, line("first"))
    path.write_bytes(path.read_bytes()[:-torn])
    add(path, line("second"))
    found, _ = load(path)
    assert found[-1].journal == "second"
    assert len(found) == (2 if torn == 1 else 1)


def test_a_file_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    assert load(tmp_path) == ([], f"{tmp_path}: can't be read (Is a directory)")
    assert add(tmp_path, line()) == f"{tmp_path}: the accuracy couldn't be saved (Is a directory)"


def test_rounds_are_told_in_the_order_of_the_matches() -> None:
    kept = [line("new", 2), line("other"), line("old", 2), line("old", 1), line("new", 1)]
    found = of_matches(kept, ["old", "new"])
    assert [(one.journal, one.round) for one in found] == [("old", 1), ("old", 2), ("new", 1), ("new", 2)]


@given(st.lists(st.tuples(st.floats(0, 100), st.integers(1, 20))))
def test_the_mean_is_that_of_all_decisions(rounds: list[tuple[float, int]]) -> None:
    found = [line(accuracy=accuracy, decisions=decisions) for accuracy, decisions in rounds]
    if not found:
        assert mean(found) is None
        return
    each = [one.accuracy for one in found for _ in range(one.decisions)]
    assert mean(found) == pytest.approx(sum(each) / len(each))
