"""The settings of words: how long captions stay takes effect at once and is kept."""

import pygame
import pytest

from game.scenes.menus.settings.chapters import CHAPTERS
from game.scenes.menus.settings.page import ChapterScene
from game.storage import settings
from game.ui.forms.widgets import TextField
from game.voice.captions import Stay
from tests.support.driving import Driver


def test_how_long_captions_stay(driver: Driver) -> None:
    context = driver.app.context
    chapter = next(one for one in CHAPTERS if one.title == "Text")
    driver.app.stack.push(ChapterScene(context, chapter))
    driver.frames(1)
    form = driver.top.form
    while not form.focused.describe().startswith("Captions stay: Normal"):
        driver.key(pygame.K_TAB)
    for stay in (Stay.LONG, Stay.NEXT, Stay.NORMAL):
        driver.key(pygame.K_RIGHT)
        assert context.captions.stay is stay
        assert settings.load(context.places.settings)[0].caption_stay == stay.value


@pytest.mark.parametrize(("stay", "seconds"), [("normal", 9.5), ("long", 23.0)])
def test_notices_stay_as_long_as_words_do(driver: Driver, stay: str, seconds: float) -> None:
    context = driver.app.context
    context.change(caption_stay=stay)
    context.notice("The disk is full.")
    driver.frame(seconds - 1)
    assert context.notices
    driver.frame(1.0)
    assert not context.notices


def test_a_notice_may_stay_until_the_player_goes_on(driver: Driver) -> None:
    context = driver.app.context
    context.change(caption_stay="next")
    context.notice("The disk is full.")
    driver.frame(3600.0)
    assert context.notices
    driver.key(pygame.K_DOWN)
    assert not context.notices
    context.notice("The disk is full again.")
    driver.key(pygame.K_DOWN)
    assert context.notices, "it has not been read yet"
    driver.click(driver.app.scale.width / 2, 20)
    assert not context.notices


def test_a_shoulder_button_ends_typing_before_it_leads_next_door(driver: Driver) -> None:
    context = driver.app.context
    scene = ChapterScene(context, CHAPTERS[0])
    driver.app.stack.push(scene)
    for chapter in CHAPTERS:
        driver.app.stack.replace(ChapterScene(context, chapter))
        form = driver.top.form
        if any(isinstance(row, TextField) for row in form.widgets):
            break
    form.focus = next(place for place, row in enumerate(form.widgets) if isinstance(row, TextField))
    driver.key(pygame.K_RETURN)
    assert context.input._typing
    with driver.pad() as tap:
        tap("rightshoulder")
    assert driver.top.form is not form
    assert not context.input._typing
