"""Opponents greet at the start of a match: once, in the player's language, and without delaying it."""

from typing import Any, cast

import pygame
import pytest

from game.cardgames.registry import GAMES
from game.language.message import translate
from game.scenes.match.launch import resume
from game.voice.speech_queue import Urgency
from tests.support.driving import STEP, Driver
from tests.support.playing import deal, ready

CAST = "pip", "mabel", "bob"


def remarks_within(driver: Driver, seconds: float) -> list[str]:
    """Return the remarks shown in bubbles within some seconds, in order; frames aren't drawn."""
    heard: list[str] = []
    with driver.unseen():
        for _ in range(round(seconds / STEP)):
            driver.frames(1)
            shown = cast(Any, driver.table.table).model
            heard += [one.text for one in shown.stage.remarks.shown if one.text not in heard]
    return heard


def greetings(driver: Driver) -> set[str]:
    cast_of_match = [driver.app.context.cast.opponent(one) for one in CAST]
    return {words for one in cast_of_match if one is not None for words in one.greets}


@pytest.mark.parametrize("game", GAMES)
def test_opponents_greet_at_the_start_of_a_match(driver: Driver, game: str) -> None:
    deal(driver, game, cast=CAST)
    heard = remarks_within(driver, 1.0)
    assert heard, "nobody greets"
    assert set(heard) <= greetings(driver)


@pytest.mark.parametrize("speed", ["normal", "instant"])
def test_greetings_are_spoken_once_as_asides(driver: Driver, speed: str) -> None:
    context = driver.app.context
    context.change(speed=speed)
    heard: list[tuple[str, Urgency]] = []
    context.captions.sinks = (lambda words, urgency: heard.append((words, urgency)),)
    deal(driver, "six_takes", cast=CAST)
    remarks_within(driver, 12.0)
    greeted = [words for words, urgency in heard if urgency is Urgency.ASIDE]
    assert len(greeted) == len(set(greeted)) == 2
    assert {words.partition(": ")[2] for words in greeted} <= greetings(driver)
    of_the_turn = [words for words, urgency in heard if urgency is not Urgency.ASIDE]
    assert not [words for words in of_the_turn if words.partition(": ")[2] in greetings(driver)]
    assert set(greeted) <= set(context.captions.history), "greetings aren't in the history"


@pytest.mark.parametrize("speed", ["normal", "instant"])
def test_remarks_are_spoken_before_the_question(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, speed: str
) -> None:
    """Greetings and comments: between a question and its answer no remark is spoken."""
    monkeypatch.setattr(
        "game.tables.small_talk.chosen_comment", lambda lines, number: lines[number % len(lines)]
    )
    context = driver.app.context
    context.change(speed=speed)
    heard: list[tuple[str, Urgency]] = []
    context.captions.sinks = (lambda words, urgency: heard.append((words, urgency)),)
    deal(driver, "six_takes", cast=CAST)
    names = {person.name for person in driver.table.table.people[1:]}
    remarks = 0
    for _ in range(5):
        driver.until(lambda: ready(driver))
        remarks_within(driver, 6.0)
        described = (Urgency.READ, Urgency.OPENED)
        turn = [urgency for _words, urgency in heard if urgency not in described]
        asked = turn.index(Urgency.ASKED)
        said = [place for place, (words, _) in enumerate(heard) if words.partition(": ")[0] in names]
        remarks += len(said)
        assert turn[asked:] == [Urgency.ASKED]
        heard.clear()
        driver.key(pygame.K_RETURN)
    assert remarks > 2, "expected two greetings and a comment"


def test_two_of_three_opponents_greet_one_after_the_other(driver: Driver) -> None:
    deal(driver, "six_takes", cast=CAST)
    first = remarks_within(driver, 1.0)
    both = remarks_within(driver, 6.0)
    assert len(first) == 1
    assert len(both) == 2
    assert set(both) <= greetings(driver)
    assert not remarks_within(driver, 4.0), "a greeting is repeated"


def test_greeting_delays_nothing(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    def frames_until_asked() -> int:
        deal(driver, "six_takes", cast=CAST)
        count = 0
        while not ready(driver):
            driver.frames(1)
            count += 1
        return count

    driver.app.context.change(speed="normal")
    with_words = frames_until_asked()
    monkeypatch.setattr("game.tables.table_view.TableView.greet", lambda *_: None)
    assert frames_until_asked() == with_words


def test_resumed_match_has_no_greetings(driver: Driver) -> None:
    deal(driver, "six_takes", cast=CAST)
    driver.until(lambda: ready(driver))
    session = driver.table.session
    session.choose(session.game.choices(session.view)[0])
    path = session.journal.path if session.journal is not None else None
    assert path is not None
    driver.app.stack.pop()
    assert resume(driver.app.context, driver.app.stack, path)
    assert not set(remarks_within(driver, 2.0)) & greetings(driver)


@pytest.mark.parametrize(("language", "words"), [("de", "Alle an Bord!"), ("fr", "Tout le monde à bord !")])
def test_greetings_are_in_the_players_language(driver: Driver, language: str, words: str) -> None:
    context = driver.app.context
    context.change(language=language)
    bob = context.cast.opponent("bob")
    assert [
        translate(line, context.language).replace("\u202f", " ").replace("\xa0", " ") for line in bob.greets
    ] == [words]


def test_greetings_end_when_the_player_plays(driver: Driver) -> None:
    deal(driver, "six_takes", cast=CAST)
    assert remarks_within(driver, 1.0)
    driver.until(lambda: ready(driver))
    driver.key(pygame.K_RETURN)
    assert not set(remarks_within(driver, 6.0)) & greetings(driver)
