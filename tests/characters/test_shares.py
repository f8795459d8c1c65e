"""Styles can be recognised by their play: how often each shows on sampled positions, as a campaign."""

import pytest

from game.cardgames.registry import BUILT_IN
from tests.characters.measuring import positions, shares
from tests.characters.motives import MOTIVES
from tests.conftest import Campaign
from tests.support.sampling import sampled

POSITIONS = {"six_takes": 160, "sixpack": 60, "sixty_six": 240, "must_be_18": 240}
"""The number of positions for each multiple of a campaign's length."""
SHOWS = 0.25
"""The minimum share of different choices where plain play leaves open what a style wants."""
ENOUGH = 8
"""The minimum number of positions for a meaningful share."""


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_style_has_a_motive(game: str) -> None:
    from game.ai.levels import STYLES

    assert tuple(MOTIVES[game]) == STYLES


@pytest.mark.parametrize("game", sampled(BUILT_IN, 0))
def test_every_style_shows(game: str, campaign: Campaign) -> None:
    views = positions(game, POSITIONS[game] * campaign.times, campaign.seed)
    found = dict(shares(game, "swan", views))
    hidden = {
        style: share
        for style, share in found.items()
        if share.open >= ENOUGH and share.differs_open < SHOWS * share.open
    }
    assert hidden == {}
    assert sum(share.open >= ENOUGH for share in found.values()) >= 6, "they matter often enough to be seen"


def test_plain_player_shows_no_motive(monkeypatch: pytest.MonkeyPatch) -> None:
    """The measure can fail: a style that wants nothing plays plainly."""
    from game.cardgames.must_be_18.players import agents
    from game.cardgames.must_be_18.players.agents import PLAIN

    plain = agents.AGENTS["drake"]
    stately = agents.HighNumberAgent(PLAIN)
    monkeypatch.setattr(agents, "AGENTS", {**agents.AGENTS, "drake:stately": lambda: stately})
    views = positions("must_be_18", 24)
    assert plain().choose(views[0], agents.Budget(), 1)
    ((_style, share),) = shares("must_be_18", "drake", views, ["stately"])
    assert share.mattered > 0 == share.differs
