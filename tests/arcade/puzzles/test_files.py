"""Puzzles: their files are playable or reported; tries and stars; and what a choice leads to."""

from collections import Counter
from pathlib import Path

import pytest

from game.arcade.puzzles.attempt import Attempt, continuation
from game.arcade.puzzles.files import as_toml, load_puzzle, load_puzzles
from game.arcade.puzzles.puzzle import GRADES, Puzzle
from game.cardgames.registry import GAMES
from game.engine.contract import Phase
from game.storage.history import puzzle_tries
from game.storage.history.puzzle_tries import SolvedPuzzle, best_stars
from game.storage.levels.tables import BadLevel
from game.storage.places import LEVELS

LEAST = 15
WHOLE = """\
game = "sixty_six"
title = "A lead"
grade = 2
seed = 1008
opponents = [{name = "Sir Q", face = "sir"}, {name = "Odette", face = "odette"}, {name = "Nemo"}]
deals = 0
history = [
    '{"seat":0,"choice":{"type":"Bid","bid":1}}',
    '{"seat":1,"choice":{"type":"Bid","bid":2}}',
    '{"seat":2,"choice":{"type":"Bid","bid":0}}',
    '{"seat":3,"choice":{"type":"Bid","bid":0}}',
    '{"seat":1,"choice":{"type":"PlayCard","card":2,"announce":false}}',
    '{"seat":2,"choice":{"type":"PlayCard","card":1,"announce":false}}',
    '{"seat":3,"choice":{"type":"PlayCard","card":19,"announce":false}}',
    '{"seat":0,"choice":{"type":"PlayCard","card":5,"announce":false}}',
]

[options]
open_hands = true

[[answers]]
choices = ['{"type":"PlayCard","card":7,"announce":false}']
value = 0.0

[[answers]]
choices = ['{"type":"PlayCard","card":0,"announce":false}', '{"type":"PlayCard","card":18,"announce":false}']
value = -1.0

[[answers]]
choices = ['{"type":"PlayCard","card":20,"announce":false}', '{"type":"PlayCard","card":22,"announce":false}']
value = -2.0

[text.de]
title = "Ausspiel"
"""
BROKEN = {
    "unknown grade": (WHOLE.replace("grade = 2", "grade = 4"), "grade: expected `int` <= 3"),
    "unknown option": (WHOLE.replace("open_hands = true", "open_cards = true"), "open_cards"),
    "too few seats": (WHOLE.replace(', {name = "Nemo"}', ""), "has 4 seats, not 3"),
    "unknown seat": (WHOLE.replace("deals = 0", "deals = 0\nseat = 4"), "seat: expected at most 3, got 4"),
    "an illegal choice": (
        WHOLE.replace('"card":2,', '"card":7,'),
        "history[4]: expected a legal choice: seat 1 may not choose",
    ),
    "a choice out of turn": (
        WHOLE.replace('{"seat":2,"choice":{"type":"Bid"', '{"seat":3,"choice":{"type":"Bid"'),
        "history[2]: expected a legal choice: seat 3",
    ),
    "broken JSON": (WHOLE.replace('"bid":1}}', '"bid":'), "history[0]: expected a line as in a journal"),
    "unknown type of choice": (
        WHOLE.replace('{"type":"PlayCard","card":7,', '{"type":"Fold","card":7,'),
        "answers[0].choices: expected choices as in a journal",
    ),
    "another seat is to choose": (
        WHOLE.replace("""    '{"seat":0,"choice":{"type":"PlayCard","card":5,"announce":false}}',\n""", ""),
        "history: expected a position in which seat 0 has a choice, it has 1",
    ),
    "illegal answer": (
        WHOLE.replace('"card":22,', '"card":23,'),
        "answers[2].choices: expected a legal choice, got PlayCard(card=23",
    ),
    "answer given twice": (
        WHOLE.replace('"card":22,', '"card":20,'),
        "answers[2].choices: expected each choice once",
    ),
    "missing answer": (
        WHOLE.replace(""", '{"type":"PlayCard","card":22,"announce":false}'""", ""),
        "answers: expected every legal choice, there is none with PlayCard(card=22",
    ),
    "best answer is not first": (
        WHOLE.replace("value = -1.0", "value = 1.0"),
        "answers[1].value: expected at most 0.0",
    ),
    "two best answers": (
        WHOLE.replace("value = -1.0", "value = 0.0"),
        "answers[1]: expected to be worse than",
    ),
    "second-best answer within the interval": (
        WHOLE.replace("value = -1.0", "value = -1.0\nwithin = 1.5").replace("deals = 0", "deals = 10000"),
        "answers[1]: expected to be worse than the best by its interval, -1.0 ± 1.5 beside 0.0",
    ),
    "infinite interval": (
        WHOLE.replace("value = 0.0", "value = 0.0\nwithin = inf"),
        "answers[0].within: expected `float` <= ",
    ),
    "deeply nested choices": (
        WHOLE.replace("""choices = ['""", """choices = ['{"x":""" + "[" * 960 + """', '""", 1),
        "answers[0].choices: expected choices as in a journal",
    ),
    "too few deals": (
        WHOLE.replace("deals = 0", "deals = 400"),
        "deals: expected 0 (exact) or at least 10,000",
    ),
}


def write_puzzle(folder: Path, text: str, game: str = "sixty_six", name: str = "one.toml") -> Path:
    path = folder / "puzzles" / game / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_puzzles_of_each_grade(game: str) -> None:
    loaded = load_puzzles([LEVELS], game)
    assert loaded.problems == ()
    assert len(loaded.puzzles) >= LEAST
    assert set(Counter(one.grade for one in loaded.puzzles)) == set(GRADES)
    titles = [one.title for one in loaded.puzzles]
    assert len(set(titles)) == len(titles)


