"""Chapters of the settings: each row takes effect immediately and is saved."""

import pygame
import pytest
from pygame import FRect

from game.cardgames.registry import GAMES
from game.scenes.menus.settings.chapters import CHAPTERS
from game.scenes.menus.settings.controls import PlateChoice
from game.scenes.menus.settings.live_table import VIEWER, WindowPart
from game.scenes.menus.settings.scene import ChapterScene
from game.storage import settings
from game.storage.settings import Settings
from game.tables.looks.worn import PLUMES
from game.ui.devices.hold import HOLD, REPEATS
from game.ui.forms.widgets import TextField
from game.voice.captions import CaptionDuration
from game.voice.narrator import Verbosity
from game.voice.topics import Topic
from tests.support.drawn_words import drawn_text, drawn_texts
from tests.support.driving import Driver

# -- controls --------------------------------------------------------------------------------------------


def saved_settings(driver: Driver) -> Settings:
    found, problem = settings.load(driver.app.context.places.settings)
    assert problem is None
    return found


def focus(driver: Driver, words: str) -> None:
    """Open the controls chapter, and focus the row that starts with these words."""
    chapter = next(one for one in CHAPTERS if one.title == "Controls")
    driver.open(ChapterScene(driver.app.context, chapter), frames=1)
    form = driver.top.form
    place = next(at for at, row in enumerate(form.widgets) if row.describe().startswith(words))
    for _ in form.widgets:
        if form.focus == place:
            return
        driver.key(pygame.K_TAB)
    raise AssertionError(words)


def test_dead_zone_is_applied_and_saved(driver: Driver) -> None:
    focus(driver, "Stick dead zone: 60")
    driver.key(pygame.K_LEFT, pygame.K_LEFT)
    assert driver.app.context.input.settings.dead_zone == saved_settings(driver).dead_zone == 0.5
    assert saved_settings(driver).dead_zone == 0.5


def test_key_repeat_is_applied_and_saved(driver: Driver) -> None:
    focus(driver, "Key repeat: Normal")
    for name in ("slow", "off", "normal"):
        driver.key(pygame.K_RIGHT)
        assert saved_settings(driver).repeat == name
        assert driver.app.context.input.settings.repeat == REPEATS[name]


def test_rumble_can_be_turned_down_to_zero(driver: Driver) -> None:
    focus(driver, "Rumble: 100")
    for _ in range(20):
        driver.key(pygame.K_LEFT)
    assert driver.app.context.settings.rumble_strength == saved_settings(driver).rumble_strength == 0.0


def test_hold_to_confirm_is_applied_and_saved(driver: Driver) -> None:
    focus(driver, "Hold to confirm: Off")
    driver.key(pygame.K_RIGHT)
    assert saved_settings(driver).hold_to_confirm
    assert driver.app.context.input.settings.hold == HOLD
    driver.key(pygame.K_RETURN)
    assert saved_settings(driver).hold_to_confirm, "Enter must be held now, too"
    driver.key(pygame.K_LEFT)
    assert not saved_settings(driver).hold_to_confirm
    assert driver.app.context.input.settings.hold == 0


def test_left_handed_fan_is_applied_and_saved(driver: Driver) -> None:
    focus(driver, "Left-handed fan: Off")
    driver.key(pygame.K_RIGHT)
    assert saved_settings(driver).left_handed
    assert driver.app.context.table_services().settings.left_handed


# -- captions and notices --------------------------------------------------------------------------------


def test_caption_duration_is_applied_and_saved(driver: Driver) -> None:
    context = driver.app.context
    chapter = next(one for one in CHAPTERS if one.title == "Text")
    driver.open(ChapterScene(context, chapter), frames=1)
    form = driver.top.form
    while not form.focused.describe().startswith("Captions stay: Normal"):
        driver.key(pygame.K_TAB)
    for stay in (CaptionDuration.LONG, CaptionDuration.NEXT, CaptionDuration.NORMAL):
        driver.key(pygame.K_RIGHT)
        assert context.captions.stay is stay
        assert settings.load(context.places.settings)[0].caption_stay == stay.value


@pytest.mark.parametrize(("stay", "seconds"), [("normal", 9.5), ("long", 23.0)])
def test_notices_stay_as_long_as_captions(driver: Driver, stay: str, seconds: float) -> None:
    context = driver.app.context
    context.change(caption_stay=stay)
    context.notify("The disk is full.")
    driver.frame(seconds - 1)
    assert context.notices
    driver.frame(1.0)
    assert not context.notices


def test_notice_may_stay_until_the_next_press(driver: Driver) -> None:
    context = driver.app.context
    context.change(caption_stay="next")
    context.notify("The disk is full.")
    driver.frame(3600.0)
    assert context.notices
    driver.key(pygame.K_DOWN)
    assert not context.notices
    context.notify("The disk is full again.")
    driver.key(pygame.K_DOWN)
    assert context.notices, "the notice disappeared before it was read"
    driver.click(driver.app.scale.width / 2, 20)
    assert not context.notices


