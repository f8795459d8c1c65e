"""The exercises of every rulebook: they can be solved, and explain each answer."""

import pytest

from game.tables.book.exercise import READER
from game.tables.book.files import book_of
from game.tables.book.rulebook import AlbumEntry, Exercise, Quiz, Task
from game.voice.narrator import Verbosity
from tests.contract.games import KITS, each_game, rules_of
from tests.contract.sentences import assert_sentences
from tests.support.books import Answers

ENTRIES = [
    pytest.param(game, entry, id=f"{game}-{entry.title}")
    for game, kit in KITS.items()
    for page in kit.rulebook()
    for entry in page.album
]

KEYS = {
    "six_takes": "announce_rows announce_row_1 announce_row_4 announce_card announce_turn undo",
    "sixpack": "announce_rows announce_row_3 announce_card announce_turn announce_scores announce_direction",
    "sixty_six": "announce_rows announce_row_3 announce_row_4 announce_card announce_turn announce_scores "
    "announce_last_trick announce_points",
    "must_be_18": "announce_rows announce_row_1 announce_row_6 announce_card announce_turn announce_scores "
    "announce_selection announce_last_trick announce_points next cancel",
}
"""The actions that each game's last page lists in addition to those of all games."""

each_entry = pytest.mark.parametrize(("game", "entry"), ENTRIES)


def answers_of(game: str, exercise: Exercise) -> Answers:
    return Answers(rules_of(game), KITS[game].choices(), exercise)


@each_game
def test_pages_and_entries_have_distinct_names(game: str) -> None:
    pages = KITS[game].rulebook()
    for titles in ([page.title for page in pages], [entry.title for page in pages for entry in page.album]):
        assert len(set(titles)) == len(titles)
        assert all(titles)
    for page in pages:
        kinds = [bool(page.blocks), page.lesson is not None, bool(page.album), bool(page.controls)]
        assert kinds.count(True) == 1


@pytest.mark.parametrize("game", KEYS)
def test_all_exercises_are_in_an_album_and_the_last_page_lists_the_keys(game: str) -> None:
    binder = KITS[game].binder()
    assert binder is not None
    book = book_of(binder)
    tries = [entry.exercise for page in book.pages for entry in page.album]
    assert len(tries) == len(book.exercises)
    assert all(one in tries for one in book.exercises.values())
    shown = {action for control in book.pages[-1].controls for action in control.actions}
    assert {*KEYS[game].split(), "confirm", "hint", "faster", "slower", "log", "menu"} <= shown


@each_entry
def test_good_answers_are_legal(game: str, entry: AlbumEntry) -> None:
    """There is at least one, and an explanation if some answers are wrong."""
    if isinstance(entry.exercise, Quiz):
        for question in entry.exercise.questions:
            words = [one.words for one in question.answers]
            assert len(set(words)) == len(words) >= 2
            assert len(question.task.good) == 1
            assert question.task.good[0] in words
        return
    exercise, answers = entry.exercise, answers_of(game, entry.exercise)
    assert len(exercise.names) == len(rules_of(game).totals(exercise.state))
    for task in range(len(exercise.tasks)):
        labels = {answers.label(choice, task) for choice in answers.legal(task)}
        good = set(exercise.tasks[task].good)
        assert good
        assert good <= labels
        assert bool(exercise.tasks[task].wrong) == bool(labels - good)


@each_entry
def test_every_answer_is_played_out_with_captions(game: str, entry: AlbumEntry) -> None:
    """Whatever is chosen, the reader sees no secrets, the view follows the events, and a caption appears,
    unless another task follows.
    """
    if isinstance(entry.exercise, Quiz):
        return
    exercise, rules, narrator = entry.exercise, rules_of(game), KITS[game].narrator()
    answers = answers_of(game, exercise)
    for task in range(len(exercise.tasks)):
        for choice in answers.legal(task):
            done = answers.tried(choice, task)
            assert done.good == (answers.label(choice, task) in exercise.tasks[task].good)
            view, told = rules.view(answers.state(task), READER), []
            for event in done.events:
                assert event == rules.redact(event, READER)
                assert type(event).__name__ not in exercise.ends
                before, view = view, rules.apply_event(view, event)
                told.append(narrator.narrate(event, before, view, exercise.names, Verbosity.NORMAL))
            for words in filter(None, told):
                assert_sentences(words)
            goes_on = done.good and task + 1 < len(exercise.tasks)
            assert any(told) or goes_on
            assert not goes_on or view == rules.view(done.state, READER)


@each_entry
def test_questions_and_answers_are_sentences(game: str, entry: AlbumEntry) -> None:
    exercise = entry.exercise
    tasks: list[Task] = (
        [question.task for question in exercise.questions]
        if isinstance(exercise, Quiz)
        else list(exercise.tasks)
    )
    for task in tasks:
        for words in filter(None, (task.prompt, task.right, task.wrong)):
            assert words[-1] in ".?!"
            assert words == " ".join(words.split())
        assert task.prompt
        assert task.right
    for words in (entry.effect, entry.detail):
        assert words[-1] in ".?!"


@each_game
def test_lessons_follow_the_rules(game: str) -> None:
    """The view's seat may see each event, and the view follows them."""
    rules, narrator = rules_of(game), KITS[game].narrator()
    for page in KITS[game].rulebook():
        if page.lesson is None:
            continue
        view, told = page.lesson.view, 0
        for stage in page.lesson.stages:
            assert stage.words[-1] in ".?!"
            for event in stage.events:
                assert rules.redact(event, view.seat) == event
                before, view = view, rules.apply_event(view, event)
                told += bool(narrator.narrate(event, before, view, page.lesson.names, Verbosity.NORMAL))
        assert told
