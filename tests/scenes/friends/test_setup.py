"""Seating friends in the ordinary set-up and in the one for friends; everything is saved."""

from pathlib import Path

import pygame
import pytest
from msgspec import structs

from game.cardgames.registry import GAMES
from game.scenes.arcade.rooms import HubScene
from game.scenes.friends import joining
from game.scenes.friends.curtain import CurtainScene
from game.scenes.friends.joining import FriendScene
from game.scenes.menus.table_setup.company import YOU, friend_id
from game.scenes.menus.table_setup.ducks import DuckScene
from game.scenes.menus.table_setup.plan import MatchPlan
from game.scenes.menus.table_setup.setup import SetupScene
from game.scenes.menus.table_setup.sitters import own_duck
from game.ui.forms.widgets import TYPING_HELP, TextField
from tests.support.driving import Driver


def open_setup(driver: Driver, game: str = "six_takes") -> SetupScene:
    return driver.open(SetupScene(driver.app.context, game), frames=1)


def click(driver: Driver, words: str) -> None:
    driver.frames(1)
    driver.click_row(words)


def seat_a_friend(driver: Driver, chair: str, name: str = "") -> None:
    """Seat a new friend on a chair by keyboard."""
    driver.press_row(chair)
    assert driver.on(DuckScene)
    driver.press_row("A new friend")
    assert driver.on(FriendScene)
    if name:
        type_name(driver, "Name", name)
        driver.go_to("Take a seat")
    driver.key(pygame.K_RETURN)


def test_friend_is_seated_by_keyboard_and_called_by_name(driver: Driver) -> None:
    scene = open_setup(driver)
    seat_a_friend(driver, "Seat 3", "Zoe")
    assert driver.top is scene
    assert scene.plan.company.friends == {2: "Zoe"}
    driver.press_row("Deal. A match among friends, with Zoe,")
    players = driver.table.session.header.players
    assert [player.name for player in players if player.human] == ["Blue", "Zoe"]
    assert not driver.table.session.header.rated
    driver.until(lambda: driver.on(CurtainScene))
    assert driver.top.title == "Pass to Blue"
    assert driver.app.context.settings.friends == ("Zoe",)
    plan = MatchPlan(driver.app.context, "six_takes")
    assert plan.company.friends == {2: "Zoe"}
    assert plan.company.opponents == scene.plan.company.opponents


def test_new_friend_sits_at_a_table_of_the_game(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(
        joining, "draw_little_table", lambda _pen, _art, emblem, _area: shown.append(emblem.name)
    )
    driver.open(FriendScene(driver.app.context, ("Ann", "Zoe", "Max"), lambda _name: None), frames=1)
    driver.app.draw()
    assert set(shown) == {driver.app.context.game}


def test_friend_of_an_earlier_match_is_offered(driver: Driver) -> None:
    driver.app.context.change(friends=("Zoe", "Max"))
    scene = open_setup(driver)
    click(driver, "Seat 2")
    click(driver, "Max")
    assert scene.plan.company.friends == {1: "Max"}
    click(driver, "Seat 3")
    rows = [row.describe().split(".")[0] for row in driver.top.form.widgets]
    assert "Zoe" in rows
    assert "Max" not in rows


def test_same_name_cannot_be_seated_twice(driver: Driver) -> None:
    driver.app.context.change(name="Ann")
    scene = open_setup(driver)
    seat_a_friend(driver, "Seat 2", "Ann")
    assert driver.on(FriendScene)
    assert driver.app.context.captions.current == "Ann is already here."
    assert scene.plan.company.friends == {}


def test_at_most_four_people_share_a_device(driver: Driver) -> None:
    scene = open_setup(driver)
    for _ in range(3):
        seat_a_friend(driver, "An empty seat")
    assert len(scene.plan.company.people) == 4
    driver.press_row("An empty seat")
    assert not any("on this device" in row.describe() for row in driver.top.form.widgets)
    assert any(row.title == "A friend’s phone" for row in driver.top.form.widgets)


def test_table_of_people_only(driver: Driver) -> None:
    scene = open_setup(driver)
    company = scene.plan.company
    seat_a_friend(driver, "Seat 2")
    for chair, one in enumerate(company.chairs):
        if one in company.opponents:
            assert company.may_clear(chair)
            company.clear_chair(chair)
    scene.refill()
    driver.press_row("Deal. A match among friends, with Red.")
    assert all(player.human for player in driver.table.session.header.players)


def test_matches_with_friends_are_not_rated(driver: Driver) -> None:
    scene = open_setup(driver)
    click(driver, "Rated")
    assert scene.plan.rated
    seat_a_friend(driver, "Seat 2")
    assert not scene.plan.rated
    click(driver, "Rated")
    assert not scene.plan.rated
    assert driver.app.context.captions.current == "Matches among friends don’t count."


def test_ready_made_table_seats_one_person(driver: Driver) -> None:
    scene = open_setup(driver)
    click(driver, "Classic four")
    seat_a_friend(driver, "An empty seat")
    assert not any(scene.plan.matches_table(table) for table in scene.plan.tables)
    click(driver, "Classic four")
    assert scene.plan.company.friends == {}


@pytest.mark.parametrize(
    "friends", [{"0": "Zoe"}, {"7": "Zoe"}, {"x": "Zoe"}, {"1": "A", "2": "B", "3": "C", "4": "D"}]
)
def test_impossible_seats_of_friends_are_left_out(friends: dict[str, str], driver: Driver) -> None:
    last = {"opponents": ["bob", "dot"], "options": {}, "seat": 0, "friends": friends}
    driver.app.context.change(setups={"six_takes": last})
    company = MatchPlan(driver.app.context, "six_takes").company
    assert company.friends == {}
    assert company.seated == [YOU, "bob", "dot"]


# -- a match among friends -------------------------------------------------------------------------------


def with_friends(driver: Driver) -> SetupScene:
    """Open the set-up for friends through the arcade's door."""
    driver.app.context.screens.arcade()
    driver.frames(1)
    click(driver, "With friends")
    scene = driver.top
    assert isinstance(scene, SetupScene)
    driver.frames(1)
    return scene


def row(scene: SetupScene, words: str) -> str:
    return next(one.describe() for one in scene.form.widgets if one.describe().startswith(words))


def type_name(driver: Driver, words: str, new: str) -> None:
    """Type another name into a field by keyboard."""
    driver.press_row(words)
    for _ in range(12):
        driver.key(pygame.K_BACKSPACE)
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=new))
    driver.key(pygame.K_RETURN)


