"""Figures from reports: agents' strengths, their distance from par, and the luck that par removes."""

from pathlib import Path

import msgspec
import pytest

from game.arcade.rating.strengths import load_strengths
from game.commands import line
from game.lab.par_figures import PLAYERS, ParDeal, compute_figures
from game.storage import rows

ONE = '{"game":"six_takes","seatings":[["swan"]],"results":[{"matches":[{"ranking":[1],"points":[[1]]}]}]}'
"""A report of one match."""
APART = (
    '{"game":"six_takes","seatings":[["duckling","drake"],["swan","eider","drake"],["mirror@100","mirror@200"]],'
    '"results":[{"matches":[{"ranking":[1,2],"points":[[1],[1]]},'
    '{"ranking":[1,2,3],"points":[[1],[1],[1]]},{"ranking":[1,2],"points":[[1],[1]]}]}]}'
)
"""A report in which the mirrors played only each other."""
BETTER = ("eider", "swan", "drake", "duckling")


def report(path: Path, seats: tuple[str, ...], game: str = "six_takes", deals: int = 120) -> Path:
    """Write an arena report in which the better contender wins five deals in six."""
    seating = sorted(seats, key=BETTER.index)
    best_first, turned = list(range(1, len(seats) + 1)), list(range(len(seats), 0, -1))
    ranked = [best_first if deal % 6 else turned for deal in range(deals)]
    results = [{"matches": [{"ranking": one, "points": [[3, 4]] * len(seats)}]} for one in ranked]
    path.write_bytes(msgspec.json.encode({"game": game, "seatings": [seating], "results": results}))
    return path


