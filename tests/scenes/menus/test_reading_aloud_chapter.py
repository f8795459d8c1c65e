"""The settings of reading aloud: a switch for each topic takes effect at once and is kept."""

from __future__ import annotations

import pygame

from game.scenes.menus.settings.chapters import CHAPTERS
from game.scenes.menus.settings.scene import ChapterScene
from game.storage import settings
from game.voice.topics import Topic
from tests.driving import Driver
from tests.hearing import ear

TITLES = {
    Topic.COURSE: "Deals and turns",
    Topic.OTHERS: "The others' moves",
    Topic.OWN: "Your moves",
    Topic.RESULTS: "Results",
    Topic.QUESTIONS: "Questions",
    Topic.TALK: "Remarks",
}


def test_each_topic_has_a_switch(driver: Driver) -> None:
    context = driver.app.context
    heard: list[str] = []
    context.captions.sinks = (ear(heard),)
    chapter = next(one for one in CHAPTERS if one.title == "Reading aloud")
    driver.app.stack.push(ChapterScene(context, chapter))
    for topic in Topic:
        title = TITLES[topic]
        for _ in range(40):
            # The first of them comes with the words of its heading.
            if f"{title}: On. " in heard[-1]:
                break
            driver.key(pygame.K_TAB)
        driver.key(pygame.K_LEFT)
        assert f"{title}: Off. " in heard[-1]
        assert not context.captions.tells(topic)
    kept, problem = settings.load(context.places.settings)
    assert problem is None
    assert kept.unspoken == set(Topic)
    driver.key(pygame.K_RIGHT)
    assert context.captions.tells(Topic.TALK)
    assert settings.load(context.places.settings)[0].unspoken == set(Topic) - {Topic.TALK}
