"""Several people at one device: the curtain between turns, and whole matches with a single device."""

import pygame
import pytest

from game.cardgames.registry import GAMES
from game.scenes.awards.won import AwardsWonScene
from game.scenes.friends.curtain import CurtainScene
from game.scenes.match.launch import resume
from game.scenes.match.log import LogScene
from game.scenes.match.pause import PauseScene
from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.scenes.menus.title import TitleScene
from game.scenes.records.matches import MatchesScene
from game.scenes.review.replay import ReplayScene
from game.voice.speech_queue import Urgency
from tests.support.among_friends import OPENS, open_curtain, play, start_among_friends, take_seat
from tests.support.driving import Driver
from tests.support.sampling import sampled
from tests.support.screen_text import ScreenText


def check_end(driver: Driver, people: int) -> None:
    """Check that the match is over and recorded without counting for anybody."""
    assert driver.table.session.match.over
    (result,) = driver.app.context.archive.results()
    assert result.friends == tuple(range(people))
    assert not result.rated
    assert driver.app.context.archive.unfinished() == []
    assert driver.app.context.notices == []


@pytest.mark.parametrize("game", sampled(GAMES, 2))
def test_whole_match_by_keys(game: str, driver: Driver, text: ScreenText) -> None:
    with driver.unseen():
        start_among_friends(driver, game)
        assert set(play(driver)) == {0, 1}
        check_end(driver, 2)
        driver.until(lambda: not driver.top.counting)
    names = [person.name for person in driver.table.table.people]
    won = [name for name, rank in zip(names, driver.table.session.match.ranking, strict=True) if rank == 1]
    title = {1: f"{won[0]} wins!", 2: f"{' and '.join(won)} win!"}
    assert {title.get(len(won), ""), title[2].replace("win!", "share the win!")} & {
        one.words for one in text.texts(driver)
    }


def test_whole_match_by_one_pad(driver: Driver) -> None:
    with driver.unseen(), driver.pad() as tap:
        start_among_friends(driver, "must_be_18", ducks=1)
        looked = play(driver, lambda: tap("a"), opening=lambda: tap("a"), go_on=lambda: tap("a"))
        assert set(looked) == {0, 1}
        check_end(driver, 2)


def test_whole_match_by_mouse(driver: Driver) -> None:
    def press() -> None:
        table = driver.table.table
        if table.view.stage == "place":
            driver.click(*table.layout.slots[0][0].center)
        else:
            pose = table.stage.cards[table.view.hand[-1]].home
            driver.click(pose.x, pose.y)

    def opening() -> None:
        driver.app.seen = True
        driver.app.draw()
        driver.app.seen = False
        driver.click_row("I’m")

    with driver.unseen():
        start_among_friends(driver, "six_takes")
        looked = play(driver, press, opening=opening)
        assert looked.count(0) >= 10
        assert looked.count(1) >= 10
        check_end(driver, 2)


def test_four_people_without_a_duck(driver: Driver) -> None:
    with driver.unseen():
        start_among_friends(driver, "six_takes", people=4)
        looked = play(driver, enough=lambda: driver.on(ScoringScene))
    assert set(looked) == {0, 1, 2, 3}


# -- the curtain -------------------------------------------------------------------------------------------


def test_curtain_calls_the_next_person_and_gives_the_news(driver: Driver, text: ScreenText) -> None:
    start_among_friends(driver, "sixty_six")
    take_seat(driver)
    driver.key(pygame.K_RETURN)
    open_curtain(driver)
    words = text.words(driver)
    assert "Pass to Bob" in words
    assert "I’m Bob" in words
    assert any(one.startswith("Ann ") for one in words), "no news"
    said = driver.app.context.captions.history[-1]
    assert said.startswith("Pass to Bob. Everyone else, look away.")
    driver.key(pygame.K_t)
    assert "Ann " in driver.app.context.captions.current
    heard = driver.hear()
    driver.key(pygame.K_HOME)
    assert heard[-1].startswith("Since you last looked. ")


def test_curtain_waits_for_what_is_still_being_spoken(driver: Driver) -> None:
    start_among_friends(driver, "six_takes")
    spoken: list[tuple[str, Urgency]] = []
    driver.app.context.captions.sinks = (lambda words, urgency: spoken.append((words, urgency)),)
    driver.until(lambda: driver.on(CurtainScene))
    assert spoken[-1][0].startswith("Pass to Ann.")
    assert spoken[-1][1] is Urgency.ASKED, "it must not cut off the deal"
    spoken.clear()
    driver.key(pygame.K_s)
    assert spoken[-1][0] == driver.top.form.words, "a key without a meaning reads the focus"


def test_press_meant_for_the_table_does_not_open_the_curtain(driver: Driver) -> None:
    start_among_friends(driver, "six_takes")
    driver.until(lambda: driver.on(CurtainScene))
    driver.key(pygame.K_RETURN)
    assert driver.on(CurtainScene), "a press meant to skip an animation opened it"
    driver.frame(OPENS)
    driver.key(pygame.K_RETURN)
    assert driver.on(TableScene)


