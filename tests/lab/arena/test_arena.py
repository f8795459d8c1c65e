"""Arena: balanced seats, duplicate deals, figures independent of processes, and tables, JSON and plots."""

import json
import os
import signal
import sys
from collections import Counter
from contextlib import closing
from multiprocessing import active_children
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from game.ai.agent import Agent, Budget, Decision
from game.ai.bots.bot import BotPool
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.commands import line
from game.engine.contract import Choice
from game.files.streams import CommandError
from game.lab.arena import tournament
from game.lab.arena.command import progress
from game.lab.arena.output import check_writable, write_atomically
from game.lab.arena.standings import standings
from game.lab.arena.tournament import MatchResult, TournamentDeal, TournamentPlan, play, play_deal, seatings
from tests.conftest import ROOT
from tests.support import toy_game
from tests.support.stopping import StopsFirst

ONE_ROUND = ("--option", "limit=0")
PLAN = TournamentPlan("six_takes", SixTakesOptions(limit=0), ("duckling", "drake@2"), ((0, 1), (1, 0)), 3, 4)


def arena(*words: str, seats: str = "drake@2,duckling", matches: int = 4) -> int:
    return line.run(["arena", "six_takes", "--seats", seats, "--matches", str(matches), *words])


def run_and_read(
    path: Path, *words: str, seats: str = "drake@2,duckling", matches: int = 4, code: int = 0
) -> dict[str, Any]:
    assert arena("--json", str(path), *words, seats=seats, matches=matches) == code
    report: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return report


def failed(*words: str, seats: str = "drake,duckling", capsys: pytest.CaptureFixture[str]) -> str:
    """Return the single line with which the arena fails, before it has played anything."""
    assert arena(*words, seats=seats, matches=10**9) == 1
    streams = capsys.readouterr()
    assert streams.out == ""
    assert streams.err.startswith("main.py: ")
    assert streams.err.count("\n") == 1
    return streams.err


# -- seatings ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line_up", "count"),
    [
        ((0, 1), 2),
        ((0, 1, 2), 3),
        ((0, 1, 2, 3), 4),
        (tuple(range(10)), 10),
        ((0, 0), 1),
        ((0, 0, 1), 3),
        ((0, 0, 1, 1), 6),
        ((0, 1, 0, 1), 6),
        ((0, 1, 1, 1), 4),
        ((0, 0, 1, 2), 12),
        ((0, 0, 0, 1, 1, 1), 6),
        ((0, 1, 0, 1, 0, 1), 2),
        ((0,) * 9 + (1,), 10),
        ((0,) * 5 + (1,) * 5, 10),
    ],
)
@pytest.mark.parametrize("rotate", [False, True])
def test_each_contender_sits_everywhere_equally_often(
    line_up: tuple[int, ...], count: int, rotate: bool
) -> None:
    found = seatings(line_up, rotate=rotate)
    assert rotate or len(found) == count
    assert len(set(found)) == len(found)
    for seating in found:
        assert Counter(seating) == Counter(line_up)
    for contender in set(line_up):
        sat = {sum(seating[seat] == contender for seating in found) for seat in range(len(line_up))}
        assert len(sat) == 1


def test_two_pairs_sit_beside_and_opposite_each_other() -> None:
    opposite = [seating[0] == seating[2] for seating in seatings((0, 0, 1, 1))]
    assert opposite.count(True) == 2


# -- deals -------------------------------------------------------------------------------------------


class Watcher(Agent[Any]):
    """Takes its first choice, and records its hand and seed; as a Swan, it also reports a problem."""

    def __init__(self, name: str, seen: list[tuple[Any, ...]]) -> None:
        self._name, self._seen = name, seen

    def choose(self, view: Any, budget: Budget, chance: int) -> Decision:
        if len(view.hand) == 10:
            self._seen.append((self._name, view.seat, view.hand, view.rows, chance))
        choices: tuple[Choice, ...] = tournament.rules_of("six_takes").choices(view)
        return Decision(choices[0], problem="it hums" if self._name == "swan" else None)

    def close(self) -> None:
        self._seen.append((self._name, "closed"))


