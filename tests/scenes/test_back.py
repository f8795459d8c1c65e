"""Back returns, on every device, to the scene that opened this one, with its focus where it was."""

from collections.abc import Callable, Mapping
from itertools import cycle

import pygame
import pytest

from game.cardgames.registry import GAMES, kit_of
from game.language.message import Text
from game.scenes.friends.curtain import CurtainScene
from game.scenes.friends.invite import LateInviteScene
from game.scenes.match.log import LogScene
from game.scenes.match.pause import PauseScene
from game.scenes.match.table import TableScene
from game.scenes.menus.settings.scene import ChapterScene
from game.scenes.menus.table_setup.setup import SetupScene
from game.scenes.menus.title import TitleScene
from game.scenes.review.replay import ReplayScene
from game.scenes.rulebook.rules import RulesScene
from game.scenes.run.charms.offers import CharmOffersScene
from game.scenes.run.map.scene import MapScene
from game.scenes.run.results.end import RunEndScene
from game.scenes.run.results.high_scores import HighScoresScene
from game.scenes.run.results.initials import InitialsScene
from game.scenes.stack import Scene
from game.scenes.tutorials.ending import TutorialEnd
from game.scenes.tutorials.list import TutorialsScene
from game.scenes.tutorials.scene import TutorialMenu, TutorialScene
from game.ui.devices.actions import Action, ActionPressed, Device
from game.ui.forms.form import Form
from game.ui.forms.widgets import Amount, Pick, TextField
from tests.support.driving import Driver
from tests.support.every_input import RUNS, Stagecoach
from tests.support.playing import start
from tests.support.sampling import sampled

MENUS = (TableScene, TutorialScene)
"""Scenes in which Back opens a menu, so that one press can't quit them."""
BEGINNINGS = (
    *MENUS,
    LateInviteScene,
    CurtainScene,
    SetupScene,
    TitleScene,
    MapScene,
    RunEndScene,
    InitialsScene,
    HighScoresScene,
)
"""Scenes that may replace the one that opened them."""
OPENERS = (Action.KEYS, Action.LOG, Action.HELP, Action.MENU, Action.HINT)
CHANGING = (Amount, Pick, TextField)


def form_of(scene: Scene | None) -> Form | None:
    found = getattr(scene, "form", None) or getattr(scene, "buttons", None)
    return found if isinstance(found, Form) else None


def focus_of(scene: Scene | None) -> object:
    form, table = form_of(scene), getattr(scene, "table", None)
    if form is not None:
        return form.focus
    return getattr(scene, "page", None) if table is None else table.focus


def back_row(scene: Scene | None) -> int | None:
    rows = [] if (form := form_of(scene)) is None else form.widgets
    return next((place for place, row in enumerate(rows) if row.describe().startswith("Back.")), None)


class BackPresses:
    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self.ways: Mapping[str, Callable[[], object]] = {
            "Escape": lambda: driver.key(pygame.K_ESCAPE),
            "right click": lambda: driver.click(4, 4, button=3),
            "gamepad": lambda: driver.app.handle(ActionPressed(Action.CANCEL, Device.GAMEPAD)),
            "row": self._press_row,
        }
        self._turns = cycle(self.ways)

    def _press_row(self) -> None:
        form, row = form_of(self._driver.top), back_row(self._driver.top)
        if form is None or row is None:
            self._driver.key(pygame.K_ESCAPE)
        else:
            draw_once(self._driver)
            self._driver.click_row("Back.")

    def go_back(self) -> str:
        way = next(self._turns)
        self.ways[way]()
        self._driver.frames(2)
        return way


def draw_once(driver: Driver) -> None:
    """Draw once: widgets have no areas until they've been drawn."""
    before, driver.app.seen = driver.app.seen, True
    driver.app.draw()
    driver.app.seen = before


def scene_names(driver: Driver) -> list[str]:
    return [type(scene).__name__ for scene in driver.app.stack.scenes]


