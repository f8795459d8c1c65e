"""Very wide windows: things that belong side by side stay together in the middle."""

from collections.abc import Callable

import pytest

from game.scenes import frame
from game.scenes.frame import page_of
from game.scenes.records import matches
from game.scenes.screens import Screens
from game.ui.drawing.draw import Pen
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
