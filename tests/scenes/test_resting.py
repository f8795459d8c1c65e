"""While nothing moves, the program waits for input instead of drawing."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app import App
from game.scenes.match.launch import start_match
from game.scenes.match.table import TableScene
from game.scenes.menus.settings import SettingsScene
from game.scenes.menus.title import TitleScene
from game.storage.places import places
from game.ui.devices.actions import Action, ActionPressed


class Watch:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def app(tmp_path: Path, watch: Watch) -> App:
    where = places(str(tmp_path))
    where.prepare()
    app = App(where, seed=6, clock=watch)
    app.stack.push(TitleScene(app.context))
    app.step(1 / 60)
    return app


@pytest.fixture
def waits(app: App, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    found: list[float] = []
    monkeypatch.setattr(app.context.input, "wait", found.append)
    return found


def asked(app: App) -> TableScene:
    """A match of which the player is asked, with all cards lying."""
    start_match(app.context, app.stack, "six_takes", ("bob", "celia"), {}, rated=False)
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    for _ in range(2000):
        app.step(1 / 60)
        if not scene.moving:
            break
    return scene


def test_a_form_waits_once_the_last_input_is_over(app: App, waits: list[float], watch: Watch) -> None:
    app.stack.push(SettingsScene(app.context))
    app.rest()
    assert waits == []
    watch.now += 10
    app.rest()
    assert len(waits) == 1
    assert 0.05 < waits[0] < 0.2, "a breath"


def test_a_table_waits_while_the_player_thinks_and_not_while_cards_move(
    app: App, waits: list[float], watch: Watch
) -> None:
    scene = asked(app)
    assert scene.session.my_turn
    watch.now += 10
    app.rest()
    assert len(waits) == 1
    app.handle(ActionPressed(Action.CONFIRM))
    app.step(1 / 60)
    app.rest()
    assert len(waits) == 1, "a card flies"


def test_a_raised_card_is_drawn_until_it_lies(app: App) -> None:
    scene = asked(app)
    app.handle(ActionPressed(Action.RIGHT))
    assert scene.moving
    for _ in range(120):
        app.step(1 / 60)
    assert not scene.moving


def test_a_hint_that_comes_is_drawn_at_once(app: App) -> None:
    scene = asked(app)
    app.handle(ActionPressed(Action.HINT))
    assert scene.moving


def test_a_hidden_window_waits_though_cards_move(
    app: App, waits: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    start_match(app.context, app.stack, "six_takes", ("bob", "celia"), {}, rated=False)
    app.step(1 / 60)
    assert app.stack.moving
    app.rest()
    assert waits == []
    monkeypatch.setattr("pygame.display.get_active", lambda: False)
    app.rest()
    assert len(waits) == 1
    assert waits[0] >= 0.2
