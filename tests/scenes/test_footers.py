"""Each screen shows responses to keys, keeps the focused row in view, and has prompts that fit it."""

from typing import Any

import pygame
import pytest

from game.cardgames.registry import GAMES
from game.scenes.board_scene import BoardScene
from game.scenes.dialog import DialogScene
from game.scenes.menus import plaques
from game.scenes.pieces import kit
from game.scenes.pieces.kit import draw_caps
from game.scenes.puzzles.boards import PuzzleBoard
from game.scenes.read_aloud import NO_SOUND
from game.scenes.run.dialogs import GuideScene
from game.scenes.run.results.initials import Initials
from game.ui.devices.actions import Action, ActionPressed
from game.ui.forms.form import Form, PlacedForm
from game.ui.forms.prompts import PAD_COLOURS, draw_prompts
from game.ui.forms.widgets import Widget
from tests.support.drawn_words import drawn_text, drawn_texts
from tests.support.driving import Driver
from tests.support.every_input import Stagecoach
from tests.support.pressing import recorded_presses
from tests.support.sampling import sampled
from tests.support.spying import spy

ROWS = (Action.CONFIRM, Action.LEFT, Action.RIGHT)
"""The actions that belong to rows, not to screens."""
ALL = "sixpack"
Hints = tuple[tuple[Action, str], ...]


def handles(row: Widget, action: Action) -> bool:
    """Return whether a row handles an action, without its effect outside the row."""
    with recorded_presses(row):
        return row.handle_action(action)


@pytest.mark.parametrize("game", sampled(sorted(GAMES, key=lambda game: game != ALL), 1))
def test_footer_follows_the_focus_in_every_menu(
    game: str, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Hints] = []

    def spy_on_prompts(pen: Any, bindings: Any, device: Any, hints: Any, *at: Any, **how: Any) -> float:
        drawn.append(tuple(hints))
        return draw_prompts(pen, bindings, device, hints, *at, **how)

    def spy_on_caps(pen: Any, devices: Any, prompts: Any, *at: Any) -> None:
        drawn.append(tuple(prompts))
        draw_caps(pen, devices, prompts, *at)

    monkeypatch.setattr("game.scenes.frame.draw_prompts", spy_on_prompts)
    monkeypatch.setattr("game.scenes.frame.draw_caps", spy_on_caps)
    checked = 0
    captions = driver.app.context.captions
    coach = Stagecoach(driver, game, examples=slice(0, None, 9))
    for number, (name, opening) in enumerate(coach.scenes.items()):
        captions.clear()
        driver.app.context.change(captions=bool(number % 2))
        opening()
        driver.frames(1)
        drawn.clear()
        driver.app.draw()
        scene, form = driver.top, getattr(driver.top, "form", None)
        if isinstance(form, Form):
            # In dialogs, prompts are on the answers.
            checked += check_rows(driver, name, form, [] if isinstance(scene, DialogScene) else drawn)
        # Without a voice, the key for reading aloud says so on every screen.
        driver.key(pygame.K_F2)
        assert captions.last == NO_SOUND
        assert NO_SOUND in drawn_text(driver), f"{name}: the response is not shown"
    assert checked > 500


def check_rows(driver: Driver, name: str, form: Form, drawn: list[Hints]) -> int:
    """Check what is drawn for each focused row of a form; return the number of rows."""
    checked, scene, has_foot = 0, driver.top, bool(drawn)
    for place, row in enumerate(form.widgets):
        if not row.focusable or driver.top is not scene or name.startswith("table"):
            continue
        form.focus_on(place)
        drawn.clear()
        driver.app.draw()
        seen, whole = form.visible_area(place), form.area_of(place)
        assert seen.height >= whole.height - 4, f"{name}: {row.describe()!r} is out of view"
        checked += 1
        if not has_foot:
            continue
        shown = dict(drawn[-1]) if drawn else {}
        for action in ROWS:
            if action in shown and name not in ALWAYS:
                assert handles(row, action), f"{name}: {shown[action]!r} does nothing on {row.describe()!r}"
        if handles(row, Action.CONFIRM) and not row.keyed:
            assert Action.CONFIRM in shown, f"{name}: {row.describe()!r} has no confirm prompt"
    return checked


ALWAYS = ("curtain",)
"""Screens on which confirming does the same for every focus."""


def test_back_row_has_no_less_or_more_prompt(driver: Driver) -> None:
    driver.app.context.screens.settings()
    driver.frames(1)
    driver.click_row("Sound")
    form, prompts = driver.top.form, []
    for _ in form.widgets:
        prompts.append((form.focused.title, [words for _action, words in driver.top.prompts]))
        driver.top.handle(ActionPressed(Action.DOWN))
    assert prompts[0][1] == ["less", "more"]
    assert dict(prompts)["Back"] == ["choose"]


def test_gamepad_button_is_drawn_as_a_button(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    caps = spy(monkeypatch, kit, "draw_cap")

    def shown() -> list[tuple[str, str | None]]:
        caps.clear()
        driver.app.draw()
        return [(one.args[1], one.args[4] if len(one.args) > 4 else None) for one in caps]

    driver.app.context.screens.run()
    driver.until(lambda: driver.on(GuideScene))
    with driver.pad() as tap:
        tap("dpdown")
        assert shown() == [("A", PAD_COLOURS["a"])]
    driver.key(pygame.K_DOWN)
    assert shown() == [("Enter", None)]


def test_each_row_of_a_board_shows_its_key_on_itself_and_at_most_one_confirm_key_is_drawn(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    caps = [spy(monkeypatch, module, "draw_cap") for module in (kit, plaques)]
    coach, kinds, checked = Stagecoach(driver, ALL, examples=slice(0, None, 9)), set[tuple[type, type]](), 0
    for name, opening in coach.scenes.items():
        opening()
        driver.key(pygame.K_F7, frames=1)
        scene, form = driver.top, getattr(driver.top, "form", None)
        if not isinstance(form, PlacedForm):
            continue
        for place, row in enumerate(form.widgets):
            if not row.focusable:
                continue
            form.focus_on(place)
            for calls in caps:
                calls.clear()
            driver.app.draw()
            drawn = [one.args[1:3] for calls in caps for one in calls]
            where = f"{name}: {row.describe()!r} has {drawn}"
            assert [key for key, _at in drawn].count("Enter") <= 1, where
            checked += 1
            kind = type(scene), type(row)
            if kind in kinds or not isinstance(scene, BoardScene):
                continue
            kinds.add(kind)
            around = row.cap_area(form.area_of(place)).inflate(44, 12)
            own = [key for key, at in drawn if around.collidepoint(at) and not key.startswith("Pg")]
            if Action.CONFIRM not in dict(row.prompts):
                continue
            if row.keyed:
                assert len(own) == 1 or isinstance(row, PuzzleBoard | Initials), where
            else:
                assert own == ["Enter"], where
    assert len(kinds) > 60
    assert checked > 100


@pytest.mark.parametrize("game", GAMES)
def test_footer_has_the_key_that_ends_reading_the_table(game: str, driver: Driver) -> None:
    driver.start_match(game)
    driver.frames(2)
    driver.until(lambda: driver.asked)
    playing = driver.table.play_prompt
    assert playing[0] is Action.CONFIRM
    driver.key(pygame.K_v)
    assert driver.table.table.browsing
    action, words = driver.table.play_prompt
    assert words == "back"
    assert words in drawn_texts(driver)
    assert playing[1] not in drawn_texts(driver)
    assert action is Action.CANCEL
    driver.key(pygame.K_ESCAPE)
    assert driver.asked
    assert driver.table.play_prompt == playing
