"""Tries at a puzzle, the stars they leave, and what a choice leads to at the table."""

from pathlib import Path

import pytest

from game.arcade.puzzles.attempt import Attempt, after
from game.arcade.puzzles.files import load_puzzles
from game.arcade.puzzles.puzzle import Puzzle
from game.cardgames.registry import GAMES
from game.engine.contract import Phase
from game.storage.history import puzzle_tries
from game.storage.history.puzzle_tries import SolvedPuzzle, best_stars
from game.storage.places import LEVELS


@pytest.fixture
def puzzle() -> Puzzle:
    return load_puzzles([LEVELS], "six_takes").puzzles[0]


def test_stars_go_with_tries_and_with_help(puzzle: Puzzle) -> None:
    best, wrong = puzzle.best.choices[0], puzzle.answers[1].choices[0]
    attempt = Attempt(puzzle)
    assert (attempt.choose(best), attempt.stars) == (True, 3)
    attempt = Attempt(puzzle)
    assert not attempt.choose(wrong)
    assert not attempt.may_hint
    assert (attempt.choose(best), attempt.stars) == (True, 2)
    attempt = Attempt(puzzle)
    attempt.choose(wrong)
    attempt.choose(wrong)
    assert attempt.may_hint
    assert set(attempt.hint()) == {best, wrong}
    assert (attempt.choose(best), attempt.stars) == (True, 1)
    assert (attempt.show_solution(), attempt.stars) == (best, 0)


def test_the_order_of_a_hint_tells_nothing() -> None:
    puzzles = [one for game in GAMES for one in load_puzzles([LEVELS], game).puzzles]
    first = {Attempt(one).hint()[0] == one.best.choices[0] for one in puzzles}
    assert first == {True, False}


@pytest.mark.parametrize("game", GAMES)
def test_all_play_on_to_the_players_next_choice_in_the_same_way(game: str) -> None:
    for puzzle in load_puzzles([LEVELS], game).puzzles[::6]:
        for answer in puzzle.answers[:2]:
            told = after(puzzle, answer.choices[0])
            assert told == after(puzzle, answer.choices[0])
            assert (told[0].seat, told[0].choice) == (puzzle.seat, answer.choices[0])
            match = puzzle.match()
            for chosen in told:
                match.choose(chosen.seat, chosen.choice)
            asked = len(match.pending.get(puzzle.seat, ())) > 1
            assert asked or match.phase is not Phase.CHOOSING


def test_the_best_stars_of_each_puzzle_are_kept(tmp_path: Path) -> None:
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
