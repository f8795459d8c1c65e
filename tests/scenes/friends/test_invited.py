"""Inviting phones from the set-up and during a match, in addition to people at this screen."""

import pygame
import pytest

from game.cardgames.registry import GAMES
from game.network import seats_file
from game.scenes.friends.curtain import CurtainScene
from game.scenes.friends.hosted import HostedScene
from game.scenes.friends.invitation import Invitation
from game.scenes.friends.invite import InviteScene, LateInviteScene
from game.scenes.match.pause import PauseScene
from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.scenes.menus.table_setup.plan import MatchPlan
from game.scenes.menus.table_setup.setup import SetupScene
from game.storage.history import records
from tests.support.driving import Driver
from tests.support.phoning import Friend, join_friends
from tests.support.reading_matches import forbid_frames_to_read
from tests.support.short_matches import SHORT


@pytest.fixture
def driver(driver: Driver) -> Driver:
    driver.app.context.change(name="Max")
    return driver


def row(driver: Driver, words: str) -> None:
    """Focus the row that starts with these words, and press it."""
    form = driver.top.form
    form.focus = next(n for n, one in enumerate(form.widgets) if one.describe().startswith(words))
    driver.key(pygame.K_RETURN, frames=2)


def turn(driver: Driver, words: str) -> None:
    """Focus the row that starts with these words, and turn it to its next value."""
    form = driver.top.form
    form.focus = next(n for n, one in enumerate(form.widgets) if one.describe().startswith(words))
    driver.key(pygame.K_RIGHT, frames=1)


def invite_from_setup(driver: Driver, game: str = "six_takes", *chairs: str) -> Invitation:
    """Return the invitation of a set-up with these chairs for phones; its match is short."""
    scene = driver.open(SetupScene(driver.app.context, game))
    for chair in chairs or ("Seat 2",):
        row(driver, chair)
        row(driver, "A friend’s phone")
    assert driver.top is scene
    scene.plan.options |= SHORT[game]
    row(driver, "Invite")
    driver.wait_for(lambda: driver.on(InviteScene))
    found = driver.app.context.invitation
    assert isinstance(found, Invitation)
    return found


def deal_hosted(driver: Driver) -> HostedScene:
    row(driver, "Deal")
    driver.wait_for(lambda: driver.on(HostedScene) or driver.on(CurtainScene))
    return next(one for one in driver.app.stack.scenes if isinstance(one, HostedScene))


def play_own_choice(driver: Driver, scene: HostedScene) -> bool:
    """Make the first choice of a person at this screen if it's their turn; return whether a result is
    shown.
    """
    session = scene.session
    if session.my_turn and not session.events and not scene.show.busy and driver.top is scene:
        session.choose(session.game.choices(session.view)[0])
    return driver.on(ScoringScene)


def play_to_the_result(driver: Driver, scene: HostedScene) -> None:
    """Make the first choice of each person at this screen until the match's result is shown."""

    def over() -> bool:
        if play_own_choice(driver, scene) and scene.session.match.over:
            return True
        if driver.on(CurtainScene) or driver.on(ScoringScene):
            driver.key(pygame.K_RETURN)
        return False

    driver.wait_for(over, seconds=0.2)


# -- from the set-up -----------------------------------------------------------------------------------------


def test_back_from_the_invitation_returns_to_the_unchanged_set_up(driver: Driver) -> None:
    invite_from_setup(driver)
    row(driver, "Back")
    assert driver.on(SetupScene)
    assert driver.top.plan.company.phones == (1,)
    assert driver.app.context.invitation is None


def test_chair_for_a_phone_is_saved(driver: Driver) -> None:
    invitation = invite_from_setup(driver, "six_takes", "Seat 3")
    plan = invitation.table.plan
    company = MatchPlan(driver.app.context, "six_takes").company
    assert company.phones == (2,)
    assert plan.local_people.seats == (0,)
    assert set(plan.local_players) == set(range(plan.seats)) - {2}
    assert [plan.local_players[seat].face for seat in sorted(plan.local_players)][1:] == company.opponents
    assert "Here: You. A duck takes the free chair." in driver.app.context.captions.last
    (anna,) = join_friends(driver, invitation, "Anna")
    assert invitation.table.room.guests[2].name == "Anna"
    driver.wait_for(lambda: anna.shown.get("type") == "lobby")
    assert [chair["name"] for chair in anna.shown["chairs"]][:3] == [
        "Max",
        plan.local_players[1].name,
        "Anna",
    ]


@pytest.mark.parametrize("game", GAMES)
def test_this_screen_shows_my_hand_and_phones_show_theirs(game: str, driver: Driver) -> None:
    invitation = invite_from_setup(driver, game)
    (anna,) = join_friends(driver, invitation, "Anna")
    scene = deal_hosted(driver)
    assert scene.sharing is None
    own = invitation.table.plan.local_people.seats[0]
    assert scene.table.view.seat == own
    play_to_the_result(driver, scene)
    driver.wait_for(lambda: bool(anna.shown.get("result")))
    (result,), problem = records.load(driver.app.context.places.records)
    assert problem is None
    assert result.friends == (0, 1)
    assert result.players[:2] == ("Max", "Anna")


