"""The strip of words and buttons below a table hides nothing of it."""

from typing import Any

import pytest
from pygame import FRect

from game.cardgames.registry import kit_of
from game.scenes.match.launch import start_match
from game.scenes.pieces.strip import LowButton, Strip
from game.tables.table import Table
from game.ui.drawing.draw import Pen
from game.ui.drawing.screen import Screen
from game.ui.forms.form import Feedback, Form
from tests.support.driving import Driver
from tests.support.sampling import crossed

SIZES = [(1280, 720), (960, 540, 1.5), (1680, 720, 1.25)]


def asked_table(driver: Driver, game: str, opponents: tuple[str, ...]) -> Table[Any]:
    """The table of a match at the first choice."""
    context = driver.app.context
    with driver.unseen():
        start_match(context, driver.app.stack, game, opponents, {}, rated=False)
        driver.until(lambda: driver.asked)
    session = driver.table.session
    people = context.people(session.header.players)
    return kit_of(game).table(session.view, people, context.art, context.table_services())


def pen_of(driver: Driver) -> Pen:
    return Pen(Screen(driver.app.surface, driver.app.scale), driver.app.shapes)


def drawn(driver: Driver, table: Table[Any]) -> Strip:
    buttons = [LowButton(words, lambda: None) for words in ("One", "Two", "Three")]
    strip = Strip(table, Form(buttons, Feedback(), columns=2))
    strip.draw(pen_of(driver), "Turn 1", "You chose to play 23. Better: play 45.", "Four of ten choices.")
    return strip


@pytest.mark.parametrize(
    ("window", "match"),
    crossed(SIZES, [("sixpack", ("pip",)), ("must_be_18", ("bob", "celia", "david"))]),
    indirect=["window"],
)
def test_nothing_on_the_table_is_hidden(driver: Driver, match: tuple[str, tuple[str, ...]]) -> None:
    table = asked_table(driver, *match)
    strip = drawn(driver, table)
    shrunk = driver.app.scale.width / table.model.size[0]
    areas = table.areas()
    assert len(areas) >= 9, "a hand of cards"
    for spot, area in areas.items():
        place = FRect(area.left * shrunk, area.top * shrunk, area.width * shrunk, area.height * shrunk)
        assert place.bottom <= strip.box.top + 1 or not place.colliderect(strip.box), spot
    assert strip.box.inflate(2, 2).contains(strip._form.area)


@pytest.mark.parametrize("window", SIZES, indirect=True)
def test_the_strip_has_no_line_round_it(driver: Driver) -> None:
    """It ends with the window on three sides: a line there would be a stray one."""
    strip = drawn(driver, asked_table(driver, "six_takes", ("bob", "celia", "david")))
    surface = driver.app.surface
    strip.draw(pen_of(driver), "Turn 1", "One line.", "")
    box = driver.app.scale.rect(strip.box).clip(surface.get_rect())
    inside = surface.get_at((box.left + 4, box.bottom - 4))
    edges = [(x, y) for x in range(box.left, box.right) for y in (box.top + 1, box.bottom - 1)]
    edges += [(x, y) for x in (box.left, box.right - 1) for y in range(box.top + 1, box.bottom)]
    for at in edges:
        assert max(abs(surface.get_at(at)[band] - inside[band]) for band in range(3)) <= 4, at


@pytest.mark.parametrize("window", SIZES, indirect=True)
def test_many_words_make_the_table_smaller_and_hide_nothing_of_it(driver: Driver) -> None:
    """Fewer words after them do not let it grow again: it would jump with each of them."""
    table = asked_table(driver, "sixpack", ("pip",))
    strip = Strip(table, Form([], Feedback()))
    pen = pen_of(driver)
    strip.draw(pen, "A title", "One line.", "")
    low = strip.box.height
    for words in ("Many words, and many more of them. " * 24, "One line."):
        strip.draw(pen, "A title", words, "")
        high = table.model.size[1] * strip.box.width / table.model.size[0]
        assert high + strip.box.height == pytest.approx(pen.area.height, abs=0.01)
        assert strip.box.height > low
