"""Every game's rules on the screen: reading, paging, browsing and solving exercises, by each device."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame
import pytest

from game.language.message import message, sentence, sentences
from game.scenes.cast import duck_of
from game.scenes.menus.title import TitleScene
from game.scenes.pieces.board_area import QuestionState
from game.scenes.rulebook.lesson import LessonPage
from game.tables.book.exercise import READER
from game.tables.book.rulebook import Picture, Quiz, describe
from tests.contract.games import KITS, each_game, rules_of
from tests.support.reading_rules import Reader
from tests.support.sampling import sampled
from tests.support.screen_text import ScreenText

SIZES = sampled([((960, 540), 1.5), ((1280, 720), 1.0), ((1680, 720), 1.25), ((1280, 800), 0.8)], 1)
WITH_ALBUM = [game for game, kit in KITS.items() if any(page.album for page in kit.rulebook())]
ALBUMS = [
    pytest.param(game, place, id=f"{game}-{page.title}")
    for game, kit in KITS.items()
    for place, page in enumerate(kit.rulebook())
    if page.album
]
WITH_LESSON = [game for game, kit in KITS.items() if any(page.lesson for page in kit.rulebook())]
each_size = pytest.mark.parametrize(("size", "scale"), SIZES)

Open = Callable[..., Reader]


@pytest.fixture
def open_rules(tmp_path: Path) -> Open:
    """Return a function that opens a game's rules."""
    return partial(Reader, tmp_path)


# -- text fits ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "page"), ALBUMS)
@each_size
def test_examples_fit(
    game: str, page: int, open_rules: Open, text: ScreenText, size: tuple[int, int], scale: float
) -> None:
    """Every entry with its question, and after an answer: all words stay on their panels."""
    reader = open_rules(game, size=size, scale=scale)
    reader.album_page = page
    reader.to_album()
    reader.keys(pygame.K_RETURN)
    for entry in reader.album.entries:
        scene = reader.example
        # If there is no room for both, the table comes after the entry.
        for press in range(2 if scene.layout.stage else 3):
            if press:
                reader.keys(pygame.K_RETURN)
            texts = text.texts(reader)
            whole_page, layout = texts[-1].canvas, scene.layout
            below = f"{scene.trial.words} {' '.join(scene.trial.narrated)}"
            whole = {f"{entry.effect} {entry.detail}": layout.about, below: layout.words}
            for words, panel in whole.items():
                if not panel:
                    continue
                # Both columns may have the same words; a line's position tells which one it's in.
                lines = [
                    one.place
                    for one in texts
                    if one.canvas == whole_page
                    and one.words.count(" ") > 1
                    and one.words in words
                    and one.words != entry.title
                    and panel.left < one.place.centerx < panel.right
                ]
                assert lines
                assert all(panel.contains(line) for line in lines), words
        reader.keys(pygame.K_PAGEDOWN)


# -- pages -------------------------------------------------------------------------------------------------


@each_game
def test_every_page_is_read_aloud(game: str, open_rules: Open) -> None:
    reader = open_rules(game)
    for page in KITS[game].rulebook():
        assert reader.read[-1].startswith(message("{title}.", title=page.title))
        assert len(reader.read[-1]) > len(page.title) + 10
        pictures = [block for block in page.blocks if isinstance(block, Picture)]
        assert all(describe(block.draw) in reader.read[-1] for block in pictures)
        reader.keys(pygame.K_PAGEDOWN)
    reader.keys(pygame.K_HOME)
    assert reader.rules.page == 0


@pytest.mark.parametrize("game", sampled(KITS, 2))
def test_pages_by_mouse(game: str, open_rules: Open) -> None:
    reader = open_rules(game)
    for page in (*range(reader.rules.page_count), 0):
        rules = reader.rules
        # A lesson fills its page: it leads to the next page, or back.
        while rules.page in rules.lessons and rules.page != page:
            reader.click(*rules.arrows[1].center)
            reader.frames(1)
        if rules.page != page:
            reader.click(*rules.tabs[page].center)
            reader.frames(1)
        assert rules.page == page
    reader.wheel(300, 200, -1)
    assert reader.rules.page == min(1, reader.rules.page_count - 1)
    reader.click(*reader.rules.back_area.center)
    assert reader.on(TitleScene)


@pytest.mark.parametrize("game", sampled(KITS, 2))
def test_pages_by_gamepad(game: str, open_rules: Open) -> None:
    reader = open_rules(game)
    with reader.pad() as press:
        for page in range(1, reader.rules.page_count):
            press("rightshoulder")
            assert reader.rules.page == page
        press("leftshoulder", "b")
        assert reader.on(TitleScene)


