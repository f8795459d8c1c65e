"""Answers with their help texts, and the menu over a table."""

from pathlib import Path

import pygame
import pytest

from game.scenes.dialog import QuitScene
from game.scenes.match.pause import PauseScene
from game.ui.drawing.draw import Pen
from tests.support.driving import Driver


def test_help_of_each_answer_is_below_it_and_above_the_next(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: dict[str, float] = {}
    outlined = Pen.outlined

    def note(self: Pen, words: str, at: tuple[float, float], *args, **how) -> pygame.FRect:
        lines[words] = at[1]
        return outlined(self, words, at, *args, **how)

    driver.open(QuitScene(driver.app.context, "Your match is saved."))
    monkeypatch.setattr(Pen, "outlined", note)
    driver.app.draw()
    stay, leave = driver.top.form.answers
    assert stay.bottom < lines["Back to the title screen."] < leave.top
    assert leave.bottom < lines["Until next time."] < driver.pen.area.bottom


def test_pause_menu_hides_what_is_behind_its_oars(tmp_path: Path) -> None:
    driver = Driver(tmp_path, size=(960, 540))
    driver.app.context.change(ui_scale=1.5)
    driver.start_match("six_takes", ("pip", "dot"))
    driver.until(lambda: driver.asked)
    heading = driver.app.scale.rect(driver.table.show.table.layout.title)
    assert brightest(driver, heading) > 200
    driver.key(pygame.K_ESCAPE)
    assert driver.on(PauseScene)
    oars = [driver.app.scale.rect(driver.top.form.area_of(place)) for place in range(2)]
    heading.height = min(heading.bottom, oars[0].top) - heading.top
    heading.width = max(oars[0].left - heading.left, 1)
    assert brightest(driver, heading) < 60
    driver.close()


def brightest(driver: Driver, area: pygame.Rect) -> int:
    """Return the highest value of any colour channel in an area of the canvas."""
    driver.frames(1)
    return int(pygame.surfarray.array3d(driver.app.surface.subsurface(area)).max())
