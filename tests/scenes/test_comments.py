"""Opponents of a match have the styles of their files, and their comments are remarks like all others."""

from typing import Any, cast

import pytest

from game.voice.topics import Topic
from tests.support.driving import Driver
from tests.support.playing import ready
from tests.support.short_matches import SHORT

CAST = "pip", "mabel", "bob"
LINE = "So there."


def commented(driver: Driver) -> list[str]:
    """The remark that is spoken as an opponent comments on moves; its bubble comes in any case."""
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


def test_people_have_the_styles_of_their_files(driver: Driver) -> None:
    context = driver.app.context
    people = context.people(context.players(CAST, 0))
    assert [one.style for one in people] == ["", "", "greedy", "daring"]


@pytest.mark.parametrize(("told", "spoken"), [(True, [f"Mabel: {LINE}"]), (False, [])])
def test_comments_are_spoken_unless_remarks_are_left_unspoken(
    driver: Driver, told: bool, spoken: list[str]
) -> None:
    driver.app.context.change(speech_topics={Topic.TALK.value: told})
    assert commented(driver) == spoken
