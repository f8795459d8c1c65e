"""The ratings command: the strengths of agents out of reports of the arena."""

from pathlib import Path

import msgspec
import pytest

from game.arcade.rating.strengths import load_strengths
from game.commands import line

ONE = '{"game":"six_takes","seatings":[["swan"]],"results":[{"matches":[{"ranking":[1],"points":[[1]]}]}]}'
"""A report of one match."""
APART = (
    '{"game":"six_takes","seatings":[["duckling","drake"],["swan","eider","drake"],["mirror@100","mirror@200"]],'
    '"results":[{"matches":[{"ranking":[1,2],"points":[[1],[1]]},'
    '{"ranking":[1,2,3],"points":[[1],[1],[1]]},{"ranking":[1,2],"points":[[1],[1]]}]}]}'
)
"""A report in which the mirrors met nobody else."""
BETTER = ("eider", "swan", "drake", "duckling")


def report(path: Path, seats: tuple[str, ...], game: str = "six_takes", deals: int = 120) -> Path:
    """An arena's report in which the better one wins five deals in six."""
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
        ('{"game": "\udce6"}', "expected a report of the arena: 'utf-8' codec can't decode"),
        (ONE.replace("six_takes", "goose"), "expected a report of the arena: unknown game 'goose'"),
        (ONE.replace("[[1]]", "[]"), "results: expected a rank and points for each seat"),
        (ONE.replace("[[1]]", "[[]]"), "results: expected at least one round"),
        (APART, "six_takes: expected matches that link mirror@100, mirror@200 to the others"),
        (ONE, "six_takes: expected matches of all levels, but there are none of duckling"),
    ],
)
def test_a_report_that_cannot_be_used(
    content: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, target = tmp_path / "a.json", tmp_path / "ratings.toml"
    path.write_text(content, errors="surrogateescape")
    assert line.run(["ratings", str(path), "--to", str(target)]) == 1
    assert told in capsys.readouterr().err
    assert not target.exists()
