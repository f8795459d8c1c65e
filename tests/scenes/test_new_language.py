"""A language is a folder of catalogues, and can be changed during a match."""

import shutil
from pathlib import Path

import pygame
import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from game.cardgames.registry import GAMES
from game.language.message import message, parts, plural, translate
from game.language.names import catalogue_path
from game.scenes.menus.settings.chapters import CHAPTERS
from game.scenes.menus.settings.scene import ChapterScene
from game.storage.places import ASSETS
from tests.support.driving import Driver
from tests.support.light_thinking import think_lightly
from tests.support.playing import start
from tests.support.sampling import sampled

CODE = "cs"


@pytest.fixture
def assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder of catalogues, including an invented Czech that reverses the letters of each
    message.
    """
    folder = tmp_path / "assets" / "catalogues"
    shutil.copytree(ASSETS / "catalogues", folder)
    with (folder / "sixes.pot").open("rb") as file:
        made = read_po(file, locale=CODE)
    for one in made:
        if isinstance(one.id, str) and "{" not in one.id:
            one.string = one.id[::-1]
    made.add(("{n} medal", "{n} medals"), ("{n} one", "{n} few", "{n} many"))
    catalogue_path(folder, CODE).parent.mkdir(parents=True)
    with catalogue_path(folder, CODE).open("wb") as file:
        write_mo(file, made)
    for module in ("game.app", "game.scenes.context", "game.storage.levels.texts"):
        monkeypatch.setattr(f"{module}.ASSETS", folder.parent)
    return folder


def test_new_folder_is_a_language_in_the_settings(assets: Path, tmp_path: Path) -> None:
    """With its own name and plurals, and its translations of levels, including the player's own."""
    own = tmp_path / "data" / "levels" / "mine.toml"
    own.parent.mkdir(parents=True)
    own.write_text(
        'game = "six_takes"\ntitle = "Mine"\nabout = "x"\nopponents = ["pip"]\n'
        f'[text.{CODE}]\ntitle = "Tiar"\nabout = "y"\n'
    )
    driver = Driver(tmp_path / "data")
    chapter = next(one for one in CHAPTERS if one.title == "Text")
    driver.open(ChapterScene(driver.app.context, chapter), frames=1)
    language = driver.top.form.focused
    assert language.names == ("English", "hsilgnE", "Deutsch", "Français")
    driver.key(pygame.K_RIGHT)
    assert language.shown == "hsilgnE"
    context = driver.app.context
    assert context.language.code == CODE
    assert message("Settings").in_language(context.language) == "sgnitteS"
    assert [plural("{n} medal", "{n} medals", n).in_language(context.language) for n in (1, 3, 6)] == [
        "1 one",
        "3 few",
        "6 many",
    ]
    assert parts("; ", ["a", "b"]).in_language(context.language) == "a ;b"
    tables = [one for one in context.cast.tables if one.title != "Mine"]
    assert len(tables) > 30
    for table in tables:
        assert translate(table.title, context.language) == table.title[::-1]
    (mine,) = (one for one in context.cast.tables if one.title == "Mine")
    assert translate(mine.title, context.language) == "Tiar"
    pip = next(one for one in context.cast.opponents if one.id == "pip")
    assert translate(pip.greets[0], context.language) == pip.greets[0][::-1]
    assert not context.notices


# -- switching -------------------------------------------------------------------------------------------


SIZE = 640, 360
_FRAMES = 12


def picture(folder: Path, game: str, languages: tuple[str, str, str]) -> bytes:
    """Return the pixels of a table that started in one language, continued in another, and is drawn in a
    third.
    """
    driver = Driver(folder, SIZE, 6)
    context = driver.app.context
    context.change(language=languages[0], name="Ann")
    start(driver, game)
    driver.frames(_FRAMES)
    for language in languages[1:]:
        context.change(language=language)
        driver.frames(_FRAMES)
    found = pygame.image.tobytes(driver.app.surface, "RGB")
    driver.close()
    return found


@pytest.mark.parametrize("game", sampled(GAMES, 2))
def test_changing_the_language_changes_the_whole_picture(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    think_lightly(monkeypatch)
    german, switched, english = (
        picture(tmp_path / f"{number}", game, languages)
        for number, languages in enumerate((("de", "de", "de"), ("en", "fr", "de"), ("en", "en", "en")))
    )
    assert switched == german != english
