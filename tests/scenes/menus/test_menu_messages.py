"""All words of the menus are messages: what is drawn and read out, in a language that nobody speaks."""

import re
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.cardgames.registry import GAMES
from game.language.message import Language, Variants, said
from game.language.pseudo import Pseudo
from game.scenes.cast import Cast
from game.scenes.dialog import QuitScene
from game.scenes.match.launch import start_match
from game.scenes.menus.picker import PickerScene
from game.scenes.trouble import ErrorReport, TroubleScene
from game.storage.levels.tables import load_opponents
from game.storage.places import LEVELS
from game.ui.devices.actions import Action
from game.ui.drawing.text import Fonts, Typeface
from game.ui.forms.widgets import Opener
from tests.support.driving import Driver
from tests.support.every_input import Stagecoach
from tests.support.light_thinking import hurry
from tests.support.messages import ENGLISH
from tests.support.sampling import sampled

NAMES = ("Sixes", "You", "Ann", "English", "Deutsch", "Français", "levels/opponents.toml")
"""Words that are the same in every language: the house, the player's name, and languages by their own."""

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
"""Scenes with keys, codes, initials or texts of the test that are words of no language."""


class Words:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.found: set[str] = set()
        cast = [one.name for one in load_opponents(LEVELS / "opponents.toml")]
        self._names = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in (*NAMES, *cast)))
        render = Fonts.render

        def rendered(fonts: Fonts, text: str, face: Typeface, px: int, *how: str) -> pygame.Surface:
            self.found.add(said(text, fonts.language))
            return render(fonts, text, face, px, *how)

        def brought(text: Variants, language: Language) -> str:
            return language.message("", str(text))

        monkeypatch.setattr(Fonts, "render", rendered)
        monkeypatch.setattr(Variants, "said", brought)

    def of(self, driver: Driver) -> None:
        """Draw a frame, and go to each row of its form: all that is drawn and read out is a message."""
        self.found.clear()
        language = driver.app.context.language
        heard = driver.hear()
        driver.top.resume()
        form = driver.top.form
        for number in range(len(form.widgets)):
            form.focus = number
            driver.app.draw()
            heard.append(form.widgets[number].describe())
        assert len(self.found) > 3
        for words in (*self.found, *(said(text, language) for text in heard)):
            # A single letter is a key.
            left = self._names.sub("", words) if len(words) > 1 else ""
            assert not ENGLISH.search(left), f"{type(driver.top).__name__}: {words!r}"


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> Words:
    hurry(monkeypatch)
    return Words(monkeypatch)


@pytest.fixture
def driver(tmp_path: Path, words: Words) -> Iterator[Driver]:
    made = Driver(tmp_path, (1280, 720))
    made.app.context.art.speak(Pseudo())
    yield made
    made.close()


def answers(driver: Driver, heard: list[str]) -> None:
    assert heard
    for text in heard:
        assert said(text, driver.app.context.language).startswith("["), text


@pytest.mark.parametrize("game", sampled(GAMES, 2))
def test_every_form_of_every_scene(game: str, driver: Driver, words: Words) -> None:
    coach, seen = Stagecoach(driver, game, examples=slice(0)), 0
    for name, opening in coach.scenes.items():
        if name in APART:
            continue
        opening()
        driver.frames(2)
        if getattr(driver.top, "form", None) is not None and driver.top.form.widgets:
            words.of(driver)
            seen += 1
    assert seen > 40


def test_what_is_said_of_a_match_that_waits(driver: Driver, words: Words) -> None:
    start_match(driver.app.context, driver.app.stack, "sixty_six", ("bob", "celia", "mabel"), {}, rated=False)
    driver.until(lambda: driver.asked)
    driver.app.stack.pop()
    waiting = driver.top.waiting
    driver.app.context.screens.ask_to_quit(waiting.safety)
    assert driver.on(QuitScene)
    words.of(driver)
    for one in (waiting, waiting._replace(moment=None)):
        answers(driver, [one.words, one.safety, one.action])
    many = waiting._replace(
        header=driver.app.context.header("six_takes", ("bob", "pip", "dot", "sir", "vera"), {})
    )
    assert re.sub("[~ ]|Bob|Pip|Dot", "", said(many.others, Pseudo())) == ",,[áñd][2möré]"


def test_the_picker(driver: Driver, words: Words) -> None:
    context = driver.app.context
    context.change(setups={"sixpack": {"options": {"preset": "own"}}})
    context.screens.setup("sixpack")
    words.of(driver)
    opener = next(row for row in driver.top.form.widgets if isinstance(row, Opener))
    opener.act(Action.CONFIRM)
    assert driver.on(PickerScene)
    words.of(driver)
    heard = driver.hear()
    for number in range(1, 4):
        driver.top.form.widgets[number].on_press()
    driver.top.form.widgets[1].on_press()
    driver.top._press(next(one for one in driver.top._option.values if one not in driver.top.chosen))
    answers(driver, heard)


def test_what_the_set_up_answers(driver: Driver) -> None:
    context = driver.app.context
    context.change(setups={"sixty_six": {"rated": True}})
    context.screens.setup("sixty_six")
    driver.frames(1)
    heard = driver.hear()
    scene = driver.top
    for table in scene.plan.tables:
        scene._take(table)
    for chair, one in enumerate(scene.plan.company.chairs):
        if one == "":
            scene._ask_who(chair)
    assert len(heard) == len(scene.plan.tables) + 1
    answers(driver, heard)


def test_trouble(driver: Driver, words: Words) -> None:
    for report in (ErrorReport("1 / 0", "", Path("/0")), ErrorReport("1 / 0", "", None, "0")):
        driver.app.stack.push(TroubleScene(driver.app.context, report))
        words.of(driver)


def test_nobody_to_play_against(driver: Driver, words: Words) -> None:
    driver.app.context.cast = Cast((), ())
    driver.app.context.screens.setup("six_takes")
    words.of(driver)
