"""Friends sit down: in the set-up, by each device, and again the next time."""

import pygame
import pytest

from game.scenes.friends.curtain import CurtainScene
from game.scenes.friends.joining import FriendScene
from game.scenes.menus.table_setup.company import YOU
from game.scenes.menus.table_setup.ducks import DuckScene
from game.scenes.menus.table_setup.plan import MatchPlan
from game.scenes.menus.table_setup.setup import SetupScene
from tests.support.driving import Driver


def open_setup(driver: Driver, game: str = "six_takes") -> SetupScene:
    scene = SetupScene(driver.app.context, game)
    driver.app.stack.push(scene)
    driver.frames(1)
    return scene


def click(driver: Driver, words: str) -> None:
    driver.frames(1)
    driver.click_row(driver.top.form, words)


def seat_a_friend(driver: Driver, chair: str, name: str = "") -> None:
    """Seat a new friend on a chair by the keyboard."""
    driver.go_to(chair)
    driver.key(pygame.K_RETURN)
    assert driver.on(DuckScene)
    driver.go_to("A new friend")
    driver.key(pygame.K_RETURN)
    assert driver.on(FriendScene)
    if name:
        driver.go_to("Name")
        driver.key(pygame.K_RETURN)
        for _ in range(12):
            driver.key(pygame.K_BACKSPACE)
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=name))
        driver.key(pygame.K_RETURN)
        driver.go_to("Take a seat")
    driver.key(pygame.K_RETURN)


def test_a_friend_sits_down_by_keyboard_and_is_called_by_name(driver: Driver) -> None:
    scene = open_setup(driver)
    seat_a_friend(driver, "Seat 3", "Zoe")
    assert driver.top is scene
    assert scene.plan.company.friends == {2: "Zoe"}
    driver.go_to("Deal. A match among friends, with Zoe,")
    driver.key(pygame.K_RETURN)
    players = driver.table.session.header.players
    assert [player.name for player in players if player.human] == ["Blue", "Zoe"]
    assert not driver.table.session.header.rated
    driver.until(lambda: driver.on(CurtainScene))
    assert driver.top.title == "Pass to Blue"
    assert driver.app.context.settings.friends == ("Zoe",)
    plan = MatchPlan(driver.app.context, "six_takes")
    assert plan.company.friends == {2: "Zoe"}
    assert plan.company.opponents == scene.plan.company.opponents


def test_a_friend_of_an_earlier_match_is_offered(driver: Driver) -> None:
    driver.app.context.change(friends=("Zoe", "Max"))
    scene = open_setup(driver)
    click(driver, "Seat 2")
    click(driver, "Max")
    assert scene.plan.company.friends == {1: "Max"}
    click(driver, "Seat 3")
    rows = [row.describe().split(".")[0] for row in driver.top.form.widgets]
    assert "Zoe" in rows
    assert "Max" not in rows


def test_nobody_sits_at_the_table_twice(driver: Driver) -> None:
    driver.app.context.change(name="Ann")
    scene = open_setup(driver)
    seat_a_friend(driver, "Seat 2", "Ann")
    assert driver.on(FriendScene)
    assert driver.app.context.captions.current == "Ann is already here."
    assert scene.plan.company.friends == {}


def test_four_people_at_most(driver: Driver) -> None:
    scene = open_setup(driver)
    for _ in range(3):
        seat_a_friend(driver, "An empty seat")
    assert len(scene.plan.company.people) == 4
    driver.go_to("An empty seat")
    driver.key(pygame.K_RETURN)
    assert not any("on this device" in row.describe() for row in driver.top.form.widgets)
    assert any(row.title == "A friend’s phone" for row in driver.top.form.widgets)


def test_a_table_of_people_alone(driver: Driver) -> None:
    scene = open_setup(driver)
    company = scene.plan.company
    seat_a_friend(driver, "Seat 2")
    for chair, one in enumerate(company.chairs):
        if one in company.opponents:
            assert company.may_clear(chair)
            company.clear(chair)
    scene.refill()
    driver.go_to("Deal. A match among friends, with Red.")
    driver.key(pygame.K_RETURN)
    assert all(player.human for player in driver.table.session.header.players)


def test_friends_are_not_rated(driver: Driver) -> None:
    scene = open_setup(driver)
    click(driver, "Rated")
    assert scene.plan.rated
    seat_a_friend(driver, "Seat 2")
    assert not scene.plan.rated
    click(driver, "Rated")
    assert not scene.plan.rated
    assert driver.app.context.captions.current == "Matches among friends don’t count."


def test_a_ready_made_table_is_for_one(driver: Driver) -> None:
    scene = open_setup(driver)
    click(driver, "Classic four")
    seat_a_friend(driver, "An empty seat")
    assert not any(scene.plan.is_like(table) for table in scene.plan.tables)
    click(driver, "Classic four")
    assert scene.plan.company.friends == {}


@pytest.mark.parametrize(
    "friends",
    [{"0": "Zoe"}, {"7": "Zoe"}, {"x": "Zoe"}, {"1": "A", "2": "B", "3": "C", "4": "D"}],
)
def test_friends_who_cannot_sit_so_are_left_out(friends: dict[str, str], driver: Driver) -> None:
    last = {"opponents": ["bob", "dot"], "options": {}, "seat": 0, "friends": friends}
    driver.app.context.change(setups={"six_takes": last})
    company = MatchPlan(driver.app.context, "six_takes").company
    assert company.friends == {}
    assert company.seated == [YOU, "bob", "dot"]
