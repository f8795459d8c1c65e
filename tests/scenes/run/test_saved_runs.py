"""Saved runs: cached until their files change, never shared between callers, and reported if invalid."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.arcade.run.course import KEEPER
from game.arcade.run.entries import Began, GaveUp, Node, SatDown
from game.arcade.run.saved import SavedRun
from game.arcade.run.state import AtTable, ChooseTable
from game.engine.journal import read_header
from game.scenes.pieces.saved_runs import cache_run, saved_run
from game.scenes.run.map.scene import MapScene
from game.scenes.run.run_session import unfinished_run
from game.scenes.run.seating import give_up
from game.storage.history import runs
from game.storage.places import LEVELS
from tests.arcade.run.run_tables import run_start
from tests.scenes.run.running import play_a_card, skip, start_run, tables_of
from tests.support.driving import Driver
from tests.support.spying import spy


def test_run_is_reloaded_if_another_program_changed_its_file(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    play, context = start_run(driver), driver.app.context
    opened = spy(monkeypatch, SavedRun, "open")
    for _ in range(3):
        assert unfinished_run(context) == play.run
    skip(play)
    assert unfinished_run(context) == play.run
    assert not opened, "runs written by this program must not be reloaded"
    other, _problem = SavedRun.open(play.saved.path)
    run = other.add(GaveUp())
    opened.clear()
    for _ in range(3):
        assert saved_run(context, play.saved.path).run == run != play.run
    assert len(opened) == 1


def test_entry_added_right_after_ours_by_another_program_is_read(driver: Driver) -> None:
    play, context = start_run(driver), driver.app.context
    other, _problem = SavedRun.open(play.saved.path)
    run = other.add(GaveUp())
    cache_run(context, play.saved)
    assert saved_run(context, play.saved.path).run == run


def test_unsaved_changes_of_a_run_stay_in_their_copy(driver: Driver) -> None:
    play, context = start_run(driver), driver.app.context
    found = saved_run(context, play.saved.path)
    found.run = skip(play)
    again = saved_run(context, play.saved.path)
    assert again is not found
    again.run, before = start_run(driver).run, again.run
    assert saved_run(context, play.saved.path).run == before == play.run


def test_unreadable_run_is_reported_each_time(driver: Driver) -> None:
    play, context = start_run(driver), driver.app.context
    play.saved.path.write_text("{}\n")
    assert saved_run(context, play.saved.path) is None
    assert len(context.notices) == 1
    assert saved_run(context, play.saved.path) is None
    assert len(context.notices) == 2, "the missing file must be reported after the broken one was set aside"


# -- invalid files ---------------------------------------------------------------------------------------


Change = Callable[[tuple[Node, ...]], tuple[Node, ...]]


def keepers_lane(course: tuple[Node, ...]) -> tuple[Node, ...]:
    """Return the course with its first keeper in a lane that the map doesn't have."""
    place = next(number for number, one in enumerate(course) if one.column == KEEPER)
    return (*course[:place], replace(course[place], lane=3), *course[place + 1 :])


def another_game(course: tuple[Node, ...]) -> tuple[Node, ...]:
    """Return the course with a wrong game for its first table."""
    other = next(one.game for one in course if one.game != course[0].game)
    return (replace(course[0], game=other), *course[1:])


def no_keeper(course: tuple[Node, ...]) -> tuple[Node, ...]:
    """Return the course with an ordinary table in place of its first keeper's."""
    place = next(number for number, one in enumerate(course) if one.column == KEEPER)
    plain = replace(course[place], table=course[0].table, game=course[0].game)
    return (*course[:place], plain, *course[place + 1 :])


@pytest.mark.parametrize("spoil", [keepers_lane, another_game, no_keeper], ids=lambda one: one.__name__)
def test_invalid_run_is_reported_and_another_can_start(driver: Driver, spoil: Change) -> None:
    right = run_start()
    path = write(driver.app.context.places.runs, replace(right, course=spoil(right.course)))
    content = path.read_bytes()
    play = start_run(driver)
    assert driver.on(MapScene)
    assert play.saved.path != path
    assert any(path.name in notice and "expected" in notice for notice in driver.app.context.notices)
    assert any(one.read_bytes() == content for one in path.parent.glob(f"{path.name}*"))


