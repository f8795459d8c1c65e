"""Loading scenes' modules and data in a thread after the first frame; and all routes resolve."""

import ast
import inspect
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from pkgutil import resolve_name
from threading import Event
from typing import Any, NoReturn

import pytest
from babel import localedata

from game import loading
from game.arcade.tutorials import check
from game.language import catalogue
from game.language.message import day, message, translate
from game.loading import Loading, Step
from game.scenes.glossary.scene import GlossaryScene
from game.scenes.menus.title import TitleScene
from game.scenes.routes import FOR_ALL, Route, Routes, SceneRoute, modules_of
from game.scenes.run import run_screens
from game.scenes.run.run_screens import RunScreens
from game.scenes.screens import Screens
from game.scenes.stack import Scene
from game.storage.places import LEVELS, TUTORIALS
from tests.support.driving import STEP, Driver
from tests.support.running import run_code

PATIENCE = 120.0

SCENES = (
    "settings()",
    "setup('six_takes')",
    "arcade()",
    "daily()",
    "rules('sixpack')",
    "records('sixty_six')",
    "puzzles('must_be_18')",
    "wardrobe()",
    "glossary()",
    "run_at(1)",
)
"""Routes to scenes that import a lot."""

_OPENED = """
import sys
from game.app import App
from game.scenes.menus.title import TitleScene
from game.storage.places import places
where = places(sys.argv[1])
where.prepare()
app = App(where, find_voice=object, seed=6)
app.stack.push(TitleScene(app.context))
app.frame(0.01)
app.load_ahead()
app._loading.join()
for _ in range(10):
    app.frame(0.01)
screens = app.context.screens
for route in sys.argv[2:]:
    before = set(sys.modules)
    eval(f"screens.{route}")
    print(route, *sorted(name for name in set(sys.modules) - before if name.startswith("game.")))
app.close()
"""


_OPENED_EARLY = """
import sys
import time
from threading import current_thread, main_thread
from game.app import App
from game.scenes.menus.title import TitleScene
from game.storage.places import places

class Finder:
    def find_spec(self, name, path=None, target=None):
        if name.startswith(("game.", "aiohttp", "openskill")) and current_thread() is main_thread():
            imported.append(name)

where = places(sys.argv[1])
where.prepare()
app = App(where, find_voice=object, seed=6)
app.stack.push(TitleScene(app.context))
app.frame(0.01)
app.load_ahead()
imported = []
sys.meta_path.insert(0, Finder())
screens = app.context.screens
for route in sys.argv[2:]:
    eval(f"screens.{route}")
    while app.stack.waiting:
        app.frame(0.01)
        time.sleep(0.001)
    for _ in range(60):
        app.frame(0.01)
    print(route, type(app.stack.top).__name__, *imported)
app.close()
"""


def run_routes(program: str, folder: Path, routes: tuple[str, ...]) -> list[str]:
    """Run a program, and return its line of output for each route."""
    lines = run_code(program, folder, *routes).splitlines()
    return [line for line in lines if line.startswith(routes)]


def test_scene_opened_after_loading_imports_nothing(tmp_path: Path) -> None:
    assert run_routes(_OPENED, tmp_path, SCENES) == list(SCENES)


@pytest.mark.parametrize(
    "scenes",
    [
        {"invite()": "InviteScene"},
        {
            "settings()": "SettingsScene",
            "setup('sixty_six')": "SetupScene",
            "with_friends()": "FriendsSetupScene",
        },
        {"glossary()": "GlossaryScene", "wall()": "AwardsScene", "tutorial('sixpack')": "TutorialScene"},
    ],
    ids=" ".join,
)
def test_scene_opened_during_loading_leaves_imports_to_the_thread(
    scenes: dict[str, str], tmp_path: Path
) -> None:
    """Imports must not delay a frame, not even those of the server for friends."""
    assert run_routes(_OPENED_EARLY, tmp_path, tuple(scenes)) == [" ".join(one) for one in scenes.items()]


def test_all_routes_lead_to_modules_imported_in_advance() -> None:
    assert "game.scenes.menus.settings.scene" in set(modules_of(Screens))
    assert "game.scenes.run.charms.stall" in set(modules_of(RunScreens))


