"""Answers with their help texts, and the menu over a table."""

from pathlib import Path

import pygame
import pytest

from game.scenes.dialog import QuitScene
from game.scenes.match.pause import PauseScene
from game.ui.devices.actions import Action
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


def test_pause_menu_has_pairs_of_oars(driver: Driver) -> None:
    """Each pair belongs together, and keeps its place when there's nothing to undo or to restart."""
    common = [["Rules", "Match log"], ["Key list", "Settings"], ["Restart", "Save and leave"]]
    for rated, more in ((True, []), (False, [["Undo last choice", "Invite"]])):
        driver.start_match("six_takes", ("pip", "dot"), rated=rated)
        driver.until(lambda: driver.asked)
        driver.key(pygame.K_RETURN)
        driver.until(lambda: driver.asked)
        driver.key(pygame.K_ESCAPE)
        assert lines_of_oars(driver) == [["Resume"], *more, *common]
    driver.key(pygame.K_DOWN, pygame.K_DOWN, pygame.K_RIGHT, pygame.K_DOWN)
    assert driver.top.form.focused.text == "Settings"


def lines_of_oars(driver: Driver) -> list[list[str]]:
    """Return the texts of the menu's oars line by line; an oar alone is as wide as two."""
    driver.app.draw()
    form = driver.top.form
    found: dict[float, list[str]] = {}
    for place, oar in enumerate(form.widgets):
        found.setdefault(form.area_of(place).top, []).append(oar.text)
        assert (form.area_of(place).width > form.area.width / 2) == oar.wide
    assert list(found) == sorted(found)
    return list(found.values())


def brightest(driver: Driver, area: pygame.Rect) -> int:
    """Return the highest value of any colour channel in an area of the canvas."""
    driver.frames(1)
    return int(pygame.surfarray.array3d(driver.app.surface.subsurface(area)).max())


def test_click_beside_a_dialog_goes_back(driver: Driver) -> None:
    """In the pause, the log, and a question, which is answered with *Back*."""
    driver.start_match("six_takes", ("pip", "dot"))
    driver.until(lambda: driver.asked)
    driver.frames(1)
    table = driver.top
    for tool, row in ((Action.LOG, ""), (Action.MENU, ""), (Action.MENU, "Restart")):
        at = driver.table.buttons[tool].center
        driver.click(*at)
        below = table
        if row:
            driver.frames(1)
            below, form = driver.top, driver.top.form
            oar = form.area_of(next(n for n, one in enumerate(form.widgets) if one.text == row))
            at = oar.left + 20, oar.centery
            driver.click(*at)
        dialog = driver.top
        assert dialog is not below
        driver.frames(1)
        driver.press_again(*at)
        assert driver.top is dialog, "the second click of a double click closes the dialog"
        driver.frames(40)
        driver.click(dialog.form.area.left - 10, dialog.form.area.top - 20)
        assert driver.top is dialog
        driver.click(1270, 300)
        assert driver.top is below
    assert all(chosen.seat for chosen in table.session.match.history)