def type_text(text: str) -> None:
    for letter in text:
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))


def test_first_letter_replaces_a_name_that_nobody_chose(driver: Driver) -> None:
    scene = with_friends(driver)
    heard = driver.hear()
    for words, new in (("Name:", "Ann"), ("Friend 1:", "Zoe")):
        driver.press_row(words)
        assert heard[-1].endswith(f", editing. Typing replaces it. {TYPING_HELP}")
        type_text(new)
        driver.frames(1)
        assert heard[-1].endswith(f" {new}, editing.")
        driver.key(pygame.K_RETURN)
    assert driver.app.context.settings.name == "Ann"
    assert scene.plan.company.friends == {1: "Zoe"}
    driver.press_row("Friend 1:")
    assert heard[-1].endswith(f"Zoe, editing. {TYPING_HELP}")
    type_text("y")
    driver.key(pygame.K_RETURN)
    assert scene.plan.company.friends == {1: "Zoey"}, "a chosen name is edited"
    click(driver, "A new friend")
    driver.press_row("Name:")
    type_text("Cleo")
    driver.key(pygame.K_RETURN)
    assert driver.top.name == "Cleo"


def test_escape_restores_the_name_from_before_typing(driver: Driver) -> None:
    scene = with_friends(driver)
    for words, keys in (("Name:", []), ("Friend 1:", [pygame.K_BACKSPACE])):
        driver.go_to(words)
        before = scene.form.focused.describe()
        driver.key(pygame.K_RETURN)
        type_text("Zed")
        driver.key(*keys, pygame.K_ESCAPE)
        assert driver.top is scene
        driver.go_to(words)
        assert scene.form.focused.describe() == before
    assert scene.plan.company.friends == {1: "Red"}
    assert driver.app.context.settings.name == "You"
    driver.press_row("Name:")
    type_text("Ann")
    driver.key(pygame.K_RETURN)
    assert driver.app.context.settings.name == "Ann", "the default is still replaced"


def choose_game(driver: Driver, title: str) -> None:
    driver.go_to("Game:")
    for _ in GAMES:
        if driver.top.form.focused.describe().startswith(f"Game: {title}"):
            return
        driver.key(pygame.K_RIGHT)
    raise AssertionError(f"no game {title!r}")


def test_set_up_starts_with_two_people_and_a_focused_name(driver: Driver) -> None:
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
    driver.press_row("Deal. A match among friends, with")
    header = driver.table.session.header
    assert header.game == game
    assert sum(player.human for player in header.players) == 2
    driver.until(lambda: driver.on(CurtainScene))


def test_friends_and_phones_are_invited_at_the_foot(driver: Driver) -> None:
    scene = with_friends(driver)
    for number in (3, 4):
        click(driver, "A new friend")
        assert driver.on(FriendScene)
        click(driver, "Take a seat")
        assert driver.top is scene
        assert len(scene.plan.company.people) == number
    assert not any(one.title == "A new friend" for one in scene.form.widgets), (
        "more than four people share a device"
    )
    click(driver, "A friend’s phone")
    assert len(scene.plan.company.phones) == 1
    assert row(scene, "Invite")


def test_phone_is_invited_by_pad(driver: Driver) -> None:
    scene = with_friends(driver)
    with driver.pad() as tap:
        tap("dpright")
        while not driver.top.form.focused.describe().startswith("A friend’s phone"):
            tap("dpright")
        tap("a")
    assert len(scene.plan.company.phones) == 1