def test_shoulder_button_ends_typing_before_changing_the_chapter(driver: Driver) -> None:
    context = driver.app.context
    driver.open(ChapterScene(context, CHAPTERS[0]))
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


# -- reading aloud ---------------------------------------------------------------------------------------


TITLES = {
    Topic.COURSE: "Deals and turns",
    Topic.OTHERS: "Other players’ moves",
    Topic.OWN: "Your moves",
    Topic.RESULTS: "Results",
    Topic.QUESTIONS: "Questions",
    Topic.TALK: "Remarks",
    Topic.HELP: "Help",
}


def test_each_topic_has_a_switch(driver: Driver) -> None:
    context = driver.app.context
    heard = driver.hear()
    chapter = next(one for one in CHAPTERS if one.title == "Reading aloud")
    driver.open(ChapterScene(context, chapter))
    for topic in Topic:
        title = TITLES[topic]
        for _ in range(40):
            # The first one is announced together with its heading.
            if f"{title}: On." in heard[-1]:
                break
            driver.key(pygame.K_TAB)
        driver.key(pygame.K_LEFT)
        assert f"{title}: Off." in heard[-1]
        assert not context.captions.is_spoken(topic)
    kept, problem = settings.load(context.places.settings)
    assert problem is None
    assert kept.unspoken == set(Topic)
    driver.key(pygame.K_RIGHT)
    assert context.captions.is_spoken(Topic.HELP)
    assert settings.load(context.places.settings)[0].unspoken == set(Topic) - {Topic.HELP}


def test_unspoken_help_stays_on_the_screen(driver: Driver) -> None:
    context = driver.app.context
    # The title speaks positions once its notes are there.
    driver.frames(3)
    heard = driver.hear()
    driver.key(pygame.K_TAB)
    assert heard[-1].startswith("Arcade. The daily deal, and everything else there is to play for. 3 of ")
    context.change(speech_topics={Topic.HELP.value: False})
    driver.key(pygame.K_TAB)
    assert heard[-1].startswith("Rules. 4 of ")
    assert driver.top.form.focused.help == "How to play 6 takes!, with pictures and examples."


def open_chapter(driver: Driver, name: str) -> ChapterScene:
    (chapter,) = [one for one in CHAPTERS if one.id == name]
    driver.open(ChapterScene(driver.app.context, chapter), frames=2)
    return driver.top


def test_window_shows_the_players_duck_while_it_is_chosen(driver: Driver) -> None:
    scene = open_chapter(driver, "play")
    scene.form.focus = 1
    assert scene.form.focused.label == "Your duck"
    assert scene.part is WindowPart.DUCK
    assert scene.table.table.people[VIEWER].duck == PLUMES["sun"].duck
    driver.key(pygame.K_RIGHT)
    assert scene.table.table.people[VIEWER].duck == PLUMES["sky"].duck
    driver.key(pygame.K_DOWN)
    assert scene.form.focused.label == "Speed"
    assert scene.part is WindowPart.HAND


@pytest.mark.parametrize("game", GAMES)
def test_window_shows_a_caption_with_the_chosen_verbosity(game: str, driver: Driver) -> None:
    driver.app.context.change(game=game)
    scene = open_chapter(driver, "text")
    words = []
    for verbosity in Verbosity:
        driver.app.context.change(verbosity=int(verbosity))
        words.append(scene.table.caption)
        assert words[-1].split()[0] in drawn_text(driver)
    assert all(words)
    assert len(words[-1]) >= len(words[0])
    shown = drawn_texts(driver)
    driver.app.context.change(captions=False)
    lost = shown - drawn_texts(driver)
    assert " ".join(line for line in shown if line in lost) == words[-1]


def test_window_says_what_it_previews(driver: Driver) -> None:
    shown = {
        chapter.id: (scene.window_words, scene.part)
        for chapter in CHAPTERS
        if (scene := open_chapter(driver, chapter.id))
    }
    assert shown == {
        "sound": ("as it will sound", WindowPart.PICTURE),
        "play": ("as it will look", WindowPart.DUCK),
        "text": ("as it will read", WindowPart.CAPTION),
        "reading": ("as it will sound", WindowPart.PICTURE),
        "looks": ("as it will look", WindowPart.HAND),
        "controls": ("in your hands", WindowPart.PICTURE),
    }


def test_press_before_a_page_is_drawn_does_nothing() -> None:
    changes: list[int] = []
    plates = PlateChoice("Speed", ("slow", "fast"), 0, changes.append)
    assert not plates.handle_pointer(FRect(0, 0, 500, 60), 250, 30, held=False)
    assert not changes