def test_agents_of_all_reports_are_on_one_scale(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = report(tmp_path / "a.json", ("duckling", "drake", "swan"))
    second = report(tmp_path / "b.json", ("swan", "eider"))
    target = tmp_path / "ratings.toml"
    assert line.run(["ratings", str(first), str(second), "--to", str(target)]) == 0
    (known,) = load_strengths(target).values()
    assert (known.matches, known.rounds) == (240, 2.0)
    values = [known.agents[level].value for level in BETTER]
    assert values == sorted(values, reverse=True)
    assert sum(values) / 4 == pytest.approx(1500, abs=1)
    # Five wins in six are 280 points.
    assert values[0] - values[1] == pytest.approx(280, abs=25)
    assert "six_takes: 240 matches of 2.0 rounds" in capsys.readouterr().out


def test_partners_are_not_compared(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    teams = [("duckling", "drake"), ("drake", "swan"), ("swan", "eider")]
    files = []
    for number, (weaker, better) in enumerate(teams):
        path = tmp_path / f"{number}.json"
        matches = [
            {"ranking": [1, 2, 1, 2], "points": [[1]] * 4},
            {"ranking": [2, 1, 2, 1], "points": [[1]] * 4},
        ]
        seatings = [[better, weaker, better, weaker], [weaker, weaker, better, better]]
        told = {"game": "sixty_six", "seatings": seatings, "results": [{"matches": matches}] * 4}
        path.write_bytes(msgspec.json.encode(told))
        files.append(str(path))
    target = tmp_path / "ratings.toml"
    assert line.run(["ratings", *files, "--to", str(target)]) == 0
    agents = load_strengths(target)["sixty_six"].agents
    assert agents["eider"].value > agents["swan"].value > agents["drake"].value > agents["duckling"].value


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("{}", "expected a report of the arena: Object missing required field `game`"),
        ("rubbish", "expected a report of the arena: JSON is malformed"),
        ("[" * 60_000, "expected a report of the arena: "),
        ('{"game": "\udce6"}', "expected a report of the arena: "),
        (ONE.replace("six_takes", "goose"), "expected a report of the arena: unknown game 'goose'"),
        (ONE.replace("[[1]]", "[]"), "results: expected a rank and points for each seat"),
        (ONE.replace("[[1]]", "[[]]"), "results: expected at least one round"),
        (APART, "six_takes: expected matches that link mirror@100, mirror@200 to the others"),
        (ONE, "six_takes: expected matches of all levels, but there are none of duckling"),
    ],
)
def test_unusable_report_is_refused(
    content: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, target = tmp_path / "a.json", tmp_path / "ratings.toml"
    path.write_text(content, errors="surrogateescape")
    assert line.run(["ratings", str(path), "--to", str(target)]) == 1
    assert told in capsys.readouterr().err
    assert not target.exists()


# -- par -------------------------------------------------------------------------------------------------


WORDS = ("par", "must_be_18", "--table", "One round", "--seed", "6")


def par_deal(seed: int, luck: float, *skills: float) -> ParDeal:
    """Return a deal with luck that everybody shares, and each player's lead over the ghosts."""
    results = tuple(luck + skill for skill in skills)
    return ParDeal(game="toy", table="One", seed=seed, ghosts=(luck - 1, luck + 1), players=results)


def test_luck_shared_with_ghosts_is_removed() -> None:
    deals = [par_deal(seed, 10.0 * seed, 3.0 + seed % 2, 0.0, -1.0, -5.0) for seed in range(8)]
    eider, swan, _, duckling = compute_figures(deals)
    assert [one.player for one in compute_figures(deals)] == list(PLAYERS)
    assert eider.above.value == pytest.approx(3.5)
    assert duckling.above.value == pytest.approx(-5)
    # Student's t with seven degrees of freedom, and a standard deviation of √(2/7).
    assert eider.above.margin == pytest.approx(2.365 * (2 / 7) ** 0.5 / 8**0.5, rel=1e-3)
    assert swan.above.margin == 0
    assert swan.noise.value == 0
    assert 0 < eider.noise.value < 0.001
    assert swan.result.value == pytest.approx(35)


def test_results_without_spread_have_no_ratio() -> None:
    deals = [par_deal(seed, 5.0, 1.0, 1.0, 1.0, seed * 1.0) for seed in range(4)]
    assert compute_figures(deals)[0].noise.margin is None


def test_deals_are_saved_and_not_played_twice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "par.jsonl"
    assert line.run([*WORDS, "--deals", "1", "--file", str(path)]) == 0
    (first,), _ = rows.load(path, ParDeal)
    assert (first.game, first.table, first.seed) == ("must_be_18", "One round", 6)
    monkeypatch.setattr(
        "game.lab.par_figures.play_deal", lambda header, _seat: par_deal_like(first, header.seed)
    )
    assert line.run([*WORDS, "--deals", "3", "--file", str(path)]) == 0
    assert [one.seed for one in rows.load(path, ParDeal)[0]] == [6, 7, 8]
    told = capsys.readouterr()
    assert "must_be_18, One round: 3 deals" in told.out
    assert "duckling" in told.out
    assert [words.partition(" in ")[0] for words in told.err.splitlines()] == [
        "main.py: 1 deal played",
        "main.py: 2 deals played",
    ]


def test_file_for_deals_is_checked_before_any_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.lab.par_figures.play_deal", None)
    monkeypatch.setattr("game.lab.runs.command.play_deal", None)
    for words in (WORDS, ("balance",)):
        assert line.run([*words, "--deals", "1", "--file", str(tmp_path)]) == 1
        assert capsys.readouterr().err == f"main.py: {tmp_path}: can't save deals here (Is a directory)\n"


def par_deal_like(first: ParDeal, seed: int) -> ParDeal:
    return ParDeal(game=first.game, table=first.table, seed=seed, ghosts=first.ghosts, players=first.players)


def test_unknown_table_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["par", "must_be_18", "--table", "Two rounds", "--file", str(tmp_path / "x")]
    assert line.run(words) == 1
    assert "must_be_18 has no table 'Two rounds': expected one of A quick dip, " in capsys.readouterr().err
