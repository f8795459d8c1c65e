"""Packages that add levels: found on the path, laid out like the program's own, or reported if broken."""

import sys
from pathlib import Path

import pytest

from game.cardgames.registry import BUILT_IN, GAMES
from game.language.message import translate
from game.scenes.arcade.rooms import news_of_room
from game.scenes.puzzles.shelves import PuzzlesScene
from game.scenes.run.map.scene import MapScene
from game.scenes.run.results.score_sheet import ScoreSheetScene
from game.scenes.run.run_session import begin_daily_run
from game.scenes.tutorials.list import playable_tutorials
from game.storage import places, plugins
from game.storage.places import LEVELS, has_tutorial
from tests.hi_lo.kit import HiLoKit
from tests.packaging.packages import install
from tests.scenes.run.running import keyboard, skip, start_run
from tests.support.driving import Driver
from tests.support.running import run_python

TABLE = """game = "six_takes"
title = "Far away"
about = "A table of a package."
opponents = ["pip", "dot"]
daily = true
"""


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "site"
    folder.mkdir()
    monkeypatch.syspath_prepend(folder)
    return folder


def test_level_folder_is_found_without_running_its_package(path: Path) -> None:
    install(
        path,
        "far_tables",
        "[sixes.levels]\nfar = far_tables.levels\n",
        {"far_tables/levels/one.toml": TABLE},
    )
    assert plugins.level_folders([str(path)]) == (
        (path / "far_tables" / "levels",),
        (),
        ("far_tables 1.0",),
    )
    assert "far_tables.levels" not in sys.modules


def test_importlib_metadata_is_not_loaded_without_our_entry_points(path: Path) -> None:
    install(path, "other", "[console_scripts]\nother = other:main\n", {})
    code = (
        "import sys; from game.storage.plugins import find_plugins\n"
        "assert find_plugins('sixes.games').plugins == ()\n"
        "sys.exit('importlib.metadata' in sys.modules)"
    )
    root = Path(__file__).parents[2]
    # Without site, whose .pth files may load it.
    libraries = [place for place in sys.path if place.endswith("site-packages")]
    start = f"import sys; sys.path[:0] = {[str(path), str(root), *libraries]!r}\n"
    run_python("-S", "-c", start + code).check_returncode()


@pytest.mark.parametrize(
    ("value", "got"),
    [
        ("nowhere_at_all", "no such package"),
        ("nowhere_at_all.levels", "ModuleNotFoundError: No module named 'nowhere_at_all'"),
        ("lonely", "a module"),
        ("loud.levels", "ValueError: no"),
        ("quitter.levels", "SystemExit: 3"),
        ("breaker.levels", "KeyboardInterrupt: "),
    ],
)
def test_missing_levels_are_reported_and_others_found(path: Path, value: str, got: str) -> None:
    files = {"lonely.py": "", "loud/__init__.py": "raise ValueError('no\\nway')"}
    files |= {"quitter/__init__.py": "import sys; sys.exit(3)"}
    files |= {"breaker/__init__.py": "raise KeyboardInterrupt"}
    install(path, "bad_levels", f"[sixes.levels]\nsome = {value}\n", files)
    install(path, "good", "[sixes.levels]\ngood = good_levels\n", {"good_levels/a.toml": TABLE})
    found = plugins.level_folders([str(path)])
    assert found.folders == (path / "good_levels",)
    assert found.problems == (
        f"bad_levels 1.0: sixes.levels: some = {value}: "
        f"expected a package with a folder of levels, got {got}",
    )


def test_unreadable_entry_points_are_reported(path: Path) -> None:
    install(path, "torn", "[sixes.levels]\nno equals sign\n", {})
    install(path, "good", "[sixes.levels]\ngood = good_levels\n", {"good_levels/a.toml": TABLE})
    found = plugins.level_folders([str(path)])
    assert found.folders == (path / "good_levels",)
    (problem,) = found.problems
    assert problem.startswith(f"{path / 'torn-1.0.dist-info'}: expected a name = module:object in each line")