class Walk:
    def __init__(self, driver: Driver) -> None:
        self._driver, self._hand = driver, BackPresses(driver)
        self.opened = 0
        self.faults: list[str] = []

    def through(self, name: str, opening: Callable[[], None]) -> None:
        """Confirm each row of a scene, and press each key that opens something."""
        driver = self._driver
        self._open(opening)
        form = form_of(driver.top)
        rows = range(0 if form is None else len(form.widgets))
        steps = [(self._confirm, place) for place in rows] + [(self._press, action) for action in OPENERS]
        scene = driver.top
        for step, which in steps:
            if driver.top is not scene:
                self._open(opening)
                scene = driver.top
            self._step(f"{name}: {which}", lambda step=step, which=which: step(which))

    def _open(self, opening: Callable[[], None]) -> None:
        opening()
        self._driver.frames(2)
        for _ in range(20):
            # At a table the first question moves the focus.
            if self._driver.on(TableScene) and not self._driver.asked:
                self._driver.frames(30)

    def _press(self, action: Action) -> object:
        before = focus_of(self._driver.top)
        self._driver.app.handle(ActionPressed(action))
        return before

    def _confirm(self, place: int) -> object:
        form = form_of(self._driver.top)
        if form is None or place >= len(form.widgets):
            return None
        row = form.widgets[place]
        if row.focusable and not isinstance(row, CHANGING):
            form.focus = place
            self._driver.app.handle(ActionPressed(Action.CONFIRM))
        return place

    def _step(self, name: str, step: Callable[[], object]) -> None:
        driver, before = self._driver, self._driver.app.stack.scenes
        scene = driver.top
        focus = step()
        # A charm that's taken flies to its hook first.
        driver.frames(90 if isinstance(scene, CharmOffersScene) else 3)
        now, top = driver.app.stack.scenes, driver.top
        if top is scene or top in before:
            # A row may wait for a key or for text.
            driver.app.context.input.reset()
            return
        if isinstance(top, MENUS) or (scene not in now and isinstance(top, BEGINNINGS)):
            return
        self.opened += 1
        opened = scene_names(driver)
        # A scene may open its own guide on top.
        for _ in range(max(len(now) - len(before), 1)):
            way = self._hand.go_back()
        if driver.on(CurtainScene):
            # The curtain is redrawn each time, whoever looked at the scene below.
            return
        if driver.top is not scene:
            self.faults.append(f"{name}: from {opened} by {way} to {scene_names(driver)}")
        elif focus_of(driver.top) != focus:
            self.faults.append(f"{name}: from {opened} by {way} to {focus_of(driver.top)}, not {focus}")


@pytest.mark.parametrize("game", sampled(sorted(GAMES, key=lambda game: game != RUNS), 1))
def test_back_returns_to_the_opener_with_its_focus(driver: Driver, game: str) -> None:
    driver.app.seen = False
    walk = Walk(driver)
    for name, opening in Stagecoach(driver, game, examples=slice(0, 1)).scenes.items():
        walk.through(name, opening)
    assert not walk.faults, "\n".join(walk.faults)
    assert walk.opened > 100


@pytest.mark.parametrize("game", sampled(sorted(GAMES, key=lambda game: game != RUNS), 1))
def test_all_devices_and_the_back_row_return_to_the_same_scene(driver: Driver, game: str) -> None:
    driver.app.seen = False
    hand = BackPresses(driver)
    for name, opening in Stagecoach(driver, game, examples=slice(0, 1)).scenes.items():
        if name == "name":
            # The first press ends typing the name.
            continue
        found = set()
        for press in hand.ways.values():
            opening()
            driver.frames(2)
            press()
            driver.frames(3)
            found.add((*scene_names(driver),))
        assert len(found) == 1, (name, found)


# -- single routes -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [PauseScene, TutorialMenu])
def test_key_list_returns_to_the_menu(driver: Driver, kind: type[Scene]) -> None:
    if kind is PauseScene:
        below: Scene = start(driver, "six_takes")
    else:
        driver.app.context.screens.tutorial("six_takes")
        driver.frames(3)
        below = driver.top
    driver.key(pygame.K_F10)
    menu = driver.top
    assert type(menu) is kind
    driver.click_row("Key list")
    driver.key(pygame.K_ESCAPE)
    assert driver.top is menu
    assert menu.form.focused.describe().startswith("Key list")
    driver.click_row("Key list")
    driver.click_row("J: log", frames=2)
    assert driver.on(LogScene), "the action must apply to the table, not to the menu above it"
    assert driver.app.stack.scenes[-2] is below


@pytest.mark.parametrize("game", GAMES)
def test_lesson_in_the_rules_returns_to_its_opening_page(driver: Driver, game: str) -> None:
    """A lesson has no tabs and looks like a separate screen."""
    driver.app.context.screens.rules(game)
    rules = driver.top
    assert isinstance(rules, RulesScene)
    lessons = [place for place, page in enumerate(kit_of(game).rulebook()) if page.lesson is not None]
    for lesson in lessons:
        driver.frames(1)
        rules._turn_to(0)
        driver.app.draw()
        driver.click(*rules.tabs[lesson].center)
        assert rules.page == lesson
        driver.frames(1)
        driver.click(*rules.back_area.center)
        assert (driver.top, rules.page) == (rules, 0)
        driver.frames(1)
        if lesson - 1 in lessons:
            driver.click(*rules.tabs[lesson].center)
        else:
            driver.click(*rules.tabs[lesson - 1].center)
            driver.key(pygame.K_TAB)
        assert rules.page == lesson
        driver.key(pygame.K_ESCAPE)
        assert rules.page == (0 if lesson - 1 in lessons else lesson - 1)
    driver.key(pygame.K_ESCAPE)
    assert driver.on(TitleScene)


