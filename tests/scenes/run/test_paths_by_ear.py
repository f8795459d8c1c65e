"""The paths of a run's map by screen reader: where you can go, and where each table leads."""

import pytest

from game.arcade.run.course import KEEPER
from game.arcade.run.entries import PlaceKind
from game.cardgames.registry import GAMES
from game.scenes.run.map.scene import MapScene
from game.scenes.run.run_session import RunSession
from tests.scenes.run.running import skip, start_run
from tests.support.driving import Driver


def reopen_map(driver: Driver, play: RunSession) -> tuple[MapScene, str]:
    """Reopen the map; return it and its announcement."""
    said = driver.hear()
    play.screens.map()
    driver.frames(1)
    assert isinstance(driver.top, MapScene)
    return driver.top, said[-1]


def place(play: RunSession, number: int) -> str:
    """Return how the announcement names a place."""
    if play.node(number).kind is not PlaceKind.TABLE:
        return {PlaceKind.REST: "a rest", PlaceKind.UNKNOWN: "an unknown place"}[play.node(number).kind]
    table = play.table(number)
    if table.keeper:
        return f"the keeper, {play.name(table.keeper)}"
    return f"{table.title} ({GAMES[table.game].title})"


def places_in_words(play: RunSession, numbers: tuple[int, ...]) -> str:
    *first, last = [place(play, number) for number in numbers]
    return last if not first else f"{', '.join(first)} or {last}"


@pytest.mark.parametrize("tables", range(6))
def test_map_announces_where_you_can_go(driver: Driver, tables: int) -> None:
    play = start_run(driver)
    for _ in range(tables):
        skip(play)
    scene, words = reopen_map(driver, play)
    assert f"From here, you can go to {places_in_words(play, scene.open_places)}." in words


def test_win_and_loss_are_sentences(driver: Driver) -> None:
    _scene, words = reopen_map(driver, start_run(driver))
    assert ". Win: " in words
    assert ". Lose: 1 feather." in words


def test_paths_are_announced_while_a_charm_is_chosen(driver: Driver) -> None:
    play = start_run(driver)
    skip(play, take=False)
    _scene, words = reopen_map(driver, play)
    assert f"From here, you can go to {places_in_words(play, play.node(play.here).to)}." in words


def test_each_table_says_where_it_leads(driver: Driver) -> None:
    play = start_run(driver)
    for pond in range(1, 7):
        scene, _words = reopen_map(driver, play)
        here = [number for number, one in enumerate(play.run.course) if one.pond == pond]
        assert play.run.pond == pond
        rows = dict(zip(here, scene.form.widgets, strict=False))
        for number, row in rows.items():
            node = play.node(number)
            words = row.describe()
            if node.column < KEEPER:
                assert words.endswith(f"From there, on to {places_in_words(play, node.to)}.")
            elif pond < 6:
                assert words.endswith("From there, on to the next pond.")
            else:
                assert words.endswith("It’s the last table of the run.")
        if pond < 6:
            while play.run.pond == pond:
                skip(play)


def test_focus_announces_the_paths(driver: Driver) -> None:
    scene, _words = reopen_map(driver, start_run(driver))
    said = driver.hear()
    with driver.pad() as tap:
        tap("rightshoulder")
    assert said[-1].startswith(scene.form.widgets[scene.form.focus].describe())
    assert "From there, on to " in said[-1]


def test_place_without_a_path_is_not_called_ahead_or_behind(driver: Driver) -> None:
    play = start_run(driver)
    skip(play)
    scene, _words = reopen_map(driver, play)
    pond = [number for number, one in enumerate(play.run.course) if one.pond == 1]
    reachable = set(scene.open_places)
    for number in pond:
        if number in reachable:
            reachable.update(play.node(number).to)
    now = play.node(min(scene.open_places)).column
    rows = dict(zip(pond, scene.form.widgets, strict=False))
    cut_off = [number for number in pond if number not in reachable and play.node(number).column >= now]
    assert cut_off, "this run should have places without a path"
    for number in cut_off:
        words = rows[number].describe()
        assert "You can’t get there from here." in words
        assert "Behind you." not in words
        assert "Further on." not in words