@pytest.mark.parametrize("game", WITH_LESSON)
def test_lesson_goes_forward_and_back(game: str, open_rules: Open) -> None:
    reader = open_rules(game)
    page = next(iter(reader.rules.lessons))
    reader.keys(*[pygame.K_TAB] * page)
    lesson = reader.rules.lessons[page]
    shown = [lesson.table.view]
    for stage in lesson.lesson.stages[1:]:
        reader.keys(pygame.K_RETURN)
        assert stage.words in reader.read[-1]
        assert reader.read[-1].endswith(f" {len(shown) + 1} of {len(lesson.lesson.stages)}.")
        shown.append(lesson.table.view)
    assert lesson.step == len(shown) - 1
    for view in reversed(shown[:-1]):
        reader.keys(pygame.K_LEFT)
        assert lesson.table.view == view
    reader.click(*reader.rules.arrows[1].center)
    assert lesson.step == 1


# -- the album ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sampled(WITH_ALBUM, 1))
def test_the_album_by_keyboard(game: str, open_rules: Open) -> None:
    reader = open_rules(game)
    album = reader.to_album()
    reader.keys(pygame.K_RIGHT)
    assert reader.read[-1].startswith(f"{album.entries[1].title}: ")
    assert reader.read[-1].endswith(f" 2 of {len(album.entries)}.")
    reader.keys(pygame.K_RETURN)
    assert reader.example.album is album
    reader.keys(pygame.K_PAGEUP, pygame.K_PAGEUP)
    assert album.place == len(album.entries) - 1, "the last entry precedes the first"
    reader.keys(pygame.K_PAGEDOWN)
    assert album.place == 0
    reader.keys(pygame.K_ESCAPE)
    assert reader.top is reader.rules
    for _ in album.entries:
        if reader.rules.page != reader.album_page:
            break
        reader.keys(pygame.K_DOWN)
    assert reader.rules.page == reader.album_page + 1, "Down beyond the album's last row opens the next page"


@pytest.mark.parametrize("game", sampled(WITH_ALBUM, 1))
def test_the_album_by_mouse(game: str, open_rules: Open) -> None:
    reader = open_rules(game)
    reader.click(*reader.rules.tabs[reader.album_page].center)
    reader.frames(1)
    album = reader.album
    reader.click(*album.tiles[2].center)
    reader.frames(1)
    layout = reader.example.layout
    reader.click(*layout.next.center)
    assert album.place == 3
    reader.click(*layout.previous.center)
    assert album.place == 2
    reader.click(*layout.back.center)
    assert reader.top is reader.rules


@pytest.mark.parametrize("game", sampled(WITH_ALBUM, 1))
def test_the_album_by_gamepad(game: str, open_rules: Open) -> None:
    reader = open_rules(game)
    with reader.pad() as press:
        press(*["rightshoulder"] * reader.album_page, "dpright", "a", "rightshoulder")
        assert reader.example.album.place == 2
        press("leftshoulder", "leftshoulder", "leftshoulder")
        assert reader.example.album.place == len(reader.album.entries) - 1
        press("b")
        assert reader.top is reader.rules


@pytest.mark.parametrize(("game", "page"), ALBUMS)
def test_all_album_entries_can_be_solved(game: str, page: int, open_rules: Open) -> None:
    """After a wrong answer the question is asked again; solved entries are ticked until the rules close."""
    reader = open_rules(game)
    reader.album_page = page
    album = reader.to_album()
    reader.keys(pygame.K_RETURN)
    for place, entry in enumerate(album.entries):
        trial = reader.example.trial
        while trial.state is not QuestionState.SOLVED:
            task, first = trial.task, trial.words
            wrong = [choice for choice, good in choices(game, reader) if not good]
            if wrong:
                reader.act(partial(trial.choose, wrong[0]))
                reader.until(lambda trial=trial: trial.state is not QuestionState.SHOWING)
                assert trial.state is QuestionState.WRONG
                assert trial.words == task.wrong
                assert reader.read[-1] == f"{trial.words} Not solved yet."
                assert place not in album.solved
                reader.keys(pygame.K_RETURN)
                assert (trial.state, trial.words) == (QuestionState.ASKED, first)
            good = next(choice for choice, good in choices(game, reader) if good)
            reader.act(partial(trial.choose, good))
            reader.until(lambda trial=trial: trial.state is not QuestionState.SHOWING)
            assert trial.task is not task or trial.state is QuestionState.SOLVED
        assert reader.read[-1] == f"{trial.words} Solved."
        assert place in album.solved
        reader.keys(pygame.K_RETURN)
        assert album.place == (place + 1) % len(album.entries), entry.title
    reader.keys(pygame.K_ESCAPE)
    assert reader.rules is reader.top
    reader.keys(pygame.K_RIGHT)
    assert " Solved. " in reader.read[-1]


def choices(game: str, reader: Reader) -> list[tuple[object, bool]]:
    """Return the legal answers, and whether each is good."""
    task = reader.example.trial.task
    if reader.is_quiz:
        return [(place, one.words in task.good) for place, one in enumerate(reader.board.question.answers)]
    view, called = reader.board.view, KITS[game].choices()
    return [(choice, called.label(view, choice) in task.good) for choice in rules_of(game).choices(view)]


