"""Flat Monte Carlo for any card game: tries every choice on dealt states and plays each out.

A game that can deal the hidden cards of a view gets Drake (few deals) and Swan (many) from this. Stronger
players need a search of their own.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import fmean
from typing import Any, Generic, Protocol, TypeVar

from msgspec.structs import replace

from game.ai.agent import Agent, Budget, Decision, Prospect
from game.ai.search import Meter
from game.engine.contract import CardGame, Choice, Event

StateT = TypeVar("StateT")

Redeal = Callable[[Any, random.Random], StateT]
"""Deals everything a view hides, at random and consistent with the view; returns the whole state."""


class PlayOutView(Protocol):
    """The part of a view that a play-out needs."""

    @property
    def seat(self) -> int | None: ...


class FlatMonteCarlo(Agent[PlayOutView], Generic[StateT]):
    """A player that tries every choice on the same deals; from then on every seat chooses at random.

    Args:
        share: the share of a budget it uses (0 to 1).
    """

    def __init__(self, game: CardGame[StateT, Any], redeal: Redeal[StateT], share: float = 1.0) -> None:
        self._game, self._redeal, self._share = game, redeal, share

    def choose(self, view: PlayOutView, budget: Budget, chance: int) -> Decision:
        generator = random.Random(chance)
        choices = self._game.choices(view)
        if len(choices) == 1:
            return Decision(choices[0])
        values: list[list[float]] = [[] for _ in choices]
        for _deal in Meter(replace(budget, samples=round(budget.samples * self._share))).batches(1):
            state = self._redeal(view, generator)
            for choice, found in zip(choices, values, strict=True):
                found.append(self._value(state, view.seat or 0, choice, generator))
        prospects = tuple(
            Prospect(choice, fmean(found), fmean(value < 0 for value in found))
            for choice, found in zip(choices, values, strict=True)
        )
        return Decision(max(prospects, key=lambda one: one.value).choice, prospects)

    def _value(self, state: StateT, seat: int, choice: Choice, generator: random.Random) -> float:
        """Return the seat's points in the rest of the round, negated where fewer are better."""
        state, events = self._game.apply(state, seat, choice)
        while (points := self._scored(events, seat)) is None:
            asked = sorted(self._game.pending(state).items(), key=lambda one: one[0])
            if not asked:
                # The round was given up without a score.
                return 0.0
            other, legal = generator.choice(asked)
            state, events = self._game.apply(state, other, generator.choice(legal))
        return points if self._game.more_is_better else -points

    def _scored(self, events: tuple[Event, ...], seat: int) -> float | None:
        """Return the seat's points if these events score the round."""
        scored = (self._game.points(event) for event in events)
        return next((points.get(seat, 0) for points in scored if points is not None), None)
