"""Every test runs without a screen and without a sound card; campaigns are as long as they are told to be."""

import os
from typing import NamedTuple

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"


class Campaign(NamedTuple):
    """How long a campaign is, in multiples of its sample in CI, and the seed of all that is random in it."""

    times: int
    seed: int


def pytest_addoption(parser: pytest.Parser) -> None:
    """How long campaigns are, and what they start from."""
    parser.addoption(
        "--times", type=int, default=1, metavar="K", help="campaigns: K times as long as in CI (default 1)"
    )
    parser.addoption("--campaign-seed", type=int, default=6, metavar="S", help="campaigns: the seed")


@pytest.fixture
def campaign(request: pytest.FixtureRequest) -> Campaign:
    """What the command line says of campaigns; the seed is printed, for a failure's report."""
    found = Campaign(request.config.getoption("--times"), request.config.getoption("--campaign-seed"))
    print(f"campaign: --times {found.times} --campaign-seed {found.seed}")
    return found
