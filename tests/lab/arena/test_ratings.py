"""Ratings: known strengths are recovered, and intervals reflect the variation between deals."""

import math

import numpy as np
import pytest

from game.lab.arena.ratings import Numbers, linearized_ratio, mean, quantile, ratings, strengths


def duels(elo: list[float], deals: int, seed: int = 1) -> Numbers:
    """Return the input of `ratings` for contenders ranked by the Plackett–Luce model with these strengths."""
    generator = np.random.default_rng(seed)
    # Contenders with exponential times of rates γ finish in the order of the model (Luce, 1959).
    gamma = 10 ** (np.array(elo) / 400)
    times = generator.exponential(1 / gamma, size=(deals, len(elo)))
    beaten: Numbers = (times[:, :, None] < times[:, None, :]).astype(float)
    return beaten


@pytest.mark.parametrize(
    ("freedom", "width"), [(1, 12.7062), (2, 4.3027), (3, 3.1824), (5, 2.5706), (30, 2.0423), (10**6, 1.96)]
)
def test_quantile_is_that_of_students_t(freedom: int, width: float) -> None:
    assert quantile(freedom) == pytest.approx(width, rel=0.002)


def test_mean_has_the_interval_of_its_deals() -> None:
    figure = mean(np.array([1.0, 2.0, 3.0]))
    assert figure.value == 2
    assert figure.margin == pytest.approx(4.3027 / math.sqrt(3), rel=1e-4)
    assert mean(np.array([7.0])).margin is None
    assert mean(np.array([7.0, 7.0])).margin == 0


def test_nineteen_of_twenty_intervals_hold_the_truth() -> None:
    generator = np.random.default_rng(3)
    figures = [mean(generator.normal(5, 2, size=8)) for _ in range(2000)]
    held = sum(abs(figure.value - 5) <= (figure.margin or 0) for figure in figures)
    assert held / 2000 == pytest.approx(0.95, abs=0.02)


def test_shares_are_the_ratio_of_the_sums() -> None:
    parts, wholes = np.array([10.0, 2.0, 6.0]), np.array([5.0, 1.0, 2.0])
    assert linearized_ratio(parts, wholes).mean() == pytest.approx(18 / 8)
    assert linearized_ratio(parts, np.full(3, 2.0)) == pytest.approx(parts / 2)


def test_known_strengths_are_recovered() -> None:
    true = [1300.0, 1450.0, 1550.0, 1700.0]
    for figure, elo in zip(ratings(duels(true, 3000), 1), true, strict=True):
        assert 2 < figure.margin < 20
        assert abs(figure.value - elo) < 2 * figure.margin


def test_odds_of_two_are_those_of_their_matches() -> None:
    logs = strengths(np.array([[0.0, 299.5], [99.5, 0.0]]))
    assert logs[0] - logs[1] == pytest.approx(math.log(3))
    assert logs.sum() == pytest.approx(0)


def test_equal_players_are_rated_equally() -> None:
    beaten = np.full((10, 3, 3), 0.5)
    assert [figure.value for figure in ratings(beaten, 1)] == pytest.approx([1500] * 3)
    assert [figure.margin for figure in ratings(beaten, 1)] == pytest.approx([0] * 3)


def test_undefeated_contender_is_rated_high_but_finite() -> None:
    beaten = np.zeros((40, 2, 2))
    beaten[:, 0, 1] = 1
    best, worst = ratings(beaten, 1)
    assert 1700 < best.value < 2500
    assert best.value + worst.value == pytest.approx(3000)


def test_reversed_results_reverse_the_ratings() -> None:
    beaten = duels([1400, 1600, 1450], 200)
    there = ratings(beaten, 1)
    back = ratings(beaten[:, ::-1, ::-1], 1)
    assert [one.value for one in there] == pytest.approx([one.value for one in reversed(back)])
    assert [one.margin for one in there] == pytest.approx([one.margin for one in reversed(back)])


def test_more_deals_narrow_the_interval() -> None:
    few, many = (ratings(duels([1450, 1550], deals), 1)[0].margin for deals in (50, 800))
    assert few is not None
    assert many is not None
    assert few / many == pytest.approx(4, rel=0.25)


def test_repeated_results_of_a_deal_do_not_narrow_the_interval() -> None:
    once = duels([1450, 1550], 300)
    assert ratings(2 * once, 1)[0].margin == pytest.approx(ratings(once, 1)[0].margin, rel=0.02)


def test_same_seed_gives_the_same_intervals() -> None:
    beaten = duels([1450, 1500, 1550], 60)
    assert ratings(beaten, 4) == ratings(beaten, 4)
    assert ratings(beaten, 4) != ratings(beaten, 5)


def test_one_deal_has_no_interval() -> None:
    assert [figure.margin for figure in ratings(duels([1500, 1600], 1), 1)] == [None, None]


def test_single_contender_has_the_mean_rating() -> None:
    figure = ratings(np.zeros((5, 1, 1)), 1)[0]
    assert (figure.value, figure.margin) == (1500, 0)
