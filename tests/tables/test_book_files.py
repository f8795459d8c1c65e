"""Rulebook files: each fault is reported with its place, and the games' own books are sound."""

import shutil
from pathlib import Path

import pytest

from game.cardgames.registry import GAMES, kit_of
from game.commands.levels.check import check
from game.language.message import Message, Text
from game.scenes.rulebook.rules import RulesScene
from game.storage.levels.tables import BadLevel
from game.storage.places import LEVELS, RULEBOOK
from game.tables.book import files
from game.tables.book.binder import Binder
from game.tables.book.exercise import READER, apply_answer
from game.tables.book.files import load_book
from game.tables.book.rulebook import Exercise, Quiz, RuleText
from tests.support.driving import Driver

SMALL = """
names = ["You", { plain = "Bob" }]

[[pages]]
title = "In a minute"

[[pages.blocks]]
kind = "words"
text = "You hold ten cards."

[[pages.blocks]]
kind = "words"
text = { say = "{n} card", many = "{n} cards", n = 4, context = "in a row" }

[[pages]]
title = "Try it"
album = "try"

[[albums.try]]
title = "Too low"
effect = { say = "Row {row} is empty.", values = { row = 3 } }
detail = { by = "ducks", of = 7 }
exercise = "too_low"
draw = { drawing = "groups", groups = [{ cards = [3, 8] }] }

[exercises.too_low]
ends = ["TurnStarted"]

[exercises.too_low.position]
rows = [[25, 26], [44], [7, 8], [60, 61, 62]]
hands = [[3, 30], [9, 33]]
laid = [3, 9]

[[exercises.too_low.tasks]]
prompt = "Which row?"
good = ["row 3"]
right = "Two ducks."
wrong = "There’s a cheaper one."
"""


def binder(game: str = "six_takes") -> Binder:
    found = kit_of(game).binder()
    assert found is not None
    return found


def faults_of(folder: Path, game: str = "six_takes") -> tuple[str, ...]:
    """Return all faults of the rulebook in a folder."""
    try:
        load_book(binder(game), folder, tried=True)
    except BadLevel as error:
        return error.args
    return ()


def copy_rulebook(tmp_path: Path, game: str) -> Path:
    return Path(shutil.copytree(LEVELS / RULEBOOK / game, tmp_path / RULEBOOK / game))


def test_small_book(tmp_path: Path) -> None:
    (tmp_path / "all.toml").write_text(SMALL)
    book = load_book(binder(), tmp_path, tried=True)
    first, second = book.pages
    block = first.blocks[1]
    assert isinstance(block, RuleText)
    assert block.text == "4 cards"
    (entry,) = second.album
    assert (entry.effect, entry.detail) == ("Row 3 is empty.", "7 ducks")
    exercise = book.exercises["too_low"]
    assert isinstance(exercise, Exercise)
    assert entry.exercise is exercise
    assert exercise.names == ("You", "Bob")
    assert isinstance(exercise.tasks[0].prompt, Message)
    assert isinstance(exercise.names[1], Text)
    assert exercise.state.public.asked == READER


def test_album_may_have_the_name_of_an_exercise(tmp_path: Path) -> None:
    text = SMALL.replace('album = "try"', 'album = "too_low"').replace("albums.try", "albums.too_low")
    (tmp_path / "all.toml").write_text(text)
    assert load_book(binder(), tmp_path).pages[1].album[0].title == "Too low"


def test_folder_without_pages_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "all.toml").write_text(SMALL.replace("[[pages", "[[lost"))
    (fault, *_more) = faults_of(tmp_path)
    assert "unknown field `lost`" in fault
    (tmp_path / "all.toml").unlink()
    assert faults_of(tmp_path) == (f"{tmp_path}: expected a file with pages",)


