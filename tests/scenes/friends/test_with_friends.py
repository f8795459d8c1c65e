"""The set-up of a match among friends: names, a choice of game, all remembered apart."""

from pathlib import Path

import pygame
import pytest

from game.cardgames.registry import GAMES
from game.scenes.friends.curtain import CurtainScene
from game.scenes.menus.table_setup.plan import MatchPlan
from game.scenes.menus.table_setup.setup import SetupScene
from game.ui.forms.widgets import TextField
from tests.scenes.friends.test_setup import click
from tests.support.driving import Driver


def with_friends(driver: Driver) -> SetupScene:
    """Open the set-up of friends as the arcade's door does."""
    driver.app.context.screens.arcade()
    driver.frames(1)
    click(driver, "With friends")
    scene = driver.top
    assert isinstance(scene, SetupScene)
    driver.frames(1)
    return scene


def row(scene: SetupScene, words: str) -> str:
    return next(one.describe() for one in scene.form.widgets if one.describe().startswith(words))


def name(driver: Driver, words: str, new: str) -> None:
    """Type another name into a field by the keyboard."""
    driver.go_to(words)
    driver.key(pygame.K_RETURN)
    for _ in range(12):
        driver.key(pygame.K_BACKSPACE)
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=new))
    driver.key(pygame.K_RETURN)


def choose_game(driver: Driver, title: str) -> None:
    driver.go_to("Game:")
    for _ in GAMES:
        if driver.top.form.focused.describe().startswith(f"Game: {title}"):
            return
        driver.key(pygame.K_RIGHT)
    raise AssertionError(f"no game {title!r}")


def test_two_people_sit_there_and_the_first_name_has_the_focus(driver: Driver) -> None:
    scene = with_friends(driver)
    assert scene.plan.company.friends == {1: "Red"}
    assert scene.plan.company.opponents == []
    assert isinstance(scene.form.focused, TextField)
    heard = driver.app.context.captions.last
    assert heard.startswith("With friends.")
    assert "Name: Blue." in heard
    assert row(scene, "Game: 6 takes!")


@pytest.mark.parametrize("game", GAMES)
def test_each_game_is_chosen_and_dealt_to_two_people(game: str, driver: Driver) -> None:
    scene = with_friends(driver)
    choose_game(driver, str(GAMES[game].title))
    assert scene.plan.game == game
    assert len(scene.plan.company.people) == 2
    assert len(scene.plan.company.seated) == min(GAMES[game].rules().seat_counts)
    driver.go_to("Deal. A match among friends, with")
    driver.key(pygame.K_RETURN)
    header = driver.table.session.header
    assert header.game == game
    assert sum(player.human for player in header.players) == 2
    driver.until(lambda: driver.on(CurtainScene))


def test_names_are_typed_by_keyboard_and_kept_from_game_to_game(driver: Driver) -> None:
    scene = with_friends(driver)
    name(driver, "Name", "Ann")
    name(driver, "Friend 1", "Zoe")
    choose_game(driver, "Sixty-six")
    assert list(scene.plan.company.friends.values()) == ["Zoe"]
    assert len(scene.plan.company.opponents) == 2
    assert row(scene, "Name: Ann.")
    assert driver.app.context.settings.name == "Ann"
    driver.go_to("Deal")
    driver.key(pygame.K_RETURN)
    people = [player.name for player in driver.table.session.header.players if player.human]
    assert sorted(people) == ["Ann", "Zoe"]


def test_a_name_is_given_by_pad(driver: Driver) -> None:
    scene = with_friends(driver)
    with driver.pad() as tap:
        tap("rightshoulder")
        tap("a")
        for _ in range(3):
            tap("dpleft")
        tap("dpright")
        tap("a")
        assert list(scene.plan.company.friends.values()) == ["a"]
        while not driver.top.form.focused.describe().startswith("Deal"):
            tap("rightshoulder")
        tap("a")
        assert [player.name for player in driver.table.session.header.players] == ["Blue", "a"]


def test_the_same_name_is_refused(driver: Driver) -> None:
    scene = with_friends(driver)
    name(driver, "Friend 1", "Blue")
    assert driver.app.context.captions.current == "Blue is already here."
    assert scene.plan.company.friends == {1: "Red"}
    assert row(scene, "Friend 1: Red.")
    name(driver, "Name", "Red")
    assert driver.app.context.captions.current == "Red is already here."
    assert row(scene, "Name: Blue.")


def test_the_chairs_of_play_alone_stay_as_they_are(driver: Driver, tmp_path: Path) -> None:
    context = driver.app.context
    alone = MatchPlan(context, "six_takes")
    alone.company.invite(["bob", "dot"], 1)
    alone.start()
    context.screens.title()
    driver.frames(1)
    before = context.settings.setups, context.settings.game
    scene = with_friends(driver)
    name(driver, "Friend 1", "Zoe")
    choose_game(driver, "Sixpack")
    driver.go_to("Deal")
    driver.key(pygame.K_RETURN)
    assert scene.plan.game == "sixpack"
    assert (context.settings.setups, context.settings.game) == before
    company = MatchPlan(context, "six_takes").company
    assert (company.opponents, company.seat, company.friends) == (["bob", "dot"], 1, {})


@pytest.mark.parametrize("leave", ["back", "quit"])
def test_friends_are_remembered_after_leaving(leave: str, driver: Driver, tmp_path: Path) -> None:
    with_friends(driver)
    name(driver, "Friend 1", "Zoe")
    choose_game(driver, "Sixpack")
    click(driver, "An empty seat")
    click(driver, "A new friend")
    click(driver, "Take a seat")
    names = list(driver.top.plan.company.friends.values())
    assert len(names) == 2
    if leave == "back":
        driver.key(pygame.K_ESCAPE)
        again = driver
    else:
        driver.close()
        again = Driver(tmp_path)
    scene = with_friends(again)
    assert scene.plan.game == "sixpack"
    assert list(scene.plan.company.friends.values()) == names
    assert row(scene, "Friend 1: ")
    assert row(scene, "Friend 2: ")
    again.close()


def test_friends_are_remembered_at_once(driver: Driver) -> None:
    """Whatever ends the program: what was chosen is on the disk before the set-up is left."""
    with_friends(driver)
    name(driver, "Friend 1", "Zoe")
    kept = driver.app.context.places.settings.read_text()
    assert '"Zoe"' in kept[kept.index("friends_setups") :]


def test_when_all_friends_have_left_two_people_sit_there_again(driver: Driver) -> None:
    scene = with_friends(driver)
    company = scene.plan.company
    company.put(company.chairs.index("@Red"), "bob")
    scene.refill()
    assert company.friends == {}
    driver.key(pygame.K_ESCAPE)
    assert len(with_friends(driver).plan.company.people) == 2


def test_bad_memories_are_left_out(driver: Driver) -> None:
    last = {"opponents": ["bob"], "friends": {"9": "Zoe"}, "seat": 5}
    driver.app.context.change(friends_setups={"six_takes": last, "no_game": last}, friends_game="no_game")
    scene = with_friends(driver)
    assert scene.plan.game in GAMES
    assert len(scene.plan.company.people) == 2
