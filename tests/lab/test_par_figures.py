"""The figures of par: how far agents are above it, and how much luck it takes out."""

from pathlib import Path

import pytest

from game.commands import line
from game.lab.par_figures import PLAYERS, PlayedDeal, figures
from game.storage import rows

WORDS = ("par", "must_be_18", "--table", "One round", "--seed", "6")


def played(seed: int, luck: float, *skills: float) -> PlayedDeal:
    """A deal whose luck all share, at which each player is so much better than the ghosts."""
    results = tuple(luck + skill for skill in skills)
    return PlayedDeal(game="toy", table="One", seed=seed, ghosts=(luck - 1, luck + 1), players=results)


def test_luck_that_ghosts_share_is_taken_out() -> None:
    deals = [played(seed, 10.0 * seed, 3.0 + seed % 2, 0.0, -1.0, -5.0) for seed in range(8)]
    eider, swan, _, duckling = figures(deals)
    assert [one.player for one in figures(deals)] == list(PLAYERS)
    assert eider.above.value == pytest.approx(3.5)
    assert duckling.above.value == pytest.approx(-5)
    # Student's t with seven degrees of freedom, and a standard deviation of √(2/7).
    assert eider.above.margin == pytest.approx(2.365 * (2 / 7) ** 0.5 / 8**0.5, rel=1e-3)
    assert swan.above.margin == 0
    assert swan.noise.value == 0
    assert 0 < eider.noise.value < 0.001
    assert swan.result.value == pytest.approx(35)


def test_results_without_any_spread_have_no_ratio() -> None:
    deals = [played(seed, 5.0, 1.0, 1.0, 1.0, seed * 1.0) for seed in range(4)]
    assert figures(deals)[0].noise.margin is None


def test_deals_are_kept_as_they_are_played_and_not_played_twice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "par.jsonl"
    assert line.run([*WORDS, "--deals", "1", "--file", str(path)]) == 0
    (first,), _ = rows.load(path, PlayedDeal)
    assert (first.game, first.table, first.seed) == ("must_be_18", "One round", 6)
    monkeypatch.setattr(
        "game.lab.par_figures.play_deal", lambda header, _seat: played_like(first, header.seed)
    )
    assert line.run([*WORDS, "--deals", "3", "--file", str(path)]) == 0
    assert [one.seed for one in rows.load(path, PlayedDeal)[0]] == [6, 7, 8]
    out = capsys.readouterr().out
    assert "must_be_18, One round: 3 deals" in out
    assert "duckling" in out


def played_like(first: PlayedDeal, seed: int) -> PlayedDeal:
    return PlayedDeal(
        game=first.game, table=first.table, seed=seed, ghosts=first.ghosts, players=first.players
    )


def test_a_table_that_there_is_not(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["par", "must_be_18", "--table", "Two rounds", "--file", str(tmp_path / "x")]
    assert line.run(words) == 1
    assert "must_be_18 has no table 'Two rounds': expected one of A quick dip, " in capsys.readouterr().err
