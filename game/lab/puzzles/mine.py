"""A search of self-play for puzzles: positions with a clear, surprising and short solution."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from game import VERSION
from game.ai.agent import Agent
from game.ai.factory import make_agent
from game.ai.levels import budget_of
from game.ai.trials import CannotTry
from game.arcade.puzzles.puzzle import DEALS, GRADES, Puzzle
from game.cardgames.registry import kit_of
from game.engine.chance import seed_of
from game.engine.contract import Choice, Phase
from game.engine.journal import Header, Player, new_match
from game.engine.match import Match, decision_seed
from game.lab.puzzles.proof import Proof, evaluate_choices
from game.storage.levels.tables import Opponent, ReadyTable

_PLAYER = "drake"
_SEAT = 0
_FIRST_DEALS = 100
_LAST_POSITIONS = 5
"""How many of a round's last positions are tried; they're preferred because their continuations are short."""
_LEAST_DEVIATIONS = 0.2
"""The minimum lead of the best choice over the second, in standard deviations of its value."""
_LEAST_POINTS = 0.25
"""The minimum lead of the best choice over the second, in points."""
_ANSWERS = range(3, 11)
"""How many different answers a puzzle may have."""
_MOST_CHOICES = 24
_LONGEST = 120
"""The maximum number of choices before a puzzle's position."""


class _Candidate(Struct, frozen=True):
    """A position that may become a puzzle: `step` choices come before it, and `choices` are legal in it."""

    step: int
    view: Any
    choices: int


class PuzzleMiner:
    """A search for the same number of puzzles of each grade, at most one per match, at each table in turn."""

    def __init__(self, game: str, tables: Sequence[ReadyTable], cast: Sequence[Opponent], count: int) -> None:
        self._kit = kit_of(game)
        self._tables = tables
        self._cast = {opponent.id: opponent for opponent in cast}
        self._wanted = {grade: count // len(GRADES) + (grade <= count % len(GRADES)) for grade in GRADES}
        self._counts: Counter[int] = Counter()
        self._agents: dict[str, Agent[Any]] = {}

    def find(self, seed: int) -> Iterator[Puzzle]:
        """Yield puzzles until there are enough; the same seed always finds the same ones."""
        number = 0
        while any(self._counts[grade] < wanted for grade, wanted in self._wanted.items()):
            header = self._header(self._tables[number % len(self._tables)], seed + number)
            number += 1
            puzzle = self._find_in_match(header)
            if puzzle is not None:
                self._counts[puzzle.grade] += 1
                yield puzzle

    def _header(self, table: ReadyTable, seed: int) -> Header:
        players = [Player(self._cast[opponent].name, _PLAYER, opponent) for opponent in table.opponents]
        players.insert(_SEAT, Player(""))
        return Header(
            version=VERSION,
            game=table.game,
            seed=seed,
            options=dict(table.options),
            players=tuple(players),
            rated=False,
        )

    def _find_in_match(self, header: Header) -> Puzzle | None:
        """Return the last puzzle in a match's first round whose grade is still wanted, or None."""
        match = new_match(self._kit.rules(), header)
        for candidate in list(self._candidates(match))[: -_LAST_POSITIONS - 1 : -1]:
            proof = self._proof(candidate, _FIRST_DEALS, candidate.step)
            if proof is None:
                continue
            grade = self._grade(candidate, proof, header.seed)
            if grade is None or self._counts[grade] >= self._wanted[grade]:
                continue
            chance = seed_of(header.seed, "puzzle", candidate.step) % 10**9
            deals = 0 if proof.exact else DEALS
            if not proof.exact and (proof := self._proof(candidate, DEALS, chance)) is None:
                continue
            title, history = f"Number {header.seed}", tuple(match.history[: candidate.step])
            return Puzzle(title, grade, header, history, proof.answers, deals, chance)
        return None

    def _candidates(self, match: Match) -> Iterator[_Candidate]:
        """Play the first round; yield positions in which the player's seat has enough choices."""
        match.deal()
        while match.phase is Phase.CHOOSING and match.rounds == 1 and len(match.history) <= _LONGEST:
            seat = min(match.pending, key=lambda other: (other != _SEAT, other))
            legal, view = match.pending[seat], match.view(seat)
            if seat == _SEAT and _ANSWERS[0] <= len(legal) <= _MOST_CHOICES:
                yield _Candidate(len(match.history), view, len(legal))
            chance = decision_seed(match.setup, seat, match.history)
            match.choose(seat, self._choose(_PLAYER, view, chance))

    def _proof(self, candidate: _Candidate, deals: int, chance: int) -> Proof | None:
        """Return a candidate's proof; None unless one choice is clearly best and every choice was tried."""
        try:
            proof = evaluate_choices(self._kit.id, candidate.view, deals, chance)
        except CannotTry:
            return None
        tried = sum(len(answer.choices) for answer in proof.answers)
        is_complete = len(proof.answers) in _ANSWERS and tried == candidate.choices
        least_margin = max(_LEAST_DEVIATIONS * proof.luck, _LEAST_POINTS)
        # A sampled proof without luck means that no hidden card matters.
        is_clear = (proof.exact or proof.luck > 0) and proof.sure and proof.margin >= least_margin
        return proof if is_complete and is_clear else None

    def _grade(self, candidate: _Candidate, proof: Proof, seed: int) -> int | None:
        """Return the grade: 1 if Drake and Swan find the best choice, 2 if only the Swan does, 3 if neither.

        If only the Drake finds it, the position is no puzzle, and the grade is None.
        """
        best = proof.answers[0].choices
        drake, swan = (
            self._choose(spec, candidate.view, seed_of(seed, spec)) in best for spec in ("drake", "swan")
        )
        if drake:
            return 1 if swan else None
        return 2 if swan else 3

    def _choose(self, spec: str, view: Any, chance: int) -> Choice:
        if spec not in self._agents:
            self._agents[spec] = make_agent(self._kit, spec)
        return self._agents[spec].choose(view, budget_of(spec), chance).choice