def test_fields_of_a_puzzle(tmp_path: Path) -> None:
    puzzle = load_puzzle(write_puzzle(tmp_path, WHOLE))
    assert (puzzle.game, puzzle.grade, puzzle.seat, puzzle.exact) == ("sixty_six", 2, 0, True)
    assert puzzle.margin == 1.0
    assert puzzle.solved_by(puzzle.best.choices[0])
    assert not puzzle.solved_by(puzzle.answers[1].choices[0])
    assert puzzle.view().seat == 0


@pytest.mark.parametrize("kind", BROKEN)
def test_broken_file_is_reported_and_others_are_read(kind: str, tmp_path: Path) -> None:
    text, expected = BROKEN[kind]
    assert text != WHOLE
    path = write_puzzle(tmp_path, text, name="broken.toml")
    with pytest.raises(BadLevel) as raised:
        load_puzzle(path)
    assert str(raised.value).startswith(f"{path}: ")
    assert expected in str(raised.value)
    write_puzzle(tmp_path, WHOLE)
    loaded = load_puzzles([tmp_path], "sixty_six")
    assert [one.title for one in loaded.puzzles] == ["A lead"]
    assert loaded.problems == (str(raised.value),)


def test_puzzle_in_another_games_folder_is_refused(tmp_path: Path) -> None:
    path = write_puzzle(tmp_path, WHOLE, game="sixpack")
    loaded = load_puzzles([tmp_path], "sixpack")
    assert loaded.puzzles == ()
    expected = f"{path}: game: expected sixpack, like the folder's name, got 'sixty_six'"
    assert loaded.problems == (expected,)


def test_players_own_puzzles_are_added_and_positions_occur_once(tmp_path: Path) -> None:
    write_puzzle(tmp_path / "own", WHOLE.replace('title = "A lead"', 'title = "Mine"'))
    first, second = (
        write_puzzle(tmp_path, WHOLE),
        write_puzzle(tmp_path, WHOLE.replace("grade = 2", "grade = 1"), name="two.toml"),
    )
    assert load_puzzle(first).id == load_puzzle(second).id
    folders = (tmp_path, tmp_path / "own")
    assert [one.title for one in load_puzzles(folders, "sixty_six").puzzles] == ["A lead"]
    first.unlink()
    second.unlink()
    assert [one.title for one in load_puzzles(folders, "sixty_six").puzzles] == ["Mine"]


@pytest.mark.parametrize("game", GAMES)
def test_written_puzzle_is_read_back(game: str, tmp_path: Path) -> None:
    for puzzle in load_puzzles([LEVELS], game).puzzles[:2]:
        assert load_puzzle(write_puzzle(tmp_path, as_toml(puzzle), game)) == puzzle


# -- tries -----------------------------------------------------------------------------------------------


@pytest.fixture
def puzzle() -> Puzzle:
    return load_puzzles([LEVELS], "six_takes").puzzles[0]


def test_stars_depend_on_tries_and_help(puzzle: Puzzle) -> None:
    best, wrong = puzzle.best.choices[0], puzzle.answers[1].choices[0]
    attempt = Attempt(puzzle)
    assert (attempt.try_choice(best), attempt.stars) == (True, 3)
    attempt = Attempt(puzzle)
    assert not attempt.try_choice(wrong)
    assert not attempt.can_hint
    assert (attempt.try_choice(best), attempt.stars) == (True, 2)
    attempt = Attempt(puzzle)
    attempt.try_choice(wrong)
    attempt.try_choice(wrong)
    assert attempt.can_hint
    assert set(attempt.hint()) == {best, wrong}
    assert (attempt.try_choice(best), attempt.stars) == (True, 1)
    assert (attempt.show_solution(), attempt.stars) == (best, 0)


def test_order_of_a_hint_reveals_nothing() -> None:
    puzzles = [one for game in GAMES for one in load_puzzles([LEVELS], game).puzzles]
    first = {Attempt(one).hint()[0] == one.best.choices[0] for one in puzzles}
    assert first == {True, False}


@pytest.mark.parametrize("game", GAMES)
def test_others_play_on_deterministically(game: str) -> None:
    for puzzle in load_puzzles([LEVELS], game).puzzles[::6]:
        for answer in puzzle.answers[:2]:
            told, again = (tuple(continuation(puzzle, puzzle.match(), answer.choices[0])) for _ in range(2))
            assert told == again
            assert (told[0].seat, told[0].choice) == (puzzle.seat, answer.choices[0])
            match = puzzle.match()
            for chosen in told:
                match.choose(chosen.seat, chosen.choice)
            asked = len(match.pending.get(puzzle.seat, ())) > 1
            assert asked or match.phase is not Phase.CHOOSING


def test_best_stars_of_each_puzzle_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    one, other = "0" * 32, "f" * 32
    for solved in (
        SolvedPuzzle(one, 2, 2),
        SolvedPuzzle(one, 3, 1),
        SolvedPuzzle(other, 1, 4),
        SolvedPuzzle(one, 1, 3),
    ):
        assert puzzle_tries.add(path, solved) is None
    with path.open("a") as file:
        file.write('{"puzzle":"' + other + '","stars":9,"tries":1}\n{"puz')
    kept, problem = puzzle_tries.load(path)
    assert best_stars(kept) == {one: 3, other: 1}
    assert "line 5" in problem
