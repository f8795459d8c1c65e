"""A resting mouse focuses nothing, and a hint stays beside the cards until the focus moves."""

from typing import Any

import pygame
import pytest

from game.cardgames.must_be_18.table.selection import LAYING
from game.cardgames.registry import GAMES
from game.language.message import Text
from game.scenes.match.table import TableScene
from tests.support.driving import Driver
from tests.support.screen_text import ScreenText

REST = (6.0, 6.0)
"""A point with nothing under it."""


def start(driver: Driver, game: str) -> TableScene:
    """Start a match, run it to the player's first question, and return its scene."""
    driver.start_match(game, rated=False)
    driver.table.table.end_chat()
    driver.until(lambda: driver.asked)
    driver.frames(4)
    return driver.table


def start_at_rest(driver: Driver, game: str) -> tuple[TableScene, Any]:
    """Start a match with the mouse at rest; return its scene, and its table's model."""
    driver.move(*REST)
    scene = start(driver, game)
    return scene, scene.table.model


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_focused_before_the_mouse_points_at_something(driver: Driver, game: str) -> None:
    scene, model = start_at_rest(driver, game)
    assert model.aim is None
    assert model.raised is None
    areas = scene.table.areas()
    spot = model.focus.spot
    assert spot is not None
    driver.move(*areas[spot].center)
    assert model.aim is not None
    assert driver.app.context.captions.history


def test_no_pack_is_explained_before_the_mouse_points_at_a_card(driver: Driver) -> None:
    scene, model = start_at_rest(driver, "sixpack")
    assert not model.described_pack
    driver.move(*scene.table.areas()[model.focus.spot].center)
    assert model.described_pack


@pytest.mark.parametrize("game", GAMES)
def test_keys_focus_something_immediately(driver: Driver, game: str) -> None:
    driver.move(*REST)
    driver.key(pygame.K_F5)
    model: Any = start(driver, game).table.model
    assert model.aim == model.focus.spot


def test_next_question_focuses_nothing_under_a_resting_mouse(driver: Driver) -> None:
    scene, model = start_at_rest(driver, "six_takes")
    x, y = scene.table.areas()[model.hand[4]].center
    driver.click(x, y)
    assert scene.session.choices_made == 1
    driver.until(lambda: driver.asked)
    driver.frames(30)
    assert model.aim is None
    driver.move(x + 2, y)
    assert model.aim in model.hand


def test_first_key_only_shows_the_focus(driver: Driver) -> None:
    scene, model = start_at_rest(driver, "six_takes")
    driver.key(pygame.K_RETURN)
    assert scene.session.choices_made == 0
    assert model.aim == model.focus.spot
    driver.key(pygame.K_RETURN)
    assert scene.session.choices_made == 1


def test_click_works_without_moving_the_mouse_first(driver: Driver) -> None:
    scene, model = start_at_rest(driver, "six_takes")
    driver.click(*scene.table.areas()[model.hand[2]].center)
    assert scene.session.choices_made == 1


def test_card_preview_appears_only_when_the_mouse_moves(driver: Driver, text: ScreenText) -> None:
    scene, model = start_at_rest(driver, "six_takes")
    before = set(text.words(driver))
    driver.move(*scene.table.areas()[model.hand[0]].center)
    driver.frames(2)
    shown = set(text.words(driver)) - before
    assert any("row" in words for words in shown), "the card's preview is missing"


def test_only_a_press_marks_an_unplayable_18(driver: Driver) -> None:
    scene, model = start_at_rest(driver, "must_be_18")
    while not model.view.columns:
        scene.session.choose(scene.session.game.choices(scene.session.view)[0])
        driver.until(lambda: driver.asked)
    x, y = scene.table.areas()[LAYING].center
    driver.move(x, y)
    assert not model.lay_refused
    driver.press_again(x, y)
    assert model.lay_refused
    driver.move(*scene.table.areas()[model.hand[0]].center)
    assert not model.lay_refused


# -- the hint --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("device", ["mouse", "keyboard"])
@pytest.mark.parametrize("game", ["six_takes", "sixpack", "sixty_six"])
def test_hint_is_shown_until_the_focus_moves(
    driver: Driver, text: ScreenText, game: str, device: str
) -> None:
    if device == "mouse":
        driver.move(*REST)
    scene = start(driver, game)
    driver.key(pygame.K_h)
    driver.until(lambda: not scene.session.hinting)
    driver.until(lambda: bool(driver.table.table.model.hint_text))
    model: Any = scene.table.model
    assert str(model.hint_text).startswith("Hint: ")
    first = model.hint_text
    driver.frames(10)
    assert model.hint_text == first
    assert any(one.startswith("Hint: ") for one in text.words(driver))
    if device == "mouse":
        other = next(spot for spot in scene.table.areas() if spot != model.focus.spot)
        driver.move(*scene.table.areas()[other].center)
    else:
        driver.key(pygame.K_RIGHT)
    assert model.hint_text == ""


def test_thinking_is_shown_beside_the_cards(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = start(driver, "six_takes")
    with monkeypatch.context() as patch:
        patch.setattr(scene.session, "_collect_decisions", lambda: None)
        driver.key(pygame.K_h, frames=40)
        model: Any = scene.table.model
        assert model.hint_text == "Thinking up a hint…"
        assert isinstance(model.hint_text, Text)
        assert driver.app.context.captions.text_to_show(True) != model.hint_text, (
            "the words must not be in the corner, too"
        )
    driver.until(lambda: str(model.hint_text).startswith("Hint: "))
