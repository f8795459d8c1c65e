"""Mining puzzles from self-play: clear positions whose best choice is proved to be ahead; its commands."""

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.ai.factory import make_agent
from game.ai.trials import CandidateGroup, CannotTry, Trials
from game.arcade.puzzles.files import load_puzzle, load_puzzles
from game.arcade.puzzles.puzzle import Puzzle
from game.cardgames.registry import GAMES, kit_of
from game.cardgames.six_takes.rules.events import PlayCard
from game.commands import line
from game.engine.contract import Setup
from game.engine.match import Match
from game.lab.puzzles import mine
from game.lab.puzzles import proof as proofs
from game.lab.puzzles.mine import PuzzleMiner
from game.lab.puzzles.proof import confirms_best, evaluate_choices, prove_puzzle
from game.storage.levels.tables import load_opponents, load_tables
from game.storage.places import LEVELS

GAME = "must_be_18"


def mine_puzzles(monkeypatch: pytest.MonkeyPatch, count: int, title: str, game: str = GAME) -> list[Puzzle]:
    monkeypatch.setattr(mine, "DEALS", 200)
    tables = [one for one in load_tables([LEVELS], lambda _table: None).tables if one.title == title]
    return list(PuzzleMiner(game, tables, load_opponents(LEVELS / "opponents.toml"), count).find(3000))


def test_mined_puzzle_is_clear_short_and_reproducible(monkeypatch: pytest.MonkeyPatch) -> None:
    found = mine_puzzles(monkeypatch, 1, "A quick dip")
    assert found == mine_puzzles(monkeypatch, 1, "A quick dip")
    (puzzle,) = found
    assert puzzle.grade == 1
    assert (puzzle.deals, puzzle.seat) == (200, 0)
    assert len(puzzle.answers) >= 3
    assert all(one.value + one.within < puzzle.best.value for one in puzzle.answers[1:])
    assert puzzle.match().rounds == 1


@pytest.mark.campaign
def test_open_cards_make_exact_puzzles_of_all_grades(monkeypatch: pytest.MonkeyPatch) -> None:
    found = mine_puzzles(monkeypatch, 3, "Open hands", "sixty_six")
    assert sorted(one.grade for one in found) == [1, 2, 3]
    assert all(one.exact for one in found)
    assert len({one.header.seed for one in found}) == len(found)
    drake = make_agent(kit_of("sixty_six"), "drake")
    for puzzle in found:
        choice = drake.choose(puzzle.view(), mine.budget_of("drake"), 0).choice
        assert puzzle.solved_by(choice) == (puzzle.grade == 1)


# -- the command line ------------------------------------------------------------------------------------


def exact() -> Path:
    paths = sorted((LEVELS / "puzzles" / "sixty_six").glob("*.toml"))
    return next(path for path in paths if load_puzzle(path).exact)


