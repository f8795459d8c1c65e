"""Pointing at the map of a run."""

from game.scenes.run.map.table import MapTable
from tests.scenes.run.running import draw_once, start_run
from tests.support.driving import Driver


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