def test_full_table_offers_no_invitation(driver: Driver) -> None:
    scene = with_friends(driver)
    choose_game(driver, "Sixty-six")
    for _ in range(2):
        click(driver, "A friend’s phone")
    assert len(scene.plan.company.phones) == 2
    assert not scene.plan.company.opponents
    assert not any(one.title.startswith("A ") for one in scene.form.widgets)


def test_names_are_typed_by_keyboard_and_kept_for_other_games(driver: Driver) -> None:
    scene = with_friends(driver)
    type_name(driver, "Name", "Ann")
    type_name(driver, "Friend 1", "Zoe")
    choose_game(driver, "Sixty-six")
    assert list(scene.plan.company.friends.values()) == ["Zoe"]
    assert len(scene.plan.company.opponents) == 2
    assert row(scene, "Name: Ann.")
    assert driver.app.context.settings.name == "Ann"
    driver.press_row("Deal")
    people = [player.name for player in driver.table.session.header.players if player.human]
    assert sorted(people) == ["Ann", "Zoe"]


def test_name_is_typed_by_pad(driver: Driver) -> None:
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


def test_duplicate_name_is_refused(driver: Driver) -> None:
    scene = with_friends(driver)
    type_name(driver, "Friend 1", "Blue")
    assert driver.app.context.captions.current == "Blue is already here."
    assert scene.plan.company.friends == {1: "Red"}
    assert row(scene, "Friend 1: Red.")
    type_name(driver, "Name", "Red")
    assert driver.app.context.captions.current == "Red is already here."
    assert row(scene, "Name: Blue.")


def test_ordinary_set_up_stays_unchanged(driver: Driver, tmp_path: Path) -> None:
    context = driver.app.context
    alone = MatchPlan(context, "six_takes")
    alone.company.seat_all(["bob", "dot"], 1)
    alone.start()
    context.screens.title()
    driver.frames(1)
    before = context.settings.setups, context.settings.game
    scene = with_friends(driver)
    type_name(driver, "Friend 1", "Zoe")
    choose_game(driver, "Sixpack")
    driver.press_row("Deal")
    assert scene.plan.game == "sixpack"
    assert (context.settings.setups, context.settings.game) == before
    company = MatchPlan(context, "six_takes").company
    assert (company.opponents, company.seat, company.friends) == (["bob", "dot"], 1, {})


@pytest.mark.parametrize("leave", ["back", "quit"])
def test_friends_are_saved_when_leaving(leave: str, driver: Driver, tmp_path: Path) -> None:
    with_friends(driver)
    type_name(driver, "Friend 1", "Zoe")
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


def test_friends_are_saved_immediately(driver: Driver) -> None:
    """Choices must be on disk before the set-up closes, however the program ends."""
    with_friends(driver)
    type_name(driver, "Friend 1", "Zoe")
    kept = driver.app.context.places.settings.read_text()
    assert '"Zoe"' in kept[kept.index("friends_setups") :]


def test_set_up_without_friends_starts_again_with_two_people(driver: Driver) -> None:
    scene = with_friends(driver)
    company = scene.plan.company
    company.seat_player(company.chairs.index("@Red"), "bob")
    scene.refill()
    assert company.friends == {}
    driver.key(pygame.K_ESCAPE)
    assert len(with_friends(driver).plan.company.people) == 2


def test_invalid_saved_set_ups_are_left_out(driver: Driver) -> None:
    last = {"opponents": ["bob"], "friends": {"9": "Zoe"}, "seat": 5}
    driver.app.context.change(friends_setups={"six_takes": last, "no_game": last}, friends_game="no_game")
    scene = with_friends(driver)
    assert scene.plan.game in GAMES
    assert len(scene.plan.company.people) == 2


def test_set_up_without_ducks_says_why_and_can_be_left(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if the file of opponents couldn't be read."""
    context = driver.app.context
    monkeypatch.setattr(context, "cast", structs.replace(context.cast, opponents=(), tables=()))
    heard: list[str] = []
    context.captions.sinks = (lambda words, _urgency: heard.append(words),)
    with_friends(driver)
    assert any("opponents.toml couldn’t be read" in words for words in heard)
    driver.key(pygame.K_ESCAPE)
    assert driver.on(HubScene)


def test_friends_named_after_colours_have_ducks_of_these_colours(driver: Driver) -> None:
    scene = with_friends(driver)
    for chairs in (3, 4):
        driver.press_row("A new friend")
        assert driver.on(FriendScene)
        driver.key(pygame.K_RETURN)
        assert driver.top is scene
        assert list(scene.plan.company.friends.values()) == ["Red", "Green", "Violet"][: chairs - 1]
        assert scene.plan.company.people[-1] == friend_id(["Green", "Violet"][chairs - 3])
    type_name(driver, "Friend 2", "Zoe")
    last = scene.plan.company.chairs.index("@Violet")
    scene.plan.company.seat_player(last, YOU)
    scene.refill()
    assert list(scene.plan.company.friends.values()) == ["Blue", "Red", "Zoe"]
    assert own_duck(scene.plan)[1] == "Violet"