@pytest.mark.parametrize("game", WITH_ALBUM)
def test_question_is_answered_on_the_screen(game: str, open_rules: Open) -> None:
    """Enter answers, another press finishes the animation, and Backspace starts again."""
    reader = open_rules(game)
    reader.to_album()
    reader.app.context.change(speed="normal")
    reader.keys(pygame.K_RETURN)
    trial, task = reader.example.trial, reader.example.trial.task
    for _ in range(20):
        if trial.state is not QuestionState.ASKED:
            break
        reader.key(pygame.K_RETURN)
    assert trial.state is QuestionState.SHOWING
    reader.frames(3)
    reader.keys(pygame.K_RETURN)
    assert trial.state in (QuestionState.WRONG, QuestionState.SOLVED) or trial.task is not task
    reader.keys(pygame.K_BACKSPACE)
    assert reader.example.trial is not trial
    assert reader.example.trial.state is QuestionState.ASKED


def quizzes(game: str) -> list[str]:
    return [
        entry.title
        for page in KITS[game].rulebook()
        for entry in page.album
        if not hasattr(entry.exercise, "state")
    ]


def focused_answer(reader: Reader) -> str:
    """Return how a quiz reads its focused answer."""
    board = reader.board
    words = sentence(board.question.answers[board.place].words)
    return f"{words} {board.place + 1} of {len(board.question.answers)}."


@pytest.mark.parametrize("game", [game for game in KITS if quizzes(game)])
def test_quiz_reads_the_focused_answer(game: str, open_rules: Open) -> None:
    """It's read with the question, and again at either end of the row."""
    reader = open_rules(game)
    reader.to_example(quizzes(game)[0])
    assert reader.read[-1].endswith(focused_answer(reader))
    for end, beyond in ((pygame.K_HOME, pygame.K_LEFT), (pygame.K_END, pygame.K_RIGHT)):
        reader.keys(end)
        reader.read.clear()
        reader.keys(beyond)
        assert reader.read == [focused_answer(reader)]


@pytest.mark.parametrize(("game", "title"), [(game, title) for game in KITS for title in quizzes(game)])
def test_quiz_by_mouse_and_keyboard(game: str, title: str, open_rules: Open) -> None:
    """A wrong answer by a click; then the right ones by clicks or keys."""
    reader = open_rules(game)
    reader.to_example(title)
    trial, tasks = reader.example.trial, 0
    wrong = next(place for place, good in choices(game, reader) if not good)
    reader.click_within(reader.board.areas[wrong])
    assert trial.state is QuestionState.WRONG
    assert (reader.board.given, reader.board.good) == (wrong, False)
    reader.keys(pygame.K_RIGHT)
    assert reader.board.place == wrong, "an answer can't be changed"
    reader.click(*reader.example.layout.button.center)
    assert (trial.state, reader.board.given) == (QuestionState.ASKED, None)
    assert describe(reader.board.question.draw) in reader.read[-1], "what the picture shows is described, too"
    assert reader.read[-1].endswith(f"{trial.words} {focused_answer(reader)}")
    while trial.state is QuestionState.ASKED:
        task, place = trial.task, next(place for place, good in choices(game, reader) if good)
        if tasks % 2:
            reader.click_within(reader.board.areas[place])
        else:
            reader.keys(pygame.K_HOME, *[pygame.K_RIGHT] * place, pygame.K_c)
            assert reader.read[-1].endswith(f"{place + 1} of {len(reader.board.question.answers)}.")
            reader.keys(pygame.K_RETURN)
        tasks += 1
        if trial.state is QuestionState.ASKED:
            seen, focused = describe(reader.board.question.draw), focused_answer(reader)
            assert reader.read[-1] == sentences("Correct!", task.right, seen, trial.task.prompt, focused)
    assert trial.state is QuestionState.SOLVED
    assert tasks == len(reader.example.album.entry.exercise.questions)


@pytest.mark.parametrize("game", WITH_LESSON)
def test_lesson_words_are_below_its_table(game: str, open_rules: Open) -> None:
    """They cover neither the hand nor the seat's tag at its foot."""
    reader = open_rules(game)
    pen = reader.pen
    for lesson in reader.rules.lessons.values():
        page = LessonPage.of(pen, lesson)
        assert page.stage.bottom <= page.jetty.top


# -- the ducks at little tables ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", WITH_LESSON)
def test_little_tables_show_the_ducks_that_the_player_meets(game: str, open_rules: Open) -> None:
    context = (reader := open_rules(game)).app.context
    faces = {one.name: duck_of(one) for one in context.cast.opponents}
    lessons = [page.lesson for page in KITS[game].rulebook() if page.lesson is not None]
    exercises = [entry.exercise for page in KITS[game].rulebook() for entry in page.album]
    tables = [one.names for one in (*lessons, *exercises) if not isinstance(one, Quiz)]
    assert {name for names in tables for name in names[READER + 1 :]} <= set(faces)
    for shown in reader.rules.lessons.values():
        ducks = [person.duck for person in shown.table.people]
        assert ducks == [faces.get(name, context.art.own_duck) for name in shown.lesson.names]
