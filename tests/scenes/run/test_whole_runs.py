"""Whole runs with a single device, from the map to the high scores; and the first table in detail."""

import pytest

from game.arcade.run.course import COLUMNS
from game.arcade.run.entries import CharmsPassed, Pay, PlaceKind, Visited
from game.arcade.run.scoring import earned_combos
from game.arcade.run.state import FEATHERS, AtTable, ChooseCharm, ChooseTable, Over
from game.scenes.match.table import TableScene
from game.scenes.menus.title import TitleScene
from game.scenes.run.charms.choice import CharmChoiceScene
from game.scenes.run.map.scene import MapScene
from game.scenes.run.results import score_sheet
from game.scenes.run.results.end import RunEndScene
from game.scenes.run.results.high_scores import HighScoresScene
from game.scenes.run.results.score_sheet import ScoreSheetScene
from game.storage.history import high_scores
from game.storage.levels.run_tables import PONDS
from tests.conftest import Campaign
from tests.scenes.run.running import DEVICES, keyboard, play_a_card, skip, start_run, tables_of
from tests.support.driving import Driver

TABLES = PONDS * (COLUMNS + 1)
BY_HAND = 4
"""The number of tables of a won run that short campaigns play with each device: the last pond."""


@pytest.mark.campaign
@pytest.mark.parametrize("device", DEVICES)
def test_won_run_by_each_device(
    device: str, driver: Driver, campaign: Campaign, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cards don't matter here: every goal counts as met."""
    monkeypatch.setattr(score_sheet, "is_goal_met", lambda *_facts: True)
    driver.app.context.seed = campaign.seed
    play = start_run(driver)
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
def test_lost_run_by_each_device(
    device: str, driver: Driver, campaign: Campaign, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No goal is met, so each table costs a feather unless a charm prevents it."""
    monkeypatch.setattr(score_sheet, "is_goal_met", lambda *_facts: False)
    driver.app.context.seed = campaign.seed
    play = start_run(driver)
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


# -- the first table -------------------------------------------------------------------------------------


def test_first_table_by_keyboard(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(score_sheet, "is_goal_met", lambda *_: True)
    play = start_run(driver)
    form = driver.top.form
    form.focus = next(number for number in play.run.pending.nodes if play.node(number).pays is Pay.CHARM)
    said = driver.hear()
    assert driver.on(MapScene)
    with driver.unseen(), keyboard(driver) as hand:
        hand.confirm()
        driver.frames(2)
        assert driver.on(TableScene)
        assert isinstance(play.run.pending, AtTable)
        assert not driver.table.session.header.rated
        hand.until(ScoreSheetScene)
        assert isinstance(play.run.pending, AtTable), "counted before the player went on"
        driver.until(lambda: not driver.top.waiting)
        assert any("ghosts." in words for words in said), "ghosts aren't mentioned"
        expected = driver.top.played
        hand.until(CharmChoiceScene)
    assert isinstance(play.run.pending, ChooseCharm)
    assert play.run.played == (expected,)
    assert expected.ghosts, "no par"
    offered = play.run.pending.charms
    assert not any("edal" in words for words in said), "tables of runs must have no medals"
    driver.frames(1)
    with keyboard(driver) as hand:
        hand.right()
        hand.confirm()
    assert driver.on(MapScene)
    assert isinstance(play.run.pending, ChooseTable)
    assert offered[1] in play.run.rack or play.run.feathers == 4 or play.run.score > expected.score
    assert driver.app.context.archive.results()[-1].rated is False
    assert driver.app.context.archive.unfinished() == []
    with keyboard(driver) as hand:
        hand.cancel()
    assert driver.on(TitleScene)
    assert start_run(driver).run == play.run


def test_shown_combos_count_and_are_announced(driver: Driver) -> None:
    play = start_run(driver)
    heard_words = driver.hear()
    with driver.unseen():
        driver.confirm()
        match, session = driver.table.mode, driver.table.session
        assert any(words.startswith(f"Goal: {play.goal(match.node)}") for words in heard_words)
        while driver.on(TableScene) and len(match.earned) < 3:
            play_a_card(driver)
        seat = session.own_seat or 0
        assert match.earned == earned_combos(session.header.game, session.match.events(seat), seat)
    points = sum(one.points for one in match.earned)
    assert points > 0
    assert match.live_score == play.run.live_score(points) > play.run.score
    chained = next(one for one in match.earned if one.chain > 1)
    name = chained.combo.name
    assert f"{name} ×{chained.chain}: +{chained.points}." in heard_words


def test_keeper_announces_its_table(driver: Driver) -> None:
    """Once, at the start of the match; nobody else greets then."""
    play = start_run(driver)
    while not play.table(tables_of(play)[0]).keeper:
        if play.node(play.run.pending.nodes[0]).kind is PlaceKind.TABLE:
            skip(play)
        else:
            play.add(Visited(play.run.pending.nodes[0]))
            if isinstance(play.run.pending, ChooseCharm):
                play.add(CharmsPassed())
    said = driver.hear()
    table = play.table(tables_of(play)[0])
    play.screens.sit_down(tables_of(play)[0])
    driver.until(lambda: driver.on(TableScene))
    driver.frames(2)
    words = f"{play.name(table.keeper)}: {table.before}"
    assert words in said
    others = {play.name(one) for one in table.opponents}
    assert [one for one in said if one.partition(": ")[0] in others] == [words]
