"""Finding puzzles in self-play: clear, surprising and short positions of a game's ready-made tables."""

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
from game.arcade.puzzles.proof import DEALS, Proof, weighed
from game.arcade.puzzles.puzzle import GRADES, Puzzle
from game.cardgames.registry import kit_of
from game.engine.chance import seed_of
from game.engine.contract import Choice, Phase
from game.engine.journal import Header, Player, new_match
from game.engine.match import Match, chance_of
from game.storage.levels import Opponent, Ready

_PLAYER = "drake"
_SEAT = 0
_FIRST_LOOK = 200
_CLEAR = 0.2
"""The best is to be worth more than the second best by so many standard deviations of its luck,"""
_LEAST = 0.25
"""and by so many points."""
_LINES = range(3, 9)
"""A puzzle has so many answers that differ,"""
_MOST_CHOICES = 24
"""and at most so many choices."""
_LONGEST = 120
"""So many choices lead to it at most."""


class _Candidate(Struct, frozen=True):
    """A position that may be a puzzle, and what a first look at it shows."""

    step: int
    view: Any
    legal: tuple[Choice, ...]
    proof: Proof

    @property
    def clarity(self) -> float:
        """The margin, in standard deviations of luck or, where there is none, in points."""
        return self.proof.margin / (self.proof.luck or 1.0)


class Miner:
    """Finds puzzles of a game, as many of each grade, one from a match at most.

    Args:
        tables: those of the game at which matches are played, in turn, without their opponents' levels.
        cast: the opponents, among them those of the tables.
    """

    def __init__(self, game: str, tables: Sequence[Ready], cast: Sequence[Opponent], count: int) -> None:
        self._kit = kit_of(game)
        self._tables = tables
        self._cast = {one.id: one for one in cast}
        self._wanted = {grade: count // len(GRADES) + (grade <= count % len(GRADES)) for grade in GRADES}
        self._found: Counter[int] = Counter()
        self._agents: dict[str, Agent[Any]] = {}

    def find(self, seed: int) -> Iterator[Puzzle]:
        """Puzzles, until there are enough; the same seed finds the same."""
        number = 0
        while any(self._found[grade] < wanted for grade, wanted in self._wanted.items()):
            header = self._header(self._tables[number % len(self._tables)], seed + number)
            number += 1
            puzzle = self._in_match(header)
            if puzzle is not None:
                self._found[puzzle.grade] += 1
                yield puzzle

    def _header(self, table: Ready, seed: int) -> Header:
        people = [Player(self._cast[one].name, _PLAYER, one) for one in table.opponents]
        people.insert(_SEAT, Player(""))
        return Header(
            version=VERSION,
            game=table.game,
            seed=seed,
            options=dict(table.options),
            players=tuple(people),
            rated=False,
        )

    def _in_match(self, header: Header) -> Puzzle | None:
        """The clearest puzzle of a match's first round, of a grade that is still wanted."""
        match = new_match(self._kit.rules(), header)
        candidates = sorted(self._candidates(match), key=lambda one: -one.clarity)
        for one in candidates:
            grade = self._grade(one, header.seed)
            if grade is None or self._found[grade] >= self._wanted[grade]:
                continue
            chance = seed_of(header.seed, "puzzle", one.step) % 10**9
            exact = one.proof.exact
            proof = one.proof if exact else weighed(self._kit.id, one.view, DEALS, chance)
            if not self._is_clear(proof, one.legal):
                continue
            history = tuple(match.history[: one.step])
            title = f"Number {header.seed}"
            return Puzzle(title, grade, header, history, proof.answers, 0 if exact else DEALS, chance)
        return None

    def _candidates(self, match: Match) -> Iterator[_Candidate]:
        """Play the first round; the positions of the player's seat that a first look finds clear."""
        match.deal()
        while match.phase is Phase.CHOOSING and match.rounds == 1 and len(match.history) <= _LONGEST:
            seat = min(match.pending, key=lambda one: (one != _SEAT, one))
            legal, view = match.pending[seat], match.view(seat)
            if seat == _SEAT and _LINES[0] <= len(legal) <= _MOST_CHOICES:
                step = len(match.history)
                try:
                    proof = weighed(self._kit.id, view, _FIRST_LOOK, step)
                except CannotTry:
                    proof = None
                if proof is not None and self._is_clear(proof, legal):
                    yield _Candidate(step, view, legal, proof)
            chance = chance_of(match.setup, seat, match.history)
            match.choose(seat, self._choice(_PLAYER, view, chance))

    def _is_clear(self, proof: Proof, legal: Sequence[Choice]) -> bool:
        """Whether there is one best choice by far, and every legal choice was tried."""
        tried = sum(len(one.choices) for one in proof.answers)
        enough = len(proof.answers) in _LINES and tried == len(legal)
        return enough and proof.sure and proof.margin >= max(_CLEAR * proof.luck, _LEAST)

    def _grade(self, found: _Candidate, seed: int) -> int | None:
        """The grade: by who finds the best choice; None if only the weaker player does."""
        best = found.proof.answers[0].choices
        drake, swan = (
            self._choice(spec, found.view, seed_of(seed, spec)) in best for spec in ("drake", "swan")
        )
        if drake:
            return 1 if swan else None
        return 2 if swan else 3

    def _choice(self, spec: str, view: Any, chance: int) -> Choice:
        if spec not in self._agents:
            self._agents[spec] = make_agent(self._kit, spec)
        return self._agents[spec].choose(view, budget_of(spec), chance).choice