def test_mined_files_can_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "puzzles" / "sixty_six"
    words = ["puzzles", "mine", "sixty_six", "--count", "1", "--seed", "5000", "--table", "Open hands"]
    assert line.run([*words, "--out", str(folder)]) == 0
    (path,) = folder.glob("*.toml")
    assert load_puzzles([tmp_path], "sixty_six").problems == ()
    assert capsys.readouterr().out.startswith(f"{path}: grade 1, exact, ahead by ")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("chess",), "unknown game 'chess': expected one of six_takes,"),
        (("six_takes", "--table", "Round one"), "unknown table 'Round one': expected one of Wet feet,"),
    ],
)
def test_impossible_requests_are_reported(
    words: tuple[str, ...], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert line.run(["puzzles", "mine", *words]) == 1
    assert capsys.readouterr().err.startswith(f"main.py: {expected}")


def test_proving_reports_every_puzzle_and_continues_after_faults(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = exact()
    assert line.run(["puzzles", "prove", str(good)]) == 0
    assert capsys.readouterr().out.startswith(f"{good}: proven, exact, ahead by ")
    text = good.read_text(encoding="utf-8")
    first, *others = text.split("[[answers]]")
    worse = others[0].replace("value = ", "value = -9")
    wrong = tmp_path / "1.toml"
    # The second best answer claims to be the best by far.
    swapped = [others[1].replace("value = ", "value = 9"), others[0], *others[2:]]
    wrong.write_text(
        "[[answers]]".join([first, *swapped]).replace("value = 9-", "value = 9"), encoding="utf-8"
    )
    broken = tmp_path / "2.toml"
    broken.write_text("[[answers]]".join([first, worse, *others[1:]]), encoding="utf-8")
    (tmp_path / "3.toml").write_text(text, encoding="utf-8")
    assert line.run(["puzzles", "prove", str(tmp_path)]) == 1
    told = capsys.readouterr()
    lines = told.out.splitlines()
    assert lines[0].startswith(f"{wrong}: NOT PROVEN, ")
    assert lines[1].startswith(f"{broken}: answers[1].value: expected at most ")
    assert lines[2].startswith(f"{tmp_path / '3.toml'}: proven, ")
    assert told.err == "main.py: 2 of 3 puzzles aren't proved\n"
    impossible = tmp_path / ("long" * 100)
    assert line.run(["puzzles", "prove", str(impossible), str(good)]) == 1
    assert capsys.readouterr().out.startswith(f"{impossible}: can't be read (File name too long)\n{good}: ")


# -- proofs ----------------------------------------------------------------------------------------------


ONE, TWO, THREE = PlayCard(1), PlayCard(2), PlayCard(3)


def evaluate(monkeypatch: pytest.MonkeyPatch, trials: Trials) -> proofs.Proof:
    monkeypatch.setattr(type(kit_of("six_takes")), "try_all", lambda _kit: lambda *_asked: trials)
    return evaluate_choices("six_takes", None, 0, 0)


def test_best_answer_comes_first_and_shared_luck_does_not_widen_the_interval(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chance = random.Random(6)
    luck = [chance.gauss(0, 10) for _ in range(1000)]
    better = tuple(one + 1 + chance.gauss(0, 0.5) for one in luck)
    proof = evaluate(
        monkeypatch, Trials((CandidateGroup((ONE,), tuple(luck)), CandidateGroup((TWO, THREE), better)))
    )
    assert proof.answers[0].choices == (TWO, THREE)
    assert proof.margin == pytest.approx(1.0, abs=0.1)
    # The interval is that of the differences, whose deviation is 0.5, on 1,000 deals.
    assert proof.answers[1].within == pytest.approx(2.68 * 0.5 / 1000**0.5, rel=0.3)
    assert proof.sure


def test_correlated_deals_widen_the_interval(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(6)
    apart = [chance.gauss(1, 3) for _ in range(50)]
    alike = tuple(one for one in apart for _ in range(20))
    proof = evaluate(
        monkeypatch, Trials((CandidateGroup((ONE,), alike), CandidateGroup((TWO,), (0.0,) * 1000)))
    )
    assert proof.answers[1].within == pytest.approx(2.68 * 3 / 50**0.5, rel=0.3)
    assert not proof.sure


def test_exact_value_has_no_interval(monkeypatch: pytest.MonkeyPatch) -> None:
    proof = evaluate(
        monkeypatch, Trials((CandidateGroup((ONE,), (1.0,)), CandidateGroup((TWO,), (2.0,))), exact=True)
    )
    assert (proof.margin, proof.least, proof.sure, proof.exact) == (1.0, 1.0, True, True)
    level = evaluate(
        monkeypatch, Trials((CandidateGroup((ONE,), (1.0,)), CandidateGroup((TWO,), (1.0,))), exact=True)
    )
    assert not level.sure


@pytest.mark.parametrize("lines", [1, 2])
def test_proof_needs_something_to_compare(monkeypatch: pytest.MonkeyPatch, lines: int) -> None:
    trials = Trials((CandidateGroup((ONE,), (1.0,)), CandidateGroup((TWO,), (2.0,)))[:lines])
    with pytest.raises(CannotTry):
        evaluate(monkeypatch, trials)


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_is_tried_reproducibly(game: str) -> None:
    puzzle = next(one for one in load_puzzles([LEVELS], game).puzzles if not one.exact)
    first, again = prove_puzzle(puzzle, 50, 5), prove_puzzle(puzzle, 50, 5)
    assert first == again
    tried = {choice for answer in first.answers for choice in answer.choices}
    assert tried == {choice for answer in puzzle.answers for choice in answer.choices}
    assert prove_puzzle(puzzle, 50, 6) != first


def test_puzzle_with_another_best_choice_is_not_confirmed() -> None:
    puzzle = next(one for one in load_puzzles([LEVELS], "sixty_six").puzzles if one.exact)
    proof = prove_puzzle(puzzle)
    assert confirms_best(puzzle, proof)
    first, second, *others = puzzle.answers
    assert not confirms_best(replace(puzzle, answers=(second, first, *others)), proof)


def test_calls_of_sixty_six_are_no_puzzles() -> None:
    game = kit_of("sixty_six").rules()
    match = Match(game, Setup(4, 6, game.options()))
    match.deal()
    (seat,) = match.pending
    with pytest.raises(CannotTry, match="expected a card to play"):
        evaluate_choices("sixty_six", match.view(seat), 100, 0)