def test_results_of_choices_are_watched_together(driver: Driver) -> None:
    """Also if the last to choose is asked again immediately."""
    scene = start_among_friends(driver, "six_takes")
    driver.app.context.change(speed="normal")
    for seat in range(2):
        take_seat(driver)
        assert scene.table.view.seat == seat
        driver.key(pygame.K_RETURN)
        assert scene.table.view.seat is None
    watched = 0
    while not driver.on(CurtainScene):
        assert scene.table.view.seat is None
        watched += scene.show.busy
        driver.frames(6)
    assert watched > 5


def test_menu_hides_the_cards_and_returns_to_the_curtain(driver: Driver) -> None:
    scene = start_among_friends(driver, "six_takes")
    take_seat(driver)
    assert scene.table.view.seat == 0
    driver.key(pygame.K_F10)
    assert driver.on(PauseScene)
    assert scene.table.view.seat is None
    rows = [row.describe() for row in driver.top.form.widgets]
    assert not any(row.startswith("Undo") for row in rows)
    driver.key(pygame.K_RETURN)
    driver.until(lambda: driver.on(CurtainScene))
    assert "Ann" in driver.top.title
    driver.key(pygame.K_F10)
    assert driver.on(PauseScene)
    driver.key(pygame.K_F10)
    driver.until(lambda: driver.on(CurtainScene))
    driver.key(pygame.K_j)
    assert driver.on(LogScene)


def test_choices_among_friends_cannot_be_undone(driver: Driver) -> None:
    scene = start_among_friends(driver, "six_takes")
    take_seat(driver)
    driver.key(pygame.K_RETURN)
    take_seat(driver)
    before = len(scene.session.match.history)
    driver.key(pygame.K_u)
    assert driver.app.context.captions.current == "You can’t undo in a match with friends."
    assert len(scene.session.match.history) == before


def test_hint_is_only_for_the_current_viewer(driver: Driver) -> None:
    scene = start_among_friends(driver, "six_takes")
    take_seat(driver)
    driver.key(pygame.K_h)
    driver.until(lambda: scene.session.advice is not None)
    driver.frames(5)
    assert scene.table.model.advice is not None
    driver.key(pygame.K_RETURN)
    assert scene.session.advice is None
    assert "Hint" not in " ".join(driver.app.context.captions.history)


# -- saved matches -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("looks", [False, True])
def test_killed_match_resumes_at_the_curtain(looks: bool, driver: Driver) -> None:
    scene = start_among_friends(driver, "six_takes")
    take_seat(driver)
    driver.key(pygame.K_RETURN)
    open_curtain(driver)
    if looks:
        take_seat(driver)
    context, path = driver.app.context, scene.session.journal.path
    content = path.read_bytes()
    context.screens.title()
    # As if nothing had been written after the kill.
    path.write_bytes(content)
    assert driver.on(TitleScene)
    assert resume(context, driver.app.stack, path)
    assert driver.table.table.view.seat is None
    open_curtain(driver)
    assert driver.top.title == "Pass to Bob"
    assert len(driver.table.session.match.history) == 1


def test_again_keeps_all_names(driver: Driver) -> None:
    start_among_friends(driver, "must_be_18")
    with driver.unseen():
        play(driver)
        driver.until(lambda: not driver.top.counting)
    before = driver.table.session.header
    driver.key(pygame.K_RETURN)
    assert driver.on(AwardsWonScene), "the first win must have an award"
    driver.key(pygame.K_RETURN)
    after = driver.table.session.header
    assert after.players == before.players
    assert after.seed != before.seed
    open_curtain(driver)


def test_records_name_the_winners_and_replays_show_no_hand(driver: Driver, text: ScreenText) -> None:
    start_among_friends(driver, "must_be_18")
    with driver.unseen():
        play(driver)
    (result,) = driver.app.context.archive.results()
    context = driver.app.context
    context.screens.title()
    context.screens.matches("must_be_18")
    assert driver.on(MatchesScene)
    driver.frames(2)
    (row,) = [row.describe() for row in driver.top.form.widgets if "among friends" in row.describe()]
    won = [name for name, rank in zip(result.players, result.ranking, strict=True) if rank == 1]
    assert f"won by {' and '.join(won)}" in row
    assert "With Ann and Bob." in row
    assert "0" in text.words(driver), "the match counts for somebody"
    driver.key(pygame.K_RETURN)
    driver.until(lambda: driver.on(ReplayScene))
    assert driver.top.table.view.seat is None
    driver.key(pygame.K_F10)
    assert context.captions.current == "There’s nothing for the coach to look at."


@pytest.mark.window(960, 540, 1.5)
def test_long_news_leaves_room_for_the_words_below_the_curtain(driver: Driver, text: ScreenText) -> None:
    start_among_friends(driver, "sixpack")
    open_curtain(driver)
    for number in range(4):
        driver.table.sharing.remember_caption(f"News number {number}, " + "which takes a line or two " * 5)
    driver.top.resume()
    text.texts(driver)
    (below,) = (one for one in text.texts(driver) if one.words == "Shows your cards.")
    form = driver.top.form
    plank = form.area_of(form.focus)
    assert below.place.top >= plank.bottom - 2
    assert not plank.colliderect(form.area)
    assert form.rows_hidden == (False, True), "the rest of the news can't be scrolled to"
