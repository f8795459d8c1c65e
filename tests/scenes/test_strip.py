"""The strip of words and buttons below a table hides nothing of it."""

from itertools import pairwise
from typing import Any

import pytest
from pygame import FRect

from game.cardgames.registry import kit_of
from game.scenes.pieces.strip import Strip, StripButton
from game.tables.table import Table
from game.ui.forms.form import Feedback, PlacedForm
from tests.support.driving import Driver
from tests.support.sampling import crossed

SIZES = [(1280, 720), (960, 540, 1.5), (1680, 720, 1.25)]


def asked_table(driver: Driver, game: str, opponents: tuple[str, ...]) -> Table[Any]:
    """Return the table of a match at the first choice."""
    context = driver.app.context
    with driver.unseen():
        driver.start_match(game, opponents, rated=False)
        driver.until(lambda: driver.asked)
    session = driver.table.session
    people = context.people(session.header.players)
    return kit_of(game).table(session.view, people, context.art, context.table_services())


def draw_strip(driver: Driver, table: Table[Any]) -> Strip:
    form = PlacedForm(Feedback())
    form.fill([StripButton(slot, words, lambda: None) for slot, words in enumerate(("One", "Two", "Three"))])
    strip = Strip(table, form)
    strip.draw(driver.pen, "Turn 1", "You chose to play 23. Better: play 45.", "Four of ten choices.")
    return strip


@pytest.mark.parametrize(
    ("window", "match"),
    crossed(SIZES, [("sixpack", ("pip",)), ("must_be_18", ("bob", "celia", "david"))]),
    indirect=["window"],
)
def test_strip_hides_nothing_of_the_table(driver: Driver, match: tuple[str, tuple[str, ...]]) -> None:
    table = asked_table(driver, *match)
    strip = draw_strip(driver, table)
    shrunk = driver.app.scale.width / table.model.size[0]
    areas = table.areas()
    assert len(areas) >= 9, "a hand of cards"
    for spot, area in areas.items():
        place = FRect(area.left * shrunk, area.top * shrunk, area.width * shrunk, area.height * shrunk)
        assert place.bottom <= strip.box.top + 1 or not place.colliderect(strip.box), spot
    buttons = [strip._form.area_of(number) for number in range(3)]
    assert all(strip.box.contains(button) for button in buttons)
    assert buttons[0].unionall(buttons[1:]).width * buttons[0].height > 0
    assert not any(one.colliderect(other) for one, other in pairwise(buttons))


@pytest.mark.parametrize("window", SIZES, indirect=True)
def test_strip_has_no_line_around_it(driver: Driver) -> None:
    """It ends with the window on three sides, where a line would look stray."""
    strip = draw_strip(driver, asked_table(driver, "six_takes", ("bob", "celia", "david")))
    surface = driver.app.surface
    strip.draw(driver.pen, "Turn 1", "One line.", "")
    box = driver.app.scale.rect(strip.box).clip(surface.get_rect())
    # The planks continue to the window's edge, each with a constant width.
    edges = [((x, box.bottom - 1), (x, box.bottom - 4)) for x in range(box.left, box.right)]
    for left, right in ((box.left, box.left + 3), (box.right - 1, box.right - 4)):
        edges += [((left, y), (right, y)) for y in range(box.top + 6, box.bottom)]
    for at, inside in edges:
        apart = [abs(surface.get_at(at)[band] - surface.get_at(inside)[band]) for band in range(3)]
        assert max(apart) <= 4, at


@pytest.mark.parametrize("window", SIZES, indirect=True)
def test_many_words_shrink_the_table_and_hide_nothing_of_it(driver: Driver) -> None:
    """Fewer words afterwards don't enlarge it again, so that it doesn't jump with each text."""
    table = asked_table(driver, "sixpack", ("pip",))
    strip = Strip(table, PlacedForm(Feedback()))
    pen = driver.pen
    strip.draw(pen, "A title", "One line.", "")
    low = strip.box.height
    for words in ("Many words, and many more of them. " * 24, "One line."):
        strip.draw(pen, "A title", words, "")
        high = table.model.size[1] * strip.box.width / table.model.size[0]
        assert high + strip.box.height == pytest.approx(pen.area.height, abs=0.01)
        assert strip.box.height > low


@pytest.mark.window(2560, 1080)
def test_buttons_stay_near_the_table_in_a_wide_window(driver: Driver) -> None:
    strip = draw_strip(driver, asked_table(driver, "six_takes", ("bob",)))
    beside = driver.pen.area.right - strip._form.area_of(2).right
    assert beside > (driver.pen.area.width - 1440) / 2
