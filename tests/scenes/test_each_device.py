"""Each device alone reaches every row of every screen, presses it, and shows where the focus is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from functools import partial

import pygame
import pytest
from pygame.key import key_code

from game.cardgames.registry import GAMES
from game.ui.devices.actions import Action
from game.ui.forms.form import Form
from game.ui.forms.widgets import Pressable, Widget
from tests.scenes.run.running import draw_once
from tests.scenes.test_every_click import ALL, clickable, form_of
from tests.scenes.test_no_scene_is_silent import moves_rows
from tests.support.driving import Driver
from tests.support.every_input import Stagecoach
from tests.support.pressing import recorded_presses
from tests.support.sampling import sampled

ARROWS = (Action.DOWN, Action.UP, Action.RIGHT, Action.LEFT)
PRESSED = (*ARROWS, Action.NEXT, Action.CONFIRM)
MOST_TURNS = 60
BESIDE, VISIBLE = 40.0, 250
"""How far around a row to look for its focus, in units, and how many pixels must differ clearly."""
Presses = Mapping[Action, Callable[[], None]]
Device = Callable[[Driver], AbstractContextManager[Presses]]


@contextmanager
def keyboard(driver: Driver) -> Iterator[Presses]:
    keys = {action: key_code(driver.app.context.input.bindings.key_for(action)) for action in PRESSED}
    yield {action: partial(driver.key, key) for action, key in keys.items()}


@contextmanager
def gamepad(driver: Driver) -> Iterator[Presses]:
    bindings = driver.app.context.input.bindings
    with driver.pad(frames=1) as tap:
        yield {action: partial(tap, bindings.button_for(action)) for action in PRESSED}


@contextmanager
def unchanged(row: Widget) -> Iterator[list[str]]:
    """Yield the callbacks that a row would have called; afterwards the row is as it was."""
    before = dict(vars(row))
    with recorded_presses(row) as taken:
        yield taken
    row.lose_focus()
    vars(row).update(before)


def reached_rows(form: Form, presses: Presses) -> set[int]:
    """Return the rows reached by arrows, and from rows that use all arrows by the next key."""
    reached, waiting = set[int](), {form.focus}
    while waiting:
        place = waiting.pop()
        reached.add(place)
        found = set[int]()
        for action in (*ARROWS, Action.NEXT):
            if place >= len(form.widgets) or (action is Action.NEXT and found != {place}):
                break
            form.focus_on(place)
            with unchanged(form.widgets[place]):
                presses[action]()
            found.add(form.focus)
        waiting |= found - reached
    return reached


def rows_to_reach(form: Form) -> set[int]:
    rows = enumerate(form.widgets)
    return {place for place, row in rows if row.focusable and getattr(row, "visible", True)}


def screens(driver: Driver, game: str) -> Iterator[tuple[str, Form]]:
    """Open one screen after the other; yield those with rows."""
    for name, opening in Stagecoach(driver, game, examples=slice(0)).scenes.items():
        opening()
        driver.frames(3)
        scene, form = driver.top, form_of(driver.top)
        if scene is not None and form is not None and moves_rows(scene):
            draw_once(driver)
            yield name, form
            assert driver.top is scene, name


def press_rows(form: Form, press: Callable[[], None]) -> Iterator[str]:
    """Press each row that does something; yield the words of those that did nothing."""
    for place in sorted(rows_to_reach(form)):
        row = form.widgets[place]
        if clickable(row):
            form.focus_on(place)
            words = row.state_words
            with unchanged(row) as taken:
                press()
                if not taken and row.state_words == words and isinstance(row, Pressable):
                    yield row.describe()


def is_hit(form: Form, place: int) -> bool:
    """Return whether a click somewhere along the middle of a row hits it."""
    area = form.area_of(place)
    points = [(area.left + area.width * share, area.centery) for share in (0.1, 0.3, 0.5, 0.7, 0.9)]
    return any(form._widget_at(*point) == place for point in points)


@pytest.mark.parametrize("device", [keyboard, gamepad])
@pytest.mark.parametrize("game", sampled(sorted(GAMES, key=lambda game: game != ALL), 1))
def test_keys_reach_and_press_every_row_of_every_screen(driver: Driver, game: str, device: Device) -> None:
    checked, faults = 0, list[str]()
    driver.app.seen = False
    with device(driver) as presses:
        for name, form in screens(driver, game):
            missed = rows_to_reach(form) - reached_rows(form, presses)
            faults += [f"{name}: no arrow leads to {form.widgets[place].describe()!r}" for place in missed]
            if name != "curtain":
                vain = press_rows(form, presses[Action.CONFIRM])
                faults += [f"{name}: a press does nothing on {words!r}" for words in vain]
            checked += len(form.widgets)
    assert not faults, "\n".join(faults)
    assert checked > 300


@pytest.mark.parametrize("game", sampled(sorted(GAMES, key=lambda game: game != ALL), 1))
def test_wheel_brings_every_row_of_every_screen_to_the_pointer(driver: Driver, game: str) -> None:
    turns = 0
    for name, form in screens(driver, game):
        missed = {place for place in rows_to_reach(form) if not is_hit(form, place)}
        driver.wheel(*form.area.center, MOST_TURNS)
        for _ in range(MOST_TURNS):
            missed -= {place for place in missed if is_hit(form, place)}
            if not missed:
                break
            driver.wheel(*form.area.center, -1)
            turns += 1
        assert not missed, f"{name}: no click hits {[form.widgets[place].describe() for place in missed]}"
    assert turns > 10


# -- the focus -------------------------------------------------------------------------------------------


def changed_pixels(driver: Driver, form: Form, place: int, away: int) -> int:
    """Return how many pixels of a row, and right beside it, look different while it has the focus."""
    pictures, area = list[pygame.Surface](), pygame.Rect(0, 0, 0, 0)
    for focus in (place, away):
        form.focus_on(focus)
        driver.app.draw()
        surface = driver.app.surface
        if focus == place:
            around = form.area_of(place).inflate(BESIDE, BESIDE)
            area = driver.app.scale.rect(around).clip(surface.get_rect())
        pictures.append(surface.subsurface(area).copy())
    alike = pygame.mask.from_threshold(pictures[0], (0, 0, 0), (60, 60, 60, 255), pictures[1])
    return area.width * area.height - alike.count()


@pytest.mark.parametrize("game", sampled(sorted(GAMES, key=lambda game: game != ALL), 1))
def test_focus_is_visible_on_each_kind_of_row(driver: Driver, game: str) -> None:
    driver.app.context.change(reduced_motion=True)
    kinds, faults = set[tuple[type, type]](), list[str]()
    for name, form in screens(driver, game):
        # Without keys, whose caps are drawn beside the focus, too.
        driver.move(0, 0)
        rows = rows_to_reach(form)
        for place in rows:
            row, here = form.widgets[place], form.area_of(place)
            kind = type(driver.top), type(row)
            if kind in kinds or len(rows) < 2 or not here.width:
                continue
            kinds.add(kind)
            away = max(rows, key=lambda other: abs(form.area_of(other).centery - here.centery))
            away = away if away != place else max(rows - {place})
            if (changed := changed_pixels(driver, form, place, away)) < VISIBLE:
                faults.append(f"{name}: {changed} pixels of {row.describe()!r}")
    assert not faults, "\n".join(faults)
    assert len(kinds) > 60
