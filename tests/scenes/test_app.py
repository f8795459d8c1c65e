"""The app and its window: first frame, fullscreen, mute, notices, saved settings, and reduced motion."""

from pathlib import Path

import pygame

from game.scenes.menus.table_setup.setup import SetupScene
from game.scenes.menus.title import TitleScene
from game.scenes.stack import Scene, SceneStack
from game.storage.places import places
from game.ui.devices.actions import Action, ActionPressed, WindowResized
from tests.support.driving import Driver
from tests.support.messages import OTHER_LANGUAGES
from tests.support.running import run_code

FIRST_FRAME = """
import sys
from game.app import App
from game.storage.places import places
where = places(sys.argv[1])
where.prepare()
app = App(where)
app.context.screens.title()
app.frame(0.01)
print(*sys.modules)
"""


def test_first_frame_loads_only_the_title(tmp_path: Path) -> None:
    """Games, agents and other screens are imported when they're needed."""
    loaded = run_code(FIRST_FRAME, tmp_path).split()
    ours = {tuple(name.split(".")) for name in loaded if name.startswith("game.")}
    scenes = {name[-1] for name in ours if name[1] == "scenes"}
    house = {
        "scenes",
        "answer_line",
        "archive",
        "board_scene",
        "cast",
        "context",
        "frame",
        "read_aloud",
        "routes",
        "screens",
    }
    house |= {"stack", "trouble"}
    trouble = {"boathouse", "dialog", "images", "kit"}
    assert scenes == house | trouble | {"menus", "title", "pieces", "fit", "plaques", "posters"}
    assert {name[-1] for name in ours if name[1] == "ai"} == {"ai", "agent"}
    cardgames = {name[-1] for name in ours if name[1] == "cardgames"}
    assert cardgames == {"cardgames", "registry", "plug_ins", "kit", "built_in"}


def test_fullscreen_and_mute_work_anywhere(driver: Driver) -> None:
    driver.key(pygame.K_F11)
    assert driver.app.context.settings.fullscreen
    driver.key(pygame.K_RETURN, mod=pygame.KMOD_LALT)
    assert not driver.app.context.settings.fullscreen
    driver.key(pygame.K_m)
    assert driver.app.context.settings.muted
    assert driver.on(TitleScene)


def test_held_key_repeats_by_the_given_clock(driver: Driver) -> None:
    """A slow frame on a busy machine doesn't make a key repeat."""
    form = driver.top.form
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode="", scancode=0))
    driver.frames(1)
    first = form.focus
    driver.frames(1)
    assert form.focus == first
    driver.now += 1.0
    driver.frames(1)
    assert form.focus != first


def test_shapes_of_another_window_size_are_dropped(driver: Driver) -> None:
    """Resizing a window by dragging must not cache a felt for each size on the way."""
    for width in range(1000, 1060, 20):
        pygame.display.set_mode((width, 640))
        driver.app.handle(WindowResized(width, 640))
        driver.frames(2)
        felts = [key for key in driver.app.shapes if key[0] in ("felt", "dim")]
        assert {key[1] for key in felts} <= {(width, 640)}


def test_set_up_is_saved(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.open(SetupScene(driver.app.context, "six_takes"), frames=2)
    for row in ("An empty seat", "Celia", "House rules", "Pick your hand", "On", "Done", "Rated", "Deal"):
        driver.click_row(row)
    header = driver.table.session.header
    assert (len(header.players), header.options["draft"], header.rated) == (5, True, True)
    driver.close()
    again = Driver(tmp_path)
    again.app.stack.push(SetupScene(again.app.context, "six_takes"))
    plan = again.top.plan
    assert (len(plan.company.opponents), plan.options["draft"], plan.rated) == (4, True, True)


def test_broken_table_is_reported_and_others_load(tmp_path: Path) -> None:
    (tmp_path / "levels").mkdir()
    (tmp_path / "levels" / "mine.toml").write_text(
        'game = "six_takes"\ntitle = "Mine"\ntext = ""\nopponents = []\n'
    )
    (tmp_path / "levels" / "good.toml").write_text(
        'game = "six_takes"\ntitle = "Good"\ntext = "x"\nopponents = ["pip"]\n'
    )
    driver = Driver(tmp_path)
    assert "mine.toml" in driver.app.context.notices[0]
    assert "has 2 to 10 seats, not 1" in driver.app.context.notices[0]
    titles = [table.title for table in driver.app.context.cast.tables]
    assert "Good" in titles
    assert "Classic four" in titles


def test_reduced_motion_moves_no_card(driver: Driver) -> None:
    driver.app.context.change(reduced_motion=True, speed="normal")
    driver.start_match("six_takes", ("bob", "celia"))
    seen: set[tuple[float, float]] = set()
    table = driver.table.table
    driver.app.seen = False
    for _ in range(400):
        driver.frames(1)
        seen |= {(card.pose.x, card.pose.y) for card in table.stage.cards.values() if card.pose.alpha > 0.01}
        assert len(table.stage.particles) == 0
    homes = {(card.home.x, card.home.y) for card in table.stage.cards.values()}
    deck = (table.model.deck_pose().x, table.model.deck_pose().y)
    between = seen - homes - {deck} - _lane_and_seats(table)
    assert not between, "a card was seen on its way"


def _lane_and_seats(table) -> set[tuple[float, float]]:
    places = {table.model.seat_point(seat) for seat in range(3)}
    from game.cardgames.six_takes.table.card_places import revealed_card_pose
    from game.tables.hand import hand_fan_poses

    places |= {
        (revealed_card_pose(table.layout, place).x, revealed_card_pose(table.layout, place).y)
        for place in range(3)
    }
    for count in range(11):
        view = table.view
        if len(view.hand) == count:
            for raised in (None, *view.hand):
                places |= {(pose.x, pose.y) for pose in hand_fan_poses(table.layout, view.hand, raised)}
    return places


class _Scene(Scene):
    def __init__(self, log: list[str], name: str, *, takes: bool = True, clear: bool = False) -> None:
        self.log, self.name, self.takes, self.see_through = log, name, takes, clear

    def resume(self) -> None:
        self.log.append(f"{self.name} resume")

    def pause(self) -> None:
        self.log.append(f"{self.name} pause")

    def shutdown(self) -> None:
        self.log.append(f"{self.name} shutdown")

    def update(self, seconds: float) -> None:
        self.log.append(f"{self.name} update")

    def handle(self, event: object) -> bool:
        self.log.append(f"{self.name} handle")
        return self.takes


def test_scene_stack_calls_life_cycle_methods_in_order() -> None:
    log: list[str] = []
    stack = SceneStack()
    low, high = _Scene(log, "low"), _Scene(log, "high", takes=False, clear=True)
    stack.push(low)
    stack.push(high)
    stack.update(0.1)
    stack.handle(ActionPressed(Action.UP))
    stack.pop()
    stack.handle(ActionPressed(Action.UP))
    stack.clear()
    assert log == [
        "low resume",
        "low pause",
        "high resume",
        "low update",
        "high update",
        "high handle",
        "low handle",
        "high shutdown",
        "low resume",
        "low handle",
        "low shutdown",
    ]


def test_unknown_language_is_reported_once_and_falls_back_to_english(tmp_path: Path) -> None:
    where = places(str(tmp_path))
    where.prepare()
    where.settings.write_text('{"language": "tlh"}')
    driver = Driver(tmp_path)
    driver.app.context.change(speed="fast")
    assert driver.app.context.language.code == "en"
    (notice,) = driver.app.context.notices
    assert f"unknown language 'tlh': expected one of en, {OTHER_LANGUAGES}" in notice
