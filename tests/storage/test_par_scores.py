"""Scores beside ghosts: kept once for each match, whatever else has become of the file."""

from pathlib import Path

import msgspec
import pytest

from game.storage.history.par_scores import ParScore, add, ghosts_of, load


def score(journal: str = "one", deal: int = 1, ghosts: tuple[float, ...] = (-3.0, -5.0)) -> ParScore:
    return ParScore(
        journal=journal,
        game="six_takes",
        table="One round",
        deal=f"{deal:032x}",
        result=-4.0,
        ghosts=ghosts,
        rated=True,
    )


def test_scores_are_loaded_in_the_order_they_were_added(tmp_path: Path) -> None:
    path = tmp_path / "scores.jsonl"
    assert load(path) == ([], None)
    added = [score("one"), score("two", 2), score("three", 1)]
    for one in added:
        assert add(path, one) is None
    assert load(path) == (added, None)


def test_a_match_is_kept_once(tmp_path: Path) -> None:
    path = tmp_path / "scores.jsonl"
    add(path, score())
    assert add(path, score(ghosts=(0.0,))) is None
    assert load(path) == ([score()], None)


def test_the_same_deal_keeps_its_ghosts() -> None:
    kept = [score("one"), score("two", 2, (0.0,)), score("three", 1, (9.0,))]
    assert ghosts_of(kept, f"{1:032x}") == (-3.0, -5.0)
    assert ghosts_of(kept, f"{2:032x}") == (0.0,)
    assert ghosts_of(kept, f"{3:032x}") == ()


def changed(old: bytes, new: bytes) -> bytes:
    line = msgspec.json.encode(score())
    assert old in line
    return line.replace(old, new)


@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        (b'{"journal":"one","ga', "Input data was truncated"),
        (b"rubbish", "JSON is malformed"),
        (b"{}", "Object missing required field `journal`"),
        (b'{"journal":"\xff"}', "'utf-8' codec can't decode"),
        (b'{"x":' * 100_000, "expected lists and tables nested at most 16 deep"),
        (changed(b'"one"', b'"../one"'), "Expected `str` matching regex"),
        (changed(b"-4.0", b"1e9"), "Expected `float` <= 1000000.0 - at `$.result`"),
        (changed(b"[-3.0,-5.0]", b"[]"), "Expected `array` of length >= 1 - at `$.ghosts`"),
        (changed(b"[-3.0,-5.0]", b"[" + b"1," * 100 + b"1]"), "Expected `array` of length <= 100"),
        (changed(b"00001", b"0000x"), "Expected `str` matching regex"),
        (changed(b"true", b'"yes"'), "Expected `bool`, got `str` - at `$.rated`"),
        (changed(b"-4.0", b"NaN"), "JSON is malformed"),
    ],
)
def test_good_lines_stay_and_the_whole_file_is_kept(tmp_path: Path, broken: bytes, reason: str) -> None:
    path = tmp_path / "scores.jsonl"
    first, last = score("first"), score("last")
    content = b"\n".join([msgspec.json.encode(first), broken, msgspec.json.encode(last), b""])
    path.write_bytes(content)
    found, problem = load(path)
    assert found == [first, last]
    assert problem is not None
    assert problem.startswith(f"scores.jsonl: line 2: {reason}")
    assert problem.endswith("the file was kept as scores.jsonl.broken-1, good lines stay")
    assert (tmp_path / "scores.jsonl.broken-1").read_bytes() == content
    assert load(path) == ([first, last], None)


@pytest.mark.parametrize("torn", [1, 20])
def test_a_torn_last_line_does_not_spoil_the_next(tmp_path: Path, torn: int) -> None:
    path = tmp_path / "scores.jsonl"
    add(path, score("first"))
    path.write_bytes(path.read_bytes()[:-torn])
    add(path, score("second"))
    assert [one.journal for one in load(path)[0]][-1] == "second"


def test_a_file_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    assert add(tmp_path, score()) == f"{tmp_path}: the score couldn't be saved (Is a directory)"