def test_shared_screen_shows_hands_behind_the_curtain(driver: Driver) -> None:
    invitation = invite_from_setup(driver)
    (anna,) = join_friends(driver, invitation, "Anna")
    turn(driver, "This screen shows")
    assert not invitation.table.plan.mine
    scene = deal_hosted(driver)
    driver.wait_for(lambda: driver.on(CurtainScene))
    assert driver.top.title == "Pass to Max"
    assert scene.table.view.seat is None
    # Phones don't wait for this screen while the curtain hides it.
    driver.wait_for(lambda: anna.shown.get("number") == 2 or not anna.shown.get("question"))
    driver.frames(60)
    driver.key(pygame.K_RETURN, frames=2)
    assert scene.table.view.seat == 0
    play_to_the_result(driver, scene)
    driver.wait_for(lambda: bool(anna.shown.get("result")))


def test_phones_wait_for_the_people_at_this_screen(driver: Driver) -> None:
    """A score that somebody is reading on this screen must not disappear."""
    (anna,) = join_friends(driver, invite_from_setup(driver), "Anna")
    play_to_the_result(driver, deal_hosted(driver))
    driver.wait_for(lambda: bool(anna.shown.get("result")))
    assert anna.shown["result"]["waits"] == "Waiting for Max and Anna."
    anna.say(type="deal")
    driver.wait_for(lambda: anna.shown["result"]["waits"] == "Waiting for Max.")
    driver.frames(10)
    assert driver.on(ScoringScene)


def test_another_match_can_be_dealt_from_the_result(driver: Driver) -> None:
    (anna,) = join_friends(driver, invite_from_setup(driver), "Anna")
    scene = deal_hosted(driver)
    play_to_the_result(driver, scene)
    driver.wait_for(lambda: bool(anna.shown.get("result")))
    assert isinstance(driver.top, ScoringScene)
    again = driver.top.choices[0]
    assert again.words == "Again"
    again.press()
    driver.wait_for(lambda: not anna.shown.get("result"))
    assert not any(one is scene for one in driver.app.stack.scenes)


def test_phones_hear_that_the_match_is_paused(driver: Driver) -> None:
    invitation = invite_from_setup(driver)
    scene = deal_hosted(driver)
    driver.until(lambda: scene.session.my_turn)
    driver.key(pygame.K_ESCAPE)
    assert invitation.table.paused
    driver.key(pygame.K_ESCAPE, frames=2)
    assert driver.top is scene
    assert not invitation.table.paused


def test_friend_may_deal_from_the_phone(driver: Driver) -> None:
    (anna,) = join_friends(driver, invite_from_setup(driver), "Anna")
    anna.say(type="deal")
    driver.wait_for(lambda: driver.on(HostedScene))
    assert driver.top.table.view.seat == 0  # type: ignore[attr-defined]


def test_match_with_a_phone_is_not_rated(driver: Driver) -> None:
    scene = driver.open(SetupScene(driver.app.context, "six_takes"))
    turn(driver, "Rated")
    assert scene.plan.rated
    row(driver, "Seat 2")
    row(driver, "A friend’s phone")
    assert not scene.plan.rated
    turn(driver, "Rated")
    assert not scene.plan.rated


def test_match_with_phones_has_no_hints(driver: Driver) -> None:
    invite_from_setup(driver)
    scene = deal_hosted(driver)
    driver.until(lambda: scene.session.my_turn and not scene.show.busy)
    driver.key(pygame.K_h, frames=2)
    assert driver.app.context.captions.current == "There are no hints in matches with phones."
    assert scene.hints.detail.value == 0


def test_my_hand_is_back_after_a_kill(driver: Driver) -> None:
    invite_from_setup(driver)
    scene = deal_hosted(driver)
    path = scene.session.journal.path
    driver.until(lambda: scene.session.my_turn)
    hand = scene.session.view.hand
    # A killed program leaves the files as they are now.
    kept = seats_file.seats_path(path).read_bytes()
    driver.app.stack.clear()
    assert seats_file.seats_path(path).read_bytes() == kept
    driver.app.context.screens.title()
    assert driver.app.context.screens.resume(path)
    driver.frames(2)
    again = driver.top
    assert isinstance(again, HostedScene)
    assert (again.table.view.seat, again.session.view.hand) == (0, hand)


# -- from the arcade -----------------------------------------------------------------------------------------


