"""While nothing moves, the program waits for input instead of drawing."""

import gc
from collections.abc import Iterator
from pathlib import Path
from weakref import ref

import pygame
import pytest

from game.app import _COLLECTIONS, App
from game.cardgames.registry import GAMES
from game.scenes.match.launch import start_match
from game.scenes.match.table import TableScene
from game.scenes.menus.settings.scene import SettingsScene
from game.scenes.menus.title import TitleScene
from game.scenes.pieces.board_area import QuestionState
from game.scenes.rulebook.example import ExampleScene
from game.scenes.rulebook.rules import RulesScene
from game.storage.places import places
from game.ui.devices.actions import Action, ActionPressed


class Watch:
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
def recorded_waits(app: App, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    found: list[float] = []
    monkeypatch.setattr(app.context.input, "wait", found.append)
    return found


def start_match_and_wait(app: App) -> TableScene:
    """Start a match and wait until the player is asked and all cards have landed."""
    start_match(app.context, app.stack, "six_takes", ("bob", "celia"), {}, rated=False)
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    for _ in range(2000):
        app.step(1 / 60)
        if not scene.moving:
            break
    return scene


def test_form_waits_some_time_after_the_last_input(
    app: App, recorded_waits: list[float], watch: Watch
) -> None:
    app.stack.push(SettingsScene(app.context))
    app.sleep_until_due()
    assert recorded_waits == []
    watch.now += 10
    app.sleep_until_due()
    assert len(recorded_waits) == 1
    assert 0.05 < recorded_waits[0] < 0.2, "only a short wait"


def test_table_waits_while_the_player_thinks_but_not_while_cards_move(
    app: App, recorded_waits: list[float], watch: Watch
) -> None:
    assert start_match_and_wait(app).session.my_turn
    watch.now += 10
    app.sleep_until_due()
    assert len(recorded_waits) == 1
    app.handle(ActionPressed(Action.CONFIRM))
    app.step(1 / 60)
    app.sleep_until_due()
    assert len(recorded_waits) == 1, "a card flies"


class Ring:
    """Refers to itself, so that only garbage collection can free it."""

    def __init__(self) -> None:
        self.ring = self


@pytest.fixture
def freezes(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Yield a list of the number of frozen objects after each freeze."""
    freeze, counts = gc.freeze, list[int]()

    def counted() -> None:
        freeze()
        counts.append(gc.get_freeze_count())

    monkeypatch.setattr(gc, "freeze", counted)
    gc.collect()
    yield counts
    gc.unfreeze()


@pytest.mark.usefixtures("recorded_waits")
def test_garbage_is_collected_while_nothing_moves(app: App, watch: Watch, freezes: list[int]) -> None:
    """So no frame has to; what remains is frozen, and never scanned again."""
    app.stack.push(SettingsScene(app.context))
    rings = [Ring(), Ring()]
    gc.collect()
    while rings:
        there = ref(rings.pop())
        for _ in range(_COLLECTIONS):
            gc.collect(1)
        app._last_input = watch.now
        app.sleep_until_due()
        assert there() is not None, "the player has just pressed something"
        watch.now += 10
        app.sleep_until_due()
        assert there() is None
        assert gc.get_freeze_count() > 10_000
        frozen = len(freezes)
        assert frozen
        app.sleep_until_due()
        assert len(freezes) == frozen, "it isn't due again"


def test_table_is_drawn_until_a_raised_card_comes_to_rest(app: App) -> None:
    scene = start_match_and_wait(app)
    app.handle(ActionPressed(Action.RIGHT))
    assert scene.moving
    for _ in range(120):
        app.step(1 / 60)
    assert not scene.moving


def test_table_is_drawn_while_a_hint_is_awaited(app: App) -> None:
    scene = start_match_and_wait(app)
    app.handle(ActionPressed(Action.HINT))
    assert scene.moving


def test_hidden_window_waits_even_while_cards_move(
    app: App, recorded_waits: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    start_match(app.context, app.stack, "six_takes", ("bob", "celia"), {}, rated=False)
    app.step(1 / 60)
    assert app.stack.moving
    app.sleep_until_due()
    assert recorded_waits == []
    monkeypatch.setattr("pygame.display.get_active", lambda: False)
    app.sleep_until_due()
    assert len(recorded_waits) == 1
    assert recorded_waits[0] >= 0.2


def test_hidden_window_is_not_drawn_until_it_is_visible_again(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pygame.display.get_active", lambda: False)
    app.surface.fill("red")
    app.frame(1 / 60)
    assert app.surface.get_at((5, 5)) == pygame.Color("red")
    monkeypatch.undo()
    app.frame(1 / 60)
    assert app.surface.get_at((5, 5)) != pygame.Color("red")


def run_six_frames(app: App) -> None:
    for _ in range(6):
        app.step(1 / 60)


def test_title_rests_once_its_posters_have_appeared(app: App) -> None:
    assert app.stack.moving, "the posters are yet to come"
    for _ in range(2 + len(GAMES)):
        app.step(1 / 60)
    run_six_frames(app)
    assert not app.stack.moving


@pytest.mark.parametrize("screen", ["setup", "rules", "records"])
def test_screens_about_a_game_rest(app: App, screen: str) -> None:
    getattr(app.context.screens, screen)("six_takes")
    assert not isinstance(app.stack.top, TitleScene)
    run_six_frames(app)
    assert not app.stack.moving


@pytest.mark.parametrize("game", list(GAMES))
def test_lesson_moves_while_its_cards_do(app: App, game: str) -> None:
    scene = RulesScene(app.context, game)
    app.stack.push(scene)
    scene.page = next(iter(scene.lessons))
    run_six_frames(app)
    assert not scene.moving
    lesson = scene.lessons[scene.page]
    step = next(place for place, stage in enumerate(lesson.lesson.stages) if place and stage.events)
    lesson.go_to_step(step - 1)
    lesson.go_to_step(step)
    assert scene.moving
    for _ in range(3000):
        app.step(1 / 60)
        if not scene.moving:
            break
    assert not scene.moving


def test_exercise_rests_until_it_is_answered(app: App) -> None:
    rules = RulesScene(app.context, "six_takes")
    scene = ExampleScene(app.context, "six_takes", next(iter(rules.albums.values())))
    app.stack.push(scene)
    run_six_frames(app)
    assert not scene.moving
    scene.trial.state = QuestionState.SHOWING
    assert scene.moving


def test_program_does_not_wait_while_pictures_are_unpainted(
    app: App, recorded_waits: list[float], watch: Watch
) -> None:
    app.stack.push(SettingsScene(app.context))
    watch.now += 10
    app.context.art.allowance.begin_frame(0)
    app.context.art.allowance.take_change()
    app.sleep_until_due()
    assert recorded_waits == []
    app.context.art.allowance.begin_frame(1)
    app.sleep_until_due()
    assert len(recorded_waits) == 1
