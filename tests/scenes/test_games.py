"""The title with one game and with two games, whose last choice is saved."""

from pathlib import Path

import pygame
import pytest

from game.cardgames.registry import GAMES
from game.scenes.menus.posters import Posters
from game.scenes.menus.table_setup.setup import SetupScene
from game.scenes.menus.title import TitleScene
from game.storage import settings
from game.ui.forms.form import Form
from tests.support import toy_game
from tests.support.driving import Driver


def leave_only_six_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove the other games, last first, so that undoing restores their order."""
    for game in reversed([game for game in GAMES if game != "six_takes"]):
        monkeypatch.delitem(GAMES, game)


@pytest.fixture
def driver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Driver:
    """Return a driver with 6 takes! and the toy game."""
    leave_only_six_takes(monkeypatch)
    toy_game.register(monkeypatch)
    return Driver(tmp_path)


def form(driver: Driver) -> Form:
    assert isinstance(driver.top, TitleScene)
    return driver.top.form


def test_one_game_has_one_poster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    leave_only_six_takes(monkeypatch)
    driver = Driver(tmp_path)
    doors = ["Arcade", "Rules", "Records", "Settings", "Quit"]
    words = [widget.state_words.removesuffix(".") for widget in form(driver).widgets]
    assert words == ["Game: 6 takes!", "Play 6 takes!", *doors]
    driver.key(pygame.K_UP, pygame.K_RIGHT)
    assert driver.top.game == "six_takes"


def test_clicking_a_poster_opens_the_set_up_of_its_game(driver: Driver) -> None:
    driver.frames(1)
    rows = form(driver).widgets
    place, posters = next((at, row) for at, row in enumerate(rows) if isinstance(row, Posters))
    driver.click(*posters.tile(form(driver).area_of(place), 1).center)
    assert driver.on(SetupScene)
    assert driver.top.title == "Toy"


def test_last_game_is_saved(driver: Driver, tmp_path: Path) -> None:
    driver.key(pygame.K_UP, pygame.K_LEFT)
    assert settings.load(tmp_path / "settings.json")[0].game == "toy"
    again = Driver(tmp_path)
    assert form(again).focused.describe().startswith("Play Toy")
    again.app.context.change(game="whist")
    assert again.top.game == "six_takes", "a removed game must not break the title"
