"""Sweeps in campaigns: a part in CI, all in longer ones, another part with each seed."""

import pytest

from tests.support.sampling import IN_CI, swept


def test_a_campaign_in_ci_runs_a_part_and_a_longer_one_all() -> None:
    values = range(41)
    assert len(swept(values, 1, 6)) == pytest.approx(len(values) / IN_CI, abs=1)
    assert len(swept(values, 2, 6)) > len(swept(values, 1, 6))
    for times in (IN_CI, IN_CI + 1, 100):
        assert list(swept(values, times, 6)) == list(values)


@pytest.mark.parametrize("count", [1, 2, 3, 41])
def test_every_value_comes_in_one_of_as_many_seeds(count: int) -> None:
    parts = [swept(range(count), 1, seed) for seed in range(IN_CI)]
    assert all(parts), "no test is left out"
    assert {value for part in parts for value in part} == set(range(count))