def test_first_of_two_packages_of_a_name_counts(tmp_path: Path) -> None:
    for place in ("near", "far"):
        install(tmp_path / place, "twice", f"[sixes.games]\nx = {place}:Kit\n", {})
    found = plugins.find_plugins(
        plugins.KITS, [str(tmp_path / place) for place in ("near", "nowhere", "far")]
    )
    assert [one.entry.value for one in found.plugins] == ["near:Kit"]


def test_levels_of_a_package_are_played_like_our_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = next((LEVELS / "puzzles" / "sixty_six").glob("*.toml")).read_text(encoding="utf-8")
    other = puzzle.replace("seed = ", "seed = 9")
    tutorial = (LEVELS / "tutorials" / "six_takes.toml").read_text(encoding="utf-8")
    files = {
        "far_tables/one.toml": TABLE,
        "far_tables/torn.toml": "game = 6",
        "far_tables/puzzles/sixty_six/one.toml": other,
        "far_tables/tutorials/again.toml": tutorial,
    }
    before = Driver(tmp_path / "before")
    known, done = (
        news_of_room(before.app.context, "puzzles").words,
        news_of_room(before.app.context, "tutorials").words,
    )
    before.close()
    path = tmp_path / "site"
    install(path, "far_tables", "[sixes.levels]\nfar = far_tables\n", files)
    monkeypatch.syspath_prepend(path)
    driver = Driver(tmp_path / "data")
    context = driver.app.context
    assert "Far away" in [table.title for table in context.cast.tables]
    assert "Far away" not in [table.title for table in context.cast.daily]
    assert f"far_tables 1.0: {path / 'far_tables' / 'torn.toml'}: " in context.notices[0]
    assert "again" in playable_tutorials(context)
    assert has_tutorial("again")
    assert news_of_room(context, "puzzles").words != known
    assert news_of_room(context, "tutorials").words == done
    context.notices.clear()
    PuzzlesScene(context, "sixty_six")
    assert f"far_tables 1.0: {path / 'far_tables' / 'puzzles'}" in context.notices[0]


RUN_TABLE = """game = "six_takes"
title = "Far pond"
about = "A table of a package."
opponents = ["pip", "dot"]
ponds = [1, 6]
goal = { kind = "place", at_most = 2 }
"""


def test_tables_of_a_package_are_on_a_runs_map_but_not_on_a_daily_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Including those of a card game from another package."""
    path = tmp_path / "site"
    kit = HiLoKit()
    monkeypatch.setitem(GAMES, kit.id, kit)
    files = {
        "far_tables/run/far-pond.toml": RUN_TABLE,
        "far_tables/run/far-hill.toml": RUN_TABLE.replace("six_takes", kit.id).replace("6]", "1]"),
        "far_tables/run/lost.toml": RUN_TABLE.replace("pip", "nobody"),
    }
    install(path, "far_tables", "[sixes.levels]\nfar = far_tables\n", files)
    monkeypatch.syspath_prepend(path)
    driver = Driver(tmp_path / "data")
    driver.app.context.seed = 5
    play = start_run(driver)
    told = "\n".join(driver.app.context.notices)
    assert f"far_tables 1.0: {path / 'far_tables' / 'run' / 'lost.toml'}: opponents[0]: unknown" in told
    on_map = {node.table: node.game for node in play.run.course}
    assert (on_map["far-pond"], on_map["far-hill"]) == ("six_takes", kit.id)
    assert set(BUILT_IN) < set(on_map.values())
    driver.frames(3)
    node = next(number for number, one in enumerate(play.run.course) if one.table == "far-hill")
    assert play.goal(node)
    assert translate(play.company_words(node), driver.app.context.language).startswith("Hi-lo with ")
    skip(play)
    skip(play)
    assert node in play.run.pending.nodes, "this seed's first paths must lead there"
    play.screens.sit_down(node)
    with keyboard(driver) as hand:
        hand.until(ScoreSheetScene)
        hand.until(MapScene)
    assert play.run.played[-1].node == node
    daily = begin_daily_run(driver.app.context)
    assert {"far-pond", "far-hill"}.isdisjoint(node.table for node in daily.run.course)


def test_unknown_game_has_no_tutorial() -> None:
    assert not places.has_tutorial("again")