def test_title_waits_for_its_own_parts_only(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on, loaded = Event(), Event()
    parts = {TitleScene.__module__: [lambda: go_on.wait(PATIENCE)], "others": [loaded.set]}
    monkeypatch.setattr(loading, "_loading_steps", lambda _context: parts)
    driver.app.load_ahead()
    scene = TitleScene(driver.app.context)
    driver.app.stack.replace(scene)
    driver.frames(8)
    assert scene.moving
    assert scene._since_loading == 0
    go_on.set()
    assert loaded.wait(PATIENCE)
    driver.frames(12)
    assert not scene.moving


def test_failing_step_is_skipped_and_stopped_loading_takes_no_more() -> None:
    taken: list[int] = []
    began, go_on = Event(), Event()

    def fail() -> None:
        raise ImportError

    def wait() -> None:
        began.set()
        go_on.wait(PATIENCE)

    thread = Loading({"first": [fail, lambda: taken.append(1)], "second": [wait, lambda: taken.append(2)]})
    thread.start()
    assert began.wait(PATIENCE)
    assert thread.request(["first"])
    assert not thread.request(["first", "second"])
    thread._stopped.set()
    go_on.set()
    thread.stop()
    assert taken == [1]
    assert not thread.is_alive()


def test_requested_parts_are_loaded_next() -> None:
    taken: list[str] = []
    asked = Event()

    def step(name: str) -> Callable[[], object]:
        return lambda: (asked.wait(PATIENCE), taken.append(name))

    thread = Loading({name: [step(name)] for name in ("first", "second", "third", "fourth")})
    thread.start()
    assert not thread.request(["fourth", "third"])
    asked.set()
    thread.join()
    assert taken == ["first", "fourth", "third", "second"]
    assert thread.request(["fourth", "third"])


def test_failing_parts_do_not_block_a_scene() -> None:
    def failing() -> Iterator[Step]:
        yield lambda: None
        raise OSError

    def leaving() -> None:
        raise SystemExit

    taken: list[int] = []
    thread = Loading({"broken": failing(), "leaving": [leaving, lambda: taken.append(1)]})
    thread.start()
    thread.join()
    assert thread.request(["broken", "leaving"])
    assert taken == [1]


def test_scene_waits_behind_a_sign_until_loaded(driver: Driver) -> None:
    needed: list[tuple[str, ...]] = []
    there: list[str] = []

    def loaded(names: Iterable[str]) -> bool:
        needed.append(tuple(names))
        return bool(there)

    context, heard = driver.app.context, driver.hear()
    context.loaded = loaded
    context.screens.glossary()
    for _ in range(5):
        driver.frame(STEP)
    assert driver.on(TitleScene)
    assert driver.app.stack.waiting
    assert heard == ["One moment…"]
    assert set(needed) == {(FOR_ALL, "game.scenes.glossary.scene", context.settings.game)}
    there.append("all")
    driver.frames(1)
    assert driver.on(GlossaryScene)


def test_language_change_reads_no_file_after_the_settings_are_loaded(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    catalogue.load_cached.cache_clear()
    localedata._cache.clear()
    context = driver.app.context
    for step in loading._loading_steps(context)["game.scenes.menus.settings.scene"]:
        step()

    def refuse(place: object, *_how: object) -> NoReturn:
        raise AssertionError(f"{place} is read in a frame")

    monkeypatch.setattr(catalogue, "read", refuse)
    monkeypatch.setattr(localedata, "open", refuse, raising=False)
    context.change(language="fr")
    assert translate(message("Back"), context.language) == "Retour"
    assert translate(day("2026-11-28"), context.language) == "28 nov. 2026"


@pytest.mark.parametrize("part", ["tutorials.list", "tutorials.scene"])
def test_no_frame_plays_through_a_custom_tutorial(
    part: str, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    check._cached_fault.cache_clear()
    context = driver.app.context
    own = context.places.levels / TUTORIALS / "mine.toml"
    own.parent.mkdir(parents=True)
    own.write_bytes((LEVELS / TUTORIALS / "sixpack.toml").read_bytes())
    for step in loading._loading_steps(context)[f"game.scenes.{part}"]:
        step()
    monkeypatch.setattr(check, "Course", lambda _tutorial: pytest.fail("a frame plays a tutorial"))
    context.screens.tutorials()
    driver.frames(2)
    assert "mine" in driver.top._tutorials  # type: ignore[union-attr]


# -- routes ----------------------------------------------------------------------------------------------


ROUTES = [
    pytest.param(table, name, route, id=f"{table.__name__}.{name}")
    for table in (Screens, RunScreens)
    for name, route in vars(table).items()
    if isinstance(route, Route)
]


def declared_call(table: type[Routes], name: str) -> tuple[int, list[str]]:
    """Return the number of positional arguments and the keyword names that a route's table declares."""
    kind = ast.parse(table.__annotations__[name], mode="eval").body
    if isinstance(kind.slice, ast.Name):
        module = run_screens if table is RunScreens else resolve_name(Screens.__module__)
        call = getattr(module, kind.slice.id)
        if not isinstance(call, type):
            return len(call.__args__) - 1, []
        own = list(inspect.signature(call.__call__).parameters.values())[1:]
        named = [one.name for one in own if one.kind is one.KEYWORD_ONLY]
        return len(own) - len(named), named
    return len(kind.slice.slice.elts[0].elts), []


@pytest.mark.parametrize(("table", "name", "route"), ROUTES)
def test_route_leads_to_a_target_that_takes_its_arguments(
    table: type[Routes], name: str, route: Route[Any]
) -> None:
    target = resolve_name(route.target)
    is_scene = isinstance(target, type) and issubclass(target, Scene)
    assert isinstance(route, SceneRoute) == is_scene
    given = (1 if is_scene else 2) + (table is RunScreens)
    places, names = declared_call(table, name)
    inspect.signature(target).bind(*[None] * (given + places), **dict.fromkeys(names))