def test_this_screen_can_be_mine_in_the_arcade(driver: Driver) -> None:
    driver.app.context.screens.invite()
    driver.frames(1)
    invitation = driver.app.context.invitation
    assert not invitation.table.plan.local_players
    join_friends(driver, invitation, "Anna")
    turn(driver, "This screen shows")
    plan = invitation.table.plan
    assert (plan.local_people.seats, plan.mine, plan.local_players[1].name) == ((1,), True, "Max")
    turn(driver, "Game")
    assert invitation.table.plan.local_people.seats == (1,)
    turn(driver, "This screen shows")
    assert not invitation.table.plan.local_players


# -- from a match --------------------------------------------------------------------------------------------


def paused(driver: Driver, *, rated: bool = False) -> TableScene:
    driver.start_match("six_takes", ("bob", "celia"), {"limit": 66}, rated=rated)
    driver.until(lambda: driver.table.session.my_turn)
    table = driver.table
    table.session.choose(table.session.game.choices(table.session.view)[0])
    driver.until(lambda: table.session.my_turn and not table.show.busy)
    driver.key(pygame.K_ESCAPE)
    assert driver.on(PauseScene)
    return table


def test_match_in_play_continues_with_phones(driver: Driver) -> None:
    before = paused(driver)
    history = list(before.session.match.history)
    hand = before.session.view.hand
    row(driver, "Invite")
    assert driver.on(LateInviteScene)
    invitation = driver.app.context.invitation
    assert isinstance(invitation, Invitation)
    driver.key(pygame.K_ESCAPE, frames=2)
    scene = driver.top
    assert isinstance(scene, HostedScene)
    assert list(scene.session.match.history)[: len(history)] == history
    assert (scene.table.view.seat, scene.session.view.hand) == (0, hand)
    watcher = Friend(invitation, "Anna")
    driver.wait_for(lambda: watcher.shown.get("type") == "table")
    assert watcher.shown.get("seat") is None
    driver.until(lambda: play_own_choice(driver, scene))
    driver.wait_for(lambda: bool(watcher.shown.get("result")))
    watcher.plays = False
    watcher.say(type="sit", seat=1, name="Anna", face="rose")
    driver.wait_for(lambda: 1 in invitation.table.room.guests)
    while driver.on(ScoringScene):
        driver.key(pygame.K_RETURN, frames=10)
    driver.wait_for(lambda: driver.on(HostedScene) and bool(watcher.shown.get("question")))
    assert watcher.shown["seat"] == 1
    assert scene.table.people[1].name == "Anna"
    watcher.plays = True
    watcher.say(type="choose", question=watcher.shown["number"], answer=0)
    play_to_the_result(driver, scene)
    (result,), _problem = records.load(driver.app.context.places.records)
    assert result.players[1] == "Anna"


def test_no_frame_reads_a_match_that_continues_with_phones(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = paused(driver).session.journal.path  # type: ignore[union-attr]
    read = forbid_frames_to_read(monkeypatch)
    row(driver, "Invite")
    assert driver.on(LateInviteScene)
    driver.app.stack.clear()
    driver.app.context.screens.title()
    driver.frames(2)
    driver.key(pygame.K_RETURN, frames=2)
    assert driver.on(HostedScene)
    assert set(read) == {path.name}


def test_invitation_can_be_shown_again_during_the_match(driver: Driver) -> None:
    invitation = invite_from_setup(driver)
    scene = deal_hosted(driver)
    driver.until(lambda: scene.session.my_turn)
    driver.key(pygame.K_ESCAPE)
    row(driver, "Invite")
    assert driver.on(LateInviteScene)
    assert invitation.address in driver.app.context.captions.last
    driver.key(pygame.K_ESCAPE, frames=2)
    assert driver.top is scene
    assert driver.app.context.invitation is invitation


def test_rated_match_has_no_invitation(driver: Driver) -> None:
    paused(driver, rated=True)
    assert not [one for one in driver.top.form.widgets if one.title == "Invite"]  # type: ignore[attr-defined]


def test_whole_invitation_by_pad(driver: Driver) -> None:
    driver.open(SetupScene(driver.app.context, "six_takes"), frames=1)

    def press(words: str) -> None:
        for _ in range(60):
            if driver.top.form.focused.describe().startswith(words):  # type: ignore[attr-defined]
                break
            tap("rightshoulder")
        tap("a")

    with driver.pad() as tap:
        press("Seat 2")
        press("A friend’s phone")
        press("Invite")
        driver.wait_for(lambda: driver.on(InviteScene))
        invitation = driver.app.context.invitation
        assert isinstance(invitation, Invitation)
        press("This screen shows")
        assert not invitation.table.plan.mine
        press("This screen shows")
        join_friends(driver, invitation, "Anna")
        press("Deal")
        driver.wait_for(lambda: driver.on(HostedScene))
        table = driver.top
        driver.until(lambda: table.session.my_turn and not (table.show.busy or table.session.events))
        tap("a")
        assert table.session.choices_made == 1
        tap("start")
        press("Invite")
        assert driver.on(LateInviteScene)
        tap("b")
        driver.frames(2)
        assert driver.top is table
