"""Tables on the map of a run: pointing at them, and who stands there."""

import pytest

from game.arcade.run.entries import GaveUp
from game.language.message import translate
from game.scenes.menus.plaques import Badge
from game.scenes.run.map.table import MapTable, PlaceState
from game.ui.devices.actions import Action
from game.ui.drawing.mascots.ducks import Mood
from tests.scenes.run.running import draw_once, skip, start_run
from tests.support.driving import Driver
from tests.support.screen_text import ScreenText, assert_apart


def test_keeper_can_be_pointed_at(driver: Driver) -> None:
    """The largest figure on the map is as good a target as the table in front of it."""
    start_run(driver)
    draw_once(driver)
    form = driver.top.form
    (number,) = (
        place
        for place, widget in enumerate(form.widgets)
        if isinstance(widget, MapTable) and widget.keeper is not None
    )
    area = form.area_of(number)
    assert form.focus != number
    driver.move(area.centerx, area.bottom - 160)
    assert form.focus == number


@pytest.mark.parametrize(("met", "mood"), [(True, Mood.GLEE), (False, Mood.SAD)])
def test_player_looks_sad_where_a_table_was_lost(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, met: bool, mood: Mood
) -> None:
    play = start_run(driver)
    skip(play, met=met)
    play.screens.map()
    art, seen = driver.app.context.art, list[Mood]()
    mascot = type(art).mascot
    monkeypatch.setattr(type(art), "mascot", lambda self, mood: seen.append(mood) or mascot(self, mood))
    driver.app.draw()
    assert seen == [mood]


def test_only_open_places_prompt_for_a_key_that_chooses(driver: Driver) -> None:
    play = start_run(driver)
    scene = driver.top
    places = [row for row in scene.form.widgets if isinstance(row, MapTable)]
    assert {row.state for row in places} == {PlaceState.OPEN, PlaceState.AHEAD}
    for place, row in enumerate(places):
        scene.form.focus = place
        assert (Action.CONFIRM in dict(scene.prompts)) == (row.state is PlaceState.OPEN)
    skip(play)
    play.add(GaveUp())
    play.screens.pending()
    driver.frames(1)
    watched = [row.prompts for row in driver.top.form.widgets if isinstance(row, MapTable)]
    assert watched == [((Action.CONFIRM, "look"),), ((Action.CONFIRM, "watch"),)]


@pytest.mark.parametrize("window", [(960, 540, 1.5), (1280, 720), (1920, 1080), (2560, 1080)], indirect=True)
def test_labels_of_round_buttons_have_the_same_size(driver: Driver, text: ScreenText) -> None:
    driver.app.context.change(language="de")
    start_run(driver)
    labels = [row.text for row in driver.top.form.widgets if isinstance(row, Badge)]
    texts = [one for one in text.read(driver) if one.words in labels]
    assert [one.words for one in texts] == labels
    assert_apart(texts)
    written = {translate(label, driver.app.context.language) for label in labels}
    assert len({one.px for one in text.drawn if one.words in written}) == 1
