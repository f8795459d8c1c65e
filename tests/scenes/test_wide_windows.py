"""Very wide windows: things that belong side by side stay together in the middle."""

from collections.abc import Callable

import pygame
import pytest
from pygame import FRect

from game.scenes import frame
from game.scenes.frame import page_of
from game.scenes.records import matches
from game.scenes.rulebook import slate
from game.scenes.screens import Screens
from game.ui.drawing.draw import Pen
from game.ui.drawing.scenery import boathouse
from tests.support.driving import Driver
from tests.support.spying import spy

PAGES: dict[str, Callable[[Screens], None]] = {
    "all matches": lambda screens: screens.matches("six_takes"),
    "rules": lambda screens: screens.rules("six_takes"),
}


@pytest.mark.parametrize("window", [(3440, 1080), (1280, 720)], indirect=True)
@pytest.mark.parametrize("page", PAGES)
def test_pages_stay_together_in_wide_windows(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    app = driver.app
    PAGES[page](app.context.screens)
    driver.frames(2)
    drawing = (Pen, "panel"), (frame, "draw_noticeboard"), (matches, "draw_sheet")
    drawn = [spy(monkeypatch, *each) for each in drawing]
    app.draw()
    panels = [one.args[1] for calls in drawn for one in calls]
    middle = page_of(driver.pen)
    assert middle.width <= 2 * middle.height
    left, right = min(area.left for area in panels), max(area.right for area in panels)
    assert middle.left - 1 <= left
    assert right <= middle.right + 1
    assert right - left > 0.65 * middle.width


@pytest.mark.parametrize("window", [(2560, 1080)], indirect=True)
def test_rules_page_ends_where_its_tabs_do(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    driver.app.context.screens.rules("six_takes")
    driver.frames(2)
    slates = spy(monkeypatch, slate, "draw_slate")
    driver.app.draw()
    last = max(tab.right for tab in driver.top.tabs)
    assert slates[-1].args[1].right == pytest.approx(last, abs=2)


@pytest.mark.parametrize(("size", "hung"), [((1280, 540), True), ((960, 540), False)])
def test_things_hang_on_the_wall_only_beside_the_design_canvas(
    size: tuple[int, int], hung: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    pygame.display.init()
    pygame.display.set_mode(size)
    canvas = FRect(0, 0, size[0] / 0.75, 720)
    furnished = boathouse.paint_room(size, canvas, False)
    monkeypatch.setattr(boathouse, "_HUNG", ())
    bare = boathouse.paint_room(size, canvas, False)
    changed = pygame.mask.from_threshold(furnished, (0, 0, 0), (1, 1, 1, 255), bare)
    changed.invert()
    assert bool(changed.count()) is hung
    middle = pygame.Rect(0, 0, 960 - 60, 540).move_to(center=furnished.get_rect().center)
    assert not changed.overlap_area(pygame.Mask(middle.size, fill=True), middle.topleft)
