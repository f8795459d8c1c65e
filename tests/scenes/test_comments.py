"""Opponents have the styles in their files, and comment on moves in bubbles and speech."""

from typing import Any, cast

import pytest

from game.voice.topics import Topic
from tests.support.driving import Driver
from tests.support.playing import ready
from tests.support.short_matches import SHORT

CAST = "pip", "mabel", "bob"
LINE = "So there."


def spoken_comments(driver: Driver) -> list[str]:
    """Return the spoken remarks after an opponent has commented on moves; check that its bubble is shown."""
    driver.start_match("six_takes", CAST, SHORT["six_takes"], rated=False)
    driver.until(lambda: ready(driver))
    shown = cast(Any, driver.table.table).model
    shown.talk.end()
    heard = driver.hear()
    for fact in range(9):
        shown.talk.comment(2, (LINE,), fact)
    driver.until(lambda: shown.talking)
    assert [one.text for one in shown.stage.remarks.shown] == [LINE]
    return [words for words in heard if LINE in words]


def test_opponents_have_the_styles_in_their_files(driver: Driver) -> None:
    context = driver.app.context
    people = context.people(context.players(CAST, 0))
    assert [one.style for one in people] == ["", "", "greedy", "daring"]


@pytest.mark.parametrize(("enabled", "spoken"), [(True, [f"Mabel: {LINE}"]), (False, [])])
def test_comments_are_spoken_unless_turned_off(driver: Driver, enabled: bool, spoken: list[str]) -> None:
    driver.app.context.change(speech_topics={Topic.TALK.value: enabled})
    assert spoken_comments(driver) == spoken