def test_run_with_a_changed_table_is_reported(driver: Driver) -> None:
    """Custom tables may be edited at any time; a run that no longer fits one has to wait."""
    own = driver.app.context.places.levels / "run" / "mine.toml"
    own.parent.mkdir()
    keeper = (LEVELS / "run" / "keeper-sir.toml").read_text(encoding="utf-8")
    own.write_text(keeper, encoding="utf-8")
    right = run_start()
    course = tuple(replace(one, table="mine") if one.table == "keeper-sir" else one for one in right.course)
    assert course != right.course
    path = write(driver.app.context.places.runs, replace(right, course=course))
    assert start_run(driver).saved.path == path
    driver.app.context.screens.title()
    lines = keeper.splitlines(keepends=True)
    plain = [line for line in lines if line.partition(" ")[0] not in ("keeper", "before", "won", "lost")]
    own.write_text("".join(plain), encoding="utf-8")
    assert start_run(driver).saved.path != path
    (notice,) = driver.app.context.notices
    assert notice.startswith(f"{path}: expected the table 'mine' to have a keeper")
    own.write_text(keeper, encoding="utf-8")
    driver.app.context.screens.title()
    assert path.exists()


def write(folder: Path, beginning: Began) -> Path:
    path = folder / "20261122-141500.jsonl"
    runs.append(path, beginning)
    return path


@pytest.fixture
def other_match(driver: Driver) -> Path:
    """Return the journal of an ordinary match with a card played."""
    context = driver.app.context
    driver.start_match("six_takes", ("pip", "dot"), {"limit": 0}, rated=False)
    driver.until(lambda: driver.asked)
    play_a_card(driver)
    context.screens.title()
    (path,) = context.archive.unfinished()
    return path


@pytest.fixture
def wrong_table(driver: Driver, other_match: Path) -> Path:
    """Return a saved run that names the ordinary match as the one at its current table."""
    play = start_run(driver)
    path, before = play.saved.path, driver.app.context.archive.unfinished()
    play.screens.sit_down(tables_of(play)[0])
    driver.until(lambda: driver.asked)
    driver.app.context.screens.title()
    (own,) = set(driver.app.context.archive.unfinished()) - set(before)
    path.write_bytes(path.read_bytes().replace(own.name.encode(), other_match.name.encode()))
    return path


def test_match_of_another_table_is_not_played_in_a_run(
    driver: Driver, wrong_table: Path, other_match: Path
) -> None:
    content, other = wrong_table.read_bytes(), other_match.read_bytes()
    play = start_run(driver)
    assert driver.on(MapScene)
    assert play.saved.path == wrong_table
    assert isinstance(play.run.pending, ChooseTable)
    (notice,) = driver.app.context.notices
    assert f"line 2: expected {other_match.name} to be the match of this table" in notice
    assert wrong_table.with_name(f"{wrong_table.name}.broken-1").read_bytes() == content
    play.screens.sit_down(tables_of(play)[0])
    driver.until(lambda: driver.asked)
    assert isinstance(play.run.pending, AtTable)
    assert SavedRun.open(wrong_table)[0].run == play.run
    assert other_match.read_bytes() == other


def test_match_wrongly_named_by_a_run_resumes_as_an_ordinary_match(
    driver: Driver, wrong_table: Path, other_match: Path
) -> None:
    assert driver.app.context.screens.resume(other_match)
    assert not driver.table.mode.signed
    driver.app.context.screens.title()
    assert isinstance(SavedRun.open(wrong_table)[0].run.pending, ChooseTable)


def test_giving_up_a_run_removes_only_its_own_match(driver: Driver, other_match: Path) -> None:
    play = start_run(driver)
    another_deal = read_header(other_match).seed + 1
    play.add(SatDown(play.run.pending.nodes[0], another_deal, other_match.name))
    give_up(driver.app.context, play)
    assert play.run.over
    assert other_match.exists()
