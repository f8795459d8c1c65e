"""The keys at the foot of a menu follow the focus: each is one that the focused row has a use for."""

from typing import Any

import pytest

from game.cardgames.registry import GAMES
from game.scenes.dialog import DialogScene
from game.ui.devices.actions import Action, ActionPressed
from game.ui.forms.form import Form
from game.ui.forms.prompts import draw_prompts
from game.ui.forms.widgets import Widget
from tests.support.driving import Driver
from tests.support.every_input import Stagecoach
from tests.support.pressing import heard_presses
from tests.support.sampling import sampled

ROWS = (Action.CONFIRM, Action.LEFT, Action.RIGHT)
"""The actions that belong to rows and not to screens."""
ALL = "sixpack"


def used(row: Widget, action: Action) -> bool:
    """Whether a row has a use for an action; what it does beyond itself is left undone."""
    with heard_presses(row):
        return row.act(action)


@pytest.mark.parametrize("game", sampled(sorted(GAMES, key=lambda game: game != ALL), 1))
def test_the_footer_follows_the_focus_in_every_menu(
    game: str, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[tuple[Action, str], ...]] = []

    def spy(pen: Any, bindings: Any, device: Any, hints: Any, *at: Any, **how: Any) -> float:
        drawn.append(tuple(hints))
        return draw_prompts(pen, bindings, device, hints, *at, **how)

    monkeypatch.setattr("game.scenes.frame.draw_prompts", spy)
    checked = 0
    for name, opening in Stagecoach(driver, game, examples=slice(0)).scenes.items():
        opening()
        driver.frames(1)
        scene = driver.top
        form = getattr(scene, "form", None)
        drawn.clear()
        driver.app.draw()
        if isinstance(scene, DialogScene):
            continue  # keys lie on its answers
        if not isinstance(form, Form) or not drawn or name.startswith("table"):
            continue
        for place, row in enumerate(form.widgets):
            if not row.focusable or driver.top is not scene:
                continue
            form.focus = place
            drawn.clear()
            driver.app.draw()
            shown = dict(drawn[-1])
            for action in ROWS:
                if action in shown and name not in ALWAYS:
                    assert used(row, action), f"{name}: {shown[action]!r} is no use for {row.describe()!r}"
            if used(row, Action.CONFIRM):
                assert Action.CONFIRM in shown, f"{name}: {row.describe()!r} can be pressed"
            checked += 1
    assert checked > 120


ALWAYS = ("curtain",)
"""Screens on which confirming does the same wherever the focus is."""


def test_on_the_way_back_nothing_is_less_or_more(driver: Driver) -> None:
    driver.app.context.screens.settings()
    driver.frames(1)
    driver.click_row(driver.top.form, "Sound")
    form, prompts = driver.top.form, []
    for _ in form.widgets:
        prompts.append((form.focused.title, [words for _action, words in driver.top.prompts]))
        driver.top.handle(ActionPressed(Action.DOWN))
    assert prompts[0][1] == ["less", "more"]
    assert dict(prompts)["Back"] == ["choose"]
