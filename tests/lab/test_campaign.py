"""The campaign of arena runs: its list can be played and resumed, and becomes tables."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from game.ai.levels import budget_of
from game.cardgames.must_be_18.rules.options import MustBe18Options
from game.cardgames.registry import rules_of
from game.commands import line
from game.engine.contract import Setup
from game.engine.options import parse_pairs, resolve
from game.lab.arena.reports import encode_report
from game.lab.arena.tournament import MatchResult, TournamentDeal, TournamentPlan
from game.lab.campaign.command import draw_plot
from game.lab.campaign.runs import RUNS, ArenaRun
from game.lab.seats import split_seats

SVG = "{http://www.w3.org/2000/svg}"
SMALL = ("campaign", "--only", "must_be_18-drake-duckling")


@pytest.mark.parametrize("run", RUNS, ids=lambda run: run.name)
def test_every_run_can_be_played(run: ArenaRun) -> None:
    seats, rules = split_seats(run.seats), rules_of(run.game)
    rules.check(Setup(len(seats), run.seed, resolve(rules.options, parse_pairs(rules.options, run.options))))
    for seat in seats:
        budget_of(seat)


def test_runs_have_distinct_names() -> None:
    assert len({run.name for run in RUNS}) == len(RUNS)


def test_tables_are_written_and_finished_runs_are_not_repeated(
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


def test_fewer_matches_than_exist_and_unknown_runs_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert line.run([*SMALL, "--scale", "0.01", str(tmp_path)]) == 0
    assert line.run([*SMALL, "--scale", "0.005", str(tmp_path)]) == 1
    assert "it already has 6 matches" in capsys.readouterr().err
    assert line.run(["campaign", "--only", "chess", str(tmp_path)]) == 1
    assert "no run's name begins with 'chess': expected one of six_takes-two" in capsys.readouterr().err


def arena_run(folder: Path, name: str, seats: str, points: tuple[int, int]) -> tuple[ArenaRun, Path]:
    """Return a run whose two contenders got these points in the single round of each of two deals."""
    options = MustBe18Options(rounds=1)
    plan = TournamentPlan("must_be_18", options, tuple(seats.split(",")), ((0, 1),), 1, 2)
    deals = [
        TournamentDeal(
            number,
            (MatchResult((1, 2), tuple((one + number,) for one in points)),),
            ([0.1], [0.1]),
            ((), ()),
            ("", ""),
        )
        for number in range(2)
    ]
    path = folder / f"{name}.json"
    path.write_bytes(encode_report(plan, seats.split(","), deals, 1, 1.0))
    return ArenaRun(name, plan.game, seats, 2, time=name), path


def test_plot_of_strength_by_time_shows_who_is_better(tmp_path: Path) -> None:
    """Fewer points are better here: twice the lead is twice the bar, and a deficit is a bar below zero."""
    runs = [
        arena_run(tmp_path, "50 ms", "eider@50ms,drake", (3, 15)),
        arena_run(tmp_path, "100 ms", "eider@100ms,drake", (9, 15)),
        arena_run(tmp_path, "300 ms", "eider@300ms,drake", (15, 9)),
    ]
    drawn = draw_plot(runs)
    assert drawn is not None
    root = ElementTree.fromstring(drawn)
    words = ["".join(one.itertext()) for one in root.iter(f"{SVG}text")]
    assert "You Must Be 18!: points a round better than Drake" in words
    assert [word for word in words if word.endswith(" ms")] == ["50 ms", "100 ms", "300 ms"]
    _ground, *bars = root.iter(f"{SVG}rect")
    tops, heights = ([float(one.attrib[name]) for one in bars] for name in ("y", "height"))
    assert heights[0] == pytest.approx(2 * heights[1], abs=0.2)
    assert heights[1] == pytest.approx(heights[2], abs=0.2)
    assert heights[1] > 20
    assert [tops[place] + heights[place] for place in (0, 1)] == pytest.approx([tops[2]] * 2, abs=0.2)
    assert "−6" in words


def test_runs_without_a_time_are_not_in_the_plot(tmp_path: Path) -> None:
    run, path = arena_run(tmp_path, "", "eider,drake", (3, 15))
    assert draw_plot([(run, path)]) is None


def test_campaign_draws_the_plot(tmp_path: Path) -> None:
    words = ["campaign", "--only", "times-must_be_18-usual", "--scale", "0.01", str(tmp_path)]
    assert line.run(words) == 0
    assert "usual" in (tmp_path / "times.svg").read_text(encoding="utf-8")
