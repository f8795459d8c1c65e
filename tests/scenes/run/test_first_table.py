"""A run's first table, from the map to the map: played, reckoned, and with a charm taken."""

from __future__ import annotations

from game.arcade.run.state import AtTable, ChooseCharm, ChooseTable
from game.scenes.match.table import TableScene
from game.scenes.menus.title import TitleScene
from game.scenes.run.charm_choice import CharmChoiceScene
from game.scenes.run.map_scene import MapScene
from game.scenes.run.reckoning import ReckoningScene
from tests.driving import Driver
from tests.scenes.run.running import begin, keyboard


def test_a_table_by_keyboard(driver: Driver) -> None:
    play = begin(driver)
    assert driver.on(MapScene)
    with driver.unseen(), keyboard(driver) as hand:
        hand.confirm()
        driver.frames(2)
        assert driver.on(TableScene)
        assert isinstance(play.run.pending, AtTable)
        assert not driver.table.session.header.rated
        hand.until(ReckoningScene)
        assert isinstance(play.run.pending, AtTable), "counted before the player went on"
        driver.until(lambda: not driver.top.waiting)
        expected = driver.top.played
        hand.until(CharmChoiceScene)
    assert isinstance(play.run.pending, ChooseCharm)
    assert play.run.played == (expected,)
    assert expected.ghosts, "no par"
    offered = play.run.pending.charms
    driver.frames(1)
    with keyboard(driver) as hand:
        hand.right()
        hand.confirm()
    assert driver.on(MapScene)
    assert isinstance(play.run.pending, ChooseTable)
    assert offered[1] in play.run.rack or play.run.feathers == 4 or play.run.score > expected.score
    assert driver.app.context.results()[-1].rated is False
    assert driver.app.context.unfinished() == []
    with keyboard(driver) as hand:
        hand.cancel()
    assert driver.on(TitleScene)
    assert begin(driver).run == play.run
