"""The first click works wherever the focus is; with hold to confirm, holding does."""

from collections.abc import Callable

import pygame
import pytest

from game.audio.sounds import Sound
from game.cardgames.must_be_18.sheet import Zone
from game.cardgames.must_be_18.table.selection import SUGGEST
from game.scenes.arcade.rooms import HubScene
from game.scenes.awards.awards import AwardsScene
from game.scenes.match.pause import PauseScene
from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.scenes.menus.table_setup.option_controls import RatedSwitch
from game.scenes.menus.title import TitleScene
from game.tables.focus import Spot
from game.tables.table_view import TableView
from game.ui.devices.actions import Action
from game.ui.devices.hold import HOLD
from tests.support.driving import Driver
from tests.support.every_input import Stagecoach
from tests.support.playing import own_choices, start
from tests.support.seated import visible_point

Click = Callable[[float, float], None]


def start_practice(
    driver: Driver, game: str, opponents: tuple[str, ...] = ("pip", "dot", "bob"), **options: object
) -> TableView:
    """Start a practice match, and run it to the player's first question."""
    driver.start_match(game, opponents, rated=False)
    driver.until(lambda: driver.asked)
    driver.frames(2)
    table = driver.table.table
    assert isinstance(table, TableView)
    return table


def centre_of(table: TableView, spot: Spot) -> tuple[float, float]:
    return table.areas()[spot].center


def test_each_click_on_suggest_shows_another_way(driver: Driver) -> None:
    table = start_practice(driver, "must_be_18")
    spot = Spot(Zone.ACT, SUGGEST)
    driver.until(lambda: driver.asked and bool(table.view.columns))
    heard = driver.hear()
    place = centre_of(table, spot)
    driver.click(*place)
    for _ in range(3):
        driver.press_again(*place)
    numbers = [words.split(" of ")[0] for words in heard if " of " in words[:8]]
    ways = int(next(words for words in heard if " of " in words[:8]).split(" of ")[1].split(":")[0])
    assert numbers == [str(number % ways + 1) for number in range(4)]


def click_function(driver: Driver, slowly: bool) -> Click:
    return driver.click_slowly if slowly else driver.click


@pytest.mark.parametrize("slowly", [False, True])
def test_tools_work_while_the_table_shows_an_overlay(slowly: bool, driver: Driver) -> None:
    table = start_practice(driver, "sixty_six")
    table.model.shows_last_trick = True
    driver.frames(1)
    click_function(driver, slowly)(*driver.table.buttons[Action.MENU].center)
    assert driver.on(PauseScene)


def test_click_elsewhere_closes_the_overlay(driver: Driver) -> None:
    table = start_practice(driver, "sixty_six")
    table.model.shows_last_trick = True
    driver.frames(1)
    driver.click(*table.layout.hand.center)
    assert not table.model.shows_last_trick
    assert driver.on(TableScene)


def test_notice_takes_only_clicks_on_itself(driver: Driver) -> None:
    """It's at the top centre; everything beside or below it stays clickable."""
    context = driver.app.context
    context.screens.rules("six_takes")
    context.notify("First.")
    context.notify("Second.")
    driver.frames(1)
    driver.click(*driver.app._notice_areas[1].center)
    assert context.notices == ["First."]
    back = driver.top.back_area
    assert back.top < 60, "the button must be beside the notice"
    driver.click(*back.center)
    assert context.notices == ["First."]
    assert driver.on(TitleScene)


def test_two_clicks_within_one_frame_both_count(driver: Driver) -> None:
    """As on a slow machine with long frames."""
    driver.app.context.screens.setup("six_takes")
    driver.frames(1)
    form = driver.top.form
    at = next(at for at, row in enumerate(form.widgets) if isinstance(row, RatedSwitch))
    before = driver.top.plan.rated
    place = form.area_of(at).center
    driver.post_click(*place)
    driver.click(*place)
    assert driver.top.plan.rated is before
    driver.click(*place)
    assert driver.top.plan.rated is not before


def test_button_works_while_it_slides_in_after_a_round(driver: Driver) -> None:
    """It becomes visible before the animation ends."""
    Stagecoach(driver, "six_takes", examples=slice(0)).scenes["table, over"]()
    driver.app.context.change(speed="normal")
    driver.until(lambda: driver.on(ScoringScene))
    scene = driver.top
    scene.par = None
    driver.until(lambda: bool(scene.areas))
    assert scene.counting
    last = len(scene.choices) - 1
    heard: list[str] = []
    pressed = scene.choices[last]._replace(press=lambda: heard.append("pressed"))
    scene.choices = (*scene.choices[:-1], pressed)
    driver.click(*scene.areas[last].center)
    assert heard == ["pressed"]
    assert not scene.counting


# -- hold to confirm -------------------------------------------------------------------------------------


def picture(driver: Driver) -> bytes:
    driver.app.draw()
    return pygame.image.tobytes(driver.app.surface, "RGB")


