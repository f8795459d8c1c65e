"""The settings of reading aloud: a switch for each topic takes effect at once and is kept."""

import pygame

from game.scenes.menus.settings.chapters import CHAPTERS
from game.scenes.menus.settings.page import ChapterScene
from game.storage import settings
from game.voice.topics import Topic
from tests.support.driving import Driver

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
    driver.app.stack.push(ChapterScene(context, chapter))
    for topic in Topic:
        title = TITLES[topic]
        for _ in range(40):
            # The first of them comes with the words of its heading.
            if f"{title}: On." in heard[-1]:
                break
            driver.key(pygame.K_TAB)
        driver.key(pygame.K_LEFT)
        assert f"{title}: Off." in heard[-1]
        assert not context.captions.speaks(topic)
    kept, problem = settings.load(context.places.settings)
    assert problem is None
    assert kept.unspoken == set(Topic)
    driver.key(pygame.K_RIGHT)
    assert context.captions.speaks(Topic.HELP)
    assert settings.load(context.places.settings)[0].unspoken == set(Topic) - {Topic.HELP}


def test_help_is_left_unspoken_and_stays_on_the_screen(driver: Driver) -> None:
    context = driver.app.context
    heard = driver.hear()
    driver.key(pygame.K_TAB)
    told = "Arcade. The daily deal, and everything else there is to play for. 3 of 7."
    assert heard[-1] == told
    context.change(speech_topics={Topic.HELP.value: False})
    driver.key(pygame.K_TAB)
    assert heard[-1] == "Rules. 4 of 7."
    assert driver.top.form.focused.help == "How to play 6 takes!, with pictures and examples."