FAULTS = {
    "broken TOML": ("pages", "[[pages]]", "[[pages", "expected TOML: "),
    "unknown field": (
        "pages",
        'title = "Dealing"',
        'title = "Dealing"\ntune = 1',
        "unknown field `tune`",
    ),
    "missing field": ("quizzes", "task.right =", "#", "missing required field `right`"),
    "unknown kind of block": ("pages", 'kind = "cards"', 'kind = "card"', "pages[2].blocks[1].kind: "),
    "unknown drawing": (
        "pages",
        'drawing = "groups"',
        'drawing = "group"',
        "pages[0].blocks[1].draw: expected a table whose drawing is one of groups, lines",
    ),
    "unknown field of a drawing": (
        "pages",
        "lapped = true",
        "laped = true",
        "pages[1].blocks[1].draw: groups[0]: object contains unknown",
    ),
    "card outside the deck": (
        "albums",
        "cards = [12, 18",
        "cards = [120, 18",
        "albums.try[0].draw: groups[0].cards[0]: expected `int` <= 104",
    ),
    "card outside the deck on a page": (
        "pages",
        "cards = [7, 25",
        "cards = [700, 25",
        "pages[2].blocks[1].cards: expected cards from 1 to 104",
    ),
    "rows of different lengths": (
        "quizzes",
        '["1st pick", "You"]',
        '["1st pick"]',
        "rows: expected rows of the same length",
    ),
    "unknown function for words": (
        "quizzes",
        'by = "ducks"',
        'by = "geese"',
        "by: expected one of ducks, together, in_order, round_again, got",
    ),
    "wrong type for a function": (
        "quizzes",
        'by = "ducks", of = 66',
        'by = "ducks", of = "six"',
        "expected `int`, got `str`",
    ),
    "missing value": (
        "quizzes",
        "values = { number = 4 }",
        "values = { numbr = 4 }",
        "expected values for all names in braces, got 'out after round {number}'",
    ),
    "share above 1": (
        "pages",
        "share = 0.36",
        "share = 1.36",
        "blocks[1].share: expected `float` <=",
    ),
    "unknown lesson": (
        "pages",
        'lesson = "example"',
        'lesson = "other"',
        "].lesson: expected one of example",
    ),
    "unknown album": (
        "pages",
        'album = "try"',
        'album = "tray"',
        "].album: expected one of try, got",
    ),
    "unknown exercise": (
        "albums",
        'exercise = "sixth"',
        'exercise = "fifth"',
        "albums.try[0].exercise: expected one of ",
    ),
    "duplicate name": (
        "quizzes",
        "quizzes.draft.",
        "quizzes.sixth.",
        "quizzes.sixth: expected a unique name, it's already taken",
    ),
    "picture of an unknown option": (
        "options",
        "options.draft.on",
        "options.daft.on",
        "options.daft: expected one of limit, ending, professional, draft, got 'daft'",
    ),
    "picture of a value that the option doesn't have": (
        "options",
        "options.draft.on",
        "options.draft.maybe",
        "options.draft.maybe: expected on or off, got 'maybe'",
    ),
    "unknown field of a position": (
        "exercises",
        "rows = [[25",
        "tops = 1\nrows = [[25",
        "exercises.too_low.position: object contains unknown field `tops`",
    ),
    "position that the rules don't allow": (
        "exercises",
        "laid = [3, 9, 64]",
        "laid = [4, 9, 64]",
        "exercises.too_low.position: expected what the game can use, got IllegalChoice(",
    ),
    "too few names for the hands": (
        "exercises",
        'names = ["You", ',
        "names = [",
        "names: expected one for each of the 3 hands",
    ),
    "unknown event": (
        "exercises",
        '"MatchEnded"',
        '"MatchEnds"',
        "exercises.sixth.ends: expected one of RoundStarted, ",
    ),
    "right answer that isn't offered": (
        "quizzes",
        'task.good = ["Bob"]',
        'task.good = ["Bobby"]',
        "questions[0].task.good: expected one of nobody, Bob, you and Bob, got 'Bobby'",
    ),
    "right label that isn't offered": (
        "exercises",
        'good = ["play 43"]',
        'good = ["play 44"]',
        "exercises.sixth.tasks[0].good: expected one of play 38, play 43, play 80, got 'play 44'",
    ),
    "no answer to the other choices": (
        "exercises",
        "wrong = ",
        "# ",
        "exercises.sixth.tasks[0].wrong: expected an answer to choices that are not",
    ),
    "lesson's choice that isn't offered": (
        "lessons",
        '"play 88"',
        '"play 89"',
        "lessons.example.choices[1]: expected one of play 3, play 4, play 15",
    ),
    "event that doesn't come": (
        "lessons",
        'until = "CardsRevealed"',
        'until = "DraftLaid"',
        "lessons.example.steps[1].until: expected one of",
    ),
}
"""By fault: the file, a text in it, its replacement, and the message."""


