"""Notes on the title: the daily deal, a nearly solved puzzle shelf, and the closest award."""

from collections.abc import Callable
from datetime import timedelta

import pygame
import pytest

from game.arcade.puzzles.files import load_puzzles
from game.arcade.puzzles.puzzle import Puzzle
from game.scenes.awards.awards import AwardsScene
from game.scenes.daily.scene import DailyScene
from game.scenes.menus import title as title_module
from game.scenes.menus.plaques import NoteSign
from game.scenes.menus.title import TitleScene
from game.storage.history import dailies, records
from game.storage.history.puzzle_tries import SolvedPuzzle
from game.storage.places import LEVELS
from tests.support.driving import Driver
from tests.support.results import result

DAILY, PUZZLE, AWARD = (
    "Today’s deal is ready",
    "You Must Be 18!: 1 puzzle left",
    "Six days on the water: 4 of 6",
)
RUN = "Arcade run: six ponds"
Press = Callable[[Driver, str], None]


def finish_daily(driver: Driver, back: int) -> None:
    """Finish the daily deal of some days ago."""
    context, name = driver.app.context, f"{back}.sixes"
    begun = dailies.BegunDaily(day=context.today() - timedelta(days=back), journal=name)
    dailies.add(context.places.dailies, begun)
    records.add(context.places.records, result(journal=name, forfeited=0))


def solve_all_but_one(driver: Driver) -> Puzzle:
    """Solve a shelf of You Must Be 18! except for its last puzzle, and return that."""
    found = load_puzzles((LEVELS,), "must_be_18", trusted=LEVELS).puzzles
    *others, last = [one for one in found if one.grade == 2]
    for one in others:
        driver.app.context.archive.save_puzzle(SolvedPuzzle(one.id, 2, 2, one.game))
    return last


def title(driver: Driver) -> TitleScene:
    """Return the title with everything that appears a while after it opens."""
    driver.wait_for(lambda: driver.app.context.loaded([title_module.__name__]))
    driver.frames(12)
    driver.top.resume()
    driver.frames(1)
    assert isinstance(driver.top, TitleScene)
    return driver.top


def notes_of(scene: TitleScene) -> list[str]:
    return [one.text for one in scene.form.widgets if isinstance(one, NoteSign)]


def by_keyboard(driver: Driver, words: str) -> None:
    scene = driver.top
    for _ in range(30):
        if scene.form.focused.title == words:
            break
        driver.key(pygame.K_TAB)
    driver.key(pygame.K_RETURN)


def by_mouse(driver: Driver, words: str) -> None:
    driver.app.draw()
    driver.click_row(words)


def by_pad(driver: Driver, words: str) -> None:
    """Go up the right edge of the title, where the notes are."""
    scene = driver.top
    with driver.pad() as tap:
        for button in ("dpright",) * 6 + ("dpup",) * 6 + ("dpdown",) * 4:
            if scene.form.focused.title == words:
                break
            tap(button)
        tap("a")


@pytest.mark.parametrize("press", [by_keyboard, by_mouse, by_pad])
def test_each_note_opens_its_subject_by_one_press(driver: Driver, press: Press) -> None:
    last = solve_all_but_one(driver)
    for back in range(1, 5):
        finish_daily(driver, back)
    assert notes_of(title(driver)) == [RUN, DAILY, PUZZLE, AWARD]
    press(driver, DAILY)
    driver.frames(2)
    assert isinstance(driver.top, DailyScene)
    driver.top.back()
    press(driver, PUZZLE)
    driver.frames(2)
    assert driver.top._puzzle.id == last.id
    driver.top.back()
    driver.past_awards()
    press(driver, AWARD)
    driver.frames(2)
    assert isinstance(driver.top, AwardsScene)
    assert driver.top.form.focused.award.title == "Six days on the water"


def test_note_disappears_when_its_subject_is_done(driver: Driver) -> None:
    last = solve_all_but_one(driver)
    assert notes_of(title(driver))[:3] == [RUN, DAILY, PUZZLE]
    finish_daily(driver, 0)
    driver.app.context.archive.save_puzzle(SolvedPuzzle(last.id, 1, 4, last.game))
    assert {DAILY, PUZZLE}.isdisjoint(notes_of(title(driver)))
