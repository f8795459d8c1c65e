"""Friends join with their phones: this screen invites them, shows their table, and never shows a hand."""

import threading
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from game.network import seats_file
from game.scenes.arcade.rooms import HubScene
from game.scenes.friends import invite
from game.scenes.friends.hosted import HostedScene
from game.scenes.friends.invitation import Invitation
from game.scenes.friends.invite import InviteScene
from game.scenes.match.scoring import ScoringScene
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import BoardButton
from game.storage.history import records
from game.voice.speech_queue import Urgency
from tests.support.driving import Driver
from tests.support.phoning import connect, join_friends
from tests.support.short_matches import SHORT


def open_invitation(driver: Driver) -> Invitation:
    """Open the invitation through the arcade's door, and return it."""
    driver.app.context.screens.arcade()
    driver.frames(2)
    hub = driver.top
    assert isinstance(hub, HubScene)
    hub.form.focus = next(n for n, one in enumerate(hub.form.widgets) if one.title == "Phones")
    driver.key(pygame.K_RETURN, frames=2)
    assert driver.on(InviteScene)
    found = driver.app.context.invitation
    assert isinstance(found, Invitation)
    return found


def deal_hosted(driver: Driver, invitation: Invitation) -> HostedScene:
    plan = invitation.table.plan
    invitation.table.change_plan(replace(plan, options=dict(SHORT[plan.game]), level="duckling"))
    driver.app.context.change(speed="instant")
    driver.key(pygame.K_RETURN)
    driver.wait_for(lambda: driver.on(HostedScene))
    return driver.top


