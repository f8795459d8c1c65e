"""Forms' rows, pressed as a curious player would: those first that were pressed least often."""

import random
from collections import Counter

import pygame

from game.ui.forms.form import Form
from game.ui.forms.widgets import Widget
from tests.support.driving import Driver
from tests.support.random_devices import Keyboard

_KNOWN_BY = 24
"""The number of letters that identify a row: the rest changes with the chosen value."""
_BY_MOUSE = 0.3


class Rows:
    """Presses rows by posted keys and clicks.

    Attributes:
        pressed: the number of presses of each row of each kind of scene.
    """

    def __init__(self, chance: random.Random, keys: Keyboard) -> None:
        self._chance, self._keys = chance, keys
        self.pressed: Counter[tuple[str, str]] = Counter()

    def press_any(self, driver: Driver) -> str:
        """Press one of the rows that were pressed least often, if there is a form."""
        form = getattr(driver.top, "form", None)
        if not isinstance(form, Form) or not form._order():
            return "(no row)"
        keys = {place: _key(driver, form.widgets[place]) for place in form._order()}
        least = min(self.pressed[key] for key in keys.values())
        place = self._chance.choice([place for place, key in keys.items() if self.pressed[key] == least])
        self.pressed[keys[place]] += 1
        return self._press(driver, form, place)

    def press(self, driver: Driver, kind: type[Widget], words: str = "") -> str:
        """Press the first row of a kind whose words begin with `words`, if there is one."""
        form = getattr(driver.top, "form", None)
        rows = form.widgets if isinstance(form, Form) else ()
        for place, row in enumerate(rows):
            if isinstance(row, kind) and row.describe().startswith(words):
                return self._press(driver, form, place)
        return f"(no row {words!r})"

    def _press(self, driver: Driver, form: Form, place: int) -> str:
        words = form.widgets[place].describe()[:_KNOWN_BY]
        if form._places and self._chance.random() < _BY_MOUSE:
            spot = form.area_of(place)
            if form.visible_area(place).collidepoint(spot.center):
                scale = driver.app.scale
                _click(scale.px(spot.left + spot.width * 0.8), scale.px(spot.centery))
                return f"clicks the row {words!r}"
        order = form._order()
        steps = order.index(place) - (order.index(form.focus) if form.focus in order else 0)
        for _ in range(abs(steps)):
            self._keys.tap(pygame.K_TAB, 0 if steps > 0 else pygame.KMOD_SHIFT)
        key = self._chance.choice((*[pygame.K_RETURN] * 8, pygame.K_LEFT, pygame.K_RIGHT))
        self._keys.tap(key)
        return f"goes {steps} rows to {words!r}, {pygame.key.name(key)}"


def _key(driver: Driver, row: Widget) -> tuple[str, str]:
    return type(driver.top).__name__, f"{type(row).__name__} {row.describe()[:_KNOWN_BY]}"


def _click(x: int, y: int) -> None:
    event, pos = pygame.event.Event, (x, y)
    pygame.event.post(event(pygame.MOUSEMOTION, pos=pos, rel=(9, 9), buttons=(0, 0, 0)))
    pygame.event.post(event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
    pygame.event.post(event(pygame.MOUSEBUTTONUP, pos=pos, button=1))
