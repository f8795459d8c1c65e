"""Entering three initials with each device, and the list of high scores."""

import pygame
import pytest

from game.arcade.run.entries import GaveUp
from game.scenes.review.replay import ReplayScene
from game.scenes.run.results.end import RunEndScene
from game.scenes.run.results.high_scores import HighScoresScene
from game.scenes.run.results.initials import Initials, InitialsScene, initials_of
from game.scenes.run.run_session import RunSession
from game.storage.history import high_scores
from tests.scenes.run.running import skip, start_run
from tests.support.driving import Driver
from tests.support.screen_text import ScreenText
from tests.support.short_matches import play_out


@pytest.fixture
def ended_run(driver: Driver) -> RunSession:
    """Return a run that has ended, with its initials being entered, which are YOU so far."""
    play = start_run(driver)
    skip(play)
    play.add(GaveUp())
    play.screens.pending()
    driver.frames(1)
    driver.key(pygame.K_RETURN)
    assert driver.on(InitialsScene)
    assert driver.top.letters == "YOU"
    return play


def saved_initials(driver: Driver) -> list[str]:
    return [one.initials for one in high_scores.load(driver.app.context.places.high_scores)[0]]


def test_initials_are_typed(driver: Driver, ended_run: RunSession) -> None:
    del ended_run
    for letter in "bo7":
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        driver.frames(1)
    driver.key(pygame.K_RETURN)
    assert driver.on(HighScoresScene)
    assert saved_initials(driver) == ["BO7"]


def test_initials_by_arrow_keys(driver: Driver, ended_run: RunSession) -> None:
    del ended_run
    driver.key(pygame.K_DOWN, pygame.K_RETURN, pygame.K_UP, pygame.K_RETURN, pygame.K_RETURN)
    assert saved_initials(driver) == ["ZNU"]


def test_key_that_finishes_is_on_the_button(driver: Driver, ended_run: RunSession) -> None:
    """Until the last letter has the focus, the same key goes on to the next letter."""
    del ended_run
    scene = driver.top
    at_button = []
    for _letter in range(3):
        driver.key(pygame.K_RIGHT, frames=1)
        at_button.append(scene.key_of_done().name)
    assert at_button == ["", "Enter", ""]
    driver.key(pygame.K_TAB, frames=1)
    assert scene.key_of_done().name == "Enter"


def test_arrow_keys_move_between_the_letters(driver: Driver, ended_run: RunSession) -> None:
    del ended_run
    heard = driver.hear()
    driver.key(pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_UP)
    assert [words.partition(":")[0] for words in heard] == ["Letter 2", "Letter 2", "Letter 1", "Letter 1"]
    driver.key(pygame.K_LEFT, pygame.K_RETURN)
    assert saved_initials(driver) == ["XPU"]


def test_initials_by_gamepad(driver: Driver, ended_run: RunSession) -> None:
    del ended_run
    with driver.pad() as tap:
        tap("dpdown", "dpright", "dpright", "dpup", "dpleft", "dpdown")
        tap("a", "a")
    assert saved_initials(driver) == ["ZPT"]


def test_initials_by_mouse(driver: Driver, ended_run: RunSession) -> None:
    del ended_run
    scene = driver.top
    place = next(number for number, row in enumerate(scene.form.widgets) if isinstance(row, Initials))
    slots = scene.form.widgets[place].slots(scene.form.area_of(place))
    driver.click(slots[0].centerx, slots[0].bottom - 10)
    driver.click(slots[2].centerx, slots[2].top + 10)
    driver.click_row("Done")
    assert saved_initials(driver) == ["ZOT"]


def test_erased_letter_is_typed_again(driver: Driver, ended_run: RunSession) -> None:
    del ended_run
    for text in ("q", "é", "w"):
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=text))
    driver.frames(1)
    driver.key(pygame.K_BACKSPACE)
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="x"))
    driver.frames(1)
    driver.key(pygame.K_ESCAPE)
    assert saved_initials(driver) == ["QXU"]


def test_keys_are_commands_again_afterwards(driver: Driver, ended_run: RunSession) -> None:
    del ended_run
    driver.key(pygame.K_ESCAPE)
    assert driver.on(HighScoresScene)
    driver.key(pygame.K_F1)
    assert not driver.on(HighScoresScene)


def test_next_run_starts_with_the_same_initials(driver: Driver, ended_run: RunSession) -> None:
    del ended_run
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="abc"))
    driver.frames(1)
    driver.key(pygame.K_ESCAPE)
    play = start_run(driver)
    skip(play)
    play.add(GaveUp())
    assert InitialsScene(driver.app.context, play).letters == "ABC"


def test_initials_of_a_name() -> None:
    assert initials_of("Zoë Müller") == "ZOM"
    assert initials_of("漢字") == "A"


def test_tables_of_a_high_score_can_be_watched(driver: Driver) -> None:
    play = start_run(driver)
    with driver.unseen():
        driver.confirm()
        play_out(driver.table.session)
        match = driver.table.mode
        match.on_match_over()
        play.screens.show_score_sheet(match.session, match.par, match, None)
        driver.until(lambda: not driver.top.waiting)
        play.add(driver.top.entry)
    play.add(GaveUp())
    play.screens.pending()
    driver.frames(1)
    driver.key(pygame.K_RETURN, pygame.K_ESCAPE)
    driver.go_to("1:")
    driver.key(pygame.K_RETURN)
    assert driver.on(RunEndScene)
    driver.frames(1)
    driver.key(pygame.K_RETURN)
    assert driver.on(ReplayScene)


@pytest.mark.window(1280, 720)
def test_the_widest_letter_fits_its_post(
    driver: Driver, ended_run: RunSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    del ended_run
    text = ScreenText(monkeypatch)
    driver.top.form.focused.type("WWW")
    driver.frames(1)
    slot = driver.top.form.focused.slots(driver.top.form.area_of(driver.top.form.focus))[0]
    places = [one.place for one in text.read(driver) if one.words == "W"]
    assert places
    assert all(place.width < slot.width * 0.8 for place in places)