@pytest.mark.parametrize("fault", FAULTS)
def test_fault_is_reported_with_its_file_and_place(fault: str, tmp_path: Path) -> None:
    name, old, new, expected = FAULTS[fault]
    folder = copy_rulebook(tmp_path, "six_takes")
    path = folder / f"{name}.toml"
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new) if fault == "duplicate name" else text.replace(old, new, 1))
    found = check(LEVELS, (tmp_path,), (folder,)).faults
    told = [one for one in found if expected in one]
    assert told, found
    assert all(one.startswith(f"{path}: ") and "\n" not in one for one in told)
    assert found == tuple(told) or fault == "duplicate name", "a fault causes no others"


def test_all_faults_are_reported_together(tmp_path: Path) -> None:
    folder = copy_rulebook(tmp_path, "six_takes")
    for name, old in (("pages", "share = 0.36"), ("albums", "cards = [12"), ("quizzes", 'by = "ducks"')):
        path = folder / f"{name}.toml"
        path.write_text(
            path.read_text().replace(old, old.replace("0.36", "6").replace("12", "-1").replace("du", "tr"), 1)
        )
    assert [one.partition(": ")[0] for one in faults_of(folder)] == [
        str(folder / f"{name}.toml") for name in ("albums", "pages", "quizzes")
    ]


@pytest.mark.parametrize("game", GAMES)
def test_games_books_are_sound(game: str) -> None:
    """Albums show every exercise; every good choice counts as good, and the first leads to the next task."""
    book = load_book(binder(game), tried=True)
    shown = [entry.exercise for entries in book.albums.values() for entry in entries]
    assert len(shown) == len(book.exercises)
    rules, choices = kit_of(game).rules(), kit_of(game).choices()
    for exercise in book.exercises.values():
        if isinstance(exercise, Quiz):
            continue
        state = exercise.state
        for number, task in enumerate(exercise.tasks):
            view = rules.view(state, READER)
            good = [one for one in rules.pending(state)[READER] if choices.label(view, one) in task.good]
            done = [apply_answer(rules, choices, exercise, state, number, one) for one in good]
            assert done
            assert all(one.good for one in done)
            state = done[0].state


def test_damaged_book_is_reported_in_a_notice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = copy_rulebook(tmp_path / "levels", "six_takes") / "pages.toml"
    path.write_text(path.read_text().replace("[[pages]]", "[[pages", 1))
    driver = Driver(tmp_path / "data")
    monkeypatch.setattr(files, "LEVELS", tmp_path / "levels")
    files.book_of.cache_clear()
    driver.app.context.screens.rules("six_takes")
    driver.frames(1)
    assert not driver.on(RulesScene)
    (notice,) = driver.app.context.notices
    assert notice.startswith(f"{path}: expected TOML")
    # It's read again, so that a mended book can be opened.
    monkeypatch.undo()
    driver.app.context.screens.rules("six_takes")
    driver.frames(1)
    assert driver.on(RulesScene)


def test_book_in_the_folder_of_an_unknown_game_is_a_fault(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(LEVELS / RULEBOOK / "six_takes", tmp_path / RULEBOOK / "chess"))
    found = check(LEVELS, (tmp_path,)).faults
    assert len(found) == len(list(folder.iterdir()))
    assert all("expected a place in rulebook/ and the folder of a game in it" in one for one in found)
