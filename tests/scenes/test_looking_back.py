"""Looking back at a decision: the coach's words and buttons hide nothing of the table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from pygame import FRect

from game.ai.agent import Decision, Prospect
from game.ai.review import Reviewed, ReviewedChoice
from game.cardgames.registry import kit_of
from game.scenes.match.launch import start_match
from game.scenes.pieces.strip import Strip
from game.scenes.review.looking_back import LookingBackScene, NextLook
from game.scenes.review.remarks import Wording
from game.tables.raft import drawing
from game.ui.devices.actions import Action, ActionPressed, PointerMoved
from game.ui.drawing.draw import Pen
from game.ui.drawing.screen import Screen
from game.ui.forms.form import Feedback, Form
from tests.support.driving import Driver
from tests.support.light_thinking import hurry
from tests.support.sampling import crossed

SIZES = [((1280, 720), 1.0), ((960, 540), 1.5), ((1680, 720), 1.25)]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch)


def looked_back(driver: Driver, game: str, opponents: tuple[str, ...]) -> LookingBackScene:
    """The first decision of a match, shown again: the last of its choices was made, the first is better."""
    context = driver.app.context
    start_match(context, driver.app.stack, game, opponents, {}, rated=False)
    driver.until(lambda: driver.asked)
    session = driver.table.session
    first, *_others, last = session.game.choices(session.view)
    prospects = Prospect(first, 0.0, 0.0), Prospect(last, -3.0, 0.0)
    kit = kit_of(game)
    table = kit.table(
        session.view, context.people(session.header.players), context.art, context.table_services()
    )
    wording = Wording(session.game, kit.choices(), kit.narrator(), table)
    scene = LookingBackScene(
        context,
        wording,
        table,
        Reviewed(ReviewedChoice(0, 1, session.view, last), Decision(first, prospects)),
        title="Turn 1: the turning point",
        remark="What went well: four of ten choices.",
        replay=lambda: None,
        think=lambda: None,
    )
    driver.app.stack.push(scene)
    driver.frames(40)
    return scene


@pytest.mark.parametrize(
    ("at", "match"), crossed(SIZES, [("sixpack", ("pip",)), ("must_be_18", ("bob", "celia", "david"))])
)
def test_nothing_on_the_table_is_hidden(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    at: tuple[tuple[int, int], float],
    match: tuple[str, tuple[str, ...]],
) -> None:
    (size, scale), (game, opponents) = at, match
    driver = Driver(tmp_path, size=size)
    driver.app.context.change(ui_scale=scale)
    with driver.unseen():
        scene = looked_back(driver, game, opponents)
    panels: list[FRect] = []
    plain = Pen.panel

    def panel(pen: Pen, area: FRect, **how) -> None:
        if how.get("alpha") == 1.0:
            panels.append(FRect(area))
        plain(pen, area, **how)

    monkeypatch.setattr(Pen, "panel", panel)
    driver.app.draw()
    words = panels[-1]
    shrunk = driver.app.scale.width / scene.table.model.size[0]
    areas = scene.table.areas()
    assert len(areas) >= 9, "a hand of cards"
    for spot, area in areas.items():
        place = FRect(area.left * shrunk, area.top * shrunk, area.width * shrunk, area.height * shrunk)
        assert place.bottom <= words.top + 1 or not place.colliderect(words), spot
    assert words.inflate(2, 2).contains(scene.form.area)
    driver.close()


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_the_strip_has_no_line_round_it(tmp_path: Path, size: tuple[int, int], scale: float) -> None:
    """It ends with the window on three sides: a line there would be a stray one."""
    driver = Driver(tmp_path, size=size)
    driver.app.context.change(ui_scale=scale)
    scene = looked_back(driver, "six_takes", ("bob", "celia", "david"))
    driver.app.draw()
    surface, box = (
        driver.app.surface,
        driver.app.scale.rect(scene._strip.box).clip(driver.app.surface.get_rect()),
    )
    inside = surface.get_at((box.left + 4, box.bottom - 4))
    edges = [(x, y) for x in range(box.left, box.right) for y in (box.top + 1, box.bottom - 1)]
    edges += [(x, y) for x in (box.left, box.right - 1) for y in range(box.top + 1, box.bottom)]
    for at in edges:
        assert max(abs(surface.get_at(at)[band] - inside[band]) for band in range(3)) <= 4, at
    driver.close()


def test_the_pointer_reads_where_it_points(tmp_path: Path) -> None:
    """The table is smaller than the canvas; while keys read, points on it are those of the table."""
    driver = Driver(tmp_path, size=(960, 540))
    driver.app.context.change(ui_scale=1.5)
    scene = looked_back(driver, "sixpack", ("pip",))
    size, canvas = scene.table.model.size, driver.app.scale
    assert size[0] > canvas.width, "it is drawn smaller"
    heard = []
    scene.table.handle = heard.append
    scene.table.consumes = lambda _event: True
    scene.handle(ActionPressed(Action.ANNOUNCE_SCORES))
    scene.handle(PointerMoved(canvas.width, 0.0))
    assert heard[-1].x == pytest.approx(size[0])
    driver.close()


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_many_words_make_the_table_smaller_and_hide_nothing_of_it(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    """Fewer words after them do not let it grow again: it would jump with each of them."""
    driver = Driver(tmp_path, size=size)
    driver.app.context.change(ui_scale=scale)
    table = looked_back(driver, "sixpack", ("pip",)).table
    strip = Strip(table, Form([], Feedback()))
    pen = Pen(Screen(driver.app.surface, driver.app.scale), driver.app.shapes)
    strip.draw(pen, "A title", "One line.", "")
    low = strip.box.height
    for words in ("Many words, and many more of them. " * 24, "One line."):
        strip.draw(pen, "A title", words, "")
        high = table.model.size[1] * strip.box.width / table.model.size[0]
        assert high + strip.box.height == pytest.approx(pen.area.height, abs=0.01)
        assert strip.box.height > low
    driver.close()


def test_the_first_picture_is_painted_in_parts_out_of_sight(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = Driver(tmp_path)
    with driver.unseen():
        scene = looked_back(driver, "six_takes", ("bob", "celia", "david"))
    coming = NextLook(scene)
    drawn: list[int] = []

    def counted(paint: Callable[..., pygame.Surface]) -> Callable[..., pygame.Surface]:
        def painted(*what) -> pygame.Surface:
            drawn[-1] += 1
            return paint(*what)

        return painted

    # The pond may be kept from another test, without a drawing to load.
    monkeypatch.setattr(drawing, "pond", counted(drawing.pond))
    monkeypatch.setattr(pygame.image, "load_sized_svg", counted(pygame.image.load_sized_svg))
    surface = driver.app.surface.copy()
    pen = Pen(Screen(surface, driver.app.scale), driver.app.shapes)
    before = pygame.image.tobytes(surface, "RGB")
    while not coming.ready(0.0):
        drawn.append(0)
        coming.paint(pen)
    first, *parts, last = drawn
    assert first == last == 0, "the list's own first frame is left alone"
    assert len(parts) == 2
    assert all(parts), "the ground, and then the cards"
    assert pygame.image.tobytes(surface, "RGB") == before, "it is painted out of sight"
    drawn.append(0)
    scene.draw(pen)
    assert drawn[-1] == 0, "nothing is left to be painted when it is shown"


def test_a_look_that_nobody_paints_is_shown_all_the_same(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    with driver.unseen():
        coming = NextLook(looked_back(driver, "six_takes", ("bob", "celia", "david")))
    assert not coming.ready(0.1)
    assert coming.ready(0.15)
