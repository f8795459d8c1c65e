"""Saved runs: read when their files have changed, and named if they are wrong; nobody shares one."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.arcade.run.course import KEEPER
from game.arcade.run.entries import Began, GaveUp, Node, SatDown
from game.arcade.run.saved import SavedRun
from game.arcade.run.state import AtTable, ChooseTable
from game.engine.journal import read_header
from game.scenes.pieces.saved_runs import remember, saved_run
from game.scenes.run.map.scene import MapScene
from game.scenes.run.run_session import unfinished_run
from game.scenes.run.seating import give_up
from game.storage.history import runs
from game.storage.places import LEVELS
from tests.arcade.run.run_tables import began
from tests.scenes.run.running import begin, play_a_card, skip, tables_of
from tests.support.driving import Driver
from tests.support.spying import spy


def test_a_run_is_read_when_another_program_has_changed_its_file(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    play, context = begin(driver), driver.app.context
    opened = spy(monkeypatch, SavedRun, "open")
    for _ in range(3):
        assert unfinished_run(context) == play.run
    skip(play)
    assert unfinished_run(context) == play.run
    assert not opened, "what this program has written, it knows"
    other, _problem = SavedRun.open(play.saved.path)
    run = other.add(GaveUp())
    opened.clear()
    for _ in range(3):
        assert saved_run(context, play.saved.path).run == run != play.run
    assert len(opened) == 1


def test_an_entry_that_another_program_has_added_right_after_ours_is_read(driver: Driver) -> None:
    play, context = begin(driver), driver.app.context
    other, _problem = SavedRun.open(play.saved.path)
    run = other.add(GaveUp())
    remember(context, play.saved)
    assert saved_run(context, play.saved.path).run == run


def test_what_happens_in_a_run_that_is_not_on_the_disk_stays_in_its_own(driver: Driver) -> None:
    play, context = begin(driver), driver.app.context
    found = saved_run(context, play.saved.path)
    found.run = skip(play)
    again = saved_run(context, play.saved.path)
    assert again is not found
    again.run, before = begin(driver).run, again.run
    assert saved_run(context, play.saved.path).run == before == play.run


def test_a_run_that_cannot_be_read_is_told_of_each_time(driver: Driver) -> None:
    play, context = begin(driver), driver.app.context
    play.saved.path.write_text("{}\n")
    assert saved_run(context, play.saved.path) is None
    assert len(context.notices) == 1
    assert saved_run(context, play.saved.path) is None
    assert len(context.notices) == 2, "it has been set aside: now there is none"


# -- wrong files -----------------------------------------------------------------------------------------


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
    path = folder / "20261122-141500.jsonl"
    runs.append(path, beginning)
    return path


@pytest.fixture
def other_match(driver: Driver) -> Path:
    """The journal of a match that the player has begun by itself, with a card played."""
    context = driver.app.context
    driver.start_match("six_takes", ("pip", "dot"), {"limit": 0}, rated=False)
    driver.until(lambda: driver.asked)
    play_a_card(driver)
    context.screens.title()
    (path,) = context.archive.unfinished()
    return path


@pytest.fixture
def wrong_table(driver: Driver, other_match: Path) -> Path:
    """A run whose player sits at a table, at which the match by itself is said to be played."""
    play = begin(driver)
    path, before = play.saved.path, driver.app.context.archive.unfinished()
    play.screens.sit_down(tables_of(play)[0])
    driver.until(lambda: driver.asked)
    driver.app.context.screens.title()
    (own,) = set(driver.app.context.archive.unfinished()) - set(before)
    path.write_bytes(path.read_bytes().replace(own.name.encode(), other_match.name.encode()))
    return path


def test_the_match_of_another_table_is_not_played_for_a_run(
    driver: Driver, wrong_table: Path, other_match: Path
) -> None:
    content, other = wrong_table.read_bytes(), other_match.read_bytes()
    play = begin(driver)
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


def test_the_match_that_a_wrong_run_names_is_resumed_by_itself(
    driver: Driver, wrong_table: Path, other_match: Path
) -> None:
    assert driver.app.context.screens.resume(other_match)
    assert not driver.table.mode.signed
    driver.app.context.screens.title()
    assert isinstance(SavedRun.open(wrong_table)[0].run.pending, ChooseTable)


def test_giving_a_run_up_removes_no_match_but_its_own(driver: Driver, other_match: Path) -> None:
    play = begin(driver)
    another_deal = read_header(other_match).seed + 1
    play.add(SatDown(play.run.pending.nodes[0], another_deal, other_match.name))
    give_up(driver.app.context, play)
    assert play.run.over
    assert other_match.exists()
