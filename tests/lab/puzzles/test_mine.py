"""Mining: clear positions of self-play, of the grade that the levels' choices give them."""

import pytest

from game.ai.factory import make_agent
from game.arcade.puzzles.puzzle import Puzzle
from game.cardgames.registry import kit_of
from game.lab.puzzles import mine
from game.lab.puzzles.mine import PuzzleMiner
from game.storage.levels.tables import load_opponents, load_tables
from game.storage.places import LEVELS

GAME = "must_be_18"


def mined(monkeypatch: pytest.MonkeyPatch, count: int, title: str, game: str = GAME) -> list[Puzzle]:
    monkeypatch.setattr(mine, "DEALS", 200)
    tables = [one for one in load_tables([LEVELS], lambda _table: None).tables if one.title == title]
    return list(PuzzleMiner(game, tables, load_opponents(LEVELS / "opponents.toml"), count).find(3000))


def test_what_is_mined_is_clear_short_and_no_two_from_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    found = mined(monkeypatch, 1, "A quick dip")
    assert found == mined(monkeypatch, 1, "A quick dip")
    (puzzle,) = found
    assert puzzle.grade == 1
    assert (puzzle.deals, puzzle.seat) == (200, 0)
    assert len(puzzle.answers) >= 3
    assert all(one.value + one.within < puzzle.best.value for one in puzzle.answers[1:])
    assert puzzle.match().rounds == 1


@pytest.mark.campaign
def test_open_cards_make_exact_puzzles_of_all_grades(monkeypatch: pytest.MonkeyPatch) -> None:
    found = mined(monkeypatch, 3, "Open hands", "sixty_six")
    assert sorted(one.grade for one in found) == [1, 2, 3]
    assert all(one.exact for one in found)
    assert len({one.header.seed for one in found}) == len(found)
    drake = make_agent(kit_of("sixty_six"), "drake")
    for puzzle in found:
        choice = drake.choose(puzzle.view(), mine.budget_of("drake"), 0).choice
        assert puzzle.solved_by(choice) == (puzzle.grade == 1)
