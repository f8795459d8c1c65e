"""The title with more than one game: one is chosen by any device, and everything below is about that one."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.cardgames.kit import Kit
from game.cardgames.registry import GAMES
from game.scenes.match.launch import start_match
from game.scenes.menus.posters import Posters
from game.scenes.menus.table_setup.setup import SetupScene
from game.scenes.menus.title import TitleScene
from game.scenes.records.matches import MatchesScene
from game.scenes.records.wall import RecordsScene
from game.scenes.rulebook.rules import RulesScene
from game.storage import settings
from game.ui.forms.form import Form
from tests.support import toy_game
from tests.support.driving import Driver

TABLE = 'game = "toy"\ntitle = "Toy box"\ntext = "x"\nopponents = ["pip", "dot"]\n'


def leave_only_six_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove the other games; the last comes first, so that all are back in their order afterwards."""
    for game in reversed([game for game in GAMES if game != "six_takes"]):
        monkeypatch.delitem(GAMES, game)


@pytest.fixture
def driver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    """The program with 6 takes! and the toy, which has one ready-made table."""
    leave_only_six_takes(monkeypatch)
    toy_game.register(monkeypatch)
    (tmp_path / "levels").mkdir()
    (tmp_path / "levels" / "toy.toml").write_text(TABLE)
    made = Driver(tmp_path)
    yield made
    made.close()


def form(driver: Driver) -> Form:
    assert isinstance(driver.top, TitleScene)
    return driver.top.form


def words(driver: Driver) -> list[str]:
    return [widget.stated.removesuffix(".") for widget in form(driver).widgets]


def click_poster(driver: Driver, place: int) -> None:
    number, posters = next(
        (number, row) for number, row in enumerate(form(driver).widgets) if isinstance(row, Posters)
    )
    driver.click(*posters.tile(form(driver).place_of(number), place).center)


def test_one_game_has_one_poster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    leave_only_six_takes(monkeypatch)
    driver = Driver(tmp_path)
    doors = ["Arcade", "Rules", "Records", "Settings", "Quit"]
    assert words(driver) == ["Game: 6 takes!", "Play 6 takes!", *doors]
    driver.key(pygame.K_UP)
    driver.key(pygame.K_RIGHT)
    assert driver.top.game == "six_takes"
    driver.close()


def test_keyboard_alone(driver: Driver) -> None:
    assert form(driver).focused.describe() == "Play 6 takes! Choose ducks and rules, then deal."
    driver.key(pygame.K_UP)
    assert form(driver).focused.describe().startswith("Game: 6 takes! 104 cards")
    driver.key(pygame.K_RIGHT)
    assert form(driver).focused.describe() == "Game: Toy. A toy for tests."
    assert words(driver)[1] == "Play Toy"
    driver.key(pygame.K_DOWN)
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.top, SetupScene)
    assert driver.top.title == "Toy"
    tables = [row.describe() for row in driver.top.form.widgets]
    assert any(said.startswith("Toy box") for said in tables)
    assert not any(said.startswith("Classic four") for said in tables)


def test_mouse_alone(driver: Driver) -> None:
    driver.frames(1)
    click_poster(driver, 1)
    assert isinstance(driver.top, SetupScene), "a click on a poster plays"
    assert (driver.top.title, driver.app.context.settings.game) == ("Toy", "toy")
    driver.key(pygame.K_ESCAPE)
    driver.click_row(form(driver), "Rules")
    assert isinstance(driver.top, RulesScene)
    assert driver.top.title == "Rules of Toy"
    driver.key(pygame.K_ESCAPE)
    driver.click_row(form(driver), "Records")
    assert isinstance(driver.top, RecordsScene)
    assert driver.top.title == "Records · Toy"


def test_the_last_game_is_remembered(driver: Driver, tmp_path: Path) -> None:
    driver.key(pygame.K_UP)
    driver.key(pygame.K_LEFT)
    assert settings.load(tmp_path / "settings.json")[0].game == "toy"
    again = Driver(tmp_path)
    assert form(again).focused.describe().startswith("Play Toy")
    again.app.context.change(game="whist")
    assert again.top.game == "six_takes", "a game that is gone is not missed"
    again.close()


def test_no_game_is_loaded_for_the_first_frame(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, str]] = []

    class Watched:
        def __init__(self, kit: Kit) -> None:
            self._kit = kit

        def __getattr__(self, name: str) -> object:
            if name not in ("id", "title", "pitch", "assets"):
                asked.append((self._kit.id, name))
            return getattr(self._kit, name)

    for game, kit in GAMES.items():
        monkeypatch.setitem(GAMES, game, Watched(kit))
    monkeypatch.setattr(Driver, "frames", lambda self, count=1: None)
    driver = Driver(tmp_path)
    driver.app.frame(0.01)
    assert asked == []
    for _ in range(3 + len(GAMES)):
        driver.app.frame(0.01)
    assert {(game, "emblem") for game in GAMES} <= set(asked)
    driver.close()


def test_resume_names_the_game(driver: Driver) -> None:
    start_match(driver.app.context, driver.app.stack, "six_takes", ("pip", "dot"), {})
    driver.until(lambda: driver.table.session.my_turn)
    driver.key(pygame.K_RETURN)
    driver.app.stack.pop()
    assert (
        form(driver)
        .focused.describe()
        .startswith("Resume 6 takes! Pick up where you left off, against Pip and Dot")
    )
    driver.key(pygame.K_DOWN)
    driver.key(pygame.K_RIGHT)
    assert words(driver)[2] == "Play Toy"
    assert words(driver)[0] == "Resume 6 takes!", "it is no matter of the game that is chosen"
    records = MatchesScene(driver.app.context, "toy")
    assert "Unfinished matches" not in [widget.describe() for widget in records.form.widgets]
