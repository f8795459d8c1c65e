"""The posters on the title: what they say, and how to choose and play a game."""

from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from pygame import FRect

from game.app import App
from game.cardgames.registry import GAMES
from game.scenes.menus.posters import Posters
from game.scenes.menus.title import POSTERS, TitleScene
from game.scenes.pieces.fit import Fit
from game.storage.places import places
from game.tables.art import Art
from game.ui.devices.actions import Action
from tests.support.driving import Driver

AREA = FRect(28, 258, 1224, 288)
NAMES = ("6 takes!", "Sixpack", "Third")
HELPS = ("Ducks.", "Packs.", "Threes.")


def posters(done: list[object], count: int = 3) -> Posters:
    names = NAMES[:count]
    return Posters(
        names, 0, done.append, lambda: done.append("play"), lambda _place: None, Art(), HELPS[:count]
    )


def test_keys_go_round_and_confirm_plays() -> None:
    done: list[object] = []
    widget = posters(done)
    assert widget.describe() == "Game: 6 takes! Ducks."
    for action in (Action.RIGHT, Action.LEFT, Action.LEFT, Action.CONFIRM):
        assert widget.handle_action(action)
    assert done == [1, 0, 2, "play"]
    assert widget.describe().startswith("Game: Third.")
    assert not widget.handle_action(Action.UP)


def test_one_click_plays_the_clicked_poster() -> None:
    for place, expected in ((2, [2, "play"]), (0, ["play"])):
        done: list[object] = []
        widget = posters(done)
        tile = widget.tile(AREA, place).center
        assert not widget.handle_pointer(AREA, *tile, True), "a drag must do nothing"
        assert widget.handle_pointer(AREA, *tile, False)
        assert done == expected
        assert widget.announcement == "", "only the screen that opens must be announced"


def test_click_beside_the_posters_does_nothing() -> None:
    done: list[object] = []
    widget = posters(done)
    assert not widget.handle_pointer(AREA, *widget.tile(AREA, 1).move(0, 300).center, False)
    between = (widget.tile(AREA, 0).right + widget.tile(AREA, 1).left) / 2
    assert not widget.handle_pointer(AREA, between, AREA.centery, False)
    assert done == []


def test_pointer_moves_the_focus_without_choosing() -> None:
    done: list[object] = []
    widget = posters(done)
    assert widget.hover(AREA, *widget.tile(AREA, 2).center)
    assert not widget.hover(AREA, *widget.tile(AREA, 2).move(4, 0).center), (
        "hovering the same poster must change nothing"
    )
    assert widget.describe() == "Game: Third. Threes."
    widget.lose_focus()
    assert widget.describe() == "Game: 6 takes! Ducks."
    assert done == []
    widget.hover(AREA, *widget.tile(AREA, 1).center)
    assert widget.handle_action(Action.CONFIRM)
    assert done == [1, "play"], "confirm must play the focused poster"


def test_any_number_of_posters_fit_side_by_side() -> None:
    for count in range(1, 10):
        widget = Posters(
            "x" * count, 0, lambda _place: None, lambda: None, lambda _place: None, Art(), " " * count
        )
        tiles = [widget.tile(AREA, place) for place in range(count)]
        assert all(AREA.contains(tile) for tile in tiles)
        assert all(left.right < right.left for left, right in pairwise(tiles))


@pytest.fixture
def app(tmp_path: Path) -> App:
    where = places(str(tmp_path))
    where.prepare()
    app = App(where, seed=6)
    app.stack.push(TitleScene(app.context))
    for _ in range(12):
        app.step(1 / 60)
    app.draw()
    return app


def changed_pictures(app: App, seconds: float) -> list[bool]:
    """Return for each poster whether its picture has changed after some seconds."""
    found = app.stack.top
    assert isinstance(found, TitleScene)
    number = next(at for at, each in enumerate(found.form.widgets) if isinstance(each, Posters))
    widget = found.form.widgets[number]
    assert isinstance(widget, Posters)
    area = Fit.of(FRect(0, 0, app.scale.width, app.scale.height)).area(*POSTERS)

    def looks() -> list[bytes]:
        app.draw()
        tiles = [app.scale.rect(widget.tile(area, place)) for place in range(len(widget.names))]
        return [pygame.image.tobytes(app.surface.subsurface(tile), "RGB") for tile in tiles]

    before = looks()
    for _ in range(round(seconds * 10)):
        app.step(0.1)
    return [one != other for one, other in zip(before, looks(), strict=True)]


@pytest.mark.parametrize("place", range(len(GAMES)))
def test_only_cards_of_the_chosen_game_move(app: App, place: int) -> None:
    scene = app.stack.top
    assert scene is not None
    if place:
        app.context.change(game=list(GAMES)[place])
        scene.resume()
    assert changed_pictures(app, 1.0) == [number == place for number in range(len(GAMES))]
    assert not app.stack.moving, "the program must rest between two movements"


def test_no_card_moves_with_reduced_motion(app: App) -> None:
    app.context.change(reduced_motion=True)
    assert not any(changed_pictures(app, 1.0))


def test_pictures_of_all_posters_appear_in_the_same_frame(driver: Driver) -> None:
    driver.app.context.change(reduced_motion=True)
    title = driver.open(TitleScene(driver.app.context))
    seen: list[list[bytes]] = []
    while title.moving or len(seen) < 3:
        driver.frames(1)
        driver.app.draw()
        shown = next(one for one in title.form.widgets if isinstance(one, Posters))
        area = title.form.area_of(title.form.widgets.index(shown))
        scale = driver.app.surface.get_width() / 1280
        spots = [shown.tile(area, place) for place in range(len(GAMES))]
        tiles = [driver.app.surface.subsurface([length * scale for length in spot]) for spot in spots]
        seen.append([pygame.image.tobytes(tile, "RGB") for tile in tiles])
    changes = [[one != other for one, other in zip(*frames, strict=True)] for frames in pairwise(seen)]
    assert all(len(set(changed)) == 1 for changed in changes)
    assert any(map(all, changes))
