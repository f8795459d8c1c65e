"""Faulty rulebooks: every fault is reported, and whatever is accepted can be drawn."""

import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from game.cardgames.registry import GAMES, kit_of
from game.scenes.rulebook.rules import RulesScene
from game.storage.levels.tables import BadLevel
from game.storage.places import LEVELS, RULEBOOK
from game.tables.book.files import load_book
from game.tables.book.rulebook import Book
from tests.campaigns import hostile
from tests.campaigns.mutation import CHANGES, mutate_file
from tests.conftest import Campaign
from tests.support.driving import Driver

FILES = 12

pytestmark = pytest.mark.campaign


def look_through(driver: Driver, game: str, book: Book) -> None:
    """Draw every page, and every exercise."""
    kit = kit_of(game)
    rulebook = type(kit).rulebook
    type(kit).rulebook = lambda _self: book.pages  # type: ignore[method-assign]
    try:
        scene = driver.open(RulesScene(driver.app.context, game))
        for page in range(len(book.pages)):
            scene._turn_to(page)
            driver.frames(1)
            for number in range(len(scene.albums[page].entries) if page in scene.albums else 0):
                scene.albums[page].place = number
                scene._open_example(scene.albums[page])
                driver.frames(1)
                driver.app.stack.pop()
        driver.app.stack.pop()
    finally:
        type(kit).rulebook = rulebook  # type: ignore[method-assign]


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_bad_rulebook_stops_the_program(
    game: str, change: str, tmp_path: Path, campaign: Campaign
) -> None:
    chance = random.Random(f"{campaign.seed} {game} {change}")
    binder = kit_of(game).binder()
    assert binder is not None
    driver = Driver(tmp_path / "data")
    shown, faults = 0, list[str]()
    for number in range(FILES * campaign.times):
        folder = Path(shutil.copytree(LEVELS / RULEBOOK / game, tmp_path / str(number)))
        path = chance.choice(sorted(folder.iterdir()))
        path.write_bytes(mutate_file(chance, path.read_bytes(), path.suffix, change))
        try:
            book = load_book(binder, folder, tried=True)
        except BadLevel as error:
            faults += error.args
        else:
            shown += 1
            look_through(driver, game, book)
        shutil.rmtree(folder)
    driver.close()
    print(f"{game}: {len(faults)} faults, {shown} shown")
    assert faults
    assert all(one.startswith(str(tmp_path)) and "\n" not in one for one in faults)


@pytest.mark.parametrize("make", hostile.SPECIAL, ids=lambda make: make.__name__)
def test_special_files_are_not_waited_for(make: Callable[[Path], None], tmp_path: Path) -> None:
    binder = kit_of("six_takes").binder()
    assert binder is not None
    folder = Path(shutil.copytree(LEVELS / RULEBOOK / "six_takes", tmp_path / "book"))
    path = folder / "quizzes.toml"
    path.unlink()
    make(path)
    with pytest.raises(BadLevel, match="quizzes") as refused:
        load_book(binder, folder, tried=True)
    assert all(fault.startswith(str(folder)) for fault in refused.value.args)
