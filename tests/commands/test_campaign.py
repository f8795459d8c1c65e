"""The campaign: its list can be played, is gone on with, and comes out as tables."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.ai.levels import budget_of
from game.cardgames.registry import rules_of
from game.commands import line
from game.commands.arguments import split_seats
from game.commands.campaign.runs import RUNS, Run
from game.engine.contract import Setup
from game.engine.options import parse_pairs, resolve

SMALL = ("campaign", "--only", "must_be_18-drake-duckling")


@pytest.mark.parametrize("run", RUNS, ids=lambda run: run.name)
def test_every_run_can_be_played(run: Run) -> None:
    seats, rules = split_seats(run.seats), rules_of(run.game)
    rules.check(Setup(len(seats), run.seed, resolve(rules.options, parse_pairs(rules.options, run.options))))
    for seat in seats:
        budget_of(seat)


def test_runs_have_names_of_their_own() -> None:
    assert len({run.name for run in RUNS}) == len(RUNS)


def test_tables_are_written_and_what_is_there_is_not_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert line.run([*SMALL, "--scale", "0.03", str(tmp_path)]) == 0
    first, whole = (tmp_path / f"must_be_18-drake-duckling{end}.json" for end in ("", "-18"))
    report = json.loads(first.read_bytes())
    assert (report["matches"], json.loads(whole.read_bytes())["matches"]) == (18, 2)
    tables = (tmp_path / "tables.md").read_text(encoding="utf-8")
    assert "## You Must Be 18!" in tables
    assert "| must_be_18-drake-duckling | 18 | drake | 1 | " in tables
    assert "| must_be_18-drake-duckling-18 | 2 | " in tables
    assert (tmp_path / "must_be_18-drake-duckling.svg").exists()
    assert "run 2 of 2: must_be_18-drake-duckling-18" in capsys.readouterr().err
    assert line.run([*SMALL, "--scale", "0.04", str(tmp_path)]) == 0
    more = json.loads(first.read_bytes())
    assert more["matches"] == 24
    assert more["times"]["deals"][:9] == report["times"]["deals"], "played again"


def test_less_than_there_is_and_unknown_runs_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert line.run([*SMALL, "--scale", "0.01", str(tmp_path)]) == 0
    assert line.run([*SMALL, "--scale", "0.005", str(tmp_path)]) == 1
    assert "it has 6 matches" in capsys.readouterr().err
    assert line.run(["campaign", "--only", "chess", str(tmp_path)]) == 1
    assert "no run begins with 'chess': expected one of six_takes-two-and-two" in capsys.readouterr().err
