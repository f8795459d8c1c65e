"""Proofs: every choice on the same deals, the best one ahead of each other by its interval."""

import random

import pytest
from msgspec.structs import replace

from game.ai.trials import CandidateGroup, CannotTry, Trials
from game.arcade.puzzles.files import load_puzzles
from game.cardgames.registry import GAMES, kit_of
from game.cardgames.six_takes.rules.events import PlayCard
from game.engine.contract import Setup
from game.engine.match import Match
from game.lab.puzzles import proof as proofs
from game.lab.puzzles.proof import agrees, evaluate_choices, prove_puzzle
from game.storage.places import LEVELS

ONE, TWO, THREE = PlayCard(1), PlayCard(2), PlayCard(3)


def judged(monkeypatch: pytest.MonkeyPatch, trials: Trials) -> proofs.Proof:
    monkeypatch.setattr(type(kit_of("six_takes")), "try_all", lambda _kit: lambda *_asked: trials)
    return evaluate_choices("six_takes", None, 0, 0)


def test_the_best_comes_first_and_luck_that_all_share_is_no_doubt(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(6)
    luck = [chance.gauss(0, 10) for _ in range(1000)]
    better = tuple(one + 1 + chance.gauss(0, 0.5) for one in luck)
    proof = judged(
        monkeypatch, Trials((CandidateGroup((ONE,), tuple(luck)), CandidateGroup((TWO, THREE), better)))
    )
    assert proof.answers[0].choices == (TWO, THREE)
    assert proof.margin == pytest.approx(1.0, abs=0.1)
    # The interval is that of the differences, whose deviation is 0.5, on 1,000 deals.
    assert proof.answers[1].within == pytest.approx(2.68 * 0.5 / 1000**0.5, rel=0.3)
    assert proof.sure


def test_deals_that_are_alike_make_the_interval_wider(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(6)
    apart = [chance.gauss(1, 3) for _ in range(50)]
    alike = tuple(one for one in apart for _ in range(20))
    proof = judged(
        monkeypatch, Trials((CandidateGroup((ONE,), alike), CandidateGroup((TWO,), (0.0,) * 1000)))
    )
    assert proof.answers[1].within == pytest.approx(2.68 * 3 / 50**0.5, rel=0.3)
    assert not proof.sure


def test_an_exact_value_has_no_interval(monkeypatch: pytest.MonkeyPatch) -> None:
    proof = judged(
        monkeypatch, Trials((CandidateGroup((ONE,), (1.0,)), CandidateGroup((TWO,), (2.0,))), exact=True)
    )
    assert (proof.margin, proof.least, proof.sure, proof.exact) == (1.0, 1.0, True, True)
    level = judged(
        monkeypatch, Trials((CandidateGroup((ONE,), (1.0,)), CandidateGroup((TWO,), (1.0,))), exact=True)
    )
    assert not level.sure


@pytest.mark.parametrize("lines", [1, 2])
def test_there_must_be_something_to_compare(monkeypatch: pytest.MonkeyPatch, lines: int) -> None:
    trials = Trials((CandidateGroup((ONE,), (1.0,)), CandidateGroup((TWO,), (2.0,)))[:lines])
    with pytest.raises(CannotTry):
        judged(monkeypatch, trials)


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_is_tried_and_the_same_chance_gives_the_same(game: str) -> None:
    puzzle = next(one for one in load_puzzles([LEVELS], game).puzzles if not one.exact)
    first, again = prove_puzzle(puzzle, 50, 5), prove_puzzle(puzzle, 50, 5)
    assert first == again
    tried = {choice for answer in first.answers for choice in answer.choices}
    assert tried == {choice for answer in puzzle.answers for choice in answer.choices}
    assert prove_puzzle(puzzle, 50, 6) != first


def test_another_best_choice_is_no_proof() -> None:
    puzzle = next(one for one in load_puzzles([LEVELS], "sixty_six").puzzles if one.exact)
    proof = prove_puzzle(puzzle)
    assert agrees(puzzle, proof)
    first, second, *others = puzzle.answers
    assert not agrees(replace(puzzle, answers=(second, first, *others)), proof)


def test_a_call_of_sixty_six_is_no_puzzle() -> None:
    game = kit_of("sixty_six").rules()
    match = Match(game, Setup(4, 6, game.options()))
    match.deal()
    (seat,) = match.pending
    with pytest.raises(CannotTry, match="expected a card to play"):
        evaluate_choices("sixty_six", match.view(seat), 100, 0)