def test_screen_says_where_to_join_and_who_is_here(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    invitation = open_invitation(driver)
    said = driver.app.context.captions.last
    assert invitation.address in said
    assert " ".join(invitation.table.code) in said
    assert "Nobody has joined yet." in said
    spoken: list[tuple[str, Urgency]] = []
    driver.app.context.captions.sinks = (lambda words, urgency: spoken.append((words, urgency)),)
    join_friends(driver, invitation, "Anna")
    driver.frames(3)
    assert driver.app.context.captions.current == "Anna is here."
    assert ("Anna is here.", Urgency.TOLD) in spoken, "it mustn't cut off the address"
    plates: list[pygame.FRect] = []
    answer_line = invite.draw_answer_line
    monkeypatch.setattr(invite, "draw_answer_line", lambda *how: plates.append(answer_line(*how)))
    driver.frames(1)
    left, right = (Fit.of(driver.pen.area).at(x, 0)[0] for x in (120, 388))
    assert left < plates[-1].left, "the line must be between the posts of the board"
    assert plates[-1].right < right
    assert driver.top._who == "Here: Anna. Ducks take the 3 free chairs."


def deal_words(scene: InviteScene) -> str:
    return next(
        one.under for one in scene.form.widgets if isinstance(one, BoardButton) and one.title == "Deal"
    )


def test_deal_says_whether_everyone_is_here(driver: Driver) -> None:
    invitation = open_invitation(driver)
    invitation.table.change_plan(replace(invitation.table.plan, seats=2))
    anna, _jonas = join_friends(driver, invitation, "Anna", "Jonas")
    scene = driver.top
    assert isinstance(scene, InviteScene)
    driver.wait_for(lambda: deal_words(scene) == "everyone is here")
    anna.hang_up()
    driver.wait_for(lambda: deal_words(scene) == "one friend is away")


def test_game_can_change_while_there_are_enough_chairs(driver: Driver) -> None:
    invitation = open_invitation(driver)
    join_friends(driver, invitation, "A", "B", "C", "D")
    scene = driver.top
    assert isinstance(scene, InviteScene)
    scene._change_plan(seats=6, level="swan")
    join_friends(driver, invitation, "E")
    assert invitation.table.plan.seats == 6
    scene._change_plan(seats=2)
    assert invitation.table.plan.seats == 5
    scene._change_plan(game="sixty_six", seats=4)
    assert invitation.table.plan.game == "six_takes"
    assert driver.app.context.captions.current == "There are more friends here than chairs."


def test_whole_match_is_shown_recorded_and_dealt_again(driver: Driver) -> None:
    invitation = open_invitation(driver)
    friends = join_friends(driver, invitation, "Anna", "Jonas")
    scene = deal_hosted(driver, invitation)
    assert scene.table.view.seat is None
    assert not scene.table.view.hand
    driver.wait_for(lambda: driver.on(ScoringScene))
    (result,), problem = records.load(driver.app.context.places.records)
    assert problem is None
    assert result.friends == (0, 1)
    assert result.players[:2] == ("Anna", "Jonas")
    driver.wait_for(lambda: all(friend.shown.get("result") for friend in friends))
    for friend in friends:
        friend.say(type="deal")
    driver.wait_for(lambda: driver.on(HostedScene) and driver.top is not scene)
    assert invitation.table.session is not scene.session
    # The saved seats of the finished match have been removed.
    saves = driver.app.context.places.saves
    assert [path.name for path in saves.glob("*.seats.json")] == [
        seats_file.seats_path(invitation.table.session.journal.path).name  # type: ignore[union-attr]
    ]


def test_leaving_the_match_returns_to_the_lobby_and_back_ends_it(driver: Driver) -> None:
    invitation = open_invitation(driver)
    (anna,) = join_friends(driver, invitation, "Anna")
    anna.plays = False
    scene = deal_hosted(driver, invitation)
    driver.wait_for(lambda: anna.shown["type"] == "table")
    scene.leave()
    assert driver.on(InviteScene)
    driver.wait_for(lambda: anna.shown["type"] == "lobby")
    driver.key(pygame.K_ESCAPE, frames=2)
    assert driver.on(HubScene)
    assert driver.app.context.invitation is None
    assert anna.ended() == "The host has left. The match is saved."


def test_duck_plays_for_a_friend_who_is_away(driver: Driver) -> None:
    invitation = open_invitation(driver)
    (anna,) = join_friends(driver, invitation, "Anna")
    anna.plays = False
    scene = deal_hosted(driver, invitation)
    assert not scene.mode.tools
    driver.wait_for(lambda: bool(anna.shown.get("question")))
    anna.hang_up()
    driver.wait_for(lambda: bool(scene.mode.tools))
    driver.frames(2)
    away = next(words for words in driver.app.context.captions.history if words.startswith("Anna is away."))
    assert away.endswith("Backspace: let ducks play for absent friends. H: let ducks take over for good."), (
        "whoever only listens can't see the buttons"
    )
    driver.key(pygame.K_F1)
    listed = {row.describe() for row in driver.top.form.widgets}
    assert {"Backspace: let ducks play for absent friends.", "H: let ducks take over for good."} <= listed
    driver.key(pygame.K_F1)
    driver.key(pygame.K_u, frames=2)
    assert "Ducks play for Anna until they’re back." in driver.app.context.captions.history
    driver.wait_for(lambda: any(one.seat == 0 for one in scene.session.match.history))
    assert [words for _action, words in scene.mode.tools] == ["Without"]
    back = connect(invitation)
    back.say(type="back", version=1, token=anna.token)
    driver.wait_for(lambda: "Anna is here." in driver.app.context.captions.history)
    assert not scene.mode.tools
    back.socket.close()
    driver.wait_for(lambda: bool(scene.mode.tools))
    driver.key(pygame.K_h, frames=2)
    assert not invitation.table.room.guests
    assert not scene.mode.tools


def test_match_continues_for_good_without_a_friend_who_is_away(driver: Driver) -> None:
    invitation = open_invitation(driver)
    (anna,) = join_friends(driver, invitation, "Anna")
    anna.plays = False
    scene = deal_hosted(driver, invitation)
    driver.wait_for(lambda: bool(anna.shown.get("question")))
    anna.hang_up()
    driver.wait_for(lambda: bool(scene.mode.tools))
    driver.key(pygame.K_h, frames=2)
    assert "Ducks take over from Anna for good." in driver.app.context.captions.history
    assert not invitation.table.room.guests
    driver.wait_for(lambda: any(one.seat == 0 for one in scene.session.match.history))
    back = connect(invitation)
    back.say(type="back", version=1, token=anna.token)
    heard: list[dict[str, Any]] = []
    threading.Thread(target=lambda: heard.append(back.until("refusal")), daemon=True).start()
    driver.wait_for(lambda: bool(heard))
    assert heard[0]["words"] == "Your seat is gone. Join again."


def test_saved_match_continues_with_the_phones(driver: Driver) -> None:
    invitation = open_invitation(driver)
    (anna,) = join_friends(driver, invitation, "Anna")
    anna.plays = False
    path, code = deal_hosted(driver, invitation).session.journal.path, invitation.table.code
    driver.wait_for(lambda: bool(anna.shown.get("question")))
    anna.say(type="choose", question=1, answer=3)
    driver.wait_for(lambda: anna.shown.get("number") == 2)
    before = anna.shown
    driver.app.stack.clear()
    assert seats_file.seats_path(path).exists()
    driver.app.context.screens.title()
    assert driver.app.context.screens.resume(path)
    driver.frames(2)
    assert driver.on(HostedScene)
    again = driver.app.context.invitation
    assert again.table.code == code
    back = connect(again)
    back.say(type="back", version=1, token=anna.token)
    heard: list[dict[str, Any]] = []
    threading.Thread(target=lambda: heard.append(back.until("table")), daemon=True).start()
    driver.wait_for(lambda: bool(heard))
    assert heard[0]["number"] == 2
    assert heard[0]["groups"] == before["groups"]


def test_phones_wait_for_the_animation_on_this_screen(driver: Driver) -> None:
    invitation = open_invitation(driver)
    (anna,) = join_friends(driver, invitation, "Anna")
    anna.plays = False
    deal_hosted(driver, invitation)
    driver.app.context.change(speed="slow")
    driver.top.apply_pace()
    driver.wait_for(lambda: bool(anna.shown.get("question")) and not invitation.table.held)
    anna.say(type="choose", question=1, answer=0)
    driver.wait_for(lambda: invitation.table.held)
    assert anna.shown.get("number") != 2
    driver.wait_for(lambda: not invitation.table.held and anna.shown.get("number") == 2, seconds=0.5)


def test_broken_seats_file_is_reported(driver: Driver) -> None:
    path = driver.app.context.places.saves / "one.sixes"
    path.write_text("{}")
    seats_file.seats_path(path).write_text("{")
    assert not driver.app.context.screens.resume(path)
    assert "set aside" in driver.app.context.notices[-1]
