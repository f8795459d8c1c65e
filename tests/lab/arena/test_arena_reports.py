"""The arena's files: partial reports that stay whole, resuming, and merging."""

from pathlib import Path
from typing import Any

import pytest

from game.commands import line
from game.lab.arena import tournament
from game.lab.arena.reports import ReportWriter
from game.lab.arena.tournament import TournamentDeal, TournamentPlan
from tests.support.arena import arena, report_without_times


def interrupted_after(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the next arena receive Ctrl-C after this many deals."""
    original, played = tournament.play_deal, []

    def play_deal(plan: TournamentPlan, number: int, *rest: Any) -> TournamentDeal:
        if len(played) == count:
            raise KeyboardInterrupt
        played.append(number)
        return original(plan, number, *rest)

    monkeypatch.setattr(tournament, "play_deal", play_deal)


def test_interrupted_run_is_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert arena(whole) == 0
    with monkeypatch.context() as patch:
        interrupted_after(3, patch)
        assert arena(parts) == 130
    partial = report_without_times(parts)
    assert (partial["deals"], partial["planned_deals"], partial["matches"]) == (3, 4, 6)
    assert partial["results"] == report_without_times(whole)["results"][:3]
    with monkeypatch.context() as patch:
        interrupted_after(1, patch)
        assert arena(parts, "--resume") == 0, "one deal is missing, and no more are played"
    assert report_without_times(parts) == report_without_times(whole)
    assert arena(parts, "--resume", matches=10) == 0
    assert report_without_times(parts)["results"][:4] == report_without_times(whole)["results"]
    assert report_without_times(parts)["deals"] == 5


def test_resuming_without_a_file_starts_a_run(tmp_path: Path) -> None:
    assert arena(tmp_path / "new", "--resume", matches=2) == 0
    assert report_without_times(tmp_path / "new")["deals"] == 1


def test_run_with_several_packs_is_resumed(tmp_path: Path) -> None:
    words = ["arena", "sixpack", "--seats", "drake@1,duckling", "--json", str(tmp_path / "report")]
    words += ["--option", "preset=own", "--option", "packs=reverse,sticky", "--option", "rounds=1"]
    assert line.run([*words, "--matches", "2"]) == 0
    assert line.run([*words, "--matches", "4", "--resume"]) == 0
    assert report_without_times(tmp_path / "report")["deals"] == 2


@pytest.mark.parametrize(
    ("words", "seats", "message"),
    [
        (("--seed", "2"), "drake@2,duckling", "its seed is 1, expected 2"),
        ((), "drake@3,duckling", 'its seats is ["drake@2","duckling"], expected ["drake@3","duckling"]'),
        (("--option", "draft=true"), "drake@2,duckling", "its options is {"),
        (("--bot-time", "2"), "drake@2,duckling", "its bot_time is null, expected 2.0"),
        (("--bot-processor", "9"), "drake@2,duckling", 'its bounds is {"way":null,"memory":null,'),
    ],
)
def test_another_run_is_not_resumed(
    words: tuple[str, ...], seats: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "report"
    assert arena(path, matches=2) == 0
    before = path.read_bytes()
    capsys.readouterr()
    assert arena(path, "--resume", *words, seats=seats) == 1
    error = capsys.readouterr().err
    assert f"{path}: can't be continued: {message}" in error
    assert error.count("\n") == 1
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"{}", b'{"game": "\xe6"}', b"[" * 60_000])
def test_resuming_needs_a_report_of_no_more_matches(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "report"
    path.write_bytes(content)
    assert arena(path, "--resume") == 1
    assert f"{path}: expected a report of the arena" in capsys.readouterr().err
    assert path.read_bytes() == content
    assert arena(path, matches=4) == 0
    assert arena(path, "--resume", matches=2) == 1
    assert "it already has 4 matches, or other deals" in capsys.readouterr().err
    assert line.run(["arena", "six_takes", "--seats", "drake,drake", "--resume"]) == 1
    assert "name it with --json FILE" in capsys.readouterr().err


def test_writing_takes_at_most_a_twentieth_of_the_time() -> None:
    now, written = 0.0, []

    def write() -> None:
        nonlocal now
        written.append(now)
        now += 2.0

    keeper = ReportWriter(write, lambda: now)
    for _ in range(60):
        keeper.update()
        now += 1.0
    assert written == [0.0, 42.0], "writing takes two seconds: a twentieth of the time"
    keeper.flush()
    keeper.flush()
    assert written == [0.0, 42.0, 64.0], "nothing is written unless something is new"


def test_merged_runs_equal_one_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, one, two, both = (tmp_path / name for name in ("whole", "one", "two", "both"))
    assert arena(whole) == arena(one, matches=2) == arena(two, "--seed", "2", matches=6) == 0
    capsys.readouterr()
    plot = tmp_path / "plot.svg"
    assert line.run(["merge", str(two), str(one), "--to", str(both), "--plot", str(plot)]) == 0
    assert "8 matches: 4 deals in 2 seatings" in capsys.readouterr().out
    assert plot.exists()
    assert report_without_times(both) == report_without_times(whole)


def test_unmergeable_reports_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, two, other, both = (tmp_path / name for name in ("one", "two", "other", "both"))
    assert arena(one, matches=4) == arena(two, "--seed", "2", matches=2) == 0
    assert arena(other, seats="drake@3,duckling", matches=2) == 0
    capsys.readouterr()
    assert line.run(["merge", str(one), str(two), "--to", str(both)]) == 1
    assert capsys.readouterr().err == f"main.py: {two}: the deal of seed 2 is also in {one}\n"
    assert line.run(["merge", str(one), str(other), "--to", str(both)]) == 1
    assert f"{other}: can't be merged with {one}: its seats is" in capsys.readouterr().err
    assert not both.exists()