def watch_agents(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    seen: list[tuple[Any, ...]] = []
    monkeypatch.setattr(tournament, "make_agent", lambda _kit, spec, **_limits: Watcher(spec, seen))
    return seen


def plan_of(*contenders: str, line_up: tuple[int, ...], seed: int = 5, deals: int = 3) -> TournamentPlan:
    return TournamentPlan("six_takes", SixTakesOptions(limit=0), contenders, seatings(line_up), seed, deals)


@pytest.mark.parametrize("line_up", [(0, 1, 2), (0, 1, 1), (0, 0, 1, 1)])
def test_every_hand_is_dealt_to_each_contender_equally_often(
    line_up: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = watch_agents(monkeypatch)
    names = ("drake", "duckling", "swan")[: max(line_up) + 1]
    plan = plan_of(*names, line_up=line_up)
    play_deal(plan, 0, BotPool())
    dealt = [one for one in seen if one[1] != "closed"]
    assert len(dealt) == len(plan.seatings) * len(line_up)
    assert len({one[1:] for one in dealt}) == len(line_up), "each seat has its hand, rows and chance"
    for place, name in enumerate(names):
        hands = Counter(hand for own, _seat, hand, *_ in dealt if own == name)
        assert len(hands) == len(line_up)
        assert set(hands.values()) == {len(plan.seatings) * line_up.count(place) // len(line_up)}


def test_deals_differ_and_agents_are_made_and_closed_for_each_match(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = watch_agents(monkeypatch)
    plan = plan_of("drake", "duckling", line_up=(0, 1))
    play(plan, 1, lambda _deal: None)
    assert len({hand for _, seat, hand, *_ in (one for one in seen if one[1] != "closed")}) == 6
    assert seen.count(("drake", "closed")) == seen.count(("duckling", "closed")) == plan.matches == 6


def test_agents_are_closed_after_an_interrupt(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = watch_agents(monkeypatch)

    def interrupt(*_arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Watcher, "choose", interrupt)
    assert arena(*ONE_ROUND, seats="drake,duckling") == 130
    assert sorted(seen) == [("drake", "closed"), ("duckling", "closed")]


def test_problems_are_reported_and_counted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    watch_agents(monkeypatch)
    report = run_and_read(tmp_path / "report", *ONE_ROUND, seats="swan,drake", matches=2, code=1)
    problems = {one["contender"]: one["problems"] for one in report["contenders"]}
    streams = capsys.readouterr()
    assert problems["drake"] == 0
    assert problems["swan"] == streams.err.count("main.py: seed 1: it hums\n") >= 18
    assert f"swan: {problems['swan']} problems" in streams.out


def test_dead_bot_is_reported_in_the_table_and_the_exit_code(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Also if the run is resumed, and if its report is merged."""
    dead = f"exec:{sys.executable} -I -S -c pass"
    report = tmp_path / "report"
    assert arena(*ONE_ROUND, "--json", str(report), seats=f"drake,{dead}", matches=4) == 1
    heads, *rows = [one for one in capsys.readouterr().out.splitlines() if one.strip()][1:6]
    assert heads.split()[-1] == "failed"
    assert [one.split()[-1] for one in rows if one.strip().startswith("exec:")] == ["4"]
    assert arena(*ONE_ROUND, "--json", str(report), "--resume", seats=f"drake,{dead}", matches=4) == 1
    capsys.readouterr()
    assert line.run(["merge", str(report), "--to", str(tmp_path / "merged")]) == 0
    assert "failed" in capsys.readouterr().out
    assert arena(*ONE_ROUND, matches=2) == 0
    assert "failed" not in capsys.readouterr().out


# -- figures -----------------------------------------------------------------------------------------


def test_figures_follow_from_the_results(tmp_path: Path) -> None:
    report = run_and_read(
        tmp_path / "report", "--option", "limit=20", seats="drake@2,duckling,duckling", matches=9
    )
    assert (report["deals"], report["matches"], len(report["seatings"])) == (3, 9, 3)
    assert [one["seed"] for one in report["results"]] == [1, 2, 3]
    for standing in report["contenders"]:
        wins, points = 0.0, []
        for deal in report["results"]:
            for seating, result in zip(report["seatings"], deal["matches"], strict=True):
                ranks = result["ranking"]
                for seat, name in enumerate(seating):
                    if name == standing["contender"]:
                        points += result["points"][seat]
                        wins += (ranks[seat] == 1) / ranks.count(1)
        assert standing["win_share"]["value"] == pytest.approx(wins / 9)
        assert standing["points_per_round"]["value"] == pytest.approx(sum(points) / len(points))
        assert standing["fair_share"] == pytest.approx(standing["seats"] / 3)
    (duel,) = report["duels"]
    best, worst = report["contenders"]
    assert (duel["contender"], duel["against"]) == (best["contender"], worst["contender"])
    difference = best["points_per_round"]["value"] - worst["points_per_round"]["value"]
    assert duel["points_per_round"]["value"] == pytest.approx(difference)
    own, others = (one["win_share"]["value"] / one["seats"] for one in (best, worst))
    assert duel["win_share"]["value"] == pytest.approx(own / (own + others))


def test_first_deal_is_what_simulate_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = run_and_read(tmp_path / "report", "--seed", "8", matches=1)
    capsys.readouterr()
    assert line.run(["simulate", "six_takes", "--seats", "drake@2,duckling", "--seed", "8", "--json"]) == 0
    seats = json.loads(capsys.readouterr().out)["seats"]
    first = report["results"][0]["matches"][0]
    assert [sum(points) for points in first["points"]] == [seat["points_per_match"] for seat in seats]


def test_matches_are_rounded_up_to_whole_deals(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = run_and_read(tmp_path / "report", *ONE_ROUND, seats="drake@2,duckling,duckling", matches=4)
    assert (report["deals"], report["matches"]) == (2, 6)
    assert "6 matches: 2 deals in 3 seatings (4 asked for)" in capsys.readouterr().out


def test_drake_beats_duckling(tmp_path: Path) -> None:
    report = run_and_read(
        tmp_path / "report", *ONE_ROUND, seats="duckling,duckling,drake@10,drake@10", matches=60
    )
    drake, duckling = report["contenders"]
    assert (drake["contender"], duckling["contender"]) == ("drake@10", "duckling")
    assert drake["rating"]["value"] - duckling["rating"]["value"] > drake["rating"]["margin"]
    points, wins = (report["duels"][0][name] for name in ("points_per_round", "win_share"))
    assert points["value"] + points["margin"] < 0
    assert wins["value"] - wins["margin"] > 0.5


def test_equal_players_get_equal_results(tmp_path: Path) -> None:
    # These two differ only in name, because a Duckling doesn't think: on the same deals they are equal.
    report = run_and_read(tmp_path / "report", *ONE_ROUND, seats="duckling,duckling@3", matches=6)
    (duel,) = report["duels"]
    assert duel["points_per_round"] == {"value": pytest.approx(0), "margin": pytest.approx(0)}
    assert duel["win_share"] == {"value": pytest.approx(0.5), "margin": pytest.approx(0)}
    for one in report["contenders"]:
        assert one["rating"] == {"value": pytest.approx(1500), "margin": pytest.approx(0)}


def test_losers_have_no_share_of_wins() -> None:
    plan = TournamentPlan("six_takes", SixTakesOptions(), ("a", "b", "c"), ((0, 1, 2),), 1, 1)
    stood = standings(
        plan, [TournamentDeal(0, (MatchResult((1, 2, 3), ((1,), (2,), (3,))),), (), ((), (), ()))]
    )
    assert [duel.win_share is None for duel in stood.duels] == [False, False, True]


def test_only_times_depend_on_the_number_of_processes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = "drake@3,duckling,swan@2"
    alone, shared = (
        run_and_read(tmp_path / jobs, *ONE_ROUND, "--jobs", jobs, "--seed", "3", seats=seats, matches=7)
        for jobs in "12"
    )
    assert (alone.pop("times")["jobs"], shared.pop("times")["jobs"]) == (1, 2)
    assert alone == shared
    assert capsys.readouterr().err == "", "no progress bar without a terminal"
    other = run_and_read(tmp_path / "other", *ONE_ROUND, "--seed", "4", seats=seats, matches=3)
    assert other["results"][0]["matches"] != alone["results"][0]["matches"]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
@pytest.mark.parametrize("number", [signal.SIGSTOP, signal.SIGKILL])
def test_stopped_or_killed_process_is_replaced(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    clock = StopsFirst("arena", 1, number)
    with closing(tournament._play_in_processes(PLAN, iter(range(4)), 2, clock)) as coming:
        deals = sorted(coming, key=lambda deal: deal.number)
    assert len(clock.hit) == 1
    with closing(BotPool()) as staying:
        alone = [play_deal(PLAN, number, staying) for number in range(4)]
    assert [deal.results for deal in deals] == [deal.results for deal in alone]
    words = "main.py: a worker process ended unexpectedly; a new one plays its deal again\n"
    assert capsys.readouterr().err == words
    assert not [child for child in active_children() if child.name == "arena"]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
def test_processes_that_keep_being_stopped_end_the_arena() -> None:
    clock = StopsFirst("arena", 9)
    with (
        closing(tournament._play_in_processes(PLAN, iter(range(4)), 1, clock)) as coming,
        pytest.raises(CommandError, match="keep crashing"),
    ):
        list(coming)
    assert len(clock.hit) == 3
    assert not [child for child in active_children() if child.name == "arena"]


# -- output ------------------------------------------------------------------------------------------


def test_table_has_each_contender_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(*ONE_ROUND, seats="drake@2,drake@2,duckling", matches=6) == 0
    table, duel = capsys.readouterr().out.split("On the same deals")
    assert table.count("drake@2") == table.count("duckling") == 1
    assert "ducks" in table
    assert "(fewer ducks are better; " in duel
    assert "rating" in table
    assert "drake@2 against duckling: −" in duel
    assert "ducks a round, " in duel
    assert "% of the wins" in duel


def test_every_output_says_if_more_is_better(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    toy_game.register(monkeypatch)
    seats = "drake@2,drake@2,duckling"
    plot, report = tmp_path / "plot.svg", tmp_path / "report.json"
    words = ["arena", "toy", "--seats", seats, "--matches", "3", *ONE_ROUND]
    assert line.run([*words, "--plot", str(plot), "--json", str(report)]) == 0
    table, duel = capsys.readouterr().out.split("On the same deals")
    assert "points" in table
    assert "(more points are better; " in duel
    assert "points a round" in duel
    assert "points of a round (more are better)" in plot.read_text(encoding="utf-8")
    assert json.loads(report.read_bytes())["more_is_better"] is True


def test_json_output_is_nothing_but_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(*ONE_ROUND, "--json", "-", matches=2) == 0
    streams = capsys.readouterr()
    assert json.loads(streams.out)["matches"] == 2
    assert "2 matches: 1 deal in 2 seatings" in streams.err


@pytest.mark.parametrize("matches", [2, 8])
def test_plot_is_well_formed_and_names_everybody(matches: int, tmp_path: Path) -> None:
    path = tmp_path / "plot.svg"
    bot = f'"exec:{tmp_path}/no-such-bot <1> & ""2"""'
    assert arena(*ONE_ROUND, "--plot", str(path), seats=f"drake@2,duckling,{bot}", matches=matches) == 1
    root = ElementTree.fromstring(path.read_text(encoding="utf-8"))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    words = [element.text for element in root.iter() if element.text]
    for name in ("drake@2", "duckling", f'exec:{tmp_path}/no-such-bot <1> & "2"'):
        assert name in words
    assert "share of the wins" in words
    assert "ducks of a round (fewer are better)" in words
    assert list(tmp_path.iterdir()) == [path]


def test_progress_without_a_terminal_is_occasional_lines(capsys: pytest.CaptureFixture[str]) -> None:
    plan = plan_of("drake", "duckling", line_up=(0, 1), deals=600)
    result = MatchResult((1, 2), ((1,), (2,)))
    now = iter(range(0, 60_000, 10))
    with progress(plan, 200, lambda: float(next(now))) as played:
        for number in range(100, 107):
            played(TournamentDeal(number, (result, result), (), ((), ())))
    assert capsys.readouterr().err == (
        "main.py: 206 of 1,200 matches after 0:00:30, about 1:22:50 to go\n"
        "main.py: 212 of 1,200 matches after 0:01:00, about 1:22:20 to go\n"
    )


SLEEPY = """
import pathlib, sys, time
pathlib.Path(__file__).with_suffix(".told").write_text(sys.stdin.readline())
print('{"type": "ready", "name": "Sleepy"}', flush=True)
sys.stdin.readline()
time.sleep(99)
"""
GAP = f'"exec:{sys.executable} -I -S {ROOT / "tests" / "example_bot.py"}"'


def test_bots_are_listed_by_their_own_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plot = tmp_path / "plot.svg"
    seats = f'{GAP},{GAP[:-1]} again",duckling'
    report = run_and_read(tmp_path / "report", *ONE_ROUND, "--plot", str(plot), seats=seats, matches=3)
    out = capsys.readouterr().out
    assert "exec:" not in out
    assert "exec:" not in plot.read_text(encoding="utf-8")
    assert "Gap (1)" in out
    assert "Gap (2)" in plot.read_text(encoding="utf-8")
    assert report["names"] == {
        GAP[1:-1]: "Gap (1)",
        f"{GAP[1:-1]} again": "Gap (2)",
        "duckling": "duckling",
    }


def test_bot_has_the_requested_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    slow = tmp_path / "bot.py"
    slow.write_text(SLEEPY, encoding="utf-8")
    seats = f'"exec:{sys.executable} -I -S {slow}",duckling'
    assert arena(*ONE_ROUND, "--bot-time", "0.2", seats=seats, matches=2) == 1
    assert "no answer within 0.2 s; Drake plays on" in capsys.readouterr().err
    assert json.loads(slow.with_suffix(".told").read_text(encoding="utf-8"))["time_limit"] == 0.2


@pytest.mark.parametrize("command", ["arena", "simulate"])
@pytest.mark.parametrize("time", ["0", "nan", "soon", "3601"])
def test_impossible_time_for_a_bot_is_reported(
    command: str, time: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        line.run([command, "six_takes", "--seats", "duckling,duckling", "--bot-time", time])
    assert "--bot-time: expected a number of seconds from 0.01 to 3600" in capsys.readouterr().err


# -- impossible requests -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "words", "message"),
    [
        ("drake", (), "6 takes! has 2 to 10 seats, not 1"),
        ("drake,goose", (), "unknown level 'goose': expected one of"),
        ("drake,drake@many", (), "'drake@many': expected a number of samples"),
        ("drake,drake", ("--option", "limit=-1"), "option limit: expected a whole number from 0 to 999"),
        ("drake,drake", ("--plot", "plot.png"), "plot.png: the plot is an SVG: expected a name ending in"),
    ],
)
def test_impossible_arena_is_reported(
    seats: str, words: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert message in failed(*words, seats=seats, capsys=capsys)


@pytest.mark.parametrize(("option", "name"), [("--json", "report"), ("--plot", "plot.svg")])
def test_unwritable_file_is_reported_before_anything_is_played(
    option: str, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    below = tmp_path / "file" / name
    assert f"{below}: can't write a file here (Not a directory)" in failed(option, str(below), capsys=capsys)
    (tmp_path / name).mkdir()
    assert f"{tmp_path / name}: expected the path of a file" in failed(
        option, str(tmp_path / name), capsys=capsys
    )


def test_file_is_replaced_completely_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    path.write_text("old")
    check_writable(path)
    assert path.read_text() == "old"

    def full(_path: Path, _target: Path) -> Path:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", full)
        with pytest.raises(Exception, match=r"file: can't write the file \(No space left"):
            write_atomically(path, b"new")
    assert [one.read_text() for one in tmp_path.iterdir()] == ["old"]
    write_atomically(path, b"new")
    assert [one.read_text() for one in tmp_path.iterdir()] == ["new"]