def post(kind: int, **more: object) -> None:
    pygame.event.post(pygame.event.Event(kind, **more))


def test_key_is_held_and_its_progress_is_shown(driver: Driver) -> None:
    start(driver, "six_takes")
    driver.app.context.change(hold_to_confirm=True)
    driver.key(pygame.K_RETURN, frames=60)
    assert own_choices(driver) == 0
    post(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
    driver.frame(0.0)
    seen = [picture(driver)]
    for _ in range(3):
        driver.frame(HOLD / 4)
        seen.append(picture(driver))
        assert own_choices(driver) == 0
    assert len(set(seen)) == len(seen)
    driver.frame(HOLD / 4)
    assert own_choices(driver) == 1


def test_card_is_clicked_by_holding(driver: Driver) -> None:
    scene = start(driver, "six_takes")
    driver.app.context.change(hold_to_confirm=True)
    driver.until(lambda: bool(scene.table.areas()))
    x, y = visible_point(scene.table, next(iter(scene.table.areas())))
    driver.click(x, y)
    driver.frames(60)
    driver.click(x, y)
    driver.frames(60)
    assert own_choices(driver) == 0
    pos = round(x * driver.app.scale.ppu), round(y * driver.app.scale.ppu)
    post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
    driver.frame(0.0)
    driver.frame(HOLD)
    assert driver.app.context.input.hold_progress(driver.app.scale) is None
    post(pygame.MOUSEBUTTONUP, pos=pos, button=1)
    driver.frame(0.0)
    assert own_choices(driver) == 1


@pytest.mark.parametrize("spot", [(0, 0), (640, 0), (1279, 719)])
def test_progress_bar_stays_on_the_canvas(driver: Driver, spot: tuple[int, int]) -> None:
    """It's drawn above the pointer, which may be at an edge."""
    driver.app.context.change(hold_to_confirm=True)
    pos = round(spot[0] * driver.app.scale.ppu), round(spot[1] * driver.app.scale.ppu)
    post(pygame.MOUSEMOTION, pos=pos, rel=(9, 9), buttons=(0, 0, 0))
    driver.frame(0.0)
    before = picture(driver)
    post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
    driver.frame(0.0)
    assert picture(driver) != before


@pytest.mark.parametrize("action", [Action.MENU, Action.LOG, Action.HINT, Action.FASTER])
def test_every_tool_of_a_table_is_heard(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, action: Action
) -> None:
    start_practice(driver, "six_takes")
    heard = list[object]()
    monkeypatch.setattr(driver.app.context.audio, "play", lambda sound, **_: heard.append(sound))
    driver.click(*driver.table.buttons[action].center)
    assert heard.count(Sound.MENU_CONFIRM) == 1


# -- double clicks ---------------------------------------------------------------------------------------


def test_double_click_opens_one_scene_and_other_clicks_count(driver: Driver) -> None:
    """The arcade has a door in the place of the title's plank."""
    plank = next(n for n, row in enumerate(driver.top.form.widgets) if row.title == "Arcade")
    driver.frames(1)
    at = driver.top.form.area_of(plank).centerx, driver.top.form.area_of(plank).top + 12

    def open_arcade() -> None:
        driver.app.context.screens.title()
        driver.frames(60)
        driver.click(*at)
        driver.frames(6)
        assert driver.on(HubScene)

    open_arcade()
    driver.press_again(*at)
    assert driver.on(HubScene)
    driver.press_again(*at)
    assert driver.on(AwardsScene), "the third click is not part of the double click"
    open_arcade()
    driver.click(*driver.top.form.area_of(7).center)
    assert driver.on(AwardsScene), "a click elsewhere is not part of it"
    open_arcade()
    driver.frames(30)
    driver.press_again(*at)
    assert driver.on(AwardsScene), "neither is a late one"


def test_double_right_click_goes_back_one_step_and_other_clicks_count(driver: Driver) -> None:
    at = 4, 4

    def leave_awards() -> None:
        for open_scene in (driver.app.context.screens.title, driver.app.context.screens.arcade):
            open_scene()
            driver.frames(60)
        driver.app.context.screens.wall()
        driver.frames(60)
        driver.click(*at, button=3)
        assert driver.on(HubScene)
        driver.frames(6)

    leave_awards()
    driver.press_again(*at, button=3)
    assert driver.on(HubScene)
    driver.press_again(*at, button=3)
    assert driver.on(TitleScene), "the third click is not part of the double click"
    leave_awards()
    driver.frames(30)
    driver.press_again(*at, button=3)
    assert driver.on(TitleScene), "neither is a late one"


def test_click_counts_however_long_the_screen_before_it_was_painted(driver: Driver) -> None:
    driver.app.context.screens.arcade()
    driver.frames(60)
    driver.app.context.screens.wall()
    driver.frames(60)
    driver.click(4, 4, button=3)
    assert driver.on(HubScene)
    for _ in range(6):
        driver.app.step(0.1, still=True)
    driver.press_again(4, 4, button=3)
    assert driver.on(TitleScene)
