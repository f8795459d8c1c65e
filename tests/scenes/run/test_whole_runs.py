"""Whole runs with one device alone, from the title to the high scores."""

import pytest

from game.arcade.run.course import COLUMNS
from game.arcade.run.state import FEATHERS, Over
from game.scenes.run.results import score_sheet
from game.scenes.run.results.end import RunEndScene
from game.scenes.run.results.high_scores import HighScoresScene
from game.storage.history import high_scores
from game.storage.levels.run_tables import PONDS
from tests.conftest import Campaign
from tests.scenes.run.running import DEVICES, begin, skip
from tests.support.driving import Driver

TABLES = PONDS * (COLUMNS + 1)
BY_HAND = 4
"""So many tables of a won run are played by hand in CI: a pond, the last; a longer campaign plays all."""


@pytest.mark.campaign
@pytest.mark.parametrize("device", DEVICES)
def test_a_run_won(device: str, driver: Driver, campaign: Campaign, monkeypatch: pytest.MonkeyPatch) -> None:
    """The cards decide nothing here: every goal is taken to be met."""
    monkeypatch.setattr(score_sheet, "is_met", lambda *_facts: True)
    driver.app.context.seed = campaign.seed
    play = begin(driver)
    if campaign.times == 1 and device != "keyboard":
        for _table in range(TABLES - BY_HAND):
            skip(play)
        play.screens.map()
    driver.app.seen = False
    with DEVICES[device](driver) as hand:
        hand.until(RunEndScene)
        assert play.run.pending == Over(won=True)
        assert len(play.run.played) + len(play.run.visits) == TABLES
        hand.until(HighScoresScene)
    (kept,) = high_scores.load(driver.app.context.places.high_scores)[0]
    assert (kept.score, kept.ponds, kept.won) == (play.run.score, PONDS, True)
    assert driver.app.context.notices == []


@pytest.mark.campaign
@pytest.mark.parametrize("device", DEVICES)
def test_a_run_lost(device: str, driver: Driver, campaign: Campaign, monkeypatch: pytest.MonkeyPatch) -> None:
    """No goal is met: each table costs a feather, but for charms."""
    monkeypatch.setattr(score_sheet, "is_met", lambda *_facts: False)
    driver.app.context.seed = campaign.seed
    play = begin(driver)
    driver.app.seen = False
    with DEVICES[device](driver) as hand:
        hand.until(RunEndScene)
        assert play.run.pending == Over(won=False)
        assert play.run.feathers == 0
        assert len(play.run.played) >= FEATHERS
        hand.until(HighScoresScene)
    (kept,) = high_scores.load(driver.app.context.places.high_scores)[0]
    assert not kept.won
    assert kept.score == play.run.score
