"""A run whose file is well-formed but wrong: it is named, and the player can begin another."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.arcade.run.course import KEEPER
from game.scenes.run.map.scene import MapScene
from game.storage.history import runs
from game.storage.history.runs import Began, Node
from game.storage.places import LEVELS
from tests.arcade.run.run_tables import began
from tests.driving import Driver
from tests.scenes.run.running import begin

Change = Callable[[tuple[Node, ...]], tuple[Node, ...]]


def keepers_lane(course: tuple[Node, ...]) -> tuple[Node, ...]:
    """The first keeper in a lane that the map doesn't have."""
    place = next(number for number, one in enumerate(course) if one.column == KEEPER)
    return (*course[:place], replace(course[place], lane=3), *course[place + 1 :])


def another_game(course: tuple[Node, ...]) -> tuple[Node, ...]:
    """The first table of a game that it isn't of."""
    other = next(one.game for one in course if one.game != course[0].game)
    return (replace(course[0], game=other), *course[1:])


def no_keeper(course: tuple[Node, ...]) -> tuple[Node, ...]:
    """A table without a keeper where the first keeper sits."""
    place = next(number for number, one in enumerate(course) if one.column == KEEPER)
    plain = replace(course[place], table=course[0].table, game=course[0].game)
    return (*course[:place], plain, *course[place + 1 :])


@pytest.mark.parametrize("spoil", [keepers_lane, another_game, no_keeper], ids=lambda one: one.__name__)
def test_it_is_named_and_another_can_be_begun(driver: Driver, spoil: Change) -> None:
    right = began()
    path = write(driver.app.context.places.runs, replace(right, course=spoil(right.course)))
    content = path.read_bytes()
    play = begin(driver)
    assert driver.on(MapScene)
    assert play.saved.path != path
    assert any(path.name in notice and "expected" in notice for notice in driver.app.context.notices)
    assert any(one.read_bytes() == content for one in path.parent.glob(f"{path.name}*"))


def test_a_table_that_has_changed_since_is_named(driver: Driver) -> None:
    """The player's own tables may be edited at any time; then a run with one of them has to wait."""
    own = driver.app.context.places.levels / "run" / "mine.toml"
    own.parent.mkdir()
    keeper = (LEVELS / "run" / "keeper-sir.toml").read_text(encoding="utf-8")
    own.write_text(keeper, encoding="utf-8")
    right = began()
    course = tuple(replace(one, table="mine") if one.table == "keeper-sir" else one for one in right.course)
    assert course != right.course
    path = write(driver.app.context.places.runs, replace(right, course=course))
    assert begin(driver).saved.path == path
    driver.app.context.screens.title()
    lines = keeper.splitlines(keepends=True)
    plain = [line for line in lines if line.partition(" ")[0] not in ("keeper", "before", "won", "lost")]
    own.write_text("".join(plain), encoding="utf-8")
    assert begin(driver).saved.path != path
    (notice,) = driver.app.context.notices
    assert notice.startswith(f"{path}: expected the table 'mine' to have a keeper")
    own.write_text(keeper, encoding="utf-8")
    driver.app.context.screens.title()
    assert path.exists()


def write(folder: Path, beginning: Began) -> Path:
    """The file of a run, as another hand might have left it."""
    path = folder / "20261122-141500.jsonl"
    runs.append(path, beginning)
    return path
