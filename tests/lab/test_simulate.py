"""Simulate: reproducible matches with a trace and a table."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from game import VERSION
from game.commands import line

Line = dict[str, Any]


def simulate(*words: str, levels: str = "drake,duckling,drake", matches: int = 2) -> None:
    assert line.run(["simulate", "six_takes", "--seats", levels, "--matches", str(matches), *words]) == 0


def run_and_trace(
    path: Path, *words: str, levels: str = "drake,duckling,drake", matches: int = 2
) -> list[Line]:
    simulate("--trace", str(path), *words, levels=levels, matches=matches)
    return [json.loads(text) for text in path.read_text(encoding="utf-8").splitlines()]


def test_first_line_says_how_it_was_played(tmp_path: Path) -> None:
    first = run_and_trace(tmp_path / "trace", "--seed", "9", "--option", "limit=12")[0]
    assert first == {
        "match": 0,
        "step": 0,
        "type": "MatchOpened",
        "version": VERSION,
        "game": "six_takes",
        "seed": 9,
        "seats": ["drake", "duckling", "drake"],
        "options": {"limit": 12, "ending": "elimination", "professional": False, "draft": False},
    }


def test_same_seed_plays_the_same_match(tmp_path: Path) -> None:
    levels = "duckling,drake,swan"
    one, same, other = (
        run_and_trace(tmp_path / name, "--seed", seed, "--option", "limit=0", levels=levels, matches=1)
        for name, seed in (("one", "4"), ("same", "4"), ("other", "5"))
    )
    assert one == same
    assert one[1:] != other[1:]


def test_json_summary_agrees_with_the_trace(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = run_and_trace(tmp_path / "trace", "--json", matches=5)
    summary = json.loads(capsys.readouterr().out)
    assert (summary["game"], summary["matches"]) == ("six_takes", 5)
    assert summary["more_is_better"] is False
    ends = [one for one in lines if one["type"] == "MatchEnded"]
    rounds = [one for one in lines if one["type"] == "RoundScored"]
    for seat, found in enumerate(summary["seats"]):
        ranks = [end["ranking"] for end in ends]
        wins = sum((rank[seat] == 1) / rank.count(1) for rank in ranks)
        played = [one["ducks"][seat] for one in rounds if seat in one["playing"]]
        assert (found["seat"], found["level"]) == (seat, ("drake", "duckling", "drake")[seat])
        assert found["win_share"] == pytest.approx(wins / 5)
        assert found["points_per_round"] == pytest.approx(sum(played) / len(played))
        assert found["points_per_match"] == pytest.approx(sum(end["totals"][seat] for end in ends) / 5)
    assert sum(found["win_share"] for found in summary["seats"]) == pytest.approx(1)


def test_table_has_every_seat(capsys: pytest.CaptureFixture[str]) -> None:
    simulate("--option", "limit=0", matches=3)
    streams = capsys.readouterr()
    assert "3 matches" in streams.out
    assert streams.out.count("drake") == 2
    assert streams.out.count("duckling") == 1
    assert "win share" in streams.out
    assert "ducks a round" in " ".join(streams.out.split())
    assert streams.err == "", "no progress bar without a terminal"


def test_dead_bot_is_reported_in_the_table_and_the_exit_code(
    capsys: pytest.CaptureFixture[str],
) -> None:
    dead = f"exec:{sys.executable} -I -S -c pass"
    words = ["simulate", "six_takes", "--option", "limit=0", "--matches", "2", "--seats"]
    assert line.run([*words, f"drake,{dead}"]) == 1
    streams = capsys.readouterr()
    assert streams.err.count("Drake plays on") == 2
    table = " ".join(streams.out.split())
    assert "failed" in table
    assert table.count("2 of 2") == 1
    assert "Drake played on where a bot failed" in table
    assert line.run([*words, f"drake,{dead}", "--json"]) == 1
    assert [one["failures"] for one in json.loads(capsys.readouterr().out)["seats"]] == [0, 2]
    assert line.run([*words, "drake,duckling"]) == 0
    assert "failed" not in capsys.readouterr().out
    assert line.run([*words, "drake,duckling", "--json"]) == 0
    assert [one["failures"] for one in json.loads(capsys.readouterr().out)["seats"]] == [0, 0]


def test_trace_on_the_output_is_only_lines(capsys: pytest.CaptureFixture[str]) -> None:
    simulate("--option", "limit=0", "--trace", "-", matches=1)
    streams = capsys.readouterr()
    lines = [json.loads(text) for text in streams.out.splitlines()]
    assert lines[0]["type"] == "MatchOpened"
    assert lines[-1]["type"] == "MatchEnded"
    assert "1 match" in streams.err
