"""The scenes of matches, reviews and rules draw and say only messages and names."""

from pathlib import Path

import pygame
import pytest

from game.cardgames.registry import kit_of, rules_of
from game.scenes.match.log import LogScene
from game.scenes.match.pause import PauseScene
from game.scenes.match.scoring import ScoringScene
from game.scenes.pieces.board_area import QuestionState
from game.scenes.records.matches import MatchesScene
from game.scenes.review.coach import CoachScene
from game.scenes.review.replay import ReplayScene
from game.tables.book.rulebook import Page, Quiz
from tests.contract.test_rulebook import choices
from tests.support.driving import Driver
from tests.support.light_thinking import think_lightly
from tests.support.playing import play, start
from tests.support.reading_rules import Reader
from tests.support.sampling import crossed, sampled
from tests.support.saying import Said

GAMES = ("six_takes", "sixpack", "sixty_six", "must_be_18")
SIZE = (1280, 720)


@pytest.fixture
def said_texts(monkeypatch: pytest.MonkeyPatch) -> Said:
    think_lightly(monkeypatch)
    return Said(monkeypatch)


@pytest.fixture
def driver(driver: Driver, said_texts: Said) -> Driver:
    said_texts.listen_to(driver)
    return driver


def start_match(driver: Driver, said: Said, game: str, *, rated: bool) -> None:
    said.apart_from(start(driver, game, rated=rated).table)
    said.names = (rules_of(game).title,)
    said.forget()


def walk(driver: Driver, said: Said, *keys: int) -> None:
    """Press keys; check everything drawn and said after each, once it has had its frames."""
    said.assert_messages(driver)
    for key in keys:
        with driver.unseen():
            driver.key(key, frames=2)
        said.assert_messages(driver)


@pytest.mark.parametrize(("game", "rated"), crossed(GAMES, (True, False)))
def test_table_hints_menu_and_log_use_only_messages(
    game: str, rated: bool, driver: Driver, said_texts: Said
) -> None:
    start_match(driver, said_texts, game, rated=rated)
    driver.key(pygame.K_h)
    driver.until(lambda: not driver.table.session.hinting)
    walk(driver, said_texts, pygame.K_h, pygame.K_h, pygame.K_u, pygame.K_RETURN, pygame.K_u, pygame.K_F10)
    assert driver.on(PauseScene)
    walk(driver, said_texts, *[pygame.K_DOWN] * len(driver.top.form.widgets), pygame.K_ESCAPE)
    captions = driver.app.context.captions
    captions.answer(driver.table.surviving_match.words)
    driver.app.context.screens.log()
    assert driver.on(LogScene)
    walk(driver, said_texts, pygame.K_ESCAPE)
    captions.clear_history()
    driver.app.context.screens.log()
    walk(driver, said_texts)


@pytest.mark.parametrize("game", sampled(GAMES, 2))
def test_match_end_and_review_use_only_messages(game: str, driver: Driver, said_texts: Said) -> None:
    """Ceremonies, the coach, a decision on its table, records and the replay."""
    start_match(driver, said_texts, game, rated=True)
    looks = (pygame.K_s, pygame.K_c, pygame.K_RIGHT, pygame.K_UP, pygame.K_RIGHT, pygame.K_DOWN)
    play(driver, go_on=lambda: walk(driver, said_texts, *looks, pygame.K_LEFT, pygame.K_RETURN))
    assert driver.on(ScoringScene)
    walk(driver, said_texts, *looks)
    path = driver.table.session.journal.path
    driver.app.context.screens.coach(driver.table.coaching, 1)
    coach = driver.top
    assert isinstance(coach, CoachScene)
    said_texts.assert_messages(driver)
    driver.until(lambda: coach.analysis.done)
    driver.frames(2)
    walk(driver, said_texts, pygame.K_h, *[pygame.K_TAB] * len(coach.form.widgets), pygame.K_h)
    coach.play_again()
    walk(driver, said_texts, pygame.K_RIGHT, pygame.K_RETURN, pygame.K_RETURN, pygame.K_ESCAPE)
    coach.show_figures()
    walk(driver, said_texts, *[pygame.K_DOWN] * len(driver.top.form.widgets), pygame.K_HOME, pygame.K_RIGHT)
    driver.app.stack.pop_to(coach)
    walk(driver, said_texts, pygame.K_c)
    assert driver.on(ReplayScene)
    walk(driver, said_texts, pygame.K_RETURN, pygame.K_RETURN)
    driver.app.stack.pop_to(driver.app.stack.scenes[0])
    said_texts.forget()
    driver.app.context.screens.matches(game)
    assert driver.on(MatchesScene)
    walk(driver, said_texts, *[pygame.K_DOWN] * 3, *[pygame.K_HOME, pygame.K_RIGHT])
    driver.app.context.screens.watch(path)
    assert driver.on(ReplayScene)
    walk(driver, said_texts, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_END, pygame.K_PLUS)


@pytest.mark.parametrize("game", sampled(GAMES, 1))
def test_rules_and_exercises_use_only_messages(game: str, tmp_path: Path, said_texts: Said) -> None:
    """Every page, every step of a lesson, and every exercise, answered wrongly first."""
    reader = Reader(tmp_path, game, SIZE)
    said_texts.listen_to(reader)
    rules, pages = reader.rules, kit_of(game).rulebook()
    said_texts.names = (rules_of(game).title, *student_names(pages))
    for lesson in rules.lessons.values():
        said_texts.apart_from(lesson.table)
    said_texts.forget()
    for number, page in enumerate(pages):
        assert rules.page == number
        while page.lesson is not None and rules.lessons[number].step < len(page.lesson.stages) - 1:
            walk(reader, said_texts, pygame.K_RETURN)
        for place in range(len(page.album)):
            rules.albums[number].focus_on(place)
            exercise(game, reader, said_texts)
        while rules.page == number < rules.page_count - 1:
            walk(reader, said_texts, pygame.K_PAGEDOWN)


def student_names(pages: tuple[Page, ...]) -> set[str]:
    exercises = [entry.exercise for page in pages for entry in page.album]
    lessons = [page.lesson for page in pages if page.lesson is not None]
    seated = [one.names for one in (*lessons, *exercises) if not isinstance(one, Quiz)]
    return {name for names in seated for name in names[1:]}


def exercise(game: str, reader: Reader, said: Said) -> None:
    """Answer an exercise of an album, wrongly first, until it's solved."""
    walk(reader, said, pygame.K_RETURN)
    trial = reader.example.trial
    while trial.state is not QuestionState.SOLVED:
        answers = {good: choice for choice, good in choices(game, reader)}
        for good in sorted(answers):
            trial.choose(answers[good])
            reader.until(lambda: trial.state is not QuestionState.SHOWING)
            said.assert_messages(reader)
            if not good:
                walk(reader, said, pygame.K_RETURN)
    walk(reader, said, pygame.K_ESCAPE)
