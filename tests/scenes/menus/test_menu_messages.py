"""All texts of the menus are messages, as a made-up language shows in drawings and announcements."""

import re
from pathlib import Path

import pytest

from game.cardgames.registry import GAMES
from game.language.message import Variants, translate
from game.language.pseudo import PseudoLanguage
from game.scenes.cast import Cast
from game.scenes.dialog import QuitScene
from game.scenes.menus.picker import PickerScene
from game.scenes.trouble import ErrorReport, TroubleScene
from game.ui.devices.actions import Action
from game.ui.forms.widgets import Opener
from tests.support.driving import Driver
from tests.support.every_input import Stagecoach
from tests.support.sampling import sampled
from tests.support.saying import Said

NAMES = ("Sixes", "You", "Ann", "English", "Deutsch", "Français", "levels/opponents.toml")
"""Texts that are the same in every language: the program, the player's name, and names of languages."""

APART = (
    "quitting",
    "keys",
    "controls",
    "phones",
    "phones, invited late",
    "trouble",
    "run, initials",
    "run, high scores",
    "run, looked at again",
)
"""Scenes with keys, codes, initials or test data that aren't translated."""


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> Said:
    """Record texts, with the variants in English files translated into the made-up language."""
    found = Said(monkeypatch)
    monkeypatch.setattr(Variants, "in_language", lambda text, language: language.message("", str(text)))
    return found


@pytest.fixture
def driver(driver: Driver, words: Said) -> Driver:
    cast = [one.name for one in driver.app.context.cast.opponents]
    words.listen_to(driver)
    words.names = (*NAMES, *cast)
    return driver


def check_form(driver: Driver, words: Said) -> None:
    """Draw a frame and focus each row of its form; check that everything drawn and announced is a message."""
    words.forget()
    driver.top.resume()
    form = driver.top.form
    for number, row in enumerate(form.widgets):
        form.focus = number
        words.told.append(translate(row.describe(), PseudoLanguage()))
        words.assert_messages(driver)


def assert_translated(driver: Driver, heard: list[str]) -> None:
    assert heard
    for text in heard:
        assert translate(text, driver.app.context.language).startswith("["), text


@pytest.mark.parametrize("game", sampled(GAMES, 2))
def test_every_form_has_only_messages(game: str, driver: Driver, words: Said) -> None:
    coach, seen = Stagecoach(driver, game, examples=slice(0)), 0
    for name, opening in coach.scenes.items():
        if name in APART:
            continue
        opening()
        driver.frames(2)
        if getattr(driver.top, "form", None) is not None and driver.top.form.widgets:
            check_form(driver, words)
            seen += 1
    assert seen > 40


def test_words_about_an_unfinished_match_are_messages(driver: Driver, words: Said) -> None:
    driver.start_match("sixty_six", ("bob", "celia", "mabel"), rated=False)
    driver.until(lambda: driver.asked)
    driver.app.stack.pop()
    waiting = driver.top.waiting
    driver.app.context.screens.ask_to_quit(waiting.safety, ())
    assert driver.on(QuitScene)
    check_form(driver, words)
    for one in (waiting, waiting._replace(moment=None)):
        assert_translated(driver, [one.words, one.safety, one.action])
    many = waiting._replace(
        header=driver.app.context.header("six_takes", ("bob", "pip", "dot", "sir", "vera"), {})
    )
    assert re.sub("[~ ]|#\\d+", "", translate(many.others, PseudoLanguage())) == ",,[áñd][2möré]"


def test_picker_has_only_messages(driver: Driver, words: Said) -> None:
    context = driver.app.context
    context.change(setups={"sixpack": {"options": {"preset": "own"}}})
    context.screens.setup("sixpack")
    check_form(driver, words)
    opener = next(row for row in driver.top.form.widgets if isinstance(row, Opener))
    opener.handle_action(Action.CONFIRM)
    assert driver.on(PickerScene)
    check_form(driver, words)
    heard = driver.hear()
    surprise, favourites, none, _done = driver.top.form.widgets[-4:]
    for button in (surprise, favourites, none, surprise):
        button.on_press()
    driver.top._press(next(one for one in driver.top._option.values if one not in driver.top.chosen))
    assert_translated(driver, heard)


def test_set_up_announces_only_messages(driver: Driver) -> None:
    context = driver.app.context
    context.change(setups={"sixty_six": {"rated": True}})
    context.screens.setup("sixty_six")
    driver.frames(1)
    heard = driver.hear()
    scene = driver.top
    for table in scene.plan.tables:
        scene._use_table(table)
    for chair, one in enumerate(scene.plan.company.chairs):
        if one == "":
            scene._ask_who(chair)
    assert len(heard) == len(scene.plan.tables) + 1
    assert_translated(driver, heard)


def test_trouble_screen_has_only_messages(driver: Driver, words: Said) -> None:
    for report in (ErrorReport("1 / 0", "", Path("/0")), ErrorReport("1 / 0", "", None, "0")):
        driver.open(TroubleScene(driver.app.context, report))
        check_form(driver, words)


def test_set_up_without_opponents_has_only_messages(driver: Driver, words: Said) -> None:
    driver.app.context.cast = Cast((), ())
    driver.app.context.screens.setup("six_takes")
    check_form(driver, words)