def test_other_tutorials_return_to_the_end_without_growing_the_stack(driver: Driver) -> None:
    stack, screens = driver.app.stack, driver.app.context.screens
    screens.tutorial("six_takes")
    driver.frames(3)
    depths = []
    for _ in range(3):
        while isinstance(scene := driver.top, TutorialScene):
            scene.skip()
        driver.app.draw()
        driver.click_row("Other tutorials")
        depths.append(len(stack))
        assert driver.on(TutorialsScene)
        screens.tutorial("six_takes")
        driver.frames(3)
    assert depths[1] == depths[2]
    driver.top.leave()
    assert driver.on(TutorialsScene)
    driver.key(pygame.K_ESCAPE)
    assert driver.on(TutorialEnd)


# -- scenes behind -----------------------------------------------------------------------------------------


def test_settings_during_a_match_hide_the_table(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    start(driver, "six_takes")
    driver.key(pygame.K_F10)
    driver.click_row("Settings")
    driver.click_row("Play")
    assert driver.on(ChapterScene)
    drawn: list[str] = []
    for scene in driver.app.stack.scenes:
        plain = scene.draw
        monkeypatch.setattr(
            scene,
            "draw",
            lambda pen, plain=plain, scene=scene: (drawn.append(type(scene).__name__), plain(pen)),
        )
    driver.frames(1)
    assert drawn == ["ChapterScene"]
    for _ in range(3):
        driver.key(pygame.K_ESCAPE)
    assert driver.on(TableScene)


# -- the log -----------------------------------------------------------------------------------------------


def log_of(driver: Driver) -> list[Text]:
    return list(driver.app.context.captions.history)


def test_replay_during_a_match_leaves_its_log_alone(driver: Driver) -> None:
    Stagecoach(driver, "six_takes").scenes["scoring"]()
    driver.frames(2)
    driver.app.context.captions.say("A line of the match.")
    before, scoring = log_of(driver), driver.top
    driver.app.context.screens.look(driver.table.session.reading, 0, "A moment.")
    replay = driver.top
    assert isinstance(replay, ReplayScene)
    for _ in range(4):
        replay.go_to_stop(replay.stop + 1)
        driver.frames(30)
    driver.key(pygame.K_j)
    assert driver.on(LogScene)
    lines = [row.describe() for row in driver.top.form.widgets]
    assert any(line.startswith("A moment.") for line in lines)
    assert not any(line in lines for line in before), "the replay doesn't have a separate log"
    driver.key(pygame.K_ESCAPE, pygame.K_ESCAPE)
    assert driver.top is scoring
    assert log_of(driver) == before
    assert driver.app.context.captions.current == ""


def test_exercise_in_the_rules_leaves_the_match_log_alone(driver: Driver) -> None:
    start(driver, "six_takes")
    driver.frames(3)
    before = log_of(driver)
    driver.key(pygame.K_r)
    rules = driver.top
    rules._turn_to(next(iter(rules.albums)))
    driver.key(pygame.K_RETURN)
    for _ in range(4):
        driver.key(pygame.K_RETURN, frames=60)
    assert log_of(driver) not in ([], before)
    for _ in range(4):
        if driver.on(TableScene):
            break
        driver.key(pygame.K_ESCAPE)
    assert log_of(driver) == before


def test_match_starts_with_an_empty_log(driver: Driver) -> None:
    start(driver, "six_takes")
    driver.app.context.captions.say("A line of the first match.")
    driver.app.context.screens.title()
    start(driver, "sixpack")
    assert "A line of the first match." not in log_of(driver)


@pytest.mark.parametrize("scene", ["log over a table", "keys", "run, rack"])
def test_back_stays_in_view_below_a_long_list(driver: Driver, scene: str) -> None:
    Stagecoach(driver, RUNS).scenes[scene]()
    for number in range(30):
        driver.app.context.captions.say(f"Line {number}.")
    driver.frames(2)
    form = driver.top.form
    driver.key(pygame.K_HOME)
    for key in (pygame.K_HOME, pygame.K_PAGEDOWN, pygame.K_PAGEDOWN, pygame.K_END):
        driver.key(key)
        driver.app.draw()
        assert form.area.contains(form.area_of(len(form.widgets) - 1)), key
